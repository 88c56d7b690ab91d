import type { Result, ScoreLine, Seat, Standing } from '@durbar/kernel'
import { Gold, Passive, sourceNames } from './names.ts'
import { bits, count, hasPassive, isAxomamma, type Position, player, total } from './position.ts'

/** TW:15 final scoring, line by line; a pure function of the final position. */
export function sheetOf(p: Position, seat: Seat): ScoreLine[] {
  const who = player(p, seat)
  const { box } = p.rules
  const { tapestryPoints } = box
  const track: ScoreLine = {
    key: 'track',
    value: who.score,
    parts: sourceNames.flatMap((key, source) => {
      const value = count(who.ledger, source)
      return value === 0 ? [] : [{ key, value }]
    }),
  }
  const sizes = who.tapestries.map((row) => row.length)
  const tapestries: ScoreLine = {
    key: 'tapestries',
    value: sizes.reduce((sum, size) => sum + count(tapestryPoints, size), 0),
    parts: sizes.map((size) => ({ key: `tapestry-of-${size}`, value: count(tapestryPoints, size) })),
  }
  // Z06 doubles what god cards are worth
  const perCard = hasPassive(p, seat, Passive.FestivalPotatoes) ? 2 : 1
  const lines: ScoreLine[] = [
    track,
    tapestries,
    { key: 'temple', value: count(box.templeFinal, who.temple) },
    { key: 'buildings', value: 2 * (bits(who.ready) + bits(who.passives)) },
    { key: 'god-cards', value: perCard * who.gods.length },
    { key: 'army-cards', value: total(who.up) },
    { key: 'workers', value: who.workers.length },
    { key: 'gold', value: count(who.goods, Gold) },
  ]
  // TW:17.23 a point for every resource she has left
  if (isAxomamma(p, seat) && p.rules.axomamma.resourcePoints > 0)
    lines.push({ key: 'resources', value: total(who.goods) * p.rules.axomamma.resourcePoints })
  return lines
}

export function finalScore(p: Position, seat: Seat): number {
  return sheetOf(p, seat).reduce((sum, { value }) => sum + value, 0)
}

/** TW:15.2, TW:17.21 who has won, everybody's points, and the points a person alone had to reach. */
export interface End {
  readonly winners: Seat[]
  readonly points: number[]
  readonly goal: number
}

export function endOf(p: Position): End {
  const places = standings(p)
  const points = p.players.map(() => 0)
  for (const { seat, score } of places) points[seat] = score
  const winners = places.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  return { winners, points, goal: p.rules.solo ? p.rules.box.values.soloGoal : 0 }
}

export function standings(p: Position): Standing[] {
  const scores = p.players.map((_, seat) => finalScore(p, seat))
  // TW:15.2 tie: most resources, then shared
  const goods = p.players.map((who) => total(who.goods))
  const ahead = (one: Seat, other: Seat): boolean => {
    const lead = count(scores, one) - count(scores, other)
    return lead > 0 || (lead === 0 && count(goods, one) > count(goods, other))
  }
  const unsorted = p.players.map(
    (_, seat): Standing => ({
      seat,
      rank: p.rules.solo ? soloRank(p, scores, seat) : 1 + p.players.filter((__, other) => ahead(other, seat)).length,
      score: count(scores, seat),
      sheet: [
        ...sheetOf(p, seat),
        { key: 'tie-break-resources', value: 0, parts: [{ key: 'resources', value: count(goods, seat) }] },
      ],
    }),
  )
  return unsorted.sort((one, other) => one.rank - other.rank || one.seat - other.seat)
}

export function result(p: Position): Result | undefined {
  return p.agenda.length === 0 ? { standings: standings(p) } : undefined
}

/** TW:17.21 the person wins with enough points and more than she has. */
function soloRank(p: Position, scores: readonly number[], seat: Seat): number {
  const wins = count(scores, 0) >= p.rules.box.values.soloGoal && count(scores, 0) > count(scores, 1)
  return wins === (seat === 0) ? 1 : 2
}
