import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps a list at its end while new lines come, unless the reader has scrolled away from it. */
export function useStickToEnd(box: RefObject<HTMLElement | null>, content: unknown): void {
  const atEnd = useRef(true)
  useLayoutEffect(() => {
    const list = box.current
    if (list === null) return
    const watch = () => {
      atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < 24
    }
    list.addEventListener('scroll', watch, { passive: true })
    return () => list.removeEventListener('scroll', watch)
  }, [box])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever there is something new to show
  useLayoutEffect(() => {
    if (atEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [box, content])
}
