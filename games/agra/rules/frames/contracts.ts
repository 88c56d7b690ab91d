import { push, type Seat } from '@durbar/kernel'
import { onceFrames } from '../effects.ts'
import { End, LevelCount, None, SpacesPerNotable } from '../names.ts'
import { markCount, markSeat, type Position, player, type Sink, slotOf, triggerEnd } from '../position.ts'
import type { WorkOf } from './rule-types.ts'

/** AG:9B a notable has everything: it becomes somebody's contract. */
export interface EvaluateFrame {
  readonly k: 'evaluate'
  readonly notable: number
}

/** AG:9.9 most markers; among equals the one whose highest marker is further up. */
function winnerOf(p: Position, notable: number): Seat {
  let winner = None
  let most = 0
  for (let place = 0; place < SpacesPerNotable; place++) {
    const seat = markSeat(p.marks[slotOf(notable, place)] as number)
    if (seat === None || seat === winner) continue
    const count = markersOf(p, notable, seat)
    if (count > most) {
      most = count
      winner = seat
    }
  }
  return winner
}

function markersOf(p: Position, notable: number, seat: Seat): number {
  let count = 0
  for (let place = 0; place < SpacesPerNotable; place++) {
    const mark = p.marks[slotOf(notable, place)] as number
    if (markSeat(mark) === seat) count += markCount(mark)
  }
  return count
}

export const evaluate: WorkOf<'evaluate'> = {
  run(p, { notable }, sink) {
    const winner = winnerOf(p, notable)
    p.river.splice(p.river.indexOf(notable), 1)
    player(p, winner).contracts |= 1 << notable
    sink?.({ k: 'contract-won', seat: winner, notable })
    for (let place = 0; place < SpacesPerNotable; place++) takeMarkers(p, slotOf(notable, place), winner, sink)
    if (p.rules.printed.level[notable] === LevelCount - 1) triggerEnd(p, End.Contract, sink)
    push(p, ...onceFrames(winner, notable), { k: 'boat' })
  },
}

/** AG:9.10 the winner's markers go to the supply, those of the others become favor. */
function takeMarkers(p: Position, slot: number, winner: Seat, sink: Sink): void {
  const mark = p.marks[slot] as number
  if (mark === 0) return
  const seat = markSeat(mark)
  const count = markCount(mark)
  p.marks[slot] = 0
  if (seat === winner) player(p, seat).supply += count
  else {
    player(p, seat).favor += count
    sink?.({ k: 'favor', seat, favor: count })
  }
}
