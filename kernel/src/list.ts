/** The element at an index that is known to exist; a wrong index is a programming error, not a refusal. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`)
  return value
}

/** Numbers from 0 up to, not including, `count`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** All other seats in turn order, beginning with the left neighbor of `seat`. */
export function othersInOrder(seat: number, players: number): number[] {
  return range(players - 1).map((step) => (seat + 1 + step) % players)
}
