import type { JsonObject } from '@durbar/kernel'
import type { View } from '../rules/view.ts'
import type { Atlas } from './atlas.ts'
import { type End, type Good, type MoveKind, type Side, type WrittenMove, written } from './written.ts'

/**
 * What a click means. Legality comes from `moves` alone: a thing without a legal move has no target. Each target holds
 * the moves of the tool in hand and those that other tools would make there.
 */

export type TargetKey =
  | `space:${string}`
  | `icon:${string}`
  | `stairs:${string}`
  /** A side of Coricancha, by section. */
  | `side:${number}`
  | `village:${End}`
  | `nomad:${string}`
  | `offer:${string}`
  | `deck:${'god' | 'army' | 'weaving'}`
  | `market:${string}`
  | `stock:${string}`
  | `conquest:${string}`
  | `step:${number}`
  /** Weavings and army cards laid out to choose from. */
  | `loom:${string}`
  | `drill:${string}`
  /** The viewer's own things. */
  | `god:${string}`
  | `good:${Good}`
  | `worker:${string}`
  | `army:${'hand' | 'up' | 'down'}:${string}`
  | `tile:${string}`
  | `idol:${string}`
  | `end:${string}:${Side}`

export interface Target {
  /** With the tool in hand. */
  readonly now: readonly WrittenMove[]
  /** With another one. */
  readonly other: readonly WrittenMove[]
}

export type Targets = ReadonlyMap<TargetKey, Target>

/** What a move needs in hand; undefined where the question leaves no choice of tools. */
export function toolOf(move: WrittenMove): string | undefined {
  switch (move.move) {
    case 'place':
      return `${move.worker} ${move.role}`
    case 'move-priest':
      return 'high-priest'
    case 'pray':
    case 'train':
    case 'recruit':
      return move.move
    case 'discard-army':
    case 'exchange':
    case 'potato-card':
      return 'free'
    default:
      return undefined
  }
}

