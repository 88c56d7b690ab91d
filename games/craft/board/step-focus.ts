import type { KeyboardEvent } from 'react'

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Tab stops at what can be done; the arrow keys also reach everything else, to ask about it. */
export function stepFocus(event: KeyboardEvent, root: HTMLElement | null): void {
  const way = directions[event.key]
  const here = document.activeElement
  if (!way || !root || !here?.matches('[data-key]')) return
  event.preventDefault()
  const from = middle(here)
  let best: { readonly element: Element; readonly far: number } | undefined
  for (const element of root.querySelectorAll('[data-key]')) {
    if (element === here) continue
    const to = middle(element)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    if (ahead <= 2 || aside > ahead * 2) continue
    const far = ahead + aside * 1.5
    if (!best || far < best.far) best = { element, far }
  }
  if (best) (best.element as SVGElement).focus()
}

function middle(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
