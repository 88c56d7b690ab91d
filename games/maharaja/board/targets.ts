import type { JsonObject } from '@durbar/kernel'
import type { View } from '../rules/view.ts'
import type { ActionName, CharacterName, SourceName, WrittenMove } from '../text/written.ts'

/**
 * What a click means. Legality comes from `moves` alone: a place without a legal move has no target. Each target
 * holds the moves of the tool in hand and those that other tools would make there.
 */

/** What can be in hand; the questions that need none (placing, choosing) mean the same whatever is in hand. */
export const toolNames = [
  'travel',
  'gold',
  'house',
  'move-house',
  'quarry',
  'palace',
  'governor',
  'characters',
  'builder',
  'privilege',
] as const
export type Tool = (typeof toolNames)[number]

export type TargetKey =
  | `place:${string}`
  | `site:${string}:${number}`
  | `token:${string}`
  | `card:${CharacterName}`
  | `sector:${ActionName}`
  | `stock:${'gold' | 'quarry'}`

export interface Target {
  /** With the tool in hand. */
  readonly now: readonly WrittenMove[]
  /** With another one. */
  readonly other: readonly WrittenMove[]
}

export type Targets = ReadonlyMap<TargetKey, Target>

/** The tool a move is made with; undefined where the question itself leaves no choice of tools. */
export function toolOf(move: WrittenMove): Tool | undefined {
  switch (move.move) {
    case 'house':
      return move.for === 'builder' ? 'builder' : 'house'
    case 'move-house':
      return move.for === 'builder' ? 'builder' : 'move-house'
    case 'take':
    case 'exchange':
    case 'lure':
      return 'characters'
    case 'travel':
    case 'gold':
    case 'quarry':
    case 'palace':
    case 'governor':
    case 'privilege':
      return move.move
    default:
      return undefined
  }
}

export function written(moves: readonly JsonObject[]): readonly WrittenMove[] {
  return moves as unknown as readonly WrittenMove[]
}

export function targetsOf(moves: readonly JsonObject[], view: View, tool: Tool | undefined): Targets {
  const targets = new Map<TargetKey, { now: WrittenMove[]; other: WrittenMove[] }>()
  for (const move of written(moves)) {
    const needs = toolOf(move)
    for (const key of keysOf(move, view)) {
      const target = targets.get(key) ?? { now: [], other: [] }
      targets.set(key, target)
      target[needs === undefined || needs === tool ? 'now' : 'other'].push(move)
    }
  }
  return targets
}

/** What happens on a click: the moves of the tool in hand, or where it means nothing those of the others. */
export function meaning(target: Target | undefined): readonly WrittenMove[] {
  if (!target) return []
  return target.now.length > 0 ? target.now : target.other
}

/** Strong for the tool in hand, quiet for another one. */
export function glow(target: Target | undefined): boolean | 'quiet' | undefined {
  if (!target) return undefined
  return target.now.length > 0 ? true : 'quiet'
}

/** Where on the board a move is made. */
function keysOf(move: WrittenMove, view: View): readonly TargetKey[] {
  switch (move.move) {
    case 'place':
    case 'house':
    case 'settle':
      return [`place:${move.at}`]
    case 'travel':
      return [`place:${move.to}`]
    case 'move-house':
      return [`place:${move.from}`]
    case 'palace':
      return palaceKeys(move.site, view)
    case 'governor':
      return [`token:${move.city}`]
    case 'choose':
    case 'replace':
    case 'give':
    case 'take':
    case 'exchange':
      return [`card:${move.card}`]
    case 'lure':
      return (view.players[move.from]?.characters ?? []).map((card): TargetKey => `card:${card}`)
    case 'privilege':
      return [`sector:${move.action}`]
    case 'gold':
    case 'quarry':
      return [`stock:${move.move}`]
    default:
      return []
  }
}

/** The city as a whole, and each free site of the kind. */
function palaceKeys(site: 'central' | 'outer', view: View): readonly TargetKey[] {
  const builder = view.players.find(({ seat }) => seat === view.current?.seat)
  const city = builder && view.cities[builder.architect]
  if (!builder || !city) return []
  const free = site === 'central' ? [0] : city.outer.flatMap((owner, index) => (owner === null ? [index + 1] : []))
  return [`place:${builder.architect}`, ...free.map((index): TargetKey => `site:${builder.architect}:${index}`)]
}

/** The action that a house or palace would be built for, as far as the turn has one open. */
export function sourceFor(view: View, part: 'house' | 'palace'): SourceName {
  const wanted: readonly string[] = part === 'house' ? ['house', 'city-house'] : ['palace']
  const actions = view.current?.actions ?? []
  const open = actions.find(({ left }) => left.some((piece) => wanted.includes(piece)))
  return (open ?? actions.find(({ parts }) => parts.some((piece) => wanted.includes(piece))))?.action ?? part
}

/** The move one would try there, to be asked why it is not possible. */
export function obviousMove(key: TargetKey, view: View, tool: Tool | undefined): JsonObject | undefined {
  const [kind, name = '', index] = key.split(':')
  switch (kind) {
    case 'place':
      return obviousAtPlace(name, view, tool)
    case 'site':
      return { move: 'palace', for: sourceFor(view, 'palace'), site: index === '0' ? 'central' : 'outer' }
    case 'token':
      return { move: 'governor', city: name }
    case 'card':
      return { move: cardMove[view.question.question] ?? 'take', card: name }
    case 'sector':
      // Without a privilege the disc is something to read, not to use.
      return hasPrivilege(view) ? { move: 'privilege', action: name } : undefined
    default:
      return { move: name }
  }
}

function hasPrivilege(view: View): boolean {
  const mine = view.players[view.you ?? -1]
  return view.question.question === 'turn' && mine !== undefined && mine.privileges > 0
}

const cardMove: Readonly<Record<string, string>> = {
  choose: 'choose',
  auction: 'choose',
  replace: 'replace',
  surrender: 'give',
}

function obviousAtPlace(at: string, view: View, tool: Tool | undefined): JsonObject | undefined {
  const { question } = view.question
  if (question === 'place' || question === 'settle') return { move: question, at }
  if (question !== 'turn') return undefined
  if (tool === 'builder') return { move: 'house', for: 'builder', at }
  if (tool === 'move-house') return { move: 'move-house', for: 'move-house', from: at }
  const isCity = view.cities[at] !== undefined
  const isHere = view.players[view.current?.seat ?? -1]?.architect === at
  if (isCity && tool === 'palace' && isHere) return { move: 'palace', for: sourceFor(view, 'palace'), site: 'outer' }
  // Whatever else is in hand, the way to a far city is the first thing that is missing.
  if (isCity && (tool !== 'house' || !isHere)) return { move: 'travel', to: at, pays: [] }
  return { move: 'house', for: sourceFor(view, 'house'), at }
}
