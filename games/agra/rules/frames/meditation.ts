import { close, type Refusal, type Seat } from '@durbar/kernel'
import { Ability, Favor, None, Notable, Phase, SpaceCount, spaceNames } from '../names.ts'
import { onlySeat, owns, type Position, player, type Sink } from '../position.ts'
import { gainFavor } from './markers.ts'
import type { QuestionOf, RuleOf, WorkOf } from './rule-types.ts'

/** AG:4 workers are laid down for meditation points, which the circle takes. */

export interface MeditationFrame {
  readonly k: 'meditation'
  readonly seat: Seat
}

export const meditation: QuestionOf<'meditation'> = {
  rule: 'AG:4.1',
  asks: [
    'lay-down',
    'take-from-cook',
    'exchange',
    'deliver',
    'process-good',
    'remove-cover',
    'move-farmer',
    'mosaic',
    'end-meditation',
  ],
  stays: true,
  window: true,
  deciders: (_, frame) => onlySeat(frame),
  moot: (p, { seat }) => p.points === 0 && !canMeditate(p, seat),
}

/** Whoever has no worker out, none with the Cook and no tile for points cannot meditate, and is not asked. */
function canMeditate(p: Position, seat: Seat): boolean {
  const { stored, tiles } = player(p, seat)
  return stored > 0 || (tiles & (1 << Favor.MeditationPoint)) !== 0 || p.workers.includes(seat)
}

/** AG:4.2, AG:4.3 the first worker counts as the tracker shows, each further one a space less. */
function generatePoints(p: Position, seat: Seat, sink: Sink): void {
  const space = Math.max(1, player(p, seat).tracker - p.counted)
  addPoints(p, seat, p.rules.printed.points[space] as number, sink)
  p.counted++
  // AG:14.9 one more, once in the phase.
  if (p.muezzinPaid || !owns(p, seat, Notable.Muezzin)) return
  p.muezzinPaid = true
  addPoints(p, seat, 1, sink)
}

export function addPoints(p: Position, seat: Seat, points: number, sink: Sink): void {
  p.points += points
  sink?.({ k: 'points', seat, points })
}

function refuseLayDown(p: Position, seat: Seat, space: number): Refusal | undefined {
  const name = spaceNames[space] as string
  if (p.workers[space] !== seat) return { rule: 'AG:4.2', reason: 'no-own-worker', space: name }
  return p.lying & (1 << space) ? { rule: 'AG:4.2', reason: 'lies-already', space: name } : undefined
}

export const layDown: RuleOf<'lay-down'> = {
  list(p, seat, out) {
    for (let space = 0; space < SpaceCount; space++)
      if (p.workers[space] === seat && !refuseLayDown(p, seat, space)) out.push({ k: 'lay-down', space })
  },
  refuse: (p, seat, { space }) => refuseLayDown(p, seat, space),
  play(p, seat, { space }, sink) {
    p.lying |= 1 << space
    sink?.({ k: 'laid-down', seat, space })
    generatePoints(p, seat, sink)
  },
}

const noneStored: Refusal = { rule: 'AG:14.8', reason: 'none-stored' }

function refuseTakeFromCook(p: Position, seat: Seat): Refusal | undefined {
  return player(p, seat).stored > 0 ? undefined : noneStored
}

export const takeFromCook: RuleOf<'take-from-cook'> = {
  list(p, seat, out) {
    if (!refuseTakeFromCook(p, seat)) out.push({ k: 'take-from-cook' })
  },
  refuse: refuseTakeFromCook,
  play(p, seat, _, sink) {
    const who = player(p, seat)
    who.stored--
    who.workers++
    sink?.({ k: 'taken-from-cook', seat })
    generatePoints(p, seat, sink)
  },
}

const noMosaic: Refusal = { rule: 'AG:14.15', reason: 'not-your-contract', notable: 'mosaic-maker' }
const mosaicUsed: Refusal = { rule: 'AG:14.15', reason: 'used-this-turn', notable: 'mosaic-maker' }

/** AG:14.15 points for one or for two favor. */
const mosaicPoints: readonly number[] = [0, 1, 3]

function refuseMosaic(p: Position, seat: Seat, favor: number): Refusal | undefined {
  if (!owns(p, seat, Notable.MosaicMaker)) return noMosaic
  if (p.abilities & Ability.MosaicMaker) return mosaicUsed
  const need = mosaicPoints[favor] as number
  return p.points < need ? { rule: 'AG:14.15', reason: 'needs-points', need, have: p.points } : undefined
}

export const mosaic: RuleOf<'mosaic'> = {
  list(p, seat, out) {
    for (let favor = 1; favor < mosaicPoints.length; favor++)
      if (!refuseMosaic(p, seat, favor)) out.push({ k: 'mosaic', favor })
  },
  refuse: (p, seat, { favor }) => refuseMosaic(p, seat, favor),
  play(p, seat, { favor }, sink) {
    const points = mosaicPoints[favor] as number
    p.points -= points
    p.abilities |= Ability.MosaicMaker
    sink?.({ k: 'points-spent', seat, points })
    gainFavor(p, seat, favor, sink)
  },
}

export const endMeditation: RuleOf<'end-meditation'> = {
  list: (_p, _seat, out) => out.push({ k: 'end-meditation' }),
  refuse: () => undefined,
  play: (p) => close(p),
}

/** AG:4.5, AG:4.6 the marker goes to the outer action used last; points left over are lost. */
export const meditationEnds: WorkOf<'meditation-ends'> = {
  run(p, _, sink) {
    if (p.lastOuter !== None && p.lastOuter !== p.blocked) {
      p.blocked = p.lastOuter
      sink?.({ k: 'circle-blocked', circle: p.blocked })
    }
    p.points = 0
    p.phase = Phase.Action
  },
}
