import type { Moves } from '../sentences.ts'
import type { DeclineKind, StopKind } from '../told.ts'
import {
  also,
  amount,
  at,
  byTile,
  covers,
  favor,
  forPoints,
  good,
  guild,
  list,
  notable,
  rupees,
  sides,
  space,
  tile,
  to,
  ways,
} from './speak.ts'
import { words } from './words.ts'

const stops: Readonly<Record<StopKind, string>> = {
  materials: 'Es suficiente: construir',
  sailor: 'Terminar las entregas',
  'sailor-payment': 'No pagar más',
  trader: 'Terminar con el Comerciante',
  trade: 'Terminar el cambio',
  botanist: 'Terminar con el Botánico',
  'second-step': 'Sin segundo paso de granjero',
  farmers: 'No mover más granjeros',
  'choose-guild': 'Sin segundo paso',
  'stand-up': 'No levantar más trabajadores',
}

const declines: Readonly<Record<DeclineKind, string>> = {
  cook: 'A la reserva',
  follow: 'No seguir',
  jagirdar: 'Sin entrega',
  once: 'No usarlo',
  sadr: 'Nada para Akbar',
  mosaic: 'No tomar loseta',
  steps: 'No dar más pasos',
  shortage: 'Renunciar',
}

/** What a move does, short enough for a button. */
export const moves: Moves = {
  'lay-down': (move) => `Tumbar al trabajador ${at(move.space)}`,
  'take-from-cook': () => 'Tomar un trabajador del Cocinero',
  mosaic: (move) => `Mosaiquista: ganar ${favor(move.favor)}${also(forPoints(move.points))}`,
  'end-meditation': () => 'Pasar a la acción',
  place(move, speech) {
    const bumps = move.bumps === undefined ? undefined : `desplaza a ${speech.name(move.bumps)}`
    const coins = move.rupees > 0 ? rupees(move.rupees) : undefined
    return `Trabajador ${at(move.space)}${also(
      bumps,
      coins,
      move.merchant ? 'Mercader' : undefined,
      move.builder ? 'Constructor' : undefined,
    )}`
  },
  peon: (move) =>
    `Trabajar otra vez ${at(move.space)}${also(move.help ? byTile(move.help) : move.price === 0 ? 'gratis' : `por ${rupees(move.price)}`)}`,
  store: () => 'Dejarlo con el Cocinero',
  build: ({ building }) => `Construir ${space(building)}`,
  'pay-material': (move) => `Pagar ${amount(move.good, 1)}`,
  'bonus-tile': (move) => words.bonusTiles[move.tile],
  'pay-sailor': (move) => `Pagar ${amount(move.good, 1)} · ${move.value} más`,
  give: (move) => `Dar ${amount(move.good, 1)} · vale ${move.value}`,
  'price-token': ({ value, on }) => `Ficha de precio ${value}, ${on ? `en ${good(on)}` : 'con el Comerciante'}`,
  'set-price': (move) => `${words.goods[move.good]}: valor ${move.value}`,
  'advance-tracker': () => 'Pagar y avanzar en meditación',
  dye: (move) => `Tintorero: ${amount(move.good, 1)} por 2 de los bienes`,
  produce({ count, good: made, dyed }) {
    const all = [...(dyed ? [amount(dyed, 1)] : []), ...(count > 0 ? [amount(made, count)] : [])]
    return all.length > 0 ? `Producir ${list(all)}` : 'No producir nada'
  },
  process: (move) =>
    move.total === 0 ? 'No procesar nada' : `Hacer ${amount(move.good, move.total)}${also(byTile(move.help))}`,
  'process-good': (move) => `Hacer ${amount(move.good, move.total)}${also(forPoints(move.points), byTile(move.help))}`,
  follow: (move) => `Seguir: hacer ${amount(move.good, move.total)}${also(byTile(move.help))}`,
  deliver: (move) =>
    `${amount(move.good, move.double ? 2 : 1)} ${to(notable(move.notable))}${also(rupees(move.rupees), forPoints(move.points))}`,
  order: (move) => `Encargo de ${guild(move.guild)}: ${list(move.goods.map(good))}`,
  akbar: (move) => `Dar a Akbar ${amount(move.good, 1)}`,
  offering: (move) => `Dar a Akbar ${amount(move.good, 1)} en el cuenco de ${good(move.bowl)}`,
  exchange: (move) => `Cambiar ${amount(move.good, 1)}${also(forPoints(move.points))}`,
  take: (move) => `Tomar ${amount(move.good, 1)} · vale ${move.value}`,
  sell: (move) => `Vender ${amount(move.good, 1)} · ${rupees(move.rupees)}`,
  'remove-cover': (move) => `Quitar la cubierta ${covers[move.cover]}${also(forPoints(move.points))}`,
  'move-farmer': (move) =>
    `Granjero ${sides[move.side]}: ${ways[move.side][move.direction]}${also(forPoints(move.points))}`,
  'stand-up': (move) => `Levantar al trabajador ${at(move.space)}`,
  step: (move) => `Paso con ${guild(move.guild)}, desde ${move.from}`,
  'use-ability': (move) =>
    move.notable === 'mujtahida' ? 'Construir el primer solar' : 'Levantar trabajadores y dar un paso',
  'take-favor': (move) => `Tomar ${favor(move.favor)}`,
  'take-tile': (move) => `Tomar la loseta ${tile(move.tile)}`,
  'give-up': (move) => `Dejar ${tile(move.tile)}`,
  'return-good': (move) => `Devolver ${amount(move.good, 1)}`,
  'return-favor': () => 'Devolver 1 de favor',
  stop: (move) => `${stops[move.at]}${move.refund > 0 ? ` · te devuelven ${rupees(move.refund)}` : ''}`,
  decline: (move) => declines[move.at],
  food: ({ food }) =>
    food === 'both'
      ? 'Aceite y curry: levantar 3 trabajadores'
      : `${food === 'oil' ? 'Aceite' : 'Curry'}: levantar 1 trabajador`,
  favor: ({ action, pay, mullah }) =>
    `Favor: ${words.favors[action]}${also(pay === undefined ? undefined : favor(pay), mullah ? 'Mulá' : undefined)}`,
  luxury(move) {
    if (move.good === 'clothes') return `Vender la ropa · ${rupees(move.rupees)}`
    return move.good === 'book' ? 'Libro: levantar 3 trabajadores, ganar 1 de favor' : 'Cuadro: pasos con 2 gremios'
  },
  french: (move) => `Francés: guardar ${amount(move.good, 1)} · valor ${move.value}`,
  caliph: () => 'Califa: levantar 1 trabajador por 1 de algodón',
  english: (move) => `Inglés: cambiar ${amount(move.good, 1)}`,
  statue: () => 'Estatua: otra acción',
  'end-turn': () => 'Terminar el turno',
}
