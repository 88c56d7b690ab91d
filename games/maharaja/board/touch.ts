import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Marks } from './art/index.ts'
import type { Table } from './table.tsx'
import { glow, meaning, type TargetKey } from './targets.ts'

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

interface TargetProps {
  'data-key': TargetKey
  role: 'button'
  tabIndex: number
  'aria-label': string
  'aria-disabled': boolean | undefined
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onFocus(): void
  onBlur(): void
  onPointerUp(event: PointerEvent): void
  onClick(): void
  onKeyDown(event: KeyboardEvent): void
}

const LINGER = 160

export function useTouch(table: Table): Touch {
  const [hot, setHot] = useState<TargetKey>()
  const [opened, setOpened] = useState<{ readonly key: TargetKey; readonly byKey: boolean }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const finger = useRef(false)
  const { moves, play, compact, target, say, me } = table

  // Other moves mean other things: what was opened for the old ones is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the moves that closes
  useEffect(() => setOpened(undefined), [moves])
  useEffect(() => () => clearTimeout(timer.current), [])

  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpened(undefined)
    setHot(undefined)
  }, [])
  const hold = useCallback(() => clearTimeout(timer.current), [])
  const release = useCallback((key?: TargetKey) => {
    clearTimeout(timer.current)
    // What has become hot in the meantime stays.
    timer.current = setTimeout(() => setHot((now) => (key === undefined || now === key ? undefined : now)), LINGER)
  }, [])

  const act = (key: TargetKey, byKey: boolean): void => {
    const [only, ...more] = meaning(target(key))
    if (only && more.length === 0 && !compact && !finger.current) {
      close()
      play(only as unknown as Parameters<typeof play>[0])
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
      hovered: hot === key && target(key) !== undefined,
      selected: opened?.key === key,
    }),
    props(key: TargetKey, name: string): TargetProps {
      const [only, ...more] = meaning(target(key))
      return {
        'data-key': key,
        role: 'button',
        tabIndex: only ? 0 : -1,
        'aria-label': only && more.length === 0 ? say(only) : name,
        'aria-disabled': only ? undefined : true,
        onPointerEnter(event) {
          if (event.pointerType === 'touch') return
          clearTimeout(timer.current)
          setHot(key)
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
