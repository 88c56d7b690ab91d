import { push } from '@durbar/kernel'
import { marketTiles, takeFromMarket } from '../frames/building.ts'
import { putStairs } from '../frames/stairs.ts'
import { putStatue, statueCost } from '../frames/statue.ts'
import { takeWeaving } from '../frames/tapestry.ts'
import { gain, type Sink } from '../goods.ts'
import {
  bottomFields,
  Corn,
  CornEnd,
  Gold,
  middleFields,
  None,
  Potato,
  PotatoEnd,
  personalityNames,
  Stone,
  topFields,
} from '../names.ts'
import { count, type Position, player } from '../position.ts'
import { freeBuilding, freeSmallStatue, slotForHer } from './effects.ts'
import { Her, sheCanPay, shePays } from './purse.ts'
import { anyOf, rollDie } from './setup.ts'
import { sheBuysWeavings } from './weavings.ts'
import { sheHires, sheRecruits } from './workers.ts'

const fieldNames: readonly (readonly string[])[] = [topFields, middleFields, bottomFields]

/** TW:17.10–17.14 the actions under the tokens of her board. */
export function resolveToken(p: Position, token: number, sink: Sink): void {
  const { tokenRow, tokenValue, rows } = p.rules.box.axomamma
  const row = count(tokenRow, token)
  const place = count(p.axomamma.tokens, token)
  const field = count(rows[row] as readonly number[], place)
  const about = fieldNames[row]?.[field] ?? ''
  sink?.({ k: 'axomamma', why: 'token', value: count(tokenValue, token), about, rule: 'TW:17.10' })
  if (row === 0) topRow(p, field, place, sink)
  else if (row === 1) middleRow(p, field, sink)
  else bottomRow(p, field, sink)
}

/** TW:17.10 after all actions each token of the value moves on by it. */
export function advanceTokens(p: Position, value: number, sink: Sink): void {
  const { tokenValue, rows } = p.rules.box.axomamma
  const { tokens } = p.axomamma
  const length = rows[0]?.length ?? 1
  for (let token = 0; token < tokens.length; token++) {
    if (tokenValue[token] !== value) continue
    tokens[token] = (count(tokens, token) + value) % length
    sink?.({ k: 'token-moved', token, field: count(tokens, token) })
  }
}

/** TW:17.11 potato, corn, stone, gold, or the scarcer one of stone and corn; on the gold field the Personality too. */
function topRow(p: Position, field: number, place: number, sink: Sink): void {
  const { gatherPotato, gatherCorn, gatherStone, gatherGold } = p.rules.box.values
  const amounts = [gatherPotato, gatherCorn, gatherStone, gatherGold]
  const { goods } = player(p, Her)
  // TW:C83 equally many: corn
  const scarcer = count(goods, Stone) < count(goods, Corn) ? Stone : Corn
  const resource = count([Potato, Corn, Stone, Gold, scarcer], field)
  gain(p, Her, resource, count(amounts, resource), sink)
  if (place === p.rules.box.axomamma.personalityField && !p.rules.axomamma.noPersonality) actOnPersonality(p, sink)
}

/** TW:17.14 free of charge. */
function actOnPersonality(p: Position, sink: Sink): void {
  const { personality } = p.axomamma
  const name = personalityNames[personality] ?? ''
  sink?.({ k: 'axomamma', why: 'personality', value: 0, about: name, rule: 'TW:17.14' })
  if (name === 'statue') freeSmallStatue(p, sink)
  else if (name === 'weaving') takeWeaving(p, Her, 0, sink)
  else if (name === 'temple') push(p, { k: 'climb', seat: Her, steps: 1 })
  else freeBuilding(p, sink)
}

/** TW:17.12 what cannot be done in full brings a gold instead. */
function middleRow(p: Position, field: number, sink: Sink): void {
  const done = [
    () => sheBuysWeavings(p, sink),
    () => buysBuilding(p, false, sink),
    () => buysStatue(p, sink),
    () => buysBuilding(p, true, sink),
    () => buysStairs(p, sink),
  ][field]?.()
  if (done) return
  sink?.({ k: 'axomamma', why: 'cannot-pay', value: 1, about: middleFields[field] ?? '', rule: 'TW:17.12' })
  gain(p, Her, Gold, 1, sink)
}

/** One stone or gold, whatever the tile costs. */
function buysBuilding(p: Position, passive: boolean, sink: Sink): boolean {
  const price = [0, 0, p.rules.axomamma.buildingPrice, 0, 0] as const
  const tiles = marketTiles(p, passive)
  if (tiles.length === 0 || !sheCanPay(p, price)) return false
  const tile = anyOf(p, tiles, 'TW:17.12', sink)
  shePays(p, price, sink)
  takeFromMarket(p, Her, tile, sink)
  return true
}

/** TW:C73 the rolled god first, the larger size first; TW:C85 next slot if that god has none she can pay. */
function buysStatue(p: Position, sink: Sink): boolean {
  const payable = p.statues.flatMap((copies, statue) =>
    copies > 0 && sheCanPay(p, statueCost(p, statue)) ? [statue] : [],
  )
  if (payable.length === 0) return false
  const { tucked } = p.axomamma
  const roll = rollDie(p, 'TW:17.12', sink)
  let statue = None
  for (let step = 0; step < tucked.length && statue === None; step++) {
    const card = count(tucked, (roll - 1 + step) % tucked.length)
    if (card === None) continue
    const small = count(p.rules.box.godOfCard, card) * 2
    if (payable.includes(small + 1)) statue = small + 1
    else if (payable.includes(small)) statue = small
  }
  if (statue === None) {
    const large = payable.filter((kind) => kind % 2 === 1)
    statue = anyOf(p, large.length > 0 ? large : payable, 'TW:17.12', sink)
  }
  shePays(p, statueCost(p, statue), sink)
  putStatue(p, Her, statue, sink)
  return true
}

function buysStairs(p: Position, sink: Sink): boolean {
  const price = [0, 0, p.rules.box.values.stairStone, 0, 0] as const
  const slot = slotForHer(p)
  if (slot === None || !sheCanPay(p, price)) return false
  shePays(p, price, sink)
  putStairs(p, Her, slot, sink)
  return true
}

/** TW:17.13 a free worker; nobody there: skipped. */
function bottomRow(p: Position, field: number, sink: Sink): void {
  if (field === 0) sheHires(p, PotatoEnd, sink)
  else if (field === 1) sheHires(p, CornEnd, sink)
  else sheRecruits(p, sink)
}
