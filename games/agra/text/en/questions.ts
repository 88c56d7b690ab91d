import type { Questions } from '../sentences.ts'
import { goodOf } from '../told.ts'
import {
  amount,
  deliveries,
  favor,
  good,
  guild,
  list,
  notable,
  points,
  space,
  steps,
  tile,
  whom,
  workers,
} from './speak.ts'

/** What is asked, and after "Waiting for Ines to" what the others wait for. */
export const questions: Questions = {
  meditation: {
    ask: (asked) =>
      asked.points === 0
        ? asked.able
          ? 'Meditate: lay workers down for points, or go on to your action.'
          : 'Nobody is left to meditate. Go on to your action.'
        : `Spend your ${points(asked.points)}; what is left is lost.`,
    waits: () => 'meditate',
  },
  action: {
    ask: (asked) =>
      asked.workers === 0
        ? 'Your action: no worker is left in supply, so one on the board works again.'
        : `Your action: place a worker (${asked.workers} in supply)${asked.again ? ', or let one work again' : ''}.`,
    waits: () => 'place a worker',
  },
  cook: {
    ask: () => 'Your worker was bumped. Store it with the Cook?',
    waits: () => 'decide about a worker for the Cook',
  },
  orders: {
    ask({ done, order, akbar }) {
      if (done) return 'Your order phase is done. End your turn?'
      if (order) return `Fulfill an order${akbar ? ' or give Akbar a good' : ''}, or end your turn.`
      return akbar ? 'Give Akbar a good, or end your turn.' : 'Nothing to order or to give. End your turn?'
    },
    waits: () => 'finish the turn',
  },
  architect: {
    ask: () => 'Architect: take a step with a guild, or choose a site to build.',
    waits: () => 'use the Architect',
  },
  materials: {
    ask: ({ building, counts }) => `Pay materials for ${space(building)}; so far they count ${counts}.`,
    waits: ({ building }) => `pay for ${space(building)}`,
  },
  'bonus-tile': {
    ask: ({ level }) => `Choose a bonus tile of level ${level}.`,
    waits: () => 'choose a bonus tile',
  },
  sailor: {
    ask: ({ left, order, payable }) =>
      `Sailor: ${left === 0 ? 'no delivery' : deliveries(left)} left${order ? ', an order takes 2' : ''}.${payable ? ' A good paid adds its value.' : ''}`,
    waits: () => 'deliver with the Sailor',
  },
  'sailor-payment': {
    ask: ({ value }) => `You have paid the Sailor goods worth ${value}. Add another one, up to 4 in all?`,
    waits: () => 'pay the Sailor',
  },
  trader: {
    ask({ traded, priced }) {
      if (traded) return 'Trader: set a price, or finish.'
      return priced
        ? 'Trader: give up to 3 goods for others, or finish.'
        : 'Trader: trade up to 3 goods and set a price, in any order.'
    },
    waits: () => 'use the Trader',
  },
  trade: {
    ask: ({ worth, room, mayGive }) =>
      `Given: worth ${worth}. ${mayGive ? 'Give more, or take' : 'Take'} goods worth ${room} at most.`,
    waits: () => 'trade goods',
  },
  'choose-token': { ask: () => 'Which price token do you set?', waits: () => 'choose a price token' },
  price: {
    ask: ({ value }) => `Where does the price token that shows ${value} go? Both of its sides may be used.`,
    waits: () => 'set a price',
  },
  botanist: {
    ask: ({ done }) =>
      done.length === 0
        ? 'Botanist: do two different things – advance in meditation, lift a cover, move farmers.'
        : 'Botanist: do one more thing, a different one, or finish.',
    waits: () => 'use the Botanist',
  },
  'second-step': { ask: () => 'Move a farmer a second time, or stop.', waits: () => 'move a farmer' },
  farmers: {
    ask: ({ left }) => `Move farmers: ${steps(left)} left.`,
    waits: () => 'move farmers',
  },
  cover: { ask: () => 'Which cover do you lift off your farm?', waits: () => 'lift a cover' },
  production: {
    ask: (asked) => `Production: your farm yields ${amount(asked.good, asked.count)}.`,
    waits: (asked) => `produce ${good(asked.good)}`,
  },
  'dyed-production': {
    ask: ({ good: made, dyed, rest }) =>
      rest === 0
        ? `The Dyer makes ${amount(dyed, 1)}; nothing else is left to produce.`
        : `Besides ${amount(dyed, 1)} you may produce up to ${amount(made, rest)}.`,
    waits: (asked) => `produce ${good(asked.good)}`,
  },
  process: {
    ask: ({ building, source, most }) =>
      most === 0
        ? `No ${good(source)} to make ${good(goodOf(building))} of.`
        : `${good(goodOf(building))}: how many do you make? At most ${most}, and others may follow.`,
    waits: ({ building }) => `make ${good(goodOf(building))}`,
  },
  'process-once': {
    ask: ({ building, source, most }) =>
      most === 0
        ? `Your new building: no ${good(source)} to make ${good(goodOf(building))} of.`
        : `Your new building, ${good(goodOf(building))}: how many do you make? At most ${most}.`,
    waits: ({ building }) => `make ${good(goodOf(building))}`,
  },
  'process-one': {
    ask: ({ basic }) =>
      basic
        ? 'Process a good of value 1 into one of value 2: which one do you make?'
        : 'Process a good: which one do you make?',
    waits: () => 'process a good',
  },
  follow: {
    ask: ({ actor, building }, speech) =>
      `Follow ${whom(actor, speech)} and make 1 ${good(goodOf(building))}, too? It brings ${whom(actor, speech)} 1 favor.`,
    waits: () => 'follow or not',
  },
  'deliver-one': { ask: () => 'Which good do you deliver, and to whom?', waits: () => 'deliver a good' },
  jagirdar: {
    ask: () => 'Jagirdar: deliver a good after this Sailor? It brings the turn player 1 favor.',
    waits: () => 'deliver with the Jagirdar',
  },
  once: {
    ask: (asked) =>
      asked.notable === 'mujtahida'
        ? 'Mujtahida: have the first site built for free?'
        : 'Painter: stand up as many as 3 workers and take a step with a guild?',
    waits: (asked) => `use ${notable(asked.notable)} or not`,
  },
  sadr: {
    ask: () => 'Sadr us-Sudur: give Akbar a good for any free bowl of the same value?',
    waits: () => 'give Akbar a good',
  },
  mosaic: {
    ask: () => 'Mosaic Maker: take any favor tile, from the display or the pile?',
    waits: () => 'choose a favor tile',
  },
  'choose-guild': {
    ask: ({ chosen }) =>
      chosen.length === 0
        ? 'With which guild do you take a step?'
        : 'With which other guild do you take a second step?',
    waits: () => 'choose a guild',
  },
  steps: {
    ask: ({ guilds }) =>
      `Influence for your deliveries: ${list(
        (['artisans', 'merchants', 'scholars'] as const)
          .filter((one) => guilds[one] > 0)
          .map((one) => `${steps(guilds[one])} with ${guild(one)}`),
      )}.`,
    waits: () => 'take steps for deliveries',
  },
  'influence-bonus': {
    ask: (asked) => `You have reached a bonus: take ${favor(asked.favor)}, or a favor tile.`,
    waits: () => 'take favor or a favor tile',
  },
  'give-up': {
    ask: ({ taken }) => `You have room for 3 favor tiles. Which one makes room for ${tile(taken)}?`,
    waits: () => 'give up a favor tile',
  },
  shortage: {
    ask: (asked) =>
      `No marker is left for ${asked.good ? amount(asked.good, asked.missing) : favor(asked.missing)}. Give something back for it, or go without.`,
    waits: () => 'give something back',
  },
  'stand-up': {
    ask: ({ left }) => `Which worker stands up? Up to ${workers(left)}.`,
    waits: () => 'stand workers up',
  },
  'exchange-one': { ask: () => 'Which good do you exchange?', waits: () => 'exchange a good' },
  'exchange-for': {
    ask: (asked) => `Which good of the same value do you take for ${good(asked.good)}?`,
    waits: () => 'choose a good',
  },
  'choose-good': {
    ask: ({ value, dock }) =>
      value === null
        ? 'Choose a basic good.'
        : `${dock ? 'The boat brings everybody a good: c' : 'C'}hoose one of value ${value}.`,
    waits: () => 'choose a good',
  },
  sell: { ask: () => 'Which good do you sell for its value?', waits: () => 'sell a good' },
  'akbar-or-order': {
    ask: () => 'Give Akbar a good, or fulfill an order.',
    waits: () => 'give Akbar a good or fulfill an order',
  },
}
