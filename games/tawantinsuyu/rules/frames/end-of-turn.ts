import { push, type Refusal, type Seat } from '@durbar/kernel'
import type { Cost } from '../box.ts'
import { award, canPay, charge, oneCorn, onePotato, refuseCost, type Sink } from '../goods.ts'
import { colorNames, FirstPassive, None, PotatoEnd, Source } from '../names.ts'
import { fillMarket } from '../piles.ts'
import { add, count, type Position, player, remove } from '../position.ts'
import { takeFromVillage } from './conquest.ts'
import { mayRaise } from './free-actions.ts'
import { addToOffer } from './god-cards.ts'
import { onlySeat, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

/** TW:3.3, TW:13 the end of a turn. */
export type EndOfTurnFrame =
  | { readonly k: 'hire'; readonly seat: Seat }
  | { readonly k: 'dismiss'; readonly seat: Seat }
  | { readonly k: 'end-turn'; readonly seat: Seat }

/** TW:13.1 one worker from an end of the Village; the last one for potato or corn. */
export const hire: QuestionOf<'hire'> = {
  rule: 'TW:13.1',
  asks: ['hire', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat }) =>
    p.village.length === 0 || !(canPay(p, seat, onePotato) || canPay(p, seat, oneCorn) || mayRaise(p, seat)),
}

function priceAt(end: number): Cost {
  return end === PotatoEnd ? onePotato : oneCorn
}

function refuseHire(p: Position, seat: Seat, end: number): Refusal | undefined {
  if (p.village.length === 0) return { rule: 'TW:13.1', reason: 'village-empty' }
  return refuseCost(p, seat, priceAt(end), 'TW:13.1')
}

export const hireWorker: RuleOf<'hire'> = {
  list(p, seat, out) {
    for (const end of [0, 1]) if (!refuseHire(p, seat, end)) out.push({ k: 'hire', end })
  },
  refuse: (p, seat, { end }) => refuseHire(p, seat, end),
  play(p, seat, { end }, sink) {
    const worker = takeFromVillage(p, end)
    player(p, seat).workers.push(worker)
    sink?.({ k: 'worker-gained', seat, worker, from: 'village' })
    charge(p, seat, priceAt(end), sink)
  },
}

/** TW:13.3 at the end of the own turn nobody keeps more than two. */
export const dismiss: QuestionOf<'dismiss'> = {
  rule: 'TW:13.3',
  asks: ['dismiss'],
  stays: true,
  deciders: onlySeat,
  moot: (p, { seat }) => player(p, seat).workers.length <= p.rules.box.values.workerLimit,
}

export const dismissWorker: RuleOf<'dismiss'> = {
  list(p, seat, out) {
    const { workers } = player(p, seat)
    for (let worker = 0; worker < colorNames.length; worker++)
      if (workers.includes(worker)) out.push({ k: 'dismiss', worker })
  },
  refuse(p, seat, { worker }) {
    if (player(p, seat).workers.includes(worker)) return undefined
    return { rule: 'TW:13.3', reason: 'no-such-worker', worker: colorNames[worker] ?? '' }
  },
  play(p, seat, { worker }, sink) {
    remove(player(p, seat).workers, worker)
    add(p.box, worker, 1)
    sink?.({ k: 'worker-dismissed', seat, worker })
  },
}

/** TW:3.3, TW:C46 the played card to the offer, the market, the Festival tile, the next player. */
export const endTurn: WorkOf<'end-turn'> = {
  run(p, { seat }, sink) {
    if (p.placement.card !== None) {
      addToOffer(p, p.placement.card, sink)
      p.placement.card = None
    }
    const tiles = fillMarket(p, FirstPassive)
    if (tiles.length > 0) sink?.({ k: 'market-filled', tiles })
    if (p.village.length === 0 && p.holder === None) callFestival(p, seat, sink)
    push(p, { k: 'begin-turn', seat: (seat + 1) % p.players.length })
  },
}

/** TW:14.1 the Festival tile and its points. */
export function callFestival(p: Position, seat: Seat, sink: Sink): void {
  const { festivalTile1, festivalTile2, festivalTile3 } = p.rules.box.values
  p.holder = seat
  sink?.({ k: 'festival-called', seat, number: p.festivals + 1 })
  award(p, seat, Source.FestivalTile, count([festivalTile1, festivalTile2, festivalTile3], p.festivals), sink)
}
