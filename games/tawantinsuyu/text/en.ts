import { counted } from '@durbar/craft/text'
import type { GameText } from '@durbar/kernel'
import { deeds } from './deeds.ts'
import { options, refusals } from './en/answers.ts'
import { ended, events, reasons, soldierCards } from './en/log.ts'
import { list, points, words } from './en/words.ts'
import { type Moves, makeText, type Questions, type Sentences } from './sentences.ts'

/** What the game says in English. */

const steps = counted('en', { one: 'temple step', other: 'temple steps' })
const weavings = counted('en', { one: 'weaving', other: 'weavings' })
const sections = counted('en', { one: 'section', other: 'sections' })

/** What a move costs, after its name. */
const priced = (price: readonly string[] | undefined): string =>
  price ? (price.length > 0 ? ` for ${list(price)}` : ' for free') : ''

const questions: Questions = {
  starter: 'Choose a starting weaving.',
  'opening-hand': 'Choose the 3 god cards you keep; the others bring their benefits now.',
  'settle-priest': 'Put your High Priest on a section of Coricancha.',
  turn: ({ second }) =>
    second ? 'Take a second side action, another one.' : 'Place a worker, or take two side actions.',
  'pay-placement': ({ space, gold }) =>
    gold ? `Play a god card or pay 1 gold: ${space}.` : `Play a god card for the place: ${space}.`,
  'pick-up': 'You may pick up a neighbor of your Warrior.',
  benefits: 'Take the benefits of your god card.',
  'priest-potato': 'Pay 1 potato for one more task?',
  tasks: ({ tasks: left }) => `Tasks: at most ${left} more. Choose one, or stop.`,
  pay: ({ cost }) => `How do you pay ${list(cost)}?`,
  rewards: ({ effects }) =>
    effects.length > 4
      ? `Take your rewards in any order; ${effects.length} left.`
      : effects.length > 1
        ? `Take your rewards in any order: ${list(effects)}.`
        : `You may take: ${list(effects)}.`,
  choose: ({ effects }) => `Choose one: ${effects.join(' or ')}.`,
  'god-card': 'Take a god card from the offer or from the deck.',
  train: 'Keep one of the army cards; the other is discarded.',
  nomad: 'Choose a Nomad.',
  'gold-climb': 'Pay 1 gold for a temple step?',
  'refresh-one': 'You may refresh one more for free.',
  refresh: 'Refresh buildings and army cards.',
  build: 'Build a tile of the market, or change the market first.',
  swap: 'Remove tiles from the market.',
  stairs: 'Where do you build stairs?',
  statue: 'Which statue do you build?',
  'sort-out': 'Put a weaving under the stack.',
  'buy-weavings': ({ price }) => `You may buy a weaving for ${list(price)}.`,
  leftover: ({ price }) => `You may buy one of the weavings left for ${list(price)}.`,
  'put-back': 'Which weaving goes under the stack next?',
  lay: ({ tile }) => `Where do you lay the ${tile}?`,
  'choose-weaving': 'Take the top weaving or the next one.',
  'produce-once': 'Which building produces?',
  production: ({ ready }) => (ready ? 'Produce with your buildings, in any order.' : 'You may refresh one building.'),
  perform: ({ action }) => `Perform ${action}, or take 1 gold instead.`,
  worship: 'You may give up statues for temple steps.',
  offering: 'You may offer corn for temple steps.',
  casualty: 'Who falls in the war?',
  muster: 'You may put army cards into the field.',
  conquer: 'You may conquer a space.',
  commit: ({ space }) => `Which soldiers conquer ${space}?`,
  hire: 'You may hire a worker from an end of the Village.',
  dismiss: 'You have too many workers; dismiss one.',
  feed: ({ unfed }) => `God cards without a potato: ${unfed}. How much gold do you add?`,
  'play-cards': 'You may play god cards for their benefits; no statue is needed.',
}

const passes: Readonly<Record<string, string>> = {
  tasks: 'Leave the other tasks undone',
  hire: 'Hire nobody',
  swap: 'Remove no more',
  'play-cards': 'Play no more cards',
  muster: 'No more army cards',
  conquer: 'No conquest',
  benefits: 'Leave the rest',
  'priest-potato': 'No more tasks',
  rewards: 'Leave the rest',
  'pick-up': 'Pick up nobody',
  'gold-climb': 'Keep the gold',
  'refresh-one': 'Refresh no more',
  refresh: 'Refresh no more',
  build: 'Build nothing',
  'buy-weavings': 'Buy no more',
  leftover: 'Buy none',
  'produce-once': 'Produce nothing',
  production: 'Done producing',
  worship: 'Keep the statues',
  offering: 'Offer nothing',
}

