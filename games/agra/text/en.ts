import type { GameText } from '@durbar/kernel'
import { deeds } from './deeds.ts'
import { events } from './en/events.ts'
import { moves } from './en/moves.ts'
import { questions } from './en/questions.ts'
import { refusals } from './en/refusals.ts'
import { list, rupees, whom } from './en/speak.ts'
import { words } from './en/words.ts'
import { makeText, type Sentences } from './sentences.ts'

/** What the game says in English; every area has its own file in `en/`. */

export { words }

const sentences: Sentences = {
  title: 'Agra',
  pitch: 'Tend your fields, refine your goods, and win the favor of the notables on their way to Akbar’s birthday.',
  words,
  options: {
    removeCoverTile: {
      name: 'The favor tile “Lift a cover”',
      values: {
        'as-printed': 'Needs 3 favor and costs 2 (Spanish, Chinese rules)',
        'pay-all': 'Needs 3 favor and costs 3 (Polish rules)',
      },
    },
    luxuryGoods: {
      name: 'Luxury goods in a turn',
      values: {
        'one-of-each': 'One of each kind (Polish, Chinese rules)',
        'one-in-all': 'One in all (Spanish rules)',
      },
    },
    frenchTrader: {
      name: 'The French Trader stores',
      values: {
        'once-per-turn': 'One good a turn (Polish, Spanish rules)',
        unlimited: 'As many goods as fit (Chinese rules)',
      },
    },
    processExtra: {
      name: 'The favor tile “Process one more”',
      values: {
        combined: 'Adds a good to another processing (Spanish, Chinese rules)',
        alone: 'Processes a good on its own (Polish rules)',
      },
    },
    merchantFavor: {
      name: 'The Merchant’s 2 favor come',
      values: {
        after: 'After the action (Polish, Chinese rules, Spanish summary)',
        before: 'Before the action (Spanish rules)',
      },
    },
    dyer: {
      name: 'The Dyer works',
      values: {
        'per-production': 'Once in every production (Polish, Spanish rules)',
        'once-per-turn': 'Once a turn (Chinese rules)',
      },
    },
    guildScoring: {
      name: 'Grand Imam, Court Artist and Dewan score',
      values: {
        'with-orders': 'Contracts and orders of their guild (Spanish, Chinese rules)',
        'contracts-only': 'Contracts of their guild only (Polish rules)',
      },
    },
    dockThree: {
      name: 'The boat leaves dock 3',
      values: {
        'two-in-all': 'With 2 level II contracts in all (Polish, Spanish rules)',
        'two-more': 'With 2 more level II contracts, 3 in all (Chinese rules)',
      },
    },
    influencePerNotable: {
      name: 'Influence for deliveries to a notable',
      values: {
        'per-turn': 'Once a turn for each notable (Spanish rules)',
        'per-action': 'Once an action for each notable (Chinese rules)',
      },
    },
  },
  questions,
  waiting: (seat, waits, speech) => `Waiting for ${speech.name(seat)} to ${waits}.`,
  over({ winners, rupees: score }, speech) {
    const [only] = winners
    if (only === undefined || winners.length > 1)
      return `The game is over: ${list(winners.map((seat) => whom(seat, speech)))} share the win with ${rupees(score)}.`
    return `The game is over: ${whom(only, speech)} ${only === speech.you ? 'win' : 'wins'} with ${rupees(score)}.`
  },
  moves,
  events,
  refusals,
  scoreLines: {
    rupees: 'Rupees in the bag',
    contracts: 'Contracts',
    influence: 'Influence',
    meditation: 'Last meditation space',
    covers: 'Covers lifted',
    akbar: 'Gifts to Akbar',
    'tie-break': 'Tie-break: goods and favor',
    start: 'At the start',
    deliveries: 'Deliveries',
    generous: 'Contracts, for goods delivered',
    orders: 'Orders',
    'bonus-tiles': 'Bonus tiles',
    sailor: 'Deliveries not used',
    buildings: 'Found on buildings',
    sales: 'Sales',
    peon: 'Paid for working again',
  },
  progress: {
    round: (round, dock, last) =>
      `Round ${round}${last === null ? '' : last === round ? ', the last' : ` of ${last}`} · boat at dock ${dock}`,
    over: (round) => `Finished after round ${round}`,
  },
}

export const text: GameText = { ...makeText(sentences), deeds: deeds.en }
