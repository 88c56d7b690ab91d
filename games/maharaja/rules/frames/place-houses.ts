import { just, type Refusal, type Seat } from '@durbar/kernel'
import { FirstVillage, isVillage, PlaceCount } from '../components.ts'
import { type MoveOf, madeOnce } from '../moves.ts'
import { addHouse, housesInVillage, type Position, player } from '../position.ts'
import type { QuestionOf, RuleOf, WorkOf } from './rule-types.ts'

/** MH:7 one of the four houses of setup, free, in any village with room. */
export interface PlaceFrame {
  k: 'place'
  /** The place in the order of characters, which are all chosen when this comes up (MH:7). */
  order: number
}

export const placeHouse: QuestionOf<'place'> = {
  rule: 'MH:7',
  asks: ['place'],
  deciders: (p, frame) => just(seatAtOrder(p, frame.order)),
}

function seatAtOrder(p: Position, order: number): Seat {
  const ranks = p.players.map((someone) => someone.characters & -someone.characters)
  return ranks.indexOf(ranks.toSorted((a, b) => a - b)[order] as number)
}

const placings = madeOnce<'place'>(PlaceCount, (at) => ({ k: 'place', at }))

export const place: RuleOf<'place'> = {
  list(p, _, out) {
    for (let village = FirstVillage; village < PlaceCount; village++)
      if (!refuseVillage(p, village)) out.push(placings[village] as MoveOf<'place'>)
  },
  refuse: (p, _, move) => (isVillage(move.at) ? refuseVillage(p, move.at) : setupOnlyInVillages),
  play(p, seat, { at }, sink) {
    player(p, seat).pool--
    addHouse(p, seat, at)
    sink?.({ k: 'house-placed', seat, at })
  },
}

const setupOnlyInVillages: Refusal = { rule: 'MH:7', reason: 'setup-only-in-villages' }
const villageFull: Refusal = { rule: 'MH:8', reason: 'village-full' }

/** MH:8 a village holds at most two houses, of two players at most one. */
export function refuseVillage(p: Position, village: number): Refusal | undefined {
  return housesInVillage(p, village) >= p.rules.villageRoom ? villageFull : undefined
}

/** MH:9 after setup everybody takes six houses from the quarry. */
export const fillPool: WorkOf<'fill-pool'> = {
  run(p, _, sink) {
    const houses = p.rules.board.values.poolAfterSetup
    for (const someone of p.players) {
      someone.pool += houses
      someone.quarry -= houses
    }
    sink?.({ k: 'pool-filled', houses })
  },
}
