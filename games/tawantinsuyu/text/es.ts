import { counted } from '@durbar/craft/text'
import type { GameText } from '@durbar/kernel'
import { deeds } from './deeds.ts'
import { options, refusals } from './es/answers.ts'
import { ended, events, reasons, soldierCards } from './es/log.ts'
import { list, points, words } from './es/words.ts'
import { type Moves, makeText, type Questions, type Sentences } from './sentences.ts'

/** What the game says in Spanish. */

const steps = counted('es', { one: 'peldaño del templo', other: 'peldaños del templo' })
const weavings = counted('es', { one: 'tejido', other: 'tejidos' })
const sections = counted('es', { one: 'sector', other: 'sectores' })

/** What a move costs, after its name. */
const priced = (price: readonly string[] | undefined): string =>
  price ? (price.length > 0 ? ` por ${list(price)}` : ' gratis') : ''

const questions: Questions = {
  starter: 'Elige un tejido inicial.',
  'opening-hand': 'Elige las 3 cartas de dios que te quedas; las demás dan ahora sus beneficios.',
  'settle-priest': 'Pon tu Sumo Sacerdote en un sector de Coricancha.',
  turn: ({ second }) =>
    second ? 'Haz una segunda acción secundaria, distinta.' : 'Coloca un trabajador o haz dos acciones secundarias.',
  'pay-placement': ({ space, gold }) =>
    gold ? `Juega una carta de dios o paga 1 de oro: ${space}.` : `Juega una carta de dios por el lugar: ${space}.`,
  'pick-up': 'Puedes recoger a un vecino de tu Guerrero.',
  benefits: 'Toma los beneficios de tu carta de dios.',
  'priest-potato': '¿Pagar 1 papa por una tarea más?',
  tasks: ({ tasks: left }) => `Tareas: como mucho ${left} más. Elige una o termina.`,
  pay: ({ cost }) => `¿Cómo pagas ${list(cost)}?`,
  rewards: ({ effects }) =>
    effects.length > 4
      ? `Toma tus recompensas en cualquier orden; quedan ${effects.length}.`
      : effects.length > 1
        ? `Toma tus recompensas en cualquier orden: ${list(effects)}.`
        : `Puedes tomar: ${list(effects)}.`,
  choose: ({ effects }) => `Elige una: ${effects.join(' o ')}.`,
  'god-card': 'Toma una carta de dios a la vista o del mazo.',
  train: 'Quédate una carta de ejército; la otra se descarta.',
  nomad: 'Elige un Nómada.',
  'gold-climb': '¿Pagar 1 de oro por un peldaño del templo?',
  'refresh-one': 'Puedes renovar una cosa más gratis.',
  refresh: 'Renueva edificios y cartas de ejército.',
  build: 'Construye un edificio del mercado, o cambia antes el mercado.',
  swap: 'Retira edificios del mercado.',
  stairs: '¿Dónde construyes escaleras?',
  statue: '¿Qué estatua levantas?',
  'sort-out': 'Pon un tejido bajo la pila.',
  'buy-weavings': ({ price }) => `Puedes comprar un tejido por ${list(price)}.`,
  leftover: ({ price }) => `Puedes comprar uno de los tejidos que quedan por ${list(price)}.`,
  'put-back': '¿Qué tejido va ahora bajo la pila?',
  lay: ({ tile }) => `¿Dónde colocas el ${tile}?`,
  'choose-weaving': 'Toma el tejido de arriba o el siguiente.',
  'produce-once': '¿Qué edificio produce?',
  production: ({ ready }) => (ready ? 'Produce con tus edificios en cualquier orden.' : 'Puedes renovar un edificio.'),
  perform: ({ action }) => `Haz la acción (${action}) o toma 1 de oro.`,
  worship: 'Puedes entregar estatuas por peldaños del templo.',
  offering: 'Puedes ofrecer maíz por peldaños del templo.',
  casualty: '¿Quién cae en la guerra?',
  muster: 'Puedes poner cartas de ejército en el campo.',
  conquer: 'Puedes conquistar una casilla.',
  commit: ({ space }) => `¿Qué soldados conquistan ${space}?`,
  hire: 'Puedes contratar en un extremo de la Aldea.',
  dismiss: 'Tienes demasiados trabajadores; despide a uno.',
  feed: ({ unfed }) => `Cartas de dios sin papa: ${unfed}. ¿Cuánto oro añades?`,
  'play-cards': 'Puedes jugar cartas de dios por sus beneficios; no hace falta estatua.',
}

const passes: Readonly<Record<string, string>> = {
  tasks: 'Dejar las demás tareas',
  hire: 'No contratar a nadie',
  swap: 'No retirar más',
  'play-cards': 'No jugar más cartas',
  muster: 'No más cartas de ejército',
  conquer: 'No conquistar',
  benefits: 'Dejar el resto',
  'priest-potato': 'Sin más tareas',
  rewards: 'Dejar el resto',
  'pick-up': 'No recoger a nadie',
  'gold-climb': 'Guardar el oro',
  'refresh-one': 'No renovar más',
  refresh: 'No renovar más',
  build: 'No construir',
  'buy-weavings': 'No comprar más',
  leftover: 'No comprar',
  'produce-once': 'No producir',
  production: 'Terminar de producir',
  worship: 'Guardar las estatuas',
  offering: 'No ofrecer nada',
}

