import { besides, boxOf, joined, put, visibleBottom } from '@durbar/craft/board'

export function putBeside(card: HTMLElement, target: Element, root: HTMLElement): void {
  const strip = root.querySelector('.tw-phone-hill')
  const at = boxOf(target, root)
  if (strip?.contains(target)) {
    // On a phone the card docks below the hill, as low as needed and as far up as the bar allows.
    const { offsetHeight: height } = card
    const hill = boxOf(strip, root)
    const top = Math.min(hill.bottom + 4, visibleBottom(root) - height - 6)
    put(card, 8, at.bottom + 4 <= top ? top : Math.max(hill.top + 8, at.top - height - 12))
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
