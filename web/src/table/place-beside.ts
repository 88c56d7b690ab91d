interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

const gap = 10

/** Where a card goes so that it is on the screen and beside what it speaks of: above, else below, else at a side. */
export function placeBeside(anchor: Box, card: Box, width: number, height: number): { left: number; top: number } {
  const middle = clamp(anchor.left + anchor.width / 2 - card.width / 2, gap, width - card.width - gap)
  if (anchor.top - card.height - gap >= gap) return { left: middle, top: anchor.top - card.height - gap }
  if (anchor.bottom + card.height + gap <= height - gap) return { left: middle, top: anchor.bottom + gap }
  const top = clamp(anchor.top + anchor.height / 2 - card.height / 2, gap, height - card.height - gap)
  const right = anchor.right + gap + card.width <= width - gap
  return { left: right ? anchor.right + gap : Math.max(gap, anchor.left - card.width - gap), top }
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))
