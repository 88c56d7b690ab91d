/** The next or previous mark from here. */
export function markFrom(marks: readonly number[], index: number, direction: 1 | -1): number {
  const next = direction > 0 ? marks.find((mark) => mark > index) : marks.findLast((mark) => mark < index)
  return next ?? (direction > 0 ? (marks.at(-1) ?? 0) : 0)
}
