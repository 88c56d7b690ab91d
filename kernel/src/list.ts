/** The element at an index that is known to exist; a wrong index is a programming error, not a refusal. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`)
  return value
}

/*
 * Lists of positions are made by pushing: engines remember whether a list ever had holes, fractions or objects in it,
 * and code that meets lists of several such kinds is several times slower, and spreads the kind to all it meets. For
 * the same reason the number lists of a position are read in place, not through `at`, which meets lists of everything.
 */

/** Numbers from 0 up to, not including, `count`. */
export function range(count: number): number[] {
  const numbers: number[] = []
  for (let index = 0; index < count; index++) numbers.push(index)
  return numbers
}

/** A list with `count` times the same number. */
export function filled(count: number, value: number): number[] {
  const numbers: number[] = []
  for (let index = 0; index < count; index++) numbers.push(value)
  return numbers
}

/** All other seats in turn order, beginning with the left neighbor of `seat`. */
export function othersInOrder(seat: number, players: number): number[] {
  return range(players - 1).map((step) => (seat + 1 + step) % players)
}
