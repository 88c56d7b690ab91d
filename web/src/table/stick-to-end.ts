import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps a list at its end while new lines come and its box changes size, unless the reader has scrolled up. */
export function useStickToEnd(box: RefObject<HTMLElement | null>, content: unknown): void {
  const sticks = useRef(true)
  useLayoutEffect(() => {
    const list = box.current
    if (list === null) return
    let before = list.scrollTop
    const watch = () => {
      // A box that grows or shrinks leaves its end without anybody scrolling; only a reader goes upward.
      if (list.scrollHeight - list.scrollTop - list.clientHeight < 24) sticks.current = true
      else if (list.scrollTop < before) sticks.current = false
      before = list.scrollTop
    }
    const resized = new ResizeObserver(() => {
      if (sticks.current) list.scrollTop = list.scrollHeight
    })
    list.addEventListener('scroll', watch, { passive: true })
    resized.observe(list)
    return () => {
      list.removeEventListener('scroll', watch)
      resized.disconnect()
    }
  }, [box])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever there is something new to show
  useLayoutEffect(() => {
    if (sticks.current && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [box, content])
}
