import { push, type Refusal, type Seat } from '@durbar/kernel'
import type { Sink } from '../goods.ts'
import { Large, sizeNames, statueNames } from '../names.ts'
import { add, count, type Position, player } from '../position.ts'
import { type FrameOf, onlySeat, type QuestionOf, type RuleOf } from './rule-types.ts'

/** TW:7.3 statues for temple steps. */
export type WorshipFrame = {
  readonly k: 'worship'
  readonly seat: Seat
  readonly own: boolean
  /** The sizes that may still be given up, by bit. */
  readonly sizes: number
}
export const bothSizes = 0b11

export const worship: QuestionOf<'worship'> = {
  rule: 'TW:7.3',
  asks: ['sacrifice', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat, sizes }) => {
    const { statues } = player(p, seat)
    for (let statue = 0; statue < statues.length; statue++)
      if (count(statues, statue) > 0 && sizes & (1 << (statue % 2))) return false
    return true
  },
}

function refuseSacrifice(p: Position, seat: Seat, statue: number, sizes: number): Refusal | undefined {
  if (!((player(p, seat).statues[statue] ?? 0) > 0))
    return { rule: 'TW:7.3', reason: 'no-such-statue', statue: statueNames[statue] ?? '' }
  if ((sizes & (1 << (statue % 2))) === 0)
    return { rule: 'TW:7.3', reason: 'one-of-each-size', size: sizeNames[statue % 2] ?? '' }
  return undefined
}

/** The active player gives up one of each size, the others one statue of either size for one step. */
export const sacrifice: RuleOf<'sacrifice', FrameOf<'worship'>> = {
  list(p, seat, out, { sizes }) {
    for (let statue = 0; statue < statueNames.length; statue++)
      if (!refuseSacrifice(p, seat, statue, sizes)) out.push({ k: 'sacrifice', statue })
  },
  refuse: (p, seat, { statue }, { sizes }) => refuseSacrifice(p, seat, statue, sizes),
  play(p, seat, { statue }, sink, { own, sizes }) {
    if (own) push(p, { k: 'worship', seat, own, sizes: sizes & ~(1 << (statue % 2)) })
    giveUpStatue(p, seat, statue, own, sink)
  },
}

/** Temple steps for a statue of a size. */
export function stepsFor(p: Position, size: number, own: boolean): number {
  const { smallStatueSteps, largeStatueSteps } = p.rules.box.values
  if (!own) return 1
  return size === Large ? largeStatueSteps : smallStatueSteps
}

export function giveUpStatue(p: Position, seat: Seat, statue: number, own: boolean, sink: Sink): void {
  add(player(p, seat).statues, statue, -1)
  sink?.({ k: 'sacrificed', seat, statue })
  push(p, { k: 'climb', seat, steps: stepsFor(p, statue % 2, own) })
}