const moves: Moves = {
  starter: ({ tile }) => `Empezar con el ${tile}`,
  keep: ({ cards }) => `Quedarte ${list(cards)}`,
  'settle-priest': ({ section, action }) => `Sector ${section}: ${action}`,
  place: ({ worker, as, space }) => `${worker}${as ? ` como ${as}` : ''}: ${space}`,
  'pay-card': ({ card }) => `Jugar la ${card}`,
  'pay-gold': () => 'Pagar 1 de oro en lugar de una carta',
  pay: ({ goods }) => (goods.length > 0 ? `Pagar ${list(goods)}` : 'No pagar nada'),
  'pick-up': ({ worker, space }) => `Recoger al ${worker}: ${space}`,
  'pay-potato': () => 'Pagar 1 papa por 1 tarea más',
  task: ({ task }) => task,
  take: ({ effect }) => `Tomar: ${effect}`,
  choose: ({ effect }) => `Elegir: ${effect}`,
  'god-card': ({ card }) => (card ? `Tomar la ${card}` : 'Robar del mazo de dioses'),
  'keep-army': ({ card }) => `Quedarte la ${card}`,
  nomad: ({ worker }) => `Tomar al ${worker}`,
  climb: () => 'Pagar 1 de oro por 1 peldaño',
  'refresh-building': ({ tile, price }) => `Renovar${priced(price)}: ${tile}`,
  'refresh-army': ({ card, price }) => `Renovar una ${card}${priced(price)}`,
  stairs: ({ slot, price }) => `Escaleras${priced(price)}: ${slot}`,
  build: ({ tile, price }) => `Construir${priced(price)}: ${tile}`,
  swap: ({ card }) => `Cambiar el mercado por la ${card}`,
  remove: ({ tile }) => `Retirar: ${tile}`,
  statue: ({ statue, price }) => `Levantar ${statue}${priced(price)}`,
  buy: ({ tile, price }) => `Comprar el ${tile}${priced(price)}`,
  'put-under': ({ tile }) => `Bajo la pila: ${tile}`,
  lay: ({ next, side }) => (next ? `A la ${side} del ${next}` : 'Empezar un tapiz nuevo'),
  weaving: ({ top }) => (top ? 'Tomar el tejido de arriba' : 'Tomar el tejido siguiente'),
  produce: ({ tile }) => `Producir: ${tile}`,
  'move-priest': ({ sections: far, action }) => `Sumo Sacerdote ${sections(far)}: ${action}`,
  pray: () => 'Rezar: 2 cartas de dios',
  train: () => 'Entrenar: 1 de 2 cartas de ejército',
  recruit: ({ worker }) => `Reclutar al ${worker}`,
  perform: ({ action }) => `Hacer: ${action}`,
  'take-gold': () => 'Tomar 1 de oro en su lugar',
  sacrifice: ({ statue, steps: far }) => `Entregar la ${statue} por ${steps(far)}`,
  offer: ({ steps: far, price }) => `Ofrecer ${list(price ?? [])} por ${steps(far)}`,
  'lose-villager': ({ end, worker }) => `Cae el ${worker}, ${end}`,
  'lose-nomad': ({ worker }) => `Cae el ${worker} de los Nómadas`,
  muster: ({ card, price }) => `Al campo${priced(price)}: ${card}`,
  conquer: ({ space, brings }) => `Conquistar ${space}: ${list(brings)}`,
  commit: ({ down, discard }) => `Boca abajo ${soldierCards(down)}; descartar ${soldierCards(discard)}`,
  hire: ({ worker, price }) => `Contratar al ${worker} por ${price}`,
  dismiss: ({ worker }) => `Despedir al ${worker}`,
  feed: ({ gold, lost }) =>
    `${gold > 0 ? `Añadir ${gold} de oro` : 'No añadir oro'}${lost > 0 ? `, perder ${points(lost)}` : ''}`,
  'play-card': ({ card }) => `Jugar la ${card}`,
  pass: ({ question, after }) =>
    question === 'benefits' && !after ? 'Primero las tareas' : (passes[question] ?? 'Pasar'),
  'discard-army': ({ card }) => `Descartar una ${card}`,
  exchange: ({ from, to }) => `Cambiar ${from} por ${to}`,
  'potato-card': () => 'Pagar 1 papa por una carta de dios',
}

const sentences: Sentences = {
  title: 'Tawantinsuyu',
  pitch:
    'Guía a tu pueblo por las terrazas del cerro inca: coloca trabajadores, honra a los dioses y celebra como nadie.',
  words,
  options,
  questions,
  waiting: (names) => `Esperando a ${list(names)}.`,
  ended,
  moves,
  events,
  reasons,
  refusals,
  scoreLines: {
    track: 'Marcador',
    start: 'Inicio',
    stairs: 'Escaleras construidas',
    'stairs-used': 'Escaleras usadas',
    statues: 'Estatuas',
    'god-cards': 'Cartas de dios',
    weavings: 'Tejidos',
    production: 'Producción',
    conquest: 'Conquista',
    temple: 'Templo',
    regions: 'Regiones',
    'festival-tile': 'Fichas de Fiesta',
    'passive-buildings': 'Edificios pasivos',
    hunger: 'Cartas de dios sin alimentar',
    axomamma: 'Puntos propios de Axomamma',
    tapestries: 'Tapices',
    buildings: 'Edificios',
    'army-cards': 'Cartas de ejército en el campo',
    workers: 'Trabajadores',
    gold: 'Oro',
    resources: 'Recursos',
    'tie-break-resources': 'Desempate: recursos restantes',
  },
  tapestry: (size) => `Tapiz de ${weavings(size)}`,
  progress: {
    setup: 'Preparación',
    festivals: (held) => (held === 0 ? 'Antes de la primera Fiesta' : `Fiestas: ${held} de 3`),
    over: 'Terminada',
  },
}

export { words }
export const text: GameText = { ...makeText(sentences), deeds: deeds.es }
