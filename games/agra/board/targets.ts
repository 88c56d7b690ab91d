import type { JsonObject } from '@durbar/kernel'
import type { View } from '../rules/view.ts'
import { buildingOf } from './printed.ts'
import { type Tool, toolOf } from './tools.ts'
import {
  type Asked,
  askedOf,
  type BonusName,
  type CircleName,
  type CoverName,
  type FavorName,
  type GoodName,
  type GuildName,
  type NotableName,
  type SideName,
  type SpaceName,
  type TokenName,
  type WrittenMove,
  written,
} from './written.ts'

/**
 * What a click means. Legality comes from `moves` alone: a thing without a legal move has no target. Moves that answer
 * the question come before those that are possible besides, and a tool in hand narrows both.
 */
export type TargetKey =
  | `space:${SpaceName}`
  | `notable:${NotableName}`
  | `guild:${GuildName}`
  | `order:${GuildName}`
  | `bowl:${GoodName}`
  | `tile:${FavorName}`
  | 'pile'
  | `bonus:${BonusName}`
  | `cover:${CoverName}`
  | `cell:${SideName}:${number}`
  | `token:${TokenName}`
  | `contract:${NotableName}`
  | `niche:${GoodName}`
  | `circle:${CircleName | 'move-farmer'}`
  | `dock:${number}`
  | 'tracker'
  | 'favor'
  | 'food'
  | 'supply'

export interface Target {
  /** Answers to the question. */
  readonly answers: readonly WrittenMove[]
  /** Secondary actions: possible now, but not what is asked. */
  readonly besides: readonly WrittenMove[]
}

export type Targets = ReadonlyMap<TargetKey, Target>

const besideMoves: ReadonlySet<string> = new Set(['favor', 'luxury', 'food', 'french', 'caliph', 'english', 'statue'])

export function isBeside(move: WrittenMove): boolean {
  return besideMoves.has(move.move)
}

export function targetsOf(moves: readonly JsonObject[], view: View): Targets {
  const targets = new Map<TargetKey, { answers: WrittenMove[]; besides: WrittenMove[] }>()
  const asked = askedOf(view.question)
  for (const move of written(moves))
    for (const key of keysOf(move, view, asked)) {
      const target = targets.get(key) ?? { answers: [], besides: [] }
      targets.set(key, target)
      target[isBeside(move) ? 'besides' : 'answers'].push(move)
    }
  return targets
}

/** What happens on a click; more than one move asks to choose. */
export function meaning(target: Target | undefined, tool: Tool | undefined): readonly WrittenMove[] {
  if (!target) return []
  const all = [...target.answers, ...target.besides]
  const meant = tool === undefined ? [] : all.filter((move) => toolOf(move) === tool)
  if (meant.length > 0) return meant
  // Who points at the building itself wants as many as it makes; fewer, or help, are buttons in the bar.
  const [most] = target.answers
  if (most && (most.move === 'produce' || (most.move === 'process' && most.aid === 'none' && most.count > 0)))
    return [most]
  return target.answers.length > 0 ? target.answers : target.besides
}

/** Answers that would light half the board: they stay quiet until their tool is picked. */
const broad: ReadonlySet<string> = new Set(['exchange', 'process-good', 'pay-sailor'])

/** Strong for answers of the tool in hand, quiet for everything else that is possible. */
export function glow(
  target: Target | undefined,
  tool: Tool | undefined,
  tools: readonly Tool[] = [],
): boolean | 'quiet' | undefined {
  if (!target) return undefined
  if (tool !== undefined) {
    const meant = [...target.answers, ...target.besides].some((move) => toolOf(move) === tool)
    return meant ? true : 'quiet'
  }
  const narrow = target.answers.some(({ move }) => !broad.has(move))
  return narrow || (target.answers.length > 0 && tools.length < 2) ? true : 'quiet'
}

/** Where on the board a move is made. */
function keysOf(move: WrittenMove, view: View, asked: Asked | undefined): readonly TargetKey[] {
  switch (move.move) {
    case 'place':
    case 'peon':
    case 'lay-down':
    case 'stand-up':
      return [`space:${move.space}`]
    case 'build':
      return [`space:${move.building}`]
    case 'pay-material':
    case 'pay-sailor':
    case 'give':
    case 'take':
    case 'exchange':
    case 'sell':
    case 'return-good':
    case 'dye':
    case 'set-price':
    case 'process-good':
      return [`space:${buildingOf(move.good)}`]
    case 'produce':
      return asked?.good ? [`space:${buildingOf(asked.good)}`] : []
    case 'process':
    case 'follow':
      return asked?.building ? [`space:${asked.building}`] : []
    case 'deliver':
      return [`notable:${move.notable}`]
    case 'order':
      return [`order:${move.guild}`]
    case 'akbar':
      return [`bowl:${move.good}`]
    case 'offering':
      return [`bowl:${move.bowl}`]
    case 'step':
      return [`guild:${move.guild}`]
    case 'bonus-tile':
      return [`bonus:${move.tile}`]
    case 'price-token':
      return [`token:${move.token}`]
    case 'remove-cover':
      return [`cover:${move.cover}`]
    case 'move-farmer':
      return farmerKeys(move.side, move.direction, view)
    case 'advance-tracker':
      return ['tracker']
    case 'take-tile':
      return view.display.includes(move.tile) ? [`tile:${move.tile}`] : ['pile']
    case 'give-up':
      return [`tile:${move.tile}`]
    case 'favor':
      return [`tile:${move.action}`]
    case 'take-favor':
    case 'return-favor':
      return ['favor']
    case 'luxury':
      return [`niche:${move.good}`]
    case 'statue':
      return ['niche:statue']
    case 'food':
      return ['food']
    case 'french':
      return ['contract:french-trader']
    case 'english':
      return ['contract:english-trader']
    case 'caliph':
      return ['contract:caliph']
    case 'mosaic':
      return ['contract:mosaic-maker']
    case 'store':
    case 'take-from-cook':
      return ['contract:cook']
    case 'use-ability':
      return asked?.notable ? [`contract:${asked.notable}`] : []
    default:
      return []
  }
}

function farmerKeys(side: SideName, direction: 'backward' | 'forward', view: View): readonly TargetKey[] {
  const cell = view.players[view.you ?? -1]?.farmers[side]
  return cell === undefined ? [] : [`cell:${side}:${cell + (direction === 'forward' ? 1 : -1)}`]
}
