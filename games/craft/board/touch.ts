import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

/** What the pointer or the keyboard rests on, and what has been opened by a click. One card at a time. */
export interface Touch<Key extends string> {
  /** Under the pointer, or focused. */
  readonly hot: Key | undefined
  /** Opened to choose from, or to be asked about. */
  readonly open: Key | undefined
  /** The keyboard opened it: the card takes the focus. */
  readonly byKey: boolean
  /** Everything that makes an element a target. */
  props(key: Key, name: string): TargetProps
  close(): void
  /** The card is under the pointer: it stays. */
  hold(): void
  release(key?: Key): void
}

export interface TargetProps {
  'data-key': string
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

/** What a board's targets mean. */
interface Targets<Key extends string> {
  /** Other moves mean other things: what was opened for the old ones is closed. */
  readonly moves: unknown
  /** Something can be done there. */
  able(key: Key): boolean
  /** What a press would do, if that is one thing. */
  label(key: Key): string | undefined
  /**
   * Does what a press does at once, and says whether there was such a thing; otherwise the card opens. A finger has not
   * seen the card before it presses.
   */
  press(key: Key, finger: boolean): boolean
}

const LINGER = 160

export function useTouch<Key extends string>({ moves, able, label, press }: Targets<Key>): Touch<Key> {
  const [hot, setHot] = useState<Key>()
  const [opened, setOpened] = useState<{ readonly key: Key; readonly byKey: boolean }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Left by the pointer or the focus and still lingering: one that is left does not keep another. */
  const left = useRef(new Set<Key>())
  const finger = useRef(false)
  /** What was just pressed under the pointer: its card stays away until the pointer moves. */
  const pressed = useRef<Key>(undefined)

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
  const release = useCallback((key?: Key) => {
    clearTimeout(timer.current)
    if (key !== undefined) left.current.add(key)
    timer.current = setTimeout(() => {
      const gone = new Set(left.current)
      left.current.clear()
      // What has become hot in the meantime stays.
      setHot((now) => (key === undefined || (now !== undefined && gone.has(now)) ? undefined : now))
    }, LINGER)
  }, [])

  const act = (key: Key, byKey: boolean): void => {
    if (press(key, finger.current)) {
      close()
      pressed.current = key
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
    props: (key, name) => ({
      'data-key': key,
      role: 'button',
      tabIndex: able(key) ? 0 : -1,
      'aria-label': label(key) ?? name,
      'aria-disabled': able(key) ? undefined : true,
      onPointerEnter(event) {
        if (event.pointerType === 'touch' || pressed.current !== undefined) return
        hold()
        setHot(key)
      },
      onPointerMove(event) {
        // Where the board shifts under a resting pointer, nothing has moved.
        if (pressed.current === undefined || (event.movementX === 0 && event.movementY === 0)) return
        pressed.current = undefined
        if (event.pointerType !== 'touch') setHot(key)
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
    }),
  }
}
