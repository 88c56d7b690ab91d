import type { JsonObject } from '@durbar/kernel'
import type { View } from '../rules/view.ts'
import { goodOf } from './printed.ts'
import type { TargetKey } from './targets.ts'
import type { Tool } from './tools.ts'
import { askedOf, type NotableName } from './written.ts'

/** The move one would try on a thing, to be asked why it is not possible. */
export function obviousMove(key: TargetKey, view: View, tool: Tool | undefined): JsonObject | undefined {
  const [kind, name = '', detail] = key.split(':')
  switch (kind) {
    case 'space':
      return atSpace(name, view, tool)
    case 'notable':
      return delivery(name, view)
    case 'guild':
      return { move: 'step', guild: name }
    case 'order':
      return { move: 'order', guild: name }
    case 'bowl':
      return { move: 'akbar', good: name }
    case 'tile':
      return view.display.includes(name)
        ? { move: 'take-tile', tile: name }
        : { move: 'favor', action: name, mullah: false }
    case 'bonus':
      return { move: 'bonus-tile', tile: name }
    case 'cover':
      return { move: 'remove-cover', cover: name }
    case 'cell':
      return farmerStep(name, Number(detail), view)
    case 'token':
      return { move: 'price-token', token: name }
    case 'tracker':
      return { move: 'advance-tracker' }
    case 'niche':
      return name === 'statue' ? { move: 'statue' } : { move: 'luxury', good: name }
    case 'food':
      return { move: 'food', food: 'oil' }
    case 'contract':
      return abilityMoves[name]
    default:
      return undefined
  }
}

const abilityMoves: Readonly<Record<string, JsonObject>> = {
  caliph: { move: 'caliph' },
  'mosaic-maker': { move: 'mosaic', favor: 1 },
  'french-trader': { move: 'french', good: 'sandstone' },
  'english-trader': { move: 'english', good: 'sandstone' },
  cook: { move: 'take-from-cook' },
}

/** What would be done with the good of a building, by the question asked. */
const goodMoves: Readonly<Record<string, string>> = {
  materials: 'pay-material',
  sailor: 'pay-sailor',
  'sailor-payment': 'pay-sailor',
  trader: 'give',
  trade: 'give',
  'exchange-one': 'exchange',
  'exchange-for': 'take',
  'choose-good': 'take',
  sell: 'sell',
  shortage: 'return-good',
}

function atSpace(space: string, view: View, tool: Tool | undefined): JsonObject | undefined {
  const frame = askedOf(view.question)?.frame ?? ''
  const good = goodOf(space)
  const mine = view.spaces[space]?.worker === view.you
  if (good !== undefined) {
    if (frame === 'architect') return { move: 'build', building: space }
    if (frame === 'price') return { move: 'set-price', good, face: 'upper' }
    if (frame === 'process-one' || tool === 'process') return { move: 'process-good', good, aid: 'none' }
    if (tool === 'exchange') return { move: 'exchange', good }
    const move = goodMoves[frame]
    if (move !== undefined) return { move, good }
  }
  if (frame === 'meditation') return { move: 'lay-down', space }
  if (frame === 'stand-up') return { move: 'stand-up', space }
  return mine ? { move: 'peon', space, aid: 'none' } : { move: 'place', space }
}

function delivery(notable: string, view: View): JsonObject | undefined {
  const card = view.river.find((one) => one.notable === (notable as NotableName))
  const mine = view.players[view.you ?? -1]
  if (!card || !mine) return undefined
  const free = card.demand.filter(({ seat }) => seat === null)
  // What is in hand is refused for the more interesting reason.
  const { good } = free.find((one) => (mine.goods[one.good] ?? 0) > 0) ?? free[0] ?? {}
  return good === undefined ? undefined : { move: 'deliver', notable, good, double: false }
}

function farmerStep(side: string, cell: number, view: View): JsonObject | undefined {
  const at = view.players[view.you ?? -1]?.farmers[side]
  return at === undefined || at === cell
    ? undefined
    : { move: 'move-farmer', side, direction: cell > at ? 'forward' : 'backward' }
}
