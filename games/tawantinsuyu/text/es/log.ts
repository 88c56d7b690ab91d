import { counted } from '@durbar/craft/text'
import type { Seat, Speech } from '@durbar/kernel'
import { type Ended, type Events, isYou, type Reasons } from '../sentences.ts'
import { soldiersOn } from '../soldiers.ts'
import type { Soldiers } from '../written.ts'
import { list, points, words } from './words.ts'

/** The log in Spanish. */

const tasks = counted('es', { one: 'tarea', other: 'tareas' })
const cards = counted('es', { one: 'carta de ejército', other: 'cartas de ejército' })
const steps = counted('es', { one: 'peldaño del templo', other: 'peldaños del templo' })
const sections = counted('es', { one: 'sector', other: 'sectores' })

/** "Construyes" or "Ines construye". */
function does(seat: Seat, speech: Speech, you: string, they: string): string {
  return isYou(seat, speech) ? you : `${speech.name(seat)} ${they}`
}

export function soldierCards(cards: Soldiers): string {
  return soldiersOn(cards, 'nada')
}

export const events: Events = {
  'starter-taken': ({ seat, tile }, speech) => `${does(seat, speech, 'Empiezas', 'empieza')} con el ${tile}.`,
  'hand-chosen': ({ seat }, speech) => `${does(seat, speech, 'Ya tienes', 'ya tiene')} elegida la mano inicial.`,
  'cards-opened': ({ seat, cards: opened }, speech) =>
    `${does(seat, speech, 'Juegas', 'juega')} al empezar: ${list(opened)}.`,
  'priest-settled': ({ seat, section }, speech) =>
    `${does(seat, speech, 'Pones tu', 'pone su')} Sumo Sacerdote en el sector ${section}.`,
  'turn-began': ({ seat }, speech) =>
    isYou(seat, speech) ? 'Empieza tu turno.' : `Empieza el turno de ${speech.name(seat)}.`,
  placed: ({ seat, worker, as, space }, speech) =>
    `${does(seat, speech, 'Colocas', 'coloca')} un ${worker}${as ? ` como ${as}` : ''}: ${space}.`,
  'card-paid': ({ seat, card }, speech) => `${does(seat, speech, 'Pagas', 'paga')} con la ${card}.`,
  paid: ({ seat, goods }, speech) =>
    goods.length > 0
      ? `${does(seat, speech, 'Pagas', 'paga')} ${list(goods)}.`
      : `${does(seat, speech, 'No pagas', 'no paga')} nada.`,
  gained: ({ seat, goods }, speech) => `${does(seat, speech, 'Ganas', 'gana')} ${list(goods)}.`,
  scored: ({ seat, source, points: scored }, speech) =>
    scored < 0
      ? `${does(seat, speech, 'Pierdes', 'pierde')} ${points(-scored)}: ${source}.`
      : `${does(seat, speech, 'Sumas', 'suma')} ${points(scored)}: ${source}.`,
  'stairs-used': ({ seat, slot, owner }, speech) =>
    seat === owner
      ? `${does(seat, speech, 'Usas tus', 'usa sus')} propias escaleras: ${slot}.`
      : `${does(seat, speech, 'Usas', 'usa')} ${isYou(owner, speech) ? 'tus escaleras' : `las escaleras de ${speech.name(owner)}`}: ${slot}.`,
  'picked-up': ({ seat, space, worker }, speech) =>
    `${does(seat, speech, 'Recoges', 'recoge')} al ${worker}: ${space}.`,
  'tasks-counted'({ seat, tasks: all, neighbors, ability, building }, speech) {
    const parts = [
      neighbors > 0 ? `${neighbors} por vecinos` : '',
      ability > 0 ? `${ability} por el oficio` : '',
      building > 0 ? `${building} por un edificio` : '',
    ].filter((part) => part !== '')
    return `${does(seat, speech, 'Tienes', 'tiene')} ${tasks(all)}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}.`
  },
  'task-done': ({ seat, task }, speech) => `${does(seat, speech, 'Haces', 'hace')} una tarea: ${task}.`,
  'tasks-lost': ({ seat, tasks: lost }, speech) => `${does(seat, speech, 'Dejas', 'deja')} ${tasks(lost)} sin hacer.`,
  'god-drawn': ({ seat }, speech) => `${does(seat, speech, 'Robas', 'roba')} una carta de dios del mazo.`,
  'god-seen': ({ card }) => `Es la ${card}.`,
  'god-taken': ({ seat, card }, speech) => `${does(seat, speech, 'Tomas', 'toma')} la ${card}, a la vista.`,
  'army-drawn': ({ seat, cards: drawn }, speech) => `${does(seat, speech, 'Robas', 'roba')} ${cards(drawn)}.`,
  'army-seen': ({ cards: drawn }) => `Robado: ${list(drawn)}.`,
  'army-discarded': ({ seat, card }, speech) => `${does(seat, speech, 'Descartas', 'descarta')} una ${card}.`,
  'worker-gained': ({ seat, worker, from }, speech) =>
    `${does(seat, speech, 'Ganas', 'gana')} un ${worker} de ${from}.`,
  'nomad-came': ({ worker }) => `Un ${worker} se une a los Nómadas.`,
  'worker-dismissed': ({ seat, worker }, speech) => `${does(seat, speech, 'Despides', 'despide')} a un ${worker}.`,
  climbed: ({ seat, step }, speech) => `${does(seat, speech, 'Subes', 'sube')} al peldaño ${step} del templo.`,
  'building-refreshed': ({ seat, tile }, speech) => `${does(seat, speech, 'Renuevas', 'renueva')}: ${tile}.`,
  'army-refreshed': ({ seat, card }, speech) => `${does(seat, speech, 'Renuevas', 'renueva')} una ${card}.`,
  'stairs-built': ({ seat, slot }, speech) => `${does(seat, speech, 'Construyes', 'construye')} escaleras: ${slot}.`,
  built: ({ seat, tile }, speech) => `${does(seat, speech, 'Construyes', 'construye')}: ${tile}.`,
  'card-swapped': ({ seat }, speech) =>
    `${does(seat, speech, 'Entregas', 'entrega')} una carta de dios para cambiar el mercado.`,
  'tile-removed': ({ seat, tile }, speech) => `${does(seat, speech, 'Retiras', 'retira')} del mercado: ${tile}.`,
  'market-filled': ({ tiles }) => `Nuevo en el mercado: ${list(tiles)}.`,
  'statue-built': ({ seat, statue }, speech) => `${does(seat, speech, 'Levantas', 'levanta')} una ${statue}.`,
  'weavings-shown': ({ seat, tiles }, speech) =>
    `${does(seat, speech, 'Miras', 'mira')} tejidos: ${tiles.length > 0 ? list(tiles) : 'no quedan'}.`,
  'weaving-put-under': ({ seat }, speech) => `${does(seat, speech, 'Pones', 'pone')} un tejido bajo la pila.`,
  'weaving-gained': ({ seat, tile }, speech) => `${does(seat, speech, 'Obtienes', 'obtiene')} el ${tile}.`,
  'weaving-laid': ({ seat, tile, next, side }, speech) =>
    next
      ? `${does(seat, speech, 'Colocas', 'coloca')} el ${tile} a la ${side} del ${next}.`
      : `${does(seat, speech, 'Empiezas', 'empieza')} un tapiz con el ${tile}.`,
  produced: ({ seat, tile, turned }, speech) =>
    `${does(seat, speech, 'Produces', 'produce')} con: ${tile}; queda boca ${turned ? 'abajo' : 'arriba'}.`,
  'priest-moved': ({ seat, section, action }, speech) =>
    `${does(seat, speech, 'Mueves tu', 'mueve su')} Sumo Sacerdote al sector ${section}: ${action}.`,
  'gold-instead': ({ seat }, speech) => `${does(seat, speech, 'Tomas', 'toma')} 1 de oro en lugar de la acción.`,
  'passive-used': ({ seat, tile }, speech) => `${does(seat, speech, 'Usas', 'usa')}: ${tile}.`,
  sacrificed: ({ seat, statue }, speech) => `${does(seat, speech, 'Entregas', 'entrega')} una ${statue}.`,
  offered: ({ seat, steps: far }, speech) => `${does(seat, speech, 'Ofreces', 'ofrece')} maíz por ${steps(far)}.`,
  casualty: ({ seat, worker, from }, speech) =>
    `${does(seat, speech, 'Envías', 'envía')} a los Caídos un ${worker} de ${from}.`,
  mustered: ({ seat, card }, speech) => `${does(seat, speech, 'Pones', 'pone')} en el campo una ${card}.`,
  conquered: ({ seat, space }, speech) => `${does(seat, speech, 'Conquistas', 'conquista')} ${space}.`,
  'soldiers-spent': ({ seat, down, discard }, speech) =>
    `${does(seat, speech, 'Pones', 'pone')} boca abajo soldados: ${soldierCards(down)}; descartes: ${soldierCards(discard)}.`,
  exchanged: ({ seat, from, to }, speech) => `${does(seat, speech, 'Cambias', 'cambia')} ${from} por ${to}.`,
  'card-offered': ({ card }) => `Queda a la vista: ${card}.`,
  'offer-shuffled': () => 'Las cartas de dios a la vista se barajan con el mazo.',
  'festival-called': ({ seat, number }, speech) =>
    `${does(seat, speech, 'Tomas', 'toma')} la ficha de la Fiesta ${number}.`,
  'festival-began': ({ number }) => `Empieza la Fiesta ${number}.`,
  'region-scored': ({ seat, region, points: scored }, speech) =>
    `${does(seat, speech, 'Mandas', 'manda')} en ${region}: ${points(scored)}.`,
  fed: ({ seat, potatoes, gold, missing }, speech) =>
    `${does(seat, speech, 'Alimentas tus', 'alimenta sus')} cartas de dios: ${words.effects.potato(potatoes)}${gold > 0 ? ` y ${gold} de oro` : ''}${missing > 0 ? `; sin alimento: ${missing}` : ''}.`,
  'village-filled': ({ workers }) => `La Aldea se llena: ${workers.length > 0 ? list(workers) : 'ya no queda nadie'}.`,
  'space-blocked': ({ space, worker }) => `Un ${worker} bloquea una casilla: ${space}.`,
  'card-played': ({ seat, card }, speech) => `${does(seat, speech, 'Juegas', 'juega')} la ${card}.`,
  'market-cleared': () => 'Se vacía el mercado.',
  passed: ({ seat }, speech) => `${does(seat, speech, 'Pasas', 'pasa')}.`,
  'offer-card-removed': ({ card }) => `La carta de dios más antigua a la vista va bajo el mazo: ${card}.`,
  'token-moved': ({ value, field }) => `Una ficha de valor ${value} avanza al campo: ${field}.`,
  'slot-filled': ({ slot, god }) => `Bajo el tablero de Axomamma, en la ranura ${slot}, hay un nuevo dios: ${god}.`,
}