export function targetsOf(moves: readonly JsonObject[], view: View, atlas: Atlas, tool: string | undefined): Targets {
  const targets = new Map<TargetKey, { now: WrittenMove[]; other: WrittenMove[] }>()
  for (const move of written(moves)) {
    const needs = toolOf(move)
    for (const key of keysOf(move, view, atlas)) {
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

const own = (view: View) => view.players[view.you ?? -1]

/** The section a High Priest of the viewer would come to. */
function reached(view: View, sections: number): number {
  return ((own(view)?.priest ?? 0) + sections) % 5
}

/** Where on the board a move is made. */
export function keysOf(move: WrittenMove, view: View, atlas: Atlas): readonly TargetKey[] {
  switch (move.move) {
    case 'place':
    case 'pick-up':
      return [`space:${move.space}`]
    case 'task':
      return (atlas.space(view.placement?.space ?? '')?.icons ?? [])
        .filter((id) => atlas.icon(id)?.task === move.task)
        .map((id): TargetKey => `icon:${id}`)
    case 'stairs':
      return [`stairs:${move.slot}`]
    case 'settle-priest':
      return [`side:${move.section}`]
    case 'move-priest':
      return [`side:${reached(view, move.sections)}`]
    case 'perform':
      return [`side:${reached(view, 0)}`]
    case 'hire':
    case 'lose-villager':
      return [`village:${move.end}`]
    case 'nomad':
    case 'recruit':
    case 'lose-nomad':
      return [`nomad:${move.worker}`]
    case 'god-card':
      return [move.card === null ? 'deck:god' : `offer:${move.card}`]
    case 'pray':
    case 'potato-card':
      return ['deck:god']
    case 'train':
      return ['deck:army']
    case 'weaving':
      return ['deck:weaving']
    case 'build':
    case 'remove':
      return [`market:${move.tile}`]
    case 'statue':
      return [`stock:${move.statue}`]
    case 'sacrifice':
      return [`idol:${move.statue}`]
    case 'conquer':
      return [`conquest:${move.space}`]
    case 'climb':
      return [`step:${(own(view)?.temple ?? 0) + 1}`]
    case 'offer':
      return [`step:${(own(view)?.temple ?? 0) + move.steps}`]
    case 'starter':
    case 'buy':
    case 'put-under':
      return [`loom:${move.tile}`]
    case 'keep-army':
      return [`drill:${move.card}`]
    case 'pay-card':
    case 'swap':
    case 'play-card':
      return [`god:${move.card}`]
    case 'keep':
      return move.cards.map((card): TargetKey => `god:${card}`)
    case 'pay-gold':
    case 'take-gold':
      return ['good:gold']
    case 'pay-potato':
      return ['good:potato']
    case 'exchange':
      return [`good:${move.from}`]
    case 'pay':
      return goods.filter((good) => move[good] > 0).map((good): TargetKey => `good:${good}`)
    case 'dismiss':
      return [`worker:${move.worker}`]
    case 'muster':
    case 'discard-army':
      return [`army:hand:${move.card}`]
    case 'refresh-army':
      return [`army:down:${move.card}`]
    case 'refresh-building':
    case 'produce':
      return [`tile:${move.tile}`]
    case 'lay':
      return [`end:${move.next ?? 'new'}:${move.side}`]
    default:
      return []
  }
}

const goods = ['potato', 'corn', 'stone', 'gold'] as const satisfies readonly Good[]

/** The move that a kind of thing means in each question, where it means only one. */
const asked: Readonly<Record<string, Readonly<Partial<Record<string, MoveKind>>>>> = {
  village: { hire: 'hire', casualty: 'lose-villager' },
  nomad: { nomad: 'nomad', casualty: 'lose-nomad', turn: 'recruit' },
  god: { 'pay-placement': 'pay-card', build: 'swap', 'play-cards': 'play-card' },
  tile: {
    'refresh-one': 'refresh-building',
    refresh: 'refresh-building',
    production: 'produce',
    'produce-once': 'produce',
  },
  market: { swap: 'remove' },
  loom: { starter: 'starter', 'sort-out': 'put-under', 'put-back': 'put-under' },
}

/** The move one would try there, to be asked why it is not possible. */
export function obviousMove(key: TargetKey, view: View, tool: string | undefined): JsonObject | undefined {
  const [kind = '', name = '', more = ''] = key.split(':')
  const { question } = view.question
  const means = asked[kind]?.[question]
  switch (kind) {
    case 'space':
      return question === 'pick-up' ? { move: 'pick-up', space: name } : tryPlace(name, view, tool)
    case 'stairs':
      return { move: 'stairs', slot: name }
    case 'side':
      if (question === 'settle-priest') return { move: 'settle-priest', section: Number(name) }
      return { move: 'move-priest', sections: (Number(name) - reached(view, 0) + 5) % 5 }
    case 'village':
      return { move: means ?? 'hire', end: name }
    case 'nomad':
      return { move: means ?? 'recruit', worker: name }
    case 'offer':
      return { move: 'god-card', card: name }
    case 'deck':
      if (name === 'god') return question === 'god-card' ? { move: 'god-card', card: null } : { move: 'pray' }
      return name === 'army' ? { move: 'train' } : { move: 'weaving', place: 'top' }
    case 'market':
      return { move: means ?? 'build', tile: name }
    case 'stock':
      return { move: 'statue', statue: name }
    case 'idol':
      return { move: 'sacrifice', statue: name }
    case 'conquest':
      return { move: 'conquer', space: name }
    case 'step':
      return question === 'offering'
        ? { move: 'offer', steps: Number(name) - (own(view)?.temple ?? 0) }
        : { move: 'climb' }
    case 'loom':
      return { move: means ?? 'buy', tile: name }
    case 'drill':
      return { move: 'keep-army', card: name }
    case 'god':
      return { move: means ?? 'pay-card', card: name }
    case 'worker':
      return { move: 'dismiss', worker: name }
    case 'army':
      if (name === 'hand') return { move: question === 'muster' ? 'muster' : 'discard-army', card: more }
      return { move: 'refresh-army', card: more }
    case 'tile':
      return { move: means ?? 'produce', tile: name }
    case 'end':
      return { move: 'lay', next: name === 'new' ? null : name, side: more }
    default:
      return undefined
  }
}

/** With the worker in hand, or the first one the viewer has. */
function tryPlace(space: string, view: View, tool: string | undefined): JsonObject | undefined {
  const [worker = '', role = ''] = tool?.includes(' ') ? tool.split(' ') : firstWorker(view)
  return worker === '' ? undefined : { move: 'place', worker, role, space }
}

const roles: Readonly<Record<string, string>> = {
  blue: 'architect',
  green: 'craftsman',
  red: 'warrior',
  yellow: 'courier',
  white: 'priest',
}

function firstWorker(view: View): readonly string[] {
  const worker = own(view)?.workers[0] ?? ''
  return [worker, roles[worker] ?? '']
}
