import type { GameText, JsonObject, Refusal, Speech } from '@durbar/kernel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isWriting } from './shortcuts.ts'
import { WhyCard } from './why-card.tsx'

interface InspectorProps {
  readonly page: RefObject<HTMLElement | null>
  readonly text: GameText | undefined
  readonly speech: Speech
  why(move: JsonObject): Promise<Refusal | undefined>
  onRule(rule: string): void
}

interface Inspected {
  readonly element: Element
  readonly title: string
  /** Undefined while the server is asked, null if the move is possible after all. */
  readonly refusal: Refusal | null | undefined
}

const hoverTime = 550
const pressTime = 480

/** Answers "Why not?" for anything on the board that carries a move it would mean: hover, long press, or `?`. */
export function Inspector({ page, text, speech, why, onRule }: InspectorProps) {
  const [inspected, setInspected] = useState<Inspected>()
  const pointed = useRef<Element>(undefined)

  useEffect(() => {
    const root = page.current
    if (root === null) return
    let timer: ReturnType<typeof setTimeout> | undefined

    async function inspect(element: Element): Promise<void> {
      const move = moveOf(element)
      if (move === undefined) return
      const title = element.getAttribute('data-title') ?? element.getAttribute('aria-label') ?? ''
      setInspected({ element, title, refusal: undefined })
      const refusal = (await why(move)) ?? null
      setInspected((now) => (now?.element === element ? { ...now, refusal } : now))
    }
    const wait = (element: Element, time: number) => {
      clearTimeout(timer)
      timer = setTimeout(inspect, time, element)
    }
    function onOver(event: PointerEvent): void {
      const element = askable(event.target)
      if (element === pointed.current) return
      pointed.current = element
      clearTimeout(timer)
      if (event.pointerType === 'mouse' && element) wait(element, hoverTime)
    }
    function onDown(event: PointerEvent): void {
      const element = askable(event.target)
      if (event.pointerType !== 'mouse' && element) wait(element, pressTime)
    }
    const calm = () => clearTimeout(timer)
    function onKey(event: KeyboardEvent): void {
      if (event.key === 'Escape') setInspected(undefined)
      if (event.key !== '?' || isWriting(event.target)) return
      const element = askable(document.activeElement) ?? pointed.current
      if (element) void inspect(element)
    }
    root.addEventListener('pointerover', onOver)
    root.addEventListener('pointerdown', onDown)
    root.addEventListener('pointerup', calm)
    root.addEventListener('pointercancel', calm)
    addEventListener('keydown', onKey)
    return () => {
      calm()
      root.removeEventListener('pointerover', onOver)
      root.removeEventListener('pointerdown', onDown)
      root.removeEventListener('pointerup', calm)
      root.removeEventListener('pointercancel', calm)
      removeEventListener('keydown', onKey)
    }
  }, [page, why])

  if (inspected === undefined || text === undefined) return null
  return <WhyCard {...inspected} text={text} speech={speech} onRule={onRule} onClose={() => setInspected(undefined)} />
}

function askable(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? (target.closest('[data-why]') ?? undefined) : undefined
}

function moveOf(element: Element): JsonObject | undefined {
  try {
    return JSON.parse(element.getAttribute('data-why') ?? '') as JsonObject
  } catch {
    return undefined
  }
}
