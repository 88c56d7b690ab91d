import { type Touch as Hands, useTouch as useHands } from '@durbar/craft/board'
import type { Marks } from './art/index.ts'
import { toggleDraft } from './draft.ts'
import type { Table } from './table.tsx'
import { glow, meaning, type TargetKey } from './targets.ts'
import { toolsOf } from './tools.ts'
import { asJson } from './written.ts'

export interface Touch extends Hands<TargetKey> {
  marks(key: TargetKey): Marks
}

/** A worker of the own area is taken in hand by pressing it, as by its button in the bar. */
function workerTool(key: TargetKey, { view, moves }: Table): string | undefined {
  if (!key.startsWith('worker:')) return undefined
  const worker = key.slice('worker:'.length)
  const found = toolsOf(view, moves).find((tool) => tool.worker === worker && tool.state === 'ready')
  return found?.tool
}

export function useTouch(table: Table): Touch {
  const { moves, play, compact, target, say, me, pickTool } = table
  const touch = useHands<TargetKey>({
    moves,
    able: (key) => meaning(target(key)).length > 0 || workerTool(key, table) !== undefined,
    label(key) {
      const [only, ...more] = meaning(target(key))
      return only && more.length === 0 ? say(only) : undefined
    },
    press(key, finger) {
      const [only, ...more] = meaning(target(key))
      const tool = only ? undefined : workerTool(key, table)
      if (tool) pickTool(tool)
      else if (only?.move === 'keep') toggleDraft(key.slice('god:'.length), only.cards.length)
      else if (only && more.length === 0 && !compact && !finger) play(asJson(only))
      else return false
      return true
    },
  })
  return {
    ...touch,
    marks: (key) => ({
      legal: me === undefined ? undefined : glow(target(key)),
      hovered: touch.hot === key,
      selected: touch.open === key,
    }),
  }
}
