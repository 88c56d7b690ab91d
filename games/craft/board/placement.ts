/** Where a card stands: beside its target, inside the board, over as little as possible and never over the target. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Surroundings {
  /** The target, or that and what belongs to it together: the card stands beside one of them. */
  readonly anchors: readonly Box[]
  /** Never to be covered. */
  readonly clear: readonly Box[]
  /** Better not covered, some less than others. */
  readonly others: readonly { readonly box: Box; readonly weight: number }[]
  readonly gap: number
  /** What a pixel away from the chosen side costs, beside a covered square pixel. */
  readonly pull: number
  readonly allowed?: (left: number) => boolean
}

const EDGE = 6

/** The best place beside a target, in the board's own pixels. */
export function besides(card: HTMLElement, root: HTMLElement, around: Surroundings): { x: number; y: number } {
  const { width: right, height: bottom } = root.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = card
  const places = around.anchors.flatMap((anchor) => sides(anchor, width, height, around.gap))
  let best = { x: 0, y: 0, cost: Number.POSITIVE_INFINITY }
  for (const { x, y } of places.filter((one) => around.allowed?.(one.x) ?? true)) {
    const left = Math.max(EDGE, Math.min(right - width - EDGE, x))
    const top = Math.max(EDGE, Math.min(bottom - height - EDGE, y))
    const box = { left, top, right: left + width, bottom: top + height }
    const hidden = around.clear.reduce((sum, other) => sum + overlap(box, other), 0)
    const covered = around.others.reduce((sum, other) => sum + other.weight * overlap(box, other.box), 0)
    const cost = hidden * 1000 + covered + Math.hypot(left - x, top - y) * around.pull
    if (cost < best.cost) best = { x: left, y: top, cost }
  }
  return best
}

export function put(card: HTMLElement, x: number, y: number): void {
  card.style.left = `${Math.round(x)}px`
  card.style.top = `${Math.round(y)}px`
}

/** Above and below in three alignments each, then to both sides: in this order where nothing else decides. */
function sides(at: Box, width: number, height: number, gap: number): { readonly x: number; readonly y: number }[] {
  const [centerX, centerY] = [(at.left + at.right - width) / 2, (at.top + at.bottom - height) / 2]
  const [above, below] = [at.top - gap - height, at.bottom + gap]
  const [before, after] = [at.left - gap - width, at.right + gap]
  const across = [centerX, at.left, at.right - width]
  return [
    ...across.map((x) => ({ x, y: above })),
    ...across.map((x) => ({ x, y: below })),
    ...[centerY, at.top, at.bottom - height].flatMap((y) => [
      { x: after, y },
      { x: before, y },
    ]),
    { x: after, y: above },
    { x: before, y: above },
    { x: after, y: below },
    { x: before, y: below },
  ]
}

/** Where an element is inside the board. */
export function boxOf(element: Element, root: HTMLElement): Box {
  const origin = root.getBoundingClientRect()
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top }
}

/** Where what can be seen of the board ends: at the edge of whatever scrolls it, or of the window. */
export function visibleBottom(root: HTMLElement): number {
  const { top } = root.getBoundingClientRect()
  for (let box = root.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box.getBoundingClientRect().bottom - top
  return innerHeight - top
}

export const inflated = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
})

export const joined = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
