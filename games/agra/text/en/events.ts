import type { DockNumber, Events } from '../sentences.ts'
import type { EndName, LedgerName } from '../written.ts'
import { amount, covers, does, favor, good, guild, notable, points, rupees, sides, space, tile, whom } from './speak.ts'
import { words } from './words.ts'

const why: Readonly<Record<LedgerName, string>> = {
  start: 'at the start',
  deliveries: 'for the delivery',
  generous: 'from a contract, for the good delivered',
  orders: 'for the order',
  'bonus-tiles': 'from the bonus tile',
  sailor: 'for deliveries not used',
  buildings: 'that lay on the building',
  sales: 'for the sale',
  contracts: 'from a contract',
  peon: 'for working again',
}

const ends: Readonly<Record<EndName, string>> = {
  contract: 'The last contract is complete',
  influence: 'The top of an influence track is reached',
  orders: 'A column of orders is full',
}

/** What happened, as the log tells it. */
export const events: Events = {
  'turn-began': ({ seat, round }, speech) =>
    `Round ${round}: ${whom(seat, speech) === 'you' ? 'your turn' : `${speech.name(seat)}’s turn`}.`,
  'laid-down': (event, speech) =>
    `${does(event.seat, speech, 'lay', 'lays')} down the worker at ${space(event.space)}.`,
  'taken-from-cook': ({ seat }, speech) => `${does(seat, speech, 'take', 'takes')} a worker from the Cook.`,
  points: (event, speech) => `${does(event.seat, speech, 'get', 'gets')} ${points(event.points)} of meditation.`,
  'circle-blocked': ({ circle }) => `In the meditation circle ${words.circle[circle]} is now blocked.`,
  placed: (event, speech) => `${does(event.seat, speech, 'place', 'places')} a worker at ${space(event.space)}.`,
  bumped: (event, speech) =>
    `${does(event.seat, speech, 'take', 'takes')} back a ${event.standing ? 'standing' : 'lying'} worker, bumped from ${space(event.space)}.`,
  stored: ({ seat }, speech) => `${does(seat, speech, 'store', 'stores')} a worker with the Cook.`,
  peon: (event, speech) =>
    `${does(event.seat, speech, 'let', 'lets')} the worker at ${space(event.space)} work again${event.forced ? ': no other is left' : ''}.`,
  'stood-up': (event, speech) =>
    `${does(event.seat, speech, 'stand', 'stands')} up the worker at ${space(event.space)}.`,
  rupees: (event, speech) =>
    event.rupees < 0
      ? `${does(event.seat, speech, 'pay', 'pays')} ${rupees(-event.rupees)} ${why[event.why]}.`
      : `${does(event.seat, speech, 'get', 'gets')} ${rupees(event.rupees)} ${why[event.why]}.`,
  favor: (event, speech) => `${does(event.seat, speech, 'gain', 'gains')} ${favor(event.favor)}.`,
  'favor-action': ({ seat, action, paid }, speech) =>
    `${does(seat, speech, 'use', 'uses')} ${tile(action)} for ${favor(paid)}.`,
  gained: (event, speech) => `${does(event.seat, speech, 'gain', 'gains')} ${amount(event.good, event.count)}.`,
  spent: (event, speech) => `${does(event.seat, speech, 'spend', 'spends')} ${amount(event.good, 1)}.`,
  lost: (event, speech) =>
    `${does(event.seat, speech, 'go', 'goes')} without ${event.good === null ? favor(event.count) : amount(event.good, event.count)}: no marker is free.`,
  luxury: (event, speech) => `${does(event.seat, speech, 'use', 'uses')} ${amount(event.good, 1)}.`,
  'favor-returned': ({ seat }, speech) => `${does(seat, speech, 'give', 'gives')} back 1 favor.`,
  produced: (event, speech) => `${does(event.seat, speech, 'produce', 'produces')} no ${good(event.good)}.`,
  dyed: (event, speech) =>
    `${does(event.seat, speech, 'turn', 'turns')} 2 of the goods into ${amount(event.good, 1)} with the Dyer.`,
  processed: (event, speech) =>
    `${does(event.seat, speech, 'process', 'processes')} goods into ${amount(event.good, event.count)}.`,
  followed: ({ seat, actor, good: made, count }, speech) =>
    `${does(seat, speech, 'follow', 'follows')} ${whom(actor, speech)} and ${whom(seat, speech) === 'you' ? 'make' : 'makes'} ${amount(made, count)}.`,
  exchanged: (event, speech) =>
    `${does(event.seat, speech, 'exchange', 'exchanges')} ${amount(event.from, 1)} for ${amount(event.good, 1)}.`,
  built: ({ building, by }, speech) =>
    by === null
      ? `The Builder finishes ${space(building)}.`
      : `${does(by, speech, 'build', 'builds')} ${space(building)}.`,
  'bonus-tile': (event, speech) =>
    `${does(event.seat, speech, 'choose', 'chooses')} a bonus tile: ${words.bonusTiles[event.tile]}.`,
  priced: (event) => `A price token: the value of ${good(event.good)} is now ${event.value}.`,
  'prices-reset': () => 'All price tokens go back to the Trader.',
  'cover-removed': (event, speech) => `${does(event.seat, speech, 'lift', 'lifts')} the ${covers[event.cover]} cover.`,
  'farmer-moved': ({ seat, side, cell }, speech) =>
    `${does(seat, speech, 'move', 'moves')} the ${sides[side]} farmer to cell ${cell}.`,
  'tracker-moved': ({ seat, to }, speech) =>
    `${does(seat, speech, 'advance', 'advances')} to space ${to} of the meditation track.`,
  delivered: (event, speech) =>
    `${does(event.seat, speech, 'deliver', 'delivers')} ${amount(event.good, event.double ? 2 : 1)} to ${notable(event.notable)}.`,
  'contract-won': (event, speech) =>
    `${does(event.seat, speech, 'win', 'wins')} the contract of ${notable(event.notable)}.`,
  'boat-moved': ({ dock }) => `The boat reaches dock ${dock}: ${words.docks[dock as DockNumber]}.`,
  'merchant-moved': ({ die, to }) => `The Merchant rolls ${die} and goes to ${space(to)}.`,
  'builder-moved': ({ die, to }) => `The Builder moves ${die} and stands at the site of ${space(to)}.`,
  'builder-left': () => 'Everything is built: the Builder leaves.',
  influence: (event, speech) =>
    `${does(event.seat, speech, 'rise', 'rises')} to step ${event.step} with ${guild(event.guild)}.`,
  'order-fulfilled': (event, speech) =>
    `${does(event.seat, speech, 'fulfill', 'fulfills')} order ${event.order} of ${guild(event.guild)}.`,
  'given-to-akbar': (event, speech) =>
    `${does(event.seat, speech, 'give', 'gives')} Akbar ${amount(event.good, 1)}${event.bowl === event.good ? '' : `, in the bowl for ${good(event.bowl)}`}.`,
  'french-trader': (event, speech) =>
    `${does(event.seat, speech, 'store', 'stores')} ${amount(event.good, 1)} with the French Trader.`,
  'tile-taken': (event, speech) =>
    `${does(event.seat, speech, 'take', 'takes')} the favor tile ${tile(event.tile)}${event.fromPile ? ' from the pile' : ''}.`,
  'tile-shown': (event) => `A new favor tile is on display: ${tile(event.tile)}.`,
  'tile-given-up': (event, speech) =>
    `${does(event.seat, speech, 'give', 'gives')} up the favor tile ${tile(event.tile)}.`,
  'end-triggered': (event) => `${ends[event.why]}: round ${event.round + 1} is the last.`,
  'game-ended': () => 'The game is over; everybody counts rupees.',
}
