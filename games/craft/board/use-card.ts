import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Touch } from './touch.ts'

type Put = (card: HTMLElement, target: Element, root: HTMLElement) => void

/**
 * The box of the one card about a target: it stands where `put` puts it, takes the focus if the keyboard opened it, gives
 * it back on Escape, and goes when somebody presses elsewhere.
 */
export function useCard<Key extends string>(
  touch: Touch<Key>,
  key: Key,
  root: RefObject<HTMLElement | null>,
  put: Put,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const opened = touch.open === key

  // The card grows when an answer or a rule arrives, and finds its place again.
  useLayoutEffect(() => {
    const [card, board, target] = [box.current, root.current, find(root.current, key)]
    if (!card || !board || !target) return
    put(card, target, board)
    const observer = new ResizeObserver(() => put(card, target, board))
    observer.observe(card)
    return () => observer.disconnect()
  })
  useEffect(() => {
    if (opened && touch.byKey) box.current?.querySelector('button')?.focus()
  }, [opened, touch.byKey])
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      if (box.current?.contains(document.activeElement)) find(root.current, key)?.focus()
      touch.close()
    }
    const onPointer = ({ target }: globalThis.PointerEvent): void => {
      if (opened && target instanceof Element && !box.current?.contains(target) && !target.closest('[data-key]'))
        touch.close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [touch, root, key, opened])
  return box
}

function find(root: HTMLElement | null, key: string): HTMLElement | SVGElement | null {
  return root?.querySelector<HTMLElement | SVGElement>(`[data-key="${key}"]`) ?? null
}
