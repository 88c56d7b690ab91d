/**
 * The hill seen from above: five equal sections around Coricancha, section 0 up, then clockwise. Within a section r is
 * the distance from the center along its axis and t runs clockwise along its side. Only positions are stretched on
 * wide screens; discs stay round.
 */

export interface Point {
  readonly x: number
  readonly y: number
}

/** Radii of the rings: Coricancha, the two walls, the edge of the lower terrace, the woven rim. */
export const RING = { core: 20, coricancha: 60, upper: 134.5, middle: 200, lower: 261.5, rim: 271 } as const

/** How far positions are stretched sideways. */
export const STRETCH = { wide: 1.12, tall: 1 } as const

const FIFTH = (72 * Math.PI) / 180
const HALF = FIFTH / 2
const TAN = Math.tan(HALF)

type Local = readonly [t: number, r: number]

const spacePlaces: Readonly<Record<string, Local>> = {
  Ua: [0, 83],
  Ub: [-39, 115],
  Uc: [39, 115],
  Ma: [-45, 154.5],
  Mb: [45, 154.5],
  Mc: [-70, 181.5],
  Md: [70, 181.5],
  La: [-70, 215],
  Lb: [70, 215],
  Lc: [-114, 240],
  Ld: [0, 234],
  Le: [114, 240],
}
const iconPlaces: Readonly<Record<string, Local>> = {
  Bm: [0, 107.5],
  Cm: [0, 134.5],
  Dm: [0, 166.5],
  Em: [0, 200],
  Fl: [-42, 229],
  Fr: [42, 229],
  Gl: [-84, 250],
  Gm: [30, 250],
  Gr: [84, 250],
  ...Object.fromEntries(
    Object.entries({ A: 79, Bk: 103, Ck: 131, Dk: 163, Ek: 192.5, Fk: 226 }).map(([ring, r]) => [ring, [r * TAN, r]]),
  ),
}
const stairPlaces: Readonly<Record<string, Local>> = { upper: [-69, 131.5], lower: [-110, 193.5] }

export function place(section: number, t: number, r: number, stretch: number): Point {
  const a = section * FIFTH
  return { x: stretch * (r * Math.sin(a) + t * Math.cos(a)), y: -r * Math.cos(a) + t * Math.sin(a) }
}

/** A printed place: its id names the ring, the section and the place within it. */
interface Printed extends Point {
  readonly id: string
}

const idOf = /^([A-Z])([0-4])([a-z]?)$/
/** The printed sheet has its center at 900, 900 and is two and a half times as large. */
const SHEET = { middle: 900, scale: 0.4 } as const

function placed(printed: Printed, places: Readonly<Record<string, Local>>, stretch: number): Point {
  const [, ring = '', section = '', sub = ''] = idOf.exec(printed.id) ?? []
  const local = places[ring + sub]
  // A pack may name its places otherwise: then they stand where it puts them.
  if (!local)
    return { x: (printed.x - SHEET.middle) * SHEET.scale * stretch, y: (printed.y - SHEET.middle) * SHEET.scale }
  return place(Number(section), local[0], local[1], stretch)
}

export const spacePoint = (space: Printed, stretch: number): Point => placed(space, spacePlaces, stretch)
export const iconPoint = (icon: Printed, stretch: number): Point => placed(icon, iconPlaces, stretch)
export function stairPoint(section: number, level: string, stretch: number): Point {
  const [t, r] = stairPlaces[level] ?? [0, 160]
  return place(section, t, r, stretch)
}

/** Corners are the rounder the farther out a ring lies. */
export const roundness = (r: number): number => 7 + 74 * Math.max(0, (r - 60) / 211) ** 1.6

export const round = (value: number): number => Math.round(value * 10) / 10

const spot = (p: Point, stretch: number): string => `${round(p.x * stretch)} ${round(p.y)}`

function corner(index: number, r: number): Point {
  const a = HALF + FIFTH * index
  const R = r / Math.cos(HALF)
  return { x: R * Math.sin(a), y: -R * Math.cos(a) }
}

function toward(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far }
}

/** A pentagon with its corners rounded. */
export function pentagon(r: number, stretch: number, rounding = roundness(r)): string {
  const reach = rounding * TAN
  const handle = reach - rounding * (4 / 3) * Math.tan(HALF / 2)
  const parts = [0, 1, 2, 3, 4].map((index) => {
    const [before, here, after] = [corner(index + 4, r), corner(index, r), corner(index + 1, r)]
    const at = (to: Point, far: number): string => spot(toward(here, to, far), stretch)
    return `${index === 0 ? 'M' : 'L'}${at(before, reach)}C${at(before, handle)} ${at(after, handle)} ${at(after, reach)}`
  })
  return `${parts.join('')}Z`
}

