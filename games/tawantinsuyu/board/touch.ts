import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Marks } from './art/index.ts'
import { toggleDraft } from './draft.ts'
import type { Table } from './table.tsx'
import { glow, meaning, type TargetKey } from './targets.ts'
import { toolsOf } from './tools.ts'
import { asJson } from './written.ts'

/** What the pointer or the keyboard rests on, and what has been opened by a click. One card at a time. */
export interface Touch {
  /** Under the pointer, or focused. */
  readonly hot: TargetKey | undefined
  /** Opened to choose from, or to be asked about. */
  readonly open: TargetKey | undefined
  /** The keyboard opened it: the card takes the focus. */
  readonly byKey: boolean
  /** Everything that makes an element a target. */
  props(key: TargetKey, name: string): TargetProps
  marks(key: TargetKey): Marks
  close(): void
  /** The card is under the pointer: it stays. */
  hold(): void
  release(key?: TargetKey): void
}

export interface TargetProps {
  'data-key': TargetKey
  role: 'button'
  tabIndex: number
  'aria-label': string
  'aria-disabled': boolean | undefined
  onPointerEnter(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onFocus(): void
  onBlur(): void
  onPointerUp(event: PointerEvent): void
  onClick(): void
  onKeyDown(event: KeyboardEvent): void
}

const LINGER = 160

/** A worker of the own area is taken in hand by pressing it, as by its button in the bar. */
function workerTool(key: TargetKey, { view, moves }: Table): string | undefined {
  if (!key.startsWith('worker:')) return undefined
  const worker = key.slice('worker:'.length)
  const found = toolsOf(view, moves).find((tool) => tool.worker === worker && tool.state === 'ready')
  return found?.tool
}

export function useTouch(table: Table): Touch {
  const [hot, setHot] = useState<TargetKey>()
  const [opened, setOpened] = useState<{ readonly key: TargetKey; readonly byKey: boolean }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Left by the pointer or the focus and still lingering: one that is left does not keep another. */
  const left = useRef(new Set<TargetKey>())
  const finger = useRef(false)
  /** What was just played under the pointer: its card stays away until the pointer moves. */
  const played = useRef<TargetKey>(undefined)
  const { moves, play, compact, target, say, me, pickTool } = table

  // Other moves mean other things: what was opened for the old ones is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the moves that closes
  useEffect(() => setOpened(undefined), [moves])
  useEffect(() => () => clearTimeout(timer.current), [])

  const hold = useCallback(() => {
    clearTimeout(timer.current)
    left.current.clear()
  }, [])
  const close = useCallback(() => {
    hold()
    setOpened(undefined)
    setHot(undefined)
  }, [hold])
  const release = useCallback((key?: TargetKey) => {
    clearTimeout(timer.current)
    if (key !== undefined) left.current.add(key)
    timer.current = setTimeout(() => {
      const gone = new Set(left.current)
      left.current.clear()
      // What has become hot in the meantime stays.
      setHot((now) => (key === undefined || (now !== undefined && gone.has(now)) ? undefined : now))
    }, LINGER)
  }, [])

  const act = (key: TargetKey, byKey: boolean): void => {
    const [only, ...more] = meaning(target(key))
    const tool = only ? undefined : workerTool(key, table)
    if (tool) pickTool(tool)
    else if (only?.move === 'keep') toggleDraft(key.slice('god:'.length), only.cards.length)
    else if (only && more.length === 0 && !compact && !finger.current) {
      close()
      played.current = key
      play(asJson(only))
    } else {
      // A second tap on the same thing closes its card again.
      setOpened((before) => (before?.key === key && !byKey ? undefined : { key, byKey }))
    }
  }
  return {
    hot,
    open: opened?.key,
    byKey: opened?.byKey ?? false,
    close,
    hold,
    release,
    marks: (key: TargetKey): Marks => ({
      legal: me === undefined ? undefined : glow(target(key)),
      hovered: hot === key,
      selected: opened?.key === key,
    }),
    props(key: TargetKey, name: string): TargetProps {
      const [only, ...more] = meaning(target(key))
      return {
        'data-key': key,
        role: 'button',
        tabIndex: only || workerTool(key, table) ? 0 : -1,
        'aria-label': only && more.length === 0 ? say(only) : name,
        'aria-disabled': only || workerTool(key, table) ? undefined : true,
        onPointerEnter(event) {
          if (event.pointerType === 'touch' || played.current === key) return
          hold()
          setHot(key)
        },
        onPointerMove(event) {
          // Where the board shifts under a resting pointer, nothing has moved.
          if (played.current === undefined || (event.movementX === 0 && event.movementY === 0)) return
          played.current = undefined
          if (event.pointerType !== 'touch') setHot(key)
        },
        onPointerLeave(event) {
          if (event.pointerType !== 'touch') release(key)
        },
        onFocus: () => {
          if (!finger.current) setHot(key)
        },
        onBlur: () => release(key),
        onPointerUp(event) {
          finger.current = event.pointerType === 'touch'
        },
        onClick() {
          act(key, false)
          finger.current = false
        },
        onKeyDown(event) {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault()
            act(key, true)
          } else if (event.key === '?') {
            event.stopPropagation()
            setOpened({ key, byKey: false })
          } else if (event.key === 'Escape') close()
        },
      }
    },
  }
}
