import type { JsonObject } from '@durbar/kernel'
import type { View } from '../rules/view.ts'
import { ROLE_OF, type Role, type WorkerColor } from './art/index.ts'
import { toolOf } from './targets.ts'
import { type WrittenMove, written } from './written.ts'

/** What the viewer's turn offers, for the action bar. */
export interface ToolState {
  readonly tool: string
  readonly kind: 'worker' | 'side' | 'free'
  /** The worker and the role it would play. */
  readonly worker?: WorkerColor
  readonly role?: Role
  /** `ready`: has legal moves. `done`: taken already this turn. `blocked`: not possible now. */
  readonly state: 'ready' | 'done' | 'blocked'
  readonly moves: readonly WrittenMove[]
  /** The move to ask about where it is not ready. */
  readonly ask: JsonObject | undefined
}

export const sideActions = ['high-priest', 'pray', 'train', 'recruit'] as const

/** The workers in hand in each role they may play, then the side actions, then what is free. */
export function toolsOf(view: View, moves: readonly JsonObject[]): readonly ToolState[] {
  const mine = view.players[view.you ?? -1]
  const all = written(moves)
  const free = all.filter((move) => toolOf(move) === 'free')
  const freeTool: readonly ToolState[] =
    free.length > 0 ? [{ tool: 'free', kind: 'free', state: 'ready', moves: free, ask: undefined }] : []
  if (view.question.question !== 'turn' || !mine || view.active !== view.you) return freeTool
  const done = view.question.done ?? []
  return [...(done.length === 0 ? workerTools(mine.workers, all) : []), ...sideTools(view, all, done), ...freeTool]
}

function workerTools(workers: readonly string[], all: readonly WrittenMove[]): readonly ToolState[] {
  return [...new Set(workers)].flatMap((name) => {
    const worker = name as WorkerColor
    const played = all.filter((move) => move.move === 'place' && move.worker === worker).map(toolOf)
    const natural = `${worker} ${ROLE_OF[worker]}`
    return [...new Set([natural, ...played])].flatMap((tool): ToolState[] => {
      if (tool === undefined) return []
      const role = tool.slice(worker.length + 1) as Role
      const own = all.filter((move) => toolOf(move) === tool)
      return [
        {
          tool,
          kind: 'worker',
          worker,
          role,
          moves: own,
          state: own.length > 0 ? 'ready' : 'blocked',
          ask: undefined,
        },
      ]
    })
  })
}

const asks: Readonly<Record<(typeof sideActions)[number], JsonObject>> = {
  'high-priest': { move: 'move-priest', sections: 1 },
  pray: { move: 'pray' },
  train: { move: 'train' },
  recruit: { move: 'recruit', worker: 'blue' },
}

function sideTools(view: View, all: readonly WrittenMove[], done: readonly string[]): readonly ToolState[] {
  const nomad = Object.keys(view.nomads).find((color) => (view.nomads[color] ?? 0) > 0)
  return sideActions.map((tool): ToolState => {
    const own = all.filter((move) => toolOf(move) === tool)
    return {
      tool,
      kind: 'side',
      moves: own,
      state: own.length > 0 ? 'ready' : done.includes(tool) ? 'done' : 'blocked',
      ask: tool === 'recruit' && nomad ? { move: 'recruit', worker: nomad } : asks[tool],
    }
  })
}

/** The tool in hand: the one picked as long as it is good for something, else the first worker that is. */
export function inHand(picked: string | undefined, tools: readonly ToolState[]): string | undefined {
  const ready = tools.filter(({ state }) => state === 'ready')
  const chosen = ready.find(({ tool }) => tool === picked)
  return (chosen ?? ready.find(({ kind }) => kind !== 'free'))?.tool
}
