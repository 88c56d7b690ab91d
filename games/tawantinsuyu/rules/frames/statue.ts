import { push, type Refusal, type Seat } from '@durbar/kernel'
import type { Cost } from '../box.ts'
import { award, canPay, charge, refuseCost, type Sink } from '../goods.ts'
import { Large, Source, statueNames } from '../names.ts'
import { add, count, type Position, player } from '../position.ts'
import { type FrameOf, onlySeat, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

/** TW:5.8 building a statue of any god that has one left; a free one is small. */
export type StatueFrame =
  | { readonly k: 'statue'; readonly seat: Seat; readonly free: boolean }
  | { readonly k: 'set-up-statue'; readonly seat: Seat; readonly statue: number }

export function statueCost(p: Position, statue: number): Cost {
  const { statueStone, largeStatueGold } = p.rules.box.values
  return [0, 0, statueStone, statue % 2 === Large ? largeStatueGold : 0, 0]
}

function canBuild(p: Position, seat: Seat, statue: number, free: boolean): boolean {
  if (count(p.statues, statue) === 0) return false
  return free ? statue % 2 !== Large : canPay(p, seat, statueCost(p, statue))
}

/** TW:C62 an effect without a statue to take is lost. */
export function refuseStatue(p: Position, seat: Seat, free: boolean): Refusal | undefined {
  let left = false
  for (let statue = 0; statue < p.statues.length; statue++) {
    if (canBuild(p, seat, statue, free)) return undefined
    left ||= count(p.statues, statue) > 0 && !(free && statue % 2 === Large)
  }
  return left ? refuseCost(p, seat, statueCost(p, 0), 'TW:5.8') : { rule: 'TW:C62', reason: 'no-statues-left' }
}

export const statue: QuestionOf<'statue'> = { rule: 'TW:5.8', asks: ['statue'], deciders: onlySeat }

export const buildStatue: RuleOf<'statue', FrameOf<'statue'>> = {
  list(p, seat, out, { free }) {
    for (let kind = 0; kind < p.statues.length; kind++)
      if (canBuild(p, seat, kind, free)) out.push({ k: 'statue', statue: kind })
  },
  refuse(p, seat, move, { free }) {
    const name = statueNames[move.statue] ?? ''
    if (!((p.statues[move.statue] ?? 0) > 0)) return { rule: 'TW:5.8', reason: 'statue-gone', statue: name }
    if (free) return move.statue % 2 === Large ? { rule: 'TW:5.8', reason: 'only-small', statue: name } : undefined
    return refuseCost(p, seat, statueCost(p, move.statue), 'TW:5.8')
  },
  play(p, seat, move, sink, { free }) {
    push(p, { k: 'set-up-statue', seat, statue: move.statue })
    if (!free) charge(p, seat, statueCost(p, move.statue), sink)
  },
}

export const setUpStatue: WorkOf<'set-up-statue'> = {
  run(p, frame, sink) {
    putStatue(p, frame.seat, frame.statue, sink)
  },
}

export function putStatue(p: Position, seat: Seat, kind: number, sink: Sink): void {
  const { smallStatuePoints, largeStatuePoints } = p.rules.box.values
  add(p.statues, kind, -1)
  add(player(p, seat).statues, kind, 1)
  sink?.({ k: 'statue-built', seat, statue: kind })
  award(p, seat, Source.Statues, kind % 2 === Large ? largeStatuePoints : smallStatuePoints, sink)
}
