import { type Touch as Hands, useTouch as useHands } from '@durbar/craft/board'
import type { JsonObject } from '@durbar/kernel'
import type { Marks } from './art/index.ts'
import type { Table } from './table.tsx'
import { glow, meaning, type TargetKey } from './targets.ts'

export interface Touch extends Hands<TargetKey> {
  marks(key: TargetKey): Marks
}

export function useTouch({ moves, play, compact, target, say, me }: Table): Touch {
  const single = (key: TargetKey) => {
    const [only, ...more] = meaning(target(key))
    return more.length === 0 ? only : undefined
  }
  const touch = useHands<TargetKey>({
    moves,
    able: (key) => meaning(target(key)).length > 0,
    label(key) {
      const move = single(key)
      return move && say(move)
    },
    press(key, finger) {
      const move = single(key)
      if (!move || compact || finger) return false
      play(move as unknown as JsonObject)
      return true
    },
  })
  return {
    ...touch,
    marks: (key) => ({
      legal: me === undefined ? undefined : glow(target(key)),
      hovered: touch.hot === key && target(key) !== undefined,
      selected: touch.open === key,
    }),
  }
}
