import { type DockNumber, type Events, isYou } from '../sentences.ts'
import type { EndName, LedgerName } from '../written.ts'
import {
  amount,
  at,
  covers,
  does,
  favor,
  good,
  guild,
  notable,
  of,
  points,
  rupees,
  sides,
  space,
  tile,
  to,
} from './speak.ts'
import { words } from './words.ts'

const why: Readonly<Record<LedgerName, string>> = {
  start: 'al empezar',
  deliveries: 'por la entrega',
  generous: 'de un contrato, por el bien entregado',
  orders: 'por el encargo',
  'bonus-tiles': 'de la loseta de premio',
  sailor: 'por entregas sin usar',
  buildings: 'que había en el edificio',
  sales: 'por la venta',
  contracts: 'de un contrato',
  peon: 'por trabajar otra vez',
}

const ends: Readonly<Record<EndName, string>> = {
  contract: 'El último contrato está completo',
  influence: 'Alguien llega al final de una escala de influencia',
  orders: 'Una columna de encargos está llena',
}

/** What happened, as the log tells it. */
export const events: Events = {
  'turn-began': ({ seat, round }, speech) =>
    `Ronda ${round}: ${isYou(seat, speech) ? 'tu turno' : `turno de ${speech.name(seat)}`}.`,
  'laid-down': (event, speech) => `${does(event.seat, speech, 'Tumbas', 'tumba')} al trabajador ${at(event.space)}.`,
  'taken-from-cook': ({ seat }, speech) => `${does(seat, speech, 'Tomas', 'toma')} un trabajador del Cocinero.`,
  points: (event, speech) => `${does(event.seat, speech, 'Ganas', 'gana')} ${points(event.points)} de meditación.`,
  'circle-blocked': ({ circle }) => `En el círculo de meditación queda bloqueado «${words.circle[circle]}».`,
  placed: (event, speech) => `${does(event.seat, speech, 'Colocas', 'coloca')} un trabajador ${at(event.space)}.`,
  bumped: (event, speech) =>
    `${does(event.seat, speech, 'Recuperas', 'recupera')} un trabajador ${event.standing ? 'de pie' : 'tumbado'} que estaba ${at(event.space)}.`,
  stored: ({ seat }, speech) => `${does(seat, speech, 'Dejas', 'deja')} un trabajador con el Cocinero.`,
  peon: (event, speech) =>
    `${does(event.seat, speech, 'Usas', 'usa')} otra vez al trabajador ${at(event.space)}${event.forced ? ': no queda otro' : ''}.`,
  'stood-up': (event, speech) => `${does(event.seat, speech, 'Levantas', 'levanta')} al trabajador ${at(event.space)}.`,
  rupees: (event, speech) =>
    event.rupees < 0
      ? `${does(event.seat, speech, 'Pagas', 'paga')} ${rupees(-event.rupees)} ${why[event.why]}.`
      : `${does(event.seat, speech, 'Ganas', 'gana')} ${rupees(event.rupees)} ${why[event.why]}.`,
  favor: (event, speech) => `${does(event.seat, speech, 'Ganas', 'gana')} ${favor(event.favor)}.`,
  'favor-action': ({ seat, action, paid }, speech) =>
    `${does(seat, speech, 'Usas', 'usa')} ${tile(action)} por ${favor(paid)}.`,
  gained: (event, speech) => `${does(event.seat, speech, 'Ganas', 'gana')} ${amount(event.good, event.count)}.`,
  spent: (event, speech) => `${does(event.seat, speech, 'Gastas', 'gasta')} ${amount(event.good, 1)}.`,
  lost: (event, speech) =>
    `${does(event.seat, speech, 'Renuncias', 'renuncia')} a ${event.good === null ? favor(event.count) : amount(event.good, event.count)}: no hay marcadores libres.`,
  luxury: (event, speech) => `${does(event.seat, speech, 'Usas', 'usa')} ${amount(event.good, 1)}.`,
  'favor-returned': ({ seat }, speech) => `${does(seat, speech, 'Devuelves', 'devuelve')} 1 de favor.`,
  produced: (event, speech) => `${does(event.seat, speech, 'No produces', 'no produce')} ${good(event.good)}.`,
  dyed: (event, speech) =>
    `${does(event.seat, speech, 'Conviertes', 'convierte')} 2 bienes en ${amount(event.good, 1)} con el Tintorero.`,
  processed: (event, speech) =>
    `${does(event.seat, speech, 'Procesas', 'procesa')} bienes y ${isYou(event.seat, speech) ? 'obtienes' : 'obtiene'} ${amount(event.good, event.count)}.`,
  followed(event, speech) {
    const follows = isYou(event.actor, speech)
      ? `${speech.name(event.seat)} te sigue`
      : `${does(event.seat, speech, 'Sigues', 'sigue')} a ${speech.name(event.actor)}`
    return `${follows} y ${isYou(event.seat, speech) ? 'haces' : 'hace'} ${amount(event.good, event.count)}.`
  },
  exchanged: (event, speech) =>
    `${does(event.seat, speech, 'Cambias', 'cambia')} ${amount(event.from, 1)} por ${amount(event.good, 1)}.`,
  built: ({ building, by }, speech) =>
    by === null
      ? `El Constructor termina ${space(building)}.`
      : `${does(by, speech, 'Construyes', 'construye')} ${space(building)}.`,
  'bonus-tile': (event, speech) =>
    `${does(event.seat, speech, 'Eliges', 'elige')} una loseta de premio: ${words.bonusTiles[event.tile]}.`,
  priced: (event) => `Ficha de precio en ${good(event.good)}: ahora su valor es ${event.value}.`,
  'prices-reset': () => 'Todas las fichas de precio vuelven al Comerciante.',
  'cover-removed': (event, speech) =>
    `${does(event.seat, speech, 'Quitas', 'quita')} la cubierta ${covers[event.cover]}.`,
  'farmer-moved': ({ seat, side, cell }, speech) =>
    `${does(seat, speech, 'Mueves', 'mueve')} el granjero ${sides[side]} a la casilla ${cell}.`,
  'tracker-moved': ({ seat, to: cell }, speech) =>
    `${does(seat, speech, 'Avanzas', 'avanza')} a la casilla ${cell} de meditación.`,
  delivered: (event, speech) =>
    `${does(event.seat, speech, 'Entregas', 'entrega')} ${amount(event.good, event.double ? 2 : 1)} ${to(notable(event.notable))}.`,
  'contract-won': (event, speech) =>
    `${does(event.seat, speech, 'Consigues', 'consigue')} el contrato ${of(notable(event.notable))}.`,
  'boat-moved': ({ dock }) => `El barco llega al muelle ${dock}: ${words.docks[dock as DockNumber]}.`,
  'merchant-moved': ({ die, to: where }) => `El Mercader saca un ${die} y va ${to(space(where))}.`,
  'builder-moved': ({ die, to: where }) => `El Constructor avanza ${die} y va al solar ${of(space(where))}.`,
  'builder-left': () => 'Todo está construido: el Constructor se va.',
  influence: (event, speech) =>
    `${does(event.seat, speech, 'Subes', 'sube')} al paso ${event.step} con ${guild(event.guild)}.`,
  'order-fulfilled': (event, speech) =>
    `${does(event.seat, speech, 'Cumples', 'cumple')} el encargo ${event.order} de ${guild(event.guild)}.`,
  'given-to-akbar': (event, speech) =>
    `${does(event.seat, speech, 'Das', 'da')} a Akbar ${amount(event.good, 1)}${event.bowl === event.good ? '' : `, en el cuenco de ${good(event.bowl)}`}.`,
  'french-trader': (event, speech) =>
    `${does(event.seat, speech, 'Guardas', 'guarda')} ${amount(event.good, 1)} con el Francés.`,
  'tile-taken': (event, speech) =>
    `${does(event.seat, speech, 'Tomas', 'toma')} la loseta de favor ${tile(event.tile)}${event.fromPile ? ' del montón' : ''}.`,
  'tile-shown': (event) => `Nueva loseta de favor a la vista: ${tile(event.tile)}.`,
  'tile-given-up': (event, speech) =>
    `${does(event.seat, speech, 'Dejas', 'deja')} la loseta de favor ${tile(event.tile)}.`,
  'end-triggered': (event) => `${ends[event.why]}: la ronda ${event.round + 1} es la última.`,
  'game-ended': () => 'Fin de la partida; se cuentan las rupias.',
}