/** Who has won and why. */
export const ended: Ended = ({ winners, points: won, byResources, solo }, speech) => {
  if (!solo) {
    const names = winners.map((seat) => (isYou(seat, speech) ? 'tú' : speech.name(seat)))
    if (winners.length > 1) return `Fin de la partida. Victoria compartida con ${points(won)}: ${list(names)}.`
    const tie = byResources ? ', por tener más recursos' : ''
    return `Fin de la partida. ${does(winners[0] ?? 0, speech, 'Ganas', 'gana')} con ${points(won)}${tie}.`
  }
  if (solo.won)
    return `${does(0, speech, 'Ganas', 'gana')} con ${points(won)}: al menos ${solo.goal} y más que los ${solo.hers} de ${words.axomamma}.`
  const because = [
    solo.short ? `hacen falta ${solo.goal}` : '',
    solo.behind ? `${words.axomamma} tiene ${solo.hers}` : '',
  ].filter((part) => part !== '')
  return `${does(0, speech, 'Pierdes', 'pierde')} con ${points(won)}: ${list(because)}.`
}

export const reasons: Reasons = {
  'die-priest': (value) => `Axomamma saca ${value}: a esa distancia de tu Sumo Sacerdote empieza el suyo.`,
  'die-place': (value) => `Axomamma saca ${value}: cuentan esa ranura de dios y las fichas de ese valor.`,
  'die-statue': (value) => `Axomamma saca ${value}: la estatua es del dios de esa ranura.`,
  'condition-met': (value, about, because) => `Axomamma avanza ${sections(value)} hasta ${about}: ${because}.`,
  'no-condition': () => 'Axomamma no hace ninguna acción: ninguna de las dos siguientes cumple su condición.',
  'no-worker': () => 'Axomamma no tiene a quién colocar: recluta y retira cartas de dios a la vista.',
  oldest: (value, about) => `Axomamma coloca al más antiguo de sus ${value} trabajadores: ${about}.`,
  cheapest: (value, about) => `Axomamma elige la casilla libre más cercana, ${about}: ${value} de comida.`,
  random: (value) => `Axomamma elige al azar entre ${value} opciones iguales.`,
  'fewest-discard': (value) => `Axomamma elige la conquista con menos soldados que descartar: ${value}.`,
  'fewest-worker': () => 'Axomamma elige un trabajador: tiene menos trabajadores que piedra.',
  'fewest-stone': () => 'Axomamma elige piedra: tiene menos piedra que trabajadores, o no necesita más.',
  'highest-discard': (value) => `Axomamma elige la conquista con más soldados que descartar: ${value}.`,
  'highest-points': (value) => `Axomamma elige la conquista con más puntos: ${value}.`,
  'tie-break': (value, about) =>
    `Empatan ${value} casillas para Axomamma; deciden los menos marcadores y luego el orden de regiones: ${about}.`,
  'no-space': (value, about) => `No hay casilla libre para ${about}; la ranura ${value} recibe otra carta.`,
  'cannot-pay': (value, about) => `Axomamma no puede hacerlo: ${about}. Toma ${value} de oro en su lugar.`,
  token: (value, about) => `En el tablero de Axomamma una ficha de valor ${value} está en: ${about}.`,
  'least-goods': (value, about) => `Axomamma elige ${about}: es lo que menos tiene (${value}).`,
  'statue-matches': (value, about) => `Axomamma tiene una estatua de este dios, ${about}: ${points(value)}.`,
  potatoes: (value) => `Axomamma convierte en puntos ${words.effects.potato(value)}.`,
  'personality-drawn': (_, about) => `La personalidad de Axomamma en esta partida: ${about}.`,
  'personality-acts': (_, about) => `Actúa la personalidad de Axomamma: ${about}.`,
  limit: (value, about) => `Axomamma tiene ${value} trabajadores, 1 de más; el azar despide a: ${about}.`,
  behind: (value) => `Axomamma va por detrás de ti: ${points(value)} en lugar de la fase de cartas.`,
}
