import { at, type Result, type ScoreLine, type Seat, type Standing } from '@durbar/kernel'
import { FirstCity, FirstVillage, SitesPerCity } from './components.ts'
import type { CityScore } from './events.ts'
import { Character, ledgerNames } from './names.ts'
import { centralSite, holds, housesInCity, lowestCharacter, type Position, player, seatsInOrder } from './position.ts'

/** MH:48 a player's points in a city: architect, houses, palaces; MH:37 the Sadhu's outer palaces count double. */
export function pointsInCity(p: Position, city: number, seat: Seat): number {
  const { values, home } = p.rules.board
  const outer = holds(p, seat, Character.Sadhu) ? values.sadhuOuterPalacePoints : values.outerPalacePoints
  const central = centralSite(city)
  let points = housesInCity(p, city, seat) * values.housePoints
  if (player(p, seat).architect === city) points += values.architectPoints
  if (p.sites[central] === seat) points += values.centralPalacePoints
  for (let site = central + 1; site < central + SitesPerCity; site++) if (p.sites[site] === seat) points += outer
  // MH:68 the character at home here is worth a point, even as the only one.
  if (p.rules.homeCity && holds(p, seat, home[city] as number)) points += values.homeCityPoints
  return points
}

/**
 * MH:50–53 who would get what if the city were scored now, best first. Ties go to the lower character; who has no
 * points gets nothing, and nobody moves down for it; the only one with points gets a bonus.
 */
export function scoreCity(p: Position, city: number): { scores: CityScore[]; bonus: number } {
  const points = p.players.map((_, seat) => pointsInCity(p, city, seat))
  const ranked = seatsInOrder(p).sort((a, b) => (points[b] as number) - (points[a] as number))
  const alone = points.filter((one) => one > 0).length === 1
  const bonus = alone ? p.rules.board.values.monopolyBonus : 0
  const scores = ranked.map((seat, rank) => {
    const own = points[seat] as number
    const gold = own === 0 ? 0 : (p.rules.payout[rank] as number) + bonus
    return { seat, points: own, gold }
  })
  return { scores, bonus }
}

/** MH:58–60 most palaces, then most gold, then the lower character. */
export function standings(p: Position): Standing[] {
  const built = (seat: Seat): number => p.rules.palaces - player(p, seat).palaces
  const ranked = seatsInOrder(p).sort((a, b) => built(b) - built(a) || player(p, b).gold - player(p, a).gold)
  return ranked.map((seat, index) => ({
    seat,
    rank: index + 1,
    score: built(seat),
    sheet: [
      { key: 'palaces', value: built(seat), parts: palacesByCity(p, seat) },
      {
        key: 'gold',
        value: player(p, seat).gold,
        parts: ledgerNames.flatMap((key, why) => {
          const value = player(p, seat).ledger[why] as number
          return value === 0 ? [] : [{ key, value }]
        }),
      },
      { key: 'character', value: lowestCharacter(p, seat) + 1 },
    ],
  }))
}

function palacesByCity(p: Position, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = []
  for (let city = FirstCity; city < FirstVillage; city++) {
    const first = centralSite(city)
    const value = p.sites.slice(first, first + SitesPerCity).filter((owner) => owner === seat).length
    if (value > 0) lines.push({ key: at(p.rules.board.places, city), value })
  }
  return lines
}

export function result(p: Position): Result | undefined {
  return p.agenda.length === 0 ? { standings: standings(p) } : undefined
}
