import { range } from '@durbar/kernel'
import { ColorCount, FirstPassive, None, PassiveCount, ProductionCount, StatueCount } from './names.ts'
import { count, isAxomamma, type Position, player, total } from './position.ts'

/** What must hold in every position, as a list of what does not. */
export function invariants(p: Position): string[] {
  const problems: string[] = []
  const expect = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem)
  }
  workers(p, expect)
  cards(p, expect)
  tiles(p, expect)
  markers(p, expect)
  numbers(p, expect)
  return problems
}

type Expect = (holds: boolean, problem: string) => void

function tally(length: number, ...lists: readonly (readonly number[])[]): number[] {
  const found = range(length).map(() => 0)
  for (const list of lists) for (const item of list) if (item !== None) found[item] = count(found, item) + 1
  return found
}

/** g.1 1–5 */
function workers(p: Position, expect: Expect): void {
  const { rules } = p
  const onHill = tally(ColorCount, p.hill, p.village, ...p.players.map((who) => who.workers))
  for (let color = 0; color < ColorCount; color++) {
    const rest = [p.bag, p.nomads, p.casualties, p.box].reduce((sum, pile) => sum + count(pile, color), 0)
    expect(count(onHill, color) + rest === 9, `color ${color} has ${count(onHill, color) + rest} workers`)
  }
  expect(p.village.length <= rules.villageSize, 'the Village is overcrowded')
  expect(total(p.nomads) <= rules.nomadsSize, 'too many Nomads')
  expect(total(p.nomads) === rules.nomadsSize || total(p.bag) === 0, 'a Nomads gap although the bag is not empty')
  p.players.forEach((who, seat) => {
    // TW:17.15 her limit holds at all times, a person's only at the end of the own turn
    const limited = isAxomamma(p, seat) || (p.agenda.at(-1)?.k === 'end-turn' && p.active === seat)
    expect(!limited || who.workers.length <= 2, `player ${seat} holds too many workers`)
  })
}

/** g.1 6, 7 */
function cards(p: Position, expect: Expect): void {
  const hands = p.players.map((who) => who.gods)
  const paid = p.placement.card === None ? [] : [p.placement.card]
  const gods = tally(42, p.godDeck, p.offer, p.limbo, p.axomamma.tucked, paid, ...hands)
  expect(
    gods.every((copies) => copies === 1),
    `god cards are not each there once: ${gods.join('')}`,
  )
  expect(p.offer.length <= p.rules.offerSize, 'the offer is overfull')
  const kinds = p.rules.box.armyNames.length
  const loose = tally(kinds, p.armyDeck, p.drill)
  p.rules.box.armyCopies.forEach((copies, kind) => {
    const held = p.players.reduce(
      (sum, { army, up, down }) => sum + count(army, kind) + count(up, kind) + count(down, kind),
      0,
    )
    const found = count(loose, kind) + count(p.armyDiscard, kind) + held
    expect(found === copies, `army card ${kind} is there ${found} times`)
  })
  for (const who of p.players)
    expect(
      who.kept.every((card) => who.gods.includes(card)),
      'a kept card is not in hand',
    )
}

/** g.1 8–11 */
function tiles(p: Position, expect: Expect): void {
  const owned = p.players.flatMap(({ ready, spent, passives }) => [
    ...range(ProductionCount).filter((tile) => ready & (1 << tile)),
    ...range(ProductionCount).filter((tile) => spent & (1 << tile)),
    ...range(PassiveCount)
      .filter((passive) => passives & (1 << passive))
      .map((passive) => FirstPassive + passive),
  ])
  const buildings = tally(ProductionCount + PassiveCount, p.productionStack, p.passiveStack, p.market, owned)
  expect(
    buildings.every((copies) => copies === 1),
    `buildings are not each there once: ${buildings.join('')}`,
  )
  expect(
    p.productionStack.every((tile) => tile < FirstPassive),
    'a passive building in the production stack',
  )
  expect(
    p.passiveStack.every((tile) => tile >= FirstPassive),
    'a production building in the passive stack',
  )

  const setting = p.players.some((who) => who.tapestries.length === 0)
  const rows = p.players.flatMap((who) => who.tapestries)
  const gained = p.agenda.flatMap((frame) => (frame.k === 'weave' || frame.k === 'lay' ? [frame.tile] : []))
  const weavings = tally(35, p.weavingStack, p.loom, p.weavingsOut, gained, ...rows)
  expect(
    weavings.every((copies, tile) => copies === 1 || (tile < 4 && setting && copies === 0)),
    `weavings are not each there once: ${weavings.join('')}`,
  )
  for (const row of rows) {
    const patterns = row.map((tile) => p.rules.box.pattern[tile])
    expect(row.length >= 1 && new Set(patterns).size === row.length, 'a tapestry repeats a pattern')
  }
  for (let statue = 0; statue < StatueCount; statue++) {
    const left = p.players.reduce((sum, who) => sum + count(who.statues, statue), count(p.statues, statue))
    expect(
      left <= (statue % 2 === 0 ? 2 : 1) && count(p.statues, statue) >= 0,
      `statue ${statue} is there ${left} times`,
    )
  }
}

/** g.1 12, 13, 16–19 */
function markers(p: Position, expect: Expect): void {
  p.players.forEach((who, seat) => {
    expect(who.stairs + p.stairs.filter((owner) => owner === seat).length === 5, `stairs of player ${seat}`)
    expect(who.markers + p.conquests.filter((owner) => owner === seat).length === 10, `markers of player ${seat}`)
    expect(who.priest >= None && who.priest < 5, `High Priest of player ${seat}`)
  })
  for (let slot = 1; slot < p.stairs.length; slot += 2)
    expect(p.stairs[slot] === None || p.stairs[slot - 1] !== None, 'lower stairs without upper ones')
  expect(p.festivals >= 0 && p.festivals <= 3, 'number of Festivals')
  expect(p.agenda.length > 0 || p.festivals === 3, 'the game is over before the third Festival')
  const top = p.agenda.at(-1)
  const atTurn = top?.k === 'turn' && top.done === 0
  expect(!atTurn || (p.village.length === 0) === (p.holder !== None), 'Festival tile and empty Village')
}

/** g.1 14, 20 */
function numbers(p: Position, expect: Expect): void {
  p.players.forEach((who, seat) => {
    expect(
      who.goods.every((amount) => amount >= 0),
      `player ${seat} owes goods: ${who.goods.join()}`,
    )
    expect(
      [...who.army, ...who.up, ...who.down].every((copies) => copies >= 0),
      `player ${seat} owes army cards`,
    )
    expect(who.score >= 0 && total(who.ledger) === who.score, `score of player ${seat}`)
    expect(who.temple >= 0 && who.temple < p.rules.box.temple.length, `temple step of player ${seat}`)
    expect((who.ready & who.spent) === 0, `player ${seat} has a building on both sides`)
  })
  if (!p.rules.solo) return
  const she = player(p, 1)
  expect(count(she.goods, 0) < p.rules.box.values.axomammaPotatoes, 'she hoards potatoes')
  expect(she.gods.length === 0, 'she has a god hand')
  expect(
    p.axomamma.tokens.every((field) => field >= 0 && field < 5),
    'a token left its row',
  )
}
