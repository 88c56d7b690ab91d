import { type Box, besides, boxOf, inflated, put } from '@durbar/craft/board'

/** Rings reach beyond what they mark. */
const RING = 8

export function putBeside(card: HTMLElement, target: Element, root: HTMLElement): void {
  const strip = root.querySelector('.mh-phone-map')
  const at = inflated(besideWhat(target, root), RING)
  const { offsetWidth: width, offsetHeight: height } = card
  if (strip?.contains(target)) {
    // On a phone a strip at the edge of the map, the lower one unless the target lies there.
    const map = boxOf(strip, root)
    const low = map.bottom - height - 8
    const high = at.top - height - 8
    if (at.bottom + 4 <= low) put(card, 8, low)
    else put(card, 8, high >= map.top ? Math.min(high, map.top + 8) : at.bottom + 8)
    return
  }
  const others = [...root.querySelectorAll('[data-key], .mh-banner')]
    .filter((one) => one !== target)
    .map((one) => ({ box: boxOf(one, root), weight: 1 }))
  const upright = target.closest('.mh-board .mh-track') !== null
  const allowed = (left: number): boolean => !upright || left < at.left - width
  const { x, y } = besides(card, root, { anchors: [at], clear: [at], others, gap: 6, pull: 1, allowed })
  put(card, x, y)
}

/** A sector must not lose the rest of its disc, nor a token the fields it would pass. */
function besideWhat(target: Element, root: HTMLElement): Box {
  const box = boxOf(target.closest('.mh-own-disc') ?? target, root)
  const track = target.closest('.mh-track')
  if (!track) return box
  const { left, right } = boxOf(track, root)
  return { ...box, left, right }
}
