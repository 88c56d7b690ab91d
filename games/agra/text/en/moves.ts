import type { Moves } from '../sentences.ts'
import type { DeclineKind, StopKind } from '../told.ts'
import {
  also,
  amount,
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
  ways,
  whom,
} from './speak.ts'
import { words } from './words.ts'

const stops: Readonly<Record<StopKind, string>> = {
  materials: 'Enough paid: build',
  sailor: 'Finish deliveries',
  'sailor-payment': 'Pay no more',
  trader: 'Finish with the Trader',
  trade: 'Finish the trade',
  botanist: 'Finish with the Botanist',
  'second-step': 'No second farmer step',
  farmers: 'Move no more farmers',
  'choose-guild': 'No second step',
  'stand-up': 'Stand up no more workers',
}

const declines: Readonly<Record<DeclineKind, string>> = {
  cook: 'Back to supply',
  follow: 'Do not follow',
  jagirdar: 'No delivery',
  once: 'Do not use it',
  sadr: 'Give Akbar nothing',
  mosaic: 'Take no tile',
  steps: 'Take no more steps',
  shortage: 'Go without',
}

/** What a move does, short enough for a button. */
export const moves: Moves = {
  'lay-down': (move) => `Lay down the worker at ${space(move.space)}`,
  'take-from-cook': () => 'Take a worker from the Cook',
  mosaic: (move) => `Mosaic Maker: gain ${favor(move.favor)}${also(forPoints(move.points))}`,
  'end-meditation': () => 'Go on to the action',
  place(move, speech) {
    const bumps = move.bumps === undefined ? undefined : `bumps ${whom(move.bumps, speech)}`
    const coins = move.rupees > 0 ? rupees(move.rupees) : undefined
    return `Worker to ${space(move.space)}${also(
      bumps,
      coins,
      move.merchant ? 'Merchant' : undefined,
      move.builder ? 'Builder' : undefined,
    )}`
  },
  peon: (move) =>
    `Work again at ${space(move.space)}${also(move.help ? byTile(move.help) : move.price === 0 ? 'free' : `for ${rupees(move.price)}`)}`,
  store: () => 'Store it with the Cook',
  build: ({ building }) => `Build ${space(building)}`,
  'pay-material': (move) => `Pay ${amount(move.good, 1)}`,
  'bonus-tile': (move) => words.bonusTiles[move.tile],
  'pay-sailor': (move) => `Pay ${good(move.good)} · ${move.value} more`,
  give: (move) => `Give ${good(move.good)} · worth ${move.value}`,
  'price-token': ({ value, on }) => `Price token ${value}, ${on ? `on ${good(on)}` : 'at the Trader'}`,
  'set-price': (move) => `${good(move.good)}: worth ${move.value}`,
  'advance-tracker': () => 'Pay and advance in meditation',
  dye: (move) => `Dyer: 1 ${good(move.good)} for 2 of the goods`,
  produce: ({ count, good: made, dyed }) => {
    const own = count > 0 ? amount(made, count) : undefined
    const all = [...(dyed ? [amount(dyed, 1)] : []), ...(own ? [own] : [])]
    return all.length > 0 ? `Produce ${list(all)}` : 'Produce nothing'
  },
  process: (move) =>
    move.total === 0 ? `Make no ${good(move.good)}` : `Make ${amount(move.good, move.total)}${also(byTile(move.help))}`,
  'process-good': (move) => `Make ${amount(move.good, move.total)}${also(forPoints(move.points), byTile(move.help))}`,
  follow: (move) => `Follow: make ${amount(move.good, move.total)}${also(byTile(move.help))}`,
  deliver: (move) =>
    `${move.double ? amount(move.good, 2) : good(move.good)} to ${notable(move.notable)}${also(rupees(move.rupees), forPoints(move.points))}`,
  order: (move) => `Order of ${guild(move.guild)}: ${list(move.goods.map(good))}`,
  akbar: (move) => `Give Akbar ${amount(move.good, 1)}`,
  offering: (move) => `Give Akbar ${good(move.good)} in the bowl for ${good(move.bowl)}`,
  exchange: (move) => `Exchange ${good(move.good)}${also(forPoints(move.points))}`,
  take: (move) => `Take ${good(move.good)} · worth ${move.value}`,
  sell: (move) => `Sell ${good(move.good)} · ${rupees(move.rupees)}`,
  'remove-cover': (move) => `Lift the ${covers[move.cover]} cover${also(forPoints(move.points))}`,
  'move-farmer': (move) =>
    `Move the ${sides[move.side]} farmer ${ways[move.side][move.direction]}${also(forPoints(move.points))}`,
  'stand-up': (move) => `Stand up the worker at ${space(move.space)}`,
  step: (move) => `Step with ${guild(move.guild)}, from ${move.from}`,
  'use-ability': (move) =>
    move.notable === 'mujtahida' ? 'Have the first site built' : 'Stand workers up and take a step',
  'take-favor': (move) => `Take ${favor(move.favor)}`,
  'take-tile': (move) => `Take the tile ${tile(move.tile)}`,
  'give-up': (move) => `Give up ${tile(move.tile)}`,
  'return-good': (move) => `Give back ${amount(move.good, 1)}`,
  'return-favor': () => 'Give back 1 favor',
  stop: (move) => `${stops[move.at]}${move.refund > 0 ? ` · ${rupees(move.refund)} back` : ''}`,
  decline: (move) => declines[move.at],
  food: ({ food }) =>
    food === 'both' ? 'Oil and Curry: stand up 3 workers' : `${food === 'oil' ? 'Oil' : 'Curry'}: stand up 1 worker`,
  favor: ({ action, pay, mullah }) =>
    `Favor: ${words.favors[action]}${also(pay === undefined ? undefined : favor(pay), mullah ? 'Mullah' : undefined)}`,
  luxury(move) {
    if (move.good === 'clothes') return `Sell Clothes · ${rupees(move.rupees)}`
    return move.good === 'book' ? 'Book: stand up 3 workers, gain 1 favor' : 'Painting: steps with 2 guilds'
  },
  french: (move) => `French Trader: store ${good(move.good)} · value ${move.value}`,
  caliph: () => 'Caliph: stand up 1 worker for 1 Cotton',
  english: (move) => `English Trader: exchange ${good(move.good)}`,
  statue: () => 'Statue: one more action',
  'end-turn': () => 'End turn',
}
