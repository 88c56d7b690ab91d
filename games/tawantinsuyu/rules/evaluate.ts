import type { Seat } from '@durbar/kernel'
import { rulerOf } from './frames/festival.ts'
import { Corn, Gold, None, Passive, Potato, ProductionCount, Stone } from './names.ts'
import { bits, count, hasPassive, isAxomamma, type Player, type Position, player, total } from './position.ts'
import { pendingWorth } from './prospects.ts'
import { finalScore } from './scoring.ts'
import { effectWorth, stepWorth, timeLeft } from './worth.ts'

/** An estimate of the final margin: what each player has, what it will still bring, and what is being done now. */
export function evaluate(p: Position, seat: Seat): number {
  const own = standing(p, seat) + (p.agenda.length > 0 ? pendingWorth(p, seat) : 0)
  if (p.rules.solo) return soloMargin(p, own)
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < p.players.length; other++) if (other !== seat) best = Math.max(best, standing(p, other))
  return own - best
}

/**
 * What a person alone and Axomamma usually still gain beyond what they have: by Festivals held, as seen in games of bots,
 * and for each worker in the Village. Both gain with every turn, and the turns end with the workers.
 */
const gains = { own: [30, 6, 0], hers: [105, 41, 12], perWorker: 8 } as const

/** TW:17.21 alone one needs the goal, and more than Axomamma. */
function soloMargin(p: Position, own: number): number {
  const goal = p.rules.box.values.soloGoal - 1
  if (p.agenda.length === 0) return own - Math.max(goal, finalScore(p, 1))
  const festivals = Math.min(p.festivals, 2)
  const turns = p.village.length * gains.perWorker
  const hers = standing(p, 1) + count(gains.hers, festivals) + turns
  return own + count(gains.own, festivals) + turns - Math.max(goal, hers)
}

function standing(p: Position, seat: Seat): number {
  const who = player(p, seat)
  const left = timeLeft(p)
  const she = isAxomamma(p, seat)
  let worth = who.score + cardsAndGoods(p, seat, who, left)
  worth += buildings(p, who, left) + tapestries(p, who, left) + temple(p, who, left)
  if (!she) worth += army(p, who, left) + statues(who, left)
  worth += regions(p, seat, left) + stairsOf(p, seat) * 0.6 * left
  return worth
}

/** TW:15.1 what counts at the end in full, and the use goods still have before it. */
function cardsAndGoods(p: Position, seat: Seat, who: Player, left: number): number {
  const { goods, gods, workers } = who
  const potatoes = count(goods, Potato)
  let worth = count(goods, Gold) * (1 + 1.1 * left)
  worth += left * (useful(potatoes, 6) * 0.5 + useful(count(goods, Corn), 6) * 0.95)
  worth += left * useful(count(goods, Stone), 6) * 1.15
  const perCard = hasPassive(p, seat, Passive.FestivalPotatoes) ? 2 : 1
  worth += gods.length * perCard * (1 - left) + (Math.min(gods.length, 3) + Math.min(gods.length, 6) * 0.3) * left
  // Every card has to be fed at the next Festival, the nearer the surer; a large hand at every one to come.
  if (p.agenda.length > 0) {
    worth -= Math.max(0, gods.length - potatoes) * hungerRisk(p)
    worth -= Math.max(0, gods.length - 3) * 0.55 * (3 - p.festivals)
  }
  // TW:13.3 a third worker is gone at the end of the turn
  const kept = Math.min(workers.length, 2)
  worth += kept * (1 - left) + (kept > 0 ? 1.2 * left : 0) + (kept > 1 ? 0.4 * left : 0)
  return worth
}

/** The first few of a kind count in full, the others half. */
function useful(amount: number, enough: number): number {
  return amount <= enough ? amount : enough + (amount - enough) * 0.5
}

function hungerRisk(p: Position): number {
  if (p.holder !== None) return 1.9
  return p.village.length <= 2 ? 1.4 : 0.7
}

function buildings(p: Position, { ready, spent, passives }: Player, left: number): number {
  let worth = 0
  for (let tile = 0; tile < ProductionCount; tile++) {
    const up = ready & (1 << tile)
    if (!up && !(spent & (1 << tile))) continue
    const gift = p.rules.box.production[tile]
    const gives = gift ? gift.effects.reduce((sum, effect) => sum + effectWorth(p, effect), 0) : 0
    const use = (gift?.choose ? gives / 2.5 : gives) * left
    worth += up ? 2 + use : 0.8 * left + use * 0.5
  }
  return worth + bits(passives) * (2 + 1.2 * left)
}

function tapestries(p: Position, { tapestries: rows }: Player, left: number): number {
  const { tapestryPoints, left: heads, right: tails, links } = p.rules.box
  let worth = 0
  for (const row of rows) {
    const now = count(tapestryPoints, row.length)
    const next = tapestryPoints[row.length + 1] ?? now
    worth += now + (next - now) * 0.35 * left
    for (let index = 1; index < row.length; index++) {
      const link = count(tails, count(row, index - 1))
      if (link !== heads[count(row, index)]) continue
      const effects = links[link] as readonly number[]
      const gives = effects.reduce((sum, effect) => sum + effectWorth(p, effect), 0)
      worth += gives * (3 - p.festivals) * 0.8
    }
  }
  return worth
}

function temple(p: Position, { temple: step }: Player, left: number): number {
  const { templePoints, templeFinal } = p.rules.box
  const festivals = 3 - p.festivals
  let worth = count(templeFinal, step) + count(templePoints, step) * festivals
  // The top pays far more than the bottom: climbing is worth something before it pays.
  worth += step * 0.5 * left
  return worth
}

function army(p: Position, { army: hand, up, down }: Player, left: number): number {
  let worth = total(up) + total(hand) * 0.2 * left
  for (let kind = 0; kind < up.length; kind++) {
    const soldiers = count(p.rules.box.soldiers, kind)
    worth += (count(up, kind) * 1.3 + count(hand, kind) * 1.2 + count(down, kind) * 0.6) * soldiers * left
  }
  return worth
}

function statues({ statues: kinds }: Player, left: number): number {
  let worth = 0
  for (let kind = 0; kind < kinds.length; kind++)
    worth += count(kinds, kind) * (kind % 2 === 1 ? 3 : 1) * stepWorth * 0.7 * left
  return worth
}

/** Most markers in a region score at every Festival to come. */
function regions(p: Position, seat: Seat, left: number): number {
  const fallen = Math.max(total(p.casualties), 1)
  let worth = 0
  for (let region = 0; region < p.rules.box.regionNames.length; region++)
    if (rulerOf(p, region) === seat) worth += fallen * (3 - p.festivals) * 0.8
  return worth + (p.rules.box.values.conquestMarkers - player(p, seat).markers) * 0.3 * left
}

function stairsOf(p: Position, seat: Seat): number {
  return p.rules.box.values.stairMarkers - player(p, seat).stairs
}
