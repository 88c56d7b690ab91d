import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Marks } from './art/glow.tsx'
import type { Table } from './table.tsx'
import { glow, meaning, type TargetKey } from './targets.ts'
import { offersOf, type Tool } from './tools.ts'
import type { WrittenMove } from './written.ts'

/** What the pointer or the keyboard rests on, and what a click has opened. One card at a time. */
export interface Touch {
  readonly hot: TargetKey | undefined
  readonly open: TargetKey | undefined
  /** The keyboard opened it: the card takes the focus. */
  readonly byKey: boolean
  marks(key: TargetKey): Marks
  props(key: TargetKey, name: string): TargetProps
  close(): void
  /** The card itself is under the pointer: it stays. */
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
  onPointerLeave(event: PointerEvent): void
  onFocus(): void
  onBlur(): void
  onPointerUp(event: PointerEvent): void
  onClick(): void
  onKeyDown(event: KeyboardEvent): void
}

const LINGER = 160
const TouchContext = createContext<Touch | undefined>(undefined)
export const TouchProvider = TouchContext.Provider

export function useTouch(): Touch {
  const touch = use(TouchContext)
  if (!touch) throw new Error('outside of the board')
  return touch
}

/** The quadrants of the circle are no moves but tools: they say what a click elsewhere means. */
const circleTools: Readonly<Record<string, Tool>> = {
  'circle:exchange': 'exchange',
  'circle:deliver': 'deliver',
  'circle:process': 'process',
  'circle:remove-cover': 'remove-cover',
  'circle:move-farmer': 'move-farmer',
}

export function movesAt(table: Table, key: TargetKey): readonly WrittenMove[] {
  return meaning(table.target(key), table.hand)
}

export function useNewTouch(table: Table): Touch {
  const [hot, setHot] = useState<TargetKey>()
  const [opened, setOpened] = useState<{ readonly key: TargetKey; readonly byKey: boolean }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const finger = useRef(false)
  const { moves, target, hand, me, tools, offered } = withOffers(table)

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
    timer.current = setTimeout(() => setHot((now) => (key === undefined || now === key ? undefined : now)), LINGER)
  }, [])

  const act = (key: TargetKey, byKey: boolean): void => {
    const tool = circleTools[key]
    if (tool !== undefined && offered(tool)) {
      table.pickTool(hand === tool ? undefined : tool)
      return
    }
    const [only, ...more] = movesAt(table, key)
    if (only && more.length === 0 && !finger.current) {
      close()
      table.answer(only)
    } else setOpened((before) => (before?.key === key && !byKey ? undefined : { key, byKey }))
  }

  return {
    hot,
    open: opened?.key,
    byKey: opened?.byKey ?? false,
    close,
    hold,
    release,
    marks(key) {
      const tool = circleTools[key]
      const legal =
        tool === undefined ? glow(target(key), hand, tools) : offered(tool) ? hand === tool || 'quiet' : undefined
      return { legal: me === undefined ? undefined : legal, hot: hot === key, open: opened?.key === key }
    },
    props(key, name) {
      const [only, ...more] = movesAt(table, key)
      const tool = circleTools[key]
      const able = only !== undefined || (tool !== undefined && offered(tool))
      return {
        'data-key': key,
        role: 'button',
        tabIndex: able ? 0 : -1,
        'aria-label': only && more.length === 0 ? table.say(only) : name,
        'aria-disabled': able ? undefined : true,
        onPointerEnter(event) {
          if (event.pointerType === 'touch') return
          clearTimeout(timer.current)
          setHot(key)
        },
        onPointerLeave(event) {
          if (event.pointerType !== 'touch') release(key)
        },
        onFocus() {
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

function withOffers(table: Table) {
  const tools = offersOf(table.moves).tools.map(({ tool }) => tool)
  const meditating = table.question?.frame === 'meditation'
  return { ...table, tools, offered: (tool: Tool): boolean => meditating && tools.includes(tool) }
}

interface HitProps {
  readonly id: TargetKey
  readonly name: string
  /** The outline that takes the pointer. */
  readonly d: string
}

/** The invisible button over a drawn thing. */
export function Hit({ id, name, d }: HitProps) {
  const touch = useTouch()
  return <path d={d} className="ag-hit" fill="transparent" {...touch.props(id, name)} />
}
