import { type Move, nextInt, pick, type Rng } from '@durbar/kernel'

export type MutableMove = { -readonly [K in keyof Move]: Move[K] } & Record<string, unknown>

/** A copy of a move with one number changed, or one entry of a list added or dropped: often illegal, never malformed by type. */
export function mutateMove<M extends Move>(rng: Rng, move: M): M {
  const copy = copyOf(move) as MutableMove
  const leaves: (() => void)[] = []
  collect(rng, copy, leaves)
  if (leaves.length > 0) pick(rng, leaves)()
  return copy as unknown as M
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copyOf(entry)]))
  return value
}

function collect(rng: Rng, node: Record<string, unknown> | unknown[], leaves: (() => void)[]): void {
  const holder = node as Record<string, unknown>
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'number') {
      leaves.push(() => {
        holder[key] = nextInt(rng, 2) === 0 ? value + (nextInt(rng, 2) === 0 ? 1 : -1) : nextInt(rng, 40)
      })
    } else if (typeof value === 'boolean') {
      leaves.push(() => {
        holder[key] = !value
      })
    } else if (Array.isArray(value)) {
      leaves.push(() => {
        if (value.length > 0 && nextInt(rng, 2) === 0) value.splice(nextInt(rng, value.length), 1)
        else value.push(value.length > 0 ? copyOf(pick(rng, value)) : 0)
      })
      collect(rng, value, leaves)
    } else if (typeof value === 'object' && value !== null) collect(rng, value as Record<string, unknown>, leaves)
  }
}
