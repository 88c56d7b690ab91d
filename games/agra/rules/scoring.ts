import { at, type Result, type ScoreLine, type Seat, type Standing } from '@durbar/kernel'
import {
  CoverCount,
  GuildCount,
  guildNames,
  ledgerNames,
  Notable,
  NotableCount,
  notableNames,
  OrdersPerGuild,
} from './names.ts'
import { countBits, owns, type Position, player, valueNow } from './position.ts'

/** AG:15 the final sheet: rupees in the bag, and everything that is added to them. */

export function ordersOf(p: Position, seat: Seat, guild: number): number {
  let count = 0
  for (let order = 0; order < OrdersPerGuild; order++) if (p.orders[guild * OrdersPerGuild + order] === seat) count++
  return count
}

function allOrders(p: Position, seat: Seat): number {
  let count = 0
  for (let guild = 0; guild < GuildCount; guild++) count += ordersOf(p, seat, guild)
  return count
}

function contractsOf(p: Position, seat: Seat, guild: number): number {
  const { contracts } = player(p, seat)
  let count = 0
  for (let notable = 0; notable < NotableCount; notable++)
    if (contracts & (1 << notable) && p.rules.printed.guild[notable] === guild) count++
  return count
}

/** AG:14.21 contracts and orders of the guild. */
function symbolsOf(p: Position, seat: Seat, guild: number): number {
  return contractsOf(p, seat, guild) + ordersOf(p, seat, guild)
}

export function bowlsOf(p: Position, seat: Seat): number {
  let count = 0
  for (const owner of p.bowls) if (owner === seat) count++
  return count
}

/** AG:14.22 one rupee for each contract and, unless ruled otherwise, each order of the notable's own guild. */
function guildScore(p: Position, seat: Seat, notable: number): number {
  const guild = at(p.rules.printed.guild, notable)
  return contractsOf(p, seat, guild) + (p.rules.guildScoringOrders ? ordersOf(p, seat, guild) : 0)
}

/** AG:14.17 by the number of guilds with own orders. */
const dutchScore: readonly number[] = [0, 1, 3, 6]

/** AG:15.3 (1) what each contract with an end effect is worth. */
const endEffects: Readonly<Record<number, (p: Position, seat: Seat) => number>> = {
  [Notable.DutchTrader](p, seat) {
    let guilds = 0
    for (let guild = 0; guild < GuildCount; guild++) if (ordersOf(p, seat, guild) > 0) guilds++
    return at(dutchScore, guilds)
  },
  [Notable.Subadar]: allOrders,
  [Notable.SadrUsSudur]: bowlsOf,
  [Notable.GrandMufti]: (p, seat) => 3 * Math.min(symbolsOf(p, seat, 0), symbolsOf(p, seat, 1), symbolsOf(p, seat, 2)),
  [Notable.GrandImam]: (p, seat) => guildScore(p, seat, Notable.GrandImam),
  [Notable.CourtArtist]: (p, seat) => guildScore(p, seat, Notable.CourtArtist),
  [Notable.Dewan]: (p, seat) => guildScore(p, seat, Notable.Dewan),
}
const endNotables = Object.keys(endEffects).map(Number)

function endEffect(p: Position, seat: Seat, notable: number): number {
  return owns(p, seat, notable) ? (endEffects[notable]?.(p, seat) ?? 0) : 0
}

function contractScore(p: Position, seat: Seat): number {
  let score = 0
  for (const notable of endNotables) score += endEffect(p, seat, notable)
  return score
}

/** AG:15.3 (2), AG:15.4 rupees for each own order of the guild, by rank on its track. */
function influenceScore(p: Position, seat: Seat, guild: number): number {
  const { influenceFirst, influenceSecond, influenceTied } = p.rules.printed.values
  const own = player(p, seat).influence[guild] as number
  let higher = 0
  let equal = 0
  for (const other of p.players) {
    const step = other.influence[guild] as number
    if (step > own) higher++
    else if (step === own) equal++
  }
  const orders = ordersOf(p, seat, guild)
  if (higher === 0) return orders * (equal > 1 ? influenceTied : influenceFirst)
  // With one player above, that one is alone in front and everybody on this step is second.
  return higher === 1 ? orders * influenceSecond : 0
}

/** AG:15.3 (5) by the number of own markers at Akbar. */
export function akbarScore(p: Position, markers: number): number {
  const { akbarScore: table, values } = p.rules.printed
  const last = table.length - 1
  return markers <= last ? at(table, markers) : at(table, last) + (markers - last) * values.furtherAkbarScore
}

/** AG:15.3 (3) the last space of the meditation track. */
function meditationScore(p: Position, seat: Seat): number {
  const { lastSpace, values } = p.rules.printed
  return player(p, seat).tracker === lastSpace ? values.lastMeditationSpace : 0
}

/** AG:15.3 (4) covers that have left the farm. */
function coverScore(p: Position, seat: Seat): number {
  return (CoverCount - countBits(player(p, seat).covers)) * p.rules.printed.values.removedCover
}

/** AG:15.5 goods at their present value, and favor. */
function tieBreak(p: Position, seat: Seat): number {
  const { goods, favor } = player(p, seat)
  return goods.reduce((sum, count, good) => sum + count * valueNow(p, good), favor)
}

/** Everything that is added to the rupees in the bag if the game ended now. */
export function addedScore(p: Position, seat: Seat): number {
  let score = contractScore(p, seat) + meditationScore(p, seat) + coverScore(p, seat)
  for (let guild = 0; guild < GuildCount; guild++) score += influenceScore(p, seat, guild)
  return score + akbarScore(p, bowlsOf(p, seat))
}

function sheetOf(p: Position, seat: Seat): ScoreLine[] {
  const who = player(p, seat)
  const contracts = endNotables.filter((notable) => owns(p, seat, notable))
  return [
    {
      key: 'rupees',
      value: who.rupees,
      parts: ledgerNames.map((key, why) => ({ key, value: at(who.ledger, why) })),
    },
    {
      key: 'contracts',
      value: contractScore(p, seat),
      parts: contracts.map((notable) => ({ key: at(notableNames, notable), value: endEffect(p, seat, notable) })),
    },
    {
      key: 'influence',
      value: guildNames.reduce((sum, _, guild) => sum + influenceScore(p, seat, guild), 0),
      parts: guildNames.map((key, guild) => ({ key, value: influenceScore(p, seat, guild) })),
    },
    { key: 'meditation', value: meditationScore(p, seat) },
    { key: 'covers', value: coverScore(p, seat) },
    { key: 'akbar', value: akbarScore(p, bowlsOf(p, seat)) },
    { key: 'tie-break', value: tieBreak(p, seat) },
  ]
}

export function scoreOf(p: Position, seat: Seat): number {
  return player(p, seat).rupees + addedScore(p, seat)
}

/** AG:15.5 most rupees, then goods and favor in hand; whoever is still equal shares the place. */
export function standings(p: Position): Standing[] {
  const seats = p.players.map((_, seat) => ({ seat, score: scoreOf(p, seat), tie: tieBreak(p, seat) }))
  seats.sort((a, b) => b.score - a.score || b.tie - a.tie || a.seat - b.seat)
  return seats.map(({ seat, score, tie }) => ({
    seat,
    rank: 1 + seats.filter((other) => other.score > score || (other.score === score && other.tie > tie)).length,
    score,
    sheet: sheetOf(p, seat),
  }))
}

export function result(p: Position): Result | undefined {
  return p.agenda.length === 0 ? { standings: standings(p) } : undefined
}
