import { at, type Result, type ScoreLine, type Seat, type Standing } from '@durbar/kernel'
import { FirstCity, FirstVillage, SitesPerCity } from './components.ts'
import type { CityScore } from './events.ts'
import { Character, ledgerNames, Neutral, None } from './names.ts'
import { centralSite, holds, housesInCity, lowestCharacter, type Position, player, seatsInOrder } from './position.ts'

/**
 * MH:48 everybody's points in a city, by seat: architect, houses, palaces; MH:37 the Sadhu's outer palaces count double.
 */
export function countPoints(p: Position, city: number, points: number[]): void {
  const { values, home } = p.rules.board
  for (let seat = 0; seat < p.rules.players; seat++) {
    let own = housesInCity(p, city, seat) * values.housePoints
    if (player(p, seat).architect === city) own += values.architectPoints
    // MH:68 the character at home here is worth a point, even as the only one.
    if (p.rules.homeCity && holds(p, seat, home[city] as number)) own += values.homeCityPoints
    points[seat] = own
  }
  const central = centralSite(city)
  for (let site = central; site < central + SitesPerCity; site++) {
    const owner = p.sites[site] as number
    if (owner === None || owner === Neutral) continue
    const { sadhuOuterPalacePoints, outerPalacePoints, centralPalacePoints } = values
    const outer = holds(p, owner, Character.Sadhu) ? sadhuOuterPalacePoints : outerPalacePoints
    points[owner] = (points[owner] as number) + (site === central ? centralPalacePoints : outer)
  }
}

/**
 * MH:50–53 who would get what if the city were scored now, best first. Ties go to the lower character; who has no
 * points gets nothing, and nobody moves down for it; the only one with points gets a bonus.
 */
export function scoreCity(p: Position, city: number): { scores: CityScore[]; bonus: number } {
  const points: number[] = []
  countPoints(p, city, points)
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
