/** Where the card stands: beside its target, inside the box, over as few legal things as possible, never over it. */

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const GAP = 10
const EDGE = 6

export function putBeside(card: HTMLElement, target: Element, root: HTMLElement): void {
  const origin = root.getBoundingClientRect()
  const at = boxOf(target, origin)
  const { offsetWidth: width, offsetHeight: height } = card
  const legal = [...root.querySelectorAll('[data-key]:not([aria-disabled])')]
    .filter((one) => one !== target)
    .map((one) => boxOf(one, origin))
  let best = { x: 0, y: 0, cost: Number.POSITIVE_INFINITY }
  for (const { x, y } of candidates(at, width, height)) {
    const left = Math.max(EDGE, Math.min(origin.width - width - EDGE, x))
    const top = Math.max(EDGE, Math.min(origin.height - height - EDGE, y))
    const box = { left, top, right: left + width, bottom: top + height }
    const covered = legal.reduce((sum, other) => sum + overlap(box, other), 0)
    const cost = overlap(box, at) * 1000 + covered + Math.hypot(left - x, top - y) * 8
    if (cost < best.cost) best = { x: left, y: top, cost }
  }
  card.style.left = `${Math.round(best.x)}px`
  card.style.top = `${Math.round(best.y)}px`
}

function candidates(at: Box, width: number, height: number): { readonly x: number; readonly y: number }[] {
  const [middleX, middleY] = [(at.left + at.right - width) / 2, (at.top + at.bottom - height) / 2]
  const [above, below] = [at.top - GAP - height, at.bottom + GAP]
  const [before, after] = [at.left - GAP - width, at.right + GAP]
  const across = [middleX, at.left, at.right - width]
  const down = [middleY, at.top, at.bottom - height]
  return [
    ...across.map((x) => ({ x, y: above })),
    ...across.map((x) => ({ x, y: below })),
    ...down.flatMap((y) => [
      { x: after, y },
      { x: before, y },
    ]),
  ]
}

function boxOf(element: Element, origin: DOMRect): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top }
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
