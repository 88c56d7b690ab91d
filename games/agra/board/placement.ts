import { besides, boxOf, put } from '@durbar/craft/board'

/** Beside its target, and over as few legal things as possible. */
export function putBeside(card: HTMLElement, target: Element, root: HTMLElement): void {
  const at = boxOf(target, root)
  const others = [...root.querySelectorAll('[data-key]:not([aria-disabled])')]
    .filter((one) => one !== target)
    .map((one) => ({ box: boxOf(one, root), weight: 1 }))
  const { x, y } = besides(card, root, { anchors: [at], clear: [at], others, gap: 10, pull: 8 })
  put(card, x, y)
}
