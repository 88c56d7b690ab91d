import { distance, type Point, round } from './geometry.ts'

/** One cubic Bézier piece of a curve. */
export type Cubic = readonly [Point, Point, Point, Point]

const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
const mirror = (around: Point, p: Point): Point => ({ x: 2 * around.x - p.x, y: 2 * around.y - p.y })
const shift = (p: Point, from: Point, to: Point, by: number): Point => ({
  x: p.x + (to.x - from.x) * by,
  y: p.y + (to.y - from.y) * by,
})

/** Catmull-Rom through all points, as exact Béziers: one piece from each point to the next. */
export function curveThrough(places: readonly Point[]): Cubic[] {
  const pieces: Cubic[] = []
  for (let i = 0; i + 1 < places.length; i++) {
    const a = places[i]
    const b = places[i + 1]
    if (!a || !b) break
    const before = places[i - 1] ?? mirror(a, b)
    const after = places[i + 2] ?? mirror(b, a)
    pieces.push([a, shift(a, before, b, 1 / 6), shift(b, after, a, 1 / 6), b])
  }
  return pieces
}

export function pointAt([a, b, c, d]: Cubic, t: number): Point {
  const ab = mix(a, b, t)
  const bc = mix(b, c, t)
  const cd = mix(c, d, t)
  return mix(mix(ab, bc, t), mix(bc, cd, t), t)
}

/** The part of a piece between two parameters (de Casteljau, twice). */
export function between(piece: Cubic, from: number, to: number): Cubic {
  const [a, b, c, d] = piece
  const ab = mix(a, b, to)
  const bc = mix(b, c, to)
  const cd = mix(c, d, to)
  const abc = mix(ab, bc, to)
  const bcd = mix(bc, cd, to)
  const head: Cubic = [a, ab, abc, mix(abc, bcd, to)]
  if (from <= 0) return head
  const t = from / to
  const [p, q, r, s] = head
  const qr = mix(q, r, t)
  const rs = mix(r, s, t)
  const qrs = mix(qr, rs, t)
  return [mix(mix(mix(p, q, t), qr, t), qrs, t), qrs, rs, s]
}

/** Where a piece leaves the circle around its start (or, from the other side, enters the one around its end). */
function crossing(piece: Cubic, center: Point, radius: number, fromStart: boolean): number {
  let inside = fromStart ? 0 : 1
  let outside = 0.5
  if (distance(pointAt(piece, outside), center) < radius) return outside
  for (let step = 0; step < 24; step++) {
    const t = (inside + outside) / 2
    if (distance(pointAt(piece, t), center) < radius) inside = t
    else outside = t
  }
  return outside
}

/** What is left of a piece outside the discs at its two ends. */
export function trimmed(piece: Cubic, startRadius: number, endRadius: number): Cubic {
  const from = crossing(piece, piece[0], startRadius, true)
  const to = crossing(piece, piece[3], endRadius, false)
  return between(piece, from, to)
}

const SAMPLES = 24

export function lengthOf(piece: Cubic): number {
  let sum = 0
  let last = piece[0]
  for (let i = 1; i <= SAMPLES; i++) {
    const next = pointAt(piece, i / SAMPLES)
    sum += distance(last, next)
    last = next
  }
  return sum
}

/** The point at a fraction of a whole curve's length. */
export function pointAlong(pieces: readonly Cubic[], fraction: number): Point {
  const lengths = pieces.map(lengthOf)
  let rest = lengths.reduce((sum, length) => sum + length, 0) * fraction
  let last: Point = { x: 0, y: 0 }
  for (const piece of pieces) {
    last = piece[0]
    for (let i = 1; i <= SAMPLES; i++) {
      const next = pointAt(piece, i / SAMPLES)
      const step = distance(last, next)
      if (step >= rest) return mix(last, next, step === 0 ? 0 : rest / step)
      rest -= step
      last = next
    }
  }
  return last
}

const write = (p: Point): string => `${round(p.x)} ${round(p.y)}`

/** Path data; with `join` the curve continues a path already begun. */
export function pathOf(pieces: readonly Cubic[], join = false): string {
  const [first] = pieces
  if (!first) return ''
  return (
    (join ? 'L' : 'M') + write(first[0]) + pieces.map(([, b, c, d]) => `C${write(b)} ${write(c)} ${write(d)}`).join('')
  )
}

export const reversed = (pieces: readonly Cubic[]): Cubic[] =>
  pieces.map(([a, b, c, d]): Cubic => [d, c, b, a]).reverse()

/** A curve beside another one, at a constant distance to its left; good enough for water lines and hatching. */
export function offset(places: readonly Point[], by: number): Cubic[] {
  const fine = curveThrough(places).flatMap((piece) => [0, 0.25, 0.5, 0.75].map((t) => pointAt(piece, t)))
  const end = places.at(-1)
  if (end) fine.push(end)
  const moved = fine.map((p, i) => {
    const a = fine[i - 1] ?? p
    const b = fine[i + 1] ?? p
    const length = distance(a, b) || 1
    return { x: p.x - ((b.y - a.y) / length) * by, y: p.y + ((b.x - a.x) / length) * by }
  })
  return curveThrough(moved)
}
