/** Outlines of the Mughal ornament, as SVG paths. */

export const round = (value: number): number => Math.round(value * 100) / 100

const polar = (cx: number, cy: number, r: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${round(cx + r * Math.sin(angle))} ${round(cy - r * Math.cos(angle))}`
}

/** An octagon that stands on a side: the shape of every place. */
export function octagon(cx: number, cy: number, r: number): string {
  return `M${[0, 1, 2, 3, 4, 5, 6, 7].map((corner) => polar(cx, cy, r, corner * 45 + 22.5)).join('L')}Z`
}

export function star(cx: number, cy: number, r: number, inner = r * 0.765): string {
  const points = Array.from({ length: 16 }, (_, point) => polar(cx, cy, point % 2 ? inner : r, point * 22.5))
  return `M${points.join('L')}Z`
}

/** A rosette of `lobes` half circles. */
export function rosette(cx: number, cy: number, r: number, lobes: number): string {
  const bow = round(r * Math.sin(Math.PI / lobes) * 1.02)
  const points = Array.from({ length: lobes }, (_, lobe) => polar(cx, cy, r, ((lobe + 1) * 360) / lobes))
  return `M${polar(cx, cy, r, 0)}${points.map((point) => `A${bow} ${bow} 0 0 1 ${point}`).join('')}Z`
}

export function roundedBox(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [round(width - 2 * r), round(height - 2 * r)]
  return `M${round(x + r)} ${round(y)}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}

export function ringPath(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

/** A pennant with its point down: the sign of a value. */
export function pennantPath(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${width}v${round(height - 4)}l${-width / 2} 4l${-width / 2} -4Z`
}

interface ArchShape {
  /** Height of the shoulders, as a part of the whole. */
  readonly spring?: number
  /** Foils on each side; a plain arch without. */
  readonly lobes?: number
  readonly bow?: number
}

/** A pointed arch, plain or cusped. */
export function arch(
  x: number,
  y: number,
  width: number,
  height: number,
  { spring = 0.46, lobes = 0, bow = 0.56 }: ArchShape = {},
): string {
  const shoulder = height * spring
  const middle = x + width / 2
  const foot = round(y + height)
  const left = `M${round(x)} ${foot}V${round(y + shoulder)}`
  if (lobes === 0) {
    const high = round(y + shoulder * 0.36)
    const low = round(y + shoulder * 0.42)
    return `${left}C${round(x)} ${low} ${round(x + width * 0.26)} ${high} ${round(middle)} ${round(y)}C${round(x + width * 0.74)} ${high} ${round(x + width)} ${low} ${round(x + width)} ${round(y + shoulder)}V${foot}Z`
  }
  const rise = Array.from({ length: lobes + 1 }, (_, step) => {
    const t = step / lobes
    return {
      x: cubic(t, x, x, x + width * 0.26, middle),
      y: cubic(t, y + shoulder, y + shoulder * 0.42, y + shoulder * 0.36, y),
    }
  })
  const fall = rise.map((point) => ({ x: 2 * middle - point.x, y: point.y })).reverse()
  return `${left}${foils(rise, bow)}${foils(fall, bow)}V${foot}Z`
}

function foils(points: readonly { readonly x: number; readonly y: number }[], bow: number): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to
      const r = round(Math.hypot(to.x - from.x, to.y - from.y) * bow)
      return `A${r} ${r} 0 0 1 ${round(to.x)} ${round(to.y)}`
    })
    .join('')
}

function cubic(t: number, a: number, b: number, c: number, d: number): number {
  const u = 1 - t
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
}
