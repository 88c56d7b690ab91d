import { besides, boxOf, joined, put, visibleBottom } from '@durbar/craft/board'

export function putBeside(card: HTMLElement, target: Element, root: HTMLElement): void {
  const strip = root.querySelector('.tw-phone-hill')
  const at = boxOf(target, root)
  if (strip?.contains(target)) {
    // On a phone the card docks below the hill, as low as needed and as far up as the bar allows.
    card.style.maxHeight = ''
    const { offsetHeight: height } = card
    const hill = boxOf(strip, root)
    const floor = visibleBottom(root) - 6
    const top = Math.min(hill.bottom + 4, floor - height)
    const above = at.top - 12 - (hill.top + 8)
    const below = floor - (at.bottom + 6)
    if (at.bottom + 4 <= top) put(card, 8, top)
    else if (height <= above) put(card, 8, at.top - height - 12)
    else {
      // Too tall for either side: it is cut to the larger one and scrolls, so that the space it tells of stays in sight.
      card.style.maxHeight = `${Math.max(above, below)}px`
      put(card, 8, below >= above ? at.bottom + 6 : hill.top + 8)
    }
    return
  }
  const others = [...root.querySelectorAll('[data-key]')]
    .filter((one) => one !== target)
    // What can be chosen is worth more than what can only be asked about.
    .map((one) => ({ box: boxOf(one, root), weight: one.getAttribute('tabindex') === '0' ? 4 : 1 }))
  const near = [...root.querySelectorAll('[data-near]')].map((one) => boxOf(one, root))
  // Beside the target, or beside everything that belongs to it.
  const anchors = [at, near.reduce(joined, at)]
  const { x, y } = besides(card, root, { anchors, clear: [at, ...near], others, gap: 6, pull: 1 })
  put(card, x, y)
}
