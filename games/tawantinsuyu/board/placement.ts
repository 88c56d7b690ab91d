/** Where the card stands: beside its target, inside the box, over as little as possible and never over the target. */

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const GAP = 6
const EDGE = 6

export function putBeside(card: HTMLElement, target: Element, root: HTMLElement): void {
  const origin = root.getBoundingClientRect()
  const strip = root.querySelector('.tw-phone-hill')
  const at = boxOf(target, origin)
  const { offsetWidth: width, offsetHeight: height } = card
  if (strip?.contains(target)) {
    // On a phone the card docks below the hill, as low as needed and as far up as the bar allows.
    const hill = boxOf(strip, origin)
    const top = Math.min(hill.bottom + 4, seenTo(root) - origin.top - height - 6)
    place(card, 8, at.bottom + 4 <= top ? top : Math.max(hill.top + 8, at.top - height - 12))
    return
  }
  const others = [...root.querySelectorAll('[data-key]')]
    .filter((one) => one !== target)
    // What can be chosen is worth more than what can only be asked about.
    .map((one) => ({ box: boxOf(one, origin), weight: one.getAttribute('tabindex') === '0' ? 4 : 1 }))
  const near = [...root.querySelectorAll('[data-near]')].map((one) => boxOf(one, origin))
  let best = { x: 0, y: 0, cost: Number.POSITIVE_INFINITY }
  // Beside the target, or beside everything that belongs to it.
  const around = near.reduce(joined, at)
  for (const { x, y } of [...candidates(at, width, height), ...candidates(around, width, height)]) {
    const left = Math.max(EDGE, Math.min(origin.width - width - EDGE, x))
    const top = Math.max(EDGE, Math.min(origin.height - height - EDGE, y))
    const box = { left, top, right: left + width, bottom: top + height }
    const covered = others.reduce((sum, other) => sum + other.weight * overlap(box, other.box), 0)
    const hidden = near.reduce((sum, other) => sum + overlap(box, other), overlap(box, at))
    const cost = hidden * 1000 + covered + Math.hypot(left - x, top - y)
    if (cost < best.cost) best = { x: left, y: top, cost }
  }
  place(card, best.x, best.y)
}

/** Where what can be seen of the root ends: at the edge of whatever scrolls it, or of the window. */
function seenTo(root: HTMLElement): number {
  for (let box = root.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box.getBoundingClientRect().bottom
  return innerHeight
}

function place(card: HTMLElement, x: number, y: number): void {
  card.style.left = `${Math.round(x)}px`
  card.style.top = `${Math.round(y)}px`
}

/** Above and below in three alignments each, then to both sides: in this order where nothing else decides. */
function candidates(at: Box, width: number, height: number): { readonly x: number; readonly y: number }[] {
  const [centerX, centerY] = [(at.left + at.right - width) / 2, (at.top + at.bottom - height) / 2]
  const [above, below] = [at.top - GAP - height, at.bottom + GAP]
  const [before, after] = [at.left - GAP - width, at.right + GAP]
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

function boxOf(element: Element, origin: DOMRect): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top }
}

const joined = (a: Box, b: Box): Box => ({
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