const moves: Moves = {
  starter: ({ tile }) => `Start with the ${tile}`,
  keep: ({ cards }) => `Keep ${list(cards)}`,
  'settle-priest': ({ section, action }) => `Section ${section}: ${action}`,
  place: ({ worker, as, space }) => `${worker}${as ? ` as ${as}` : ''}: ${space}`,
  'pay-card': ({ card }) => `Play the ${card}`,
  'pay-gold': () => 'Pay 1 gold instead of a card',
  pay: ({ goods }) => `Pay ${goods.length > 0 ? list(goods) : 'nothing'}`,
  'pick-up': ({ worker, space }) => `Pick up the ${worker}: ${space}`,
  'pay-potato': () => 'Pay 1 potato for 1 more task',
  task: ({ task }) => task,
  take: ({ effect }) => `Take: ${effect}`,
  choose: ({ effect }) => `Choose: ${effect}`,
  'god-card': ({ card }) => (card ? `Take the ${card}` : 'Draw from the god deck'),
  'keep-army': ({ card }) => `Keep the ${card}`,
  nomad: ({ worker }) => `Take the ${worker}`,
  climb: () => 'Pay 1 gold, climb 1 temple step',
  'refresh-building': ({ tile, price }) => `Refresh the ${tile}${priced(price)}`,
  'refresh-army': ({ card, price }) => `Refresh an ${card}${priced(price)}`,
  stairs: ({ slot, price }) => `Stairs${priced(price)}: ${slot}`,
  build: ({ tile, price }) => `Build the ${tile}${priced(price)}`,
  swap: ({ card }) => `Change the market for the ${card}`,
  remove: ({ tile }) => `Remove the ${tile}`,
  statue: ({ statue, price }) => `Build a ${statue}${priced(price)}`,
  buy: ({ tile, price }) => `Buy the ${tile}${priced(price)}`,
  'put-under': ({ tile }) => `Under the stack: ${tile}`,
  lay: ({ next, side }) => (next ? `To the ${side} of the ${next}` : 'Begin a new tapestry'),
  weaving: ({ top }) => (top ? 'Take the top weaving' : 'Take the next weaving'),
  produce: ({ tile }) => `Produce: ${tile}`,
  'move-priest': ({ sections: far, action }) => `High Priest ${sections(far)} on: ${action}`,
  pray: () => 'Pray: 2 god cards',
  train: () => 'Train: keep 1 of 2 army cards',
  recruit: ({ worker }) => `Recruit the ${worker}`,
  perform: ({ action }) => `Perform ${action}`,
  'take-gold': () => 'Take 1 gold instead',
  sacrifice: ({ statue, steps: far }) => `Give up the ${statue} for ${steps(far)}`,
  offer: ({ steps: far, price }) => `Offer ${list(price ?? [])} for ${steps(far)}`,
  'lose-villager': ({ end, worker }) => `The ${worker} of the ${end} falls`,
  'lose-nomad': ({ worker }) => `The ${worker} of the Nomads falls`,
  muster: ({ card, price }) => `Into the field${priced(price)}: ${card}`,
  conquer: ({ space, brings }) => `Conquer ${space}: ${list(brings)}`,
  commit: ({ down, discard }) => `Turn down: ${soldierCards(down)}; discard: ${soldierCards(discard)}`,
  hire: ({ worker, price }) => `Hire the ${worker} for ${price}`,
  dismiss: ({ worker }) => `Dismiss the ${worker}`,
  feed: ({ gold, lost }) =>
    `${gold > 0 ? `Add ${gold} gold` : 'Add no gold'}${lost > 0 ? `, lose ${points(lost)}` : ''}`,
  'play-card': ({ card }) => `Play the ${card}`,
  pass: ({ question, after }) => (question === 'benefits' && !after ? 'Tasks first' : (passes[question] ?? 'Pass')),
  'discard-army': ({ card }) => `Discard an ${card}`,
  exchange: ({ from, to }) => `Exchange ${from} for ${to}`,
  'potato-card': () => 'Pay 1 potato for a god card',
}

const sentences: Sentences = {
  title: 'Tawantinsuyu',
  pitch: 'Lead your people down the terraces of the Inca hill: place workers, please the gods and feast with the best.',
  words,
  options,
  questions,
  waiting: (names) => `Waiting for ${list(names)}.`,
  ended,
  moves,
  events,
  reasons,
  refusals,
  scoreLines: {
    track: 'Score track',
    start: 'Start',
    stairs: 'Stairs built',
    'stairs-used': 'Stairs used',
    statues: 'Statues',
    'god-cards': 'God cards',
    weavings: 'Weavings',
    production: 'Production',
    conquest: 'Conquest',
    temple: 'Temple',
    regions: 'Regions',
    'festival-tile': 'Festival tiles',
    'passive-buildings': 'Passive buildings',
    hunger: 'Unfed god cards',
    axomamma: 'Axomamma’s own points',
    tapestries: 'Tapestries',
    buildings: 'Buildings',
    'army-cards': 'Army cards in the field',
    workers: 'Workers',
    gold: 'Gold',
    resources: 'Resources',
    'tie-break-resources': 'Tie-break: resources left',
  },
  tapestry: (size) => `Tapestry of ${weavings(size)}`,
  progress: {
    setup: 'Setting up',
    festivals: (held) => (held === 0 ? 'Before the first Festival' : `${held} of 3 Festivals held`),
    over: 'Over',
  },
}

export { words }
export const text: GameText = { ...makeText(sentences), deeds: deeds.en }