/** The quarter between two rays, clipped by the terraces it lies on. */
export function wedge(section: number, stretch: number): string {
  const at = (side: number, r: number): string => {
    const a = section * FIFTH + side * HALF
    const R = r / Math.cos(HALF)
    return `${round(stretch * R * Math.sin(a))} ${round(-R * Math.cos(a))}`
  }
  const [inner, outer] = [RING.coricancha, RING.lower]
  return `M${at(-1, inner)}L${at(-1, outer)}L${at(1, outer)}L${at(1, inner)}Z`
}

/** One side of Coricancha: from the core to its edge. */
export function sideOf(section: number, stretch: number): string {
  const at = (side: number, r: number): string => {
    const a = section * FIFTH + side * HALF
    const R = r / Math.cos(HALF)
    return `${round(stretch * R * Math.sin(a))} ${round(-R * Math.cos(a))}`
  }
  return `M${at(-1, RING.core)}L${at(-1, RING.coricancha - 2)}L${at(1, RING.coricancha - 2)}L${at(1, RING.core)}Z`
}

/** The ray between a section and the next. */
export function ray(section: number, from: number, to: number, stretch: number): string {
  const a = section * FIFTH + HALF
  const at = (r: number): string => `${round(stretch * r * Math.sin(a))} ${round(-r * Math.cos(a))}`
  return `M${at(from / Math.cos(HALF))}L${at(to / Math.cos(HALF) - (to > RING.middle ? 18 : 0))}`
}

export interface Stitch extends Point {
  readonly angle: number
}

/** Evenly spread points along a rounded pentagon: the stitches of a woven band. */
export function stitches(r: number, step: number, stretch: number): readonly Stitch[] {
  const path = outline(r, roundness(r), stretch)
  const along: number[] = [0]
  for (let i = 1; i < path.length; i++) along.push((along[i - 1] ?? 0) + between(path[i - 1], path[i]))
  const whole = along.at(-1) ?? 0
  const count = Math.round(whole / step / 2) * 2
  let leg = 0
  return Array.from({ length: count }, (_, index) => {
    const wanted = (whole * index) / count
    while ((along[leg + 1] ?? whole) < wanted) leg++
    const [a, b] = [path[leg] ?? ORIGIN, path[leg + 1] ?? ORIGIN]
    const part = (wanted - (along[leg] ?? 0)) / Math.max(0.001, (along[leg + 1] ?? whole) - (along[leg] ?? 0))
    return {
      x: a.x + (b.x - a.x) * part,
      y: a.y + (b.y - a.y) * part,
      angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    }
  })
}

const ORIGIN: Point = { x: 0, y: 0 }
const between = (a: Point = ORIGIN, b: Point = ORIGIN): number => Math.hypot(b.x - a.x, b.y - a.y)

function outline(r: number, rounding: number, stretch: number): readonly Point[] {
  const path: Point[] = []
  for (let index = 0; index < 5; index++) {
    const direction = HALF + FIFTH * index
    const far = (r - rounding) / Math.cos(HALF)
    for (let k = 0; k <= 24; k++) {
      const a = direction - HALF + (FIFTH * k) / 24
      path.push({
        x: stretch * (far * Math.sin(direction) + rounding * Math.sin(a)),
        y: -far * Math.cos(direction) - rounding * Math.cos(a),
      })
    }
  }
  const [first] = path
  return first ? [...path, first] : path
}

/** The way of a High Priest from one side to another, round the corners of Coricancha. */
export function walk(from: number, to: number, stretch: number): readonly Point[] {
  const r = RING.coricancha + 5.5
  const clockwise = (to - from + 5) % 5
  const step = clockwise <= 2 ? 1 : -1
  const way: Point[] = [place(from, 0, r, stretch)]
  for (let section = from; section !== to; section = (section + step + 5) % 5) {
    const turn = step > 0 ? section : (section + 4) % 5
    way.push(place(turn, r * TAN * 0.985, r * 0.985, stretch))
  }
  way.push(place(to, 0, r, stretch))
  return way
}

/** A star with a point up. */
export function star(cx: number, cy: number, outer: number, inner: number, points: number): string {
  const at = (index: number): string => {
    const a = (Math.PI * index) / points - Math.PI / 2
    const r = index % 2 ? inner : outer
    return `${(cx + r * Math.cos(a)).toFixed(2)} ${(cy + r * Math.sin(a)).toFixed(2)}`
  }
  return `M${Array.from({ length: points * 2 }, (_, index) => at(index)).join('L')}Z`
}
