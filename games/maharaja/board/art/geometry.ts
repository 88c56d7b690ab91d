/** A place on the map, in the 1000 × 700 units of the components data. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** `full` for the desktop drawing and the zoomed phone, `small` for the whole map on a phone. */
export type Detail = 'full' | 'small'

/**
 * Units per drawn pixel. The art direction gives line widths in pixels at 0.832 px per unit; on a phone the
 * map has 0.4165 px per unit and lines keep 62 % of their width, or they would drown or vanish.
 */
export const PIXEL: Readonly<Record<Detail, number>> = { full: 1 / 0.832, small: 0.62 / 0.4165 }

/** City: corner radius of the hexagon. Village and start: radius of the disc. All in units. */
export const CITY_RADIUS = 44
export const VILLAGE_RADIUS = 17.5
export const START_RADIUS = 24

/** The part of the 1000 × 700 units that is shown. */
export const CROP = { x: 26, y: 12, width: 944, height: 678 } as const

const DEGREE = Math.PI / 180

export const cosine = (degrees: number): number => Math.cos(degrees * DEGREE)
export const sine = (degrees: number): number => Math.sin(degrees * DEGREE)

/** Two decimals: enough at any zoom the app offers, and keeps the markup short. */
export const round = (value: number): number => Math.round(value * 100) / 100

export const polar = (degrees: number, radius: number, center: Point = ORIGIN): Point => ({
  x: center.x + cosine(degrees) * radius,
  y: center.y + sine(degrees) * radius,
})

const ORIGIN: Point = { x: 0, y: 0 }

export const angleOf = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) / DEGREE + 360) % 360

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The corners of a regular polygon, first one at `start` degrees. */
export function corners(count: number, radius: number, start = 0, center: Point = ORIGIN): Point[] {
  return Array.from({ length: count }, (_, index) => polar(start + (index * 360) / count, radius, center))
}

/** For the `points` attribute. */
export const points = (list: readonly Point[]): string => list.map((p) => `${round(p.x)},${round(p.y)}`).join(' ')

/** A flat-top hexagon, the plan of every city. */
export const hexagon = (radius: number, center: Point = ORIGIN): string => points(corners(6, radius, 0, center))

/** One path with a ray per angle: far fewer elements than a line each. */
export function rays(count: number, inner: number, outer: (index: number) => number, start = 0, sweep = 360): string {
  const steps = sweep === 360 ? count : count - 1
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (index * sweep) / steps
    const a = polar(angle, inner)
    const b = polar(angle, outer(index))
    return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`
  }).join('')
}

export const translate = (x: number, y: number): string => `translate(${round(x)} ${round(y)})`
