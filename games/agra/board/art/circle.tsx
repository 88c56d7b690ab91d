import { octagon, rosette, round } from './geometry.ts'
import { Glow, type Marks } from './glow.tsx'
import { Icon, type IconName } from './icons.tsx'
import { Label } from './text.tsx'

export type CircleAction = 'exchange' | 'deliver' | 'process' | 'remove-cover' | 'move-farmer'

interface CircleShape {
  readonly x: number
  readonly y: number
  readonly r: number
}

const OUTER: readonly { readonly action: CircleAction; readonly icon: IconName }[] = [
  { action: 'exchange', icon: 'exchange' },
  { action: 'deliver', icon: 'deliver' },
  { action: 'process', icon: 'process' },
  { action: 'remove-cover', icon: 'cover' },
]

/** The outline of an action: a quarter of the ring, or the octagon in the middle. */
export function circlePart({ x, y, r }: CircleShape, action: CircleAction): string {
  const index = OUTER.findIndex((part) => part.action === action)
  const inner = r * 0.36
  if (index < 0) return octagon(x, y, inner)
  const outer = r - 4.5
  const hole = inner + 2.5
  const middle = (index * Math.PI) / 2
  const at = (radius: number, angle: number): string =>
    `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`
  const [from, to] = [middle - 0.735, middle + 0.735]
  return `M${at(hole, from + 0.06)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(hole, to - 0.06)}A${hole} ${hole} 0 0 0 ${at(hole, from + 0.06)}Z`
}

interface CircleProps extends CircleShape {
  readonly blocked: CircleAction
  /** Points an action takes; without a number it is the value of the good. */
  price(action: CircleAction): number | undefined
  marks(action: CircleAction): Marks
}

/** The meditation circle: four actions around a fifth, one of them blocked. */
export function MeditationCircle({ x, y, r, blocked, price, marks }: CircleProps) {
  const shape = { x, y, r }
  const reach = ((r * 0.36 + r - 4.5) / 2) * 1.02
  const small = r < 40
  return (
    <g>
      <path d={rosette(x, y + 1.6, r, 12)} fill="var(--ag-shadow)" opacity={0.55} />
      <path d={rosette(x, y, r, 12)} fill="var(--ag-tile)" />
      <path d={rosette(x, y, r - 3, 12)} fill="none" stroke="var(--ag-petal-line)" strokeWidth={0.8} />
      {OUTER.map(({ action, icon }, index) => {
        const d = circlePart(shape, action)
        const stopped = action === blocked
        const { legal, hot } = marks(action)
        const [cx, cy] = [x + reach * Math.sin((index * Math.PI) / 2), y - reach * Math.cos((index * Math.PI) / 2)]
        const ink = stopped ? 'var(--ag-edge)' : 'var(--ag-glyph)'
        const points = price(action)
        const size = small ? 12 : 14
        return (
          <g key={action}>
            <path
              d={d}
              fill={
                stopped
                  ? 'var(--ag-hair)'
                  : legal === true || (hot && legal)
                    ? 'var(--ag-accent-fill)'
                    : 'var(--ag-petal)'
              }
              stroke="var(--ag-petal-line)"
              strokeWidth={0.8}
            />
            {legal && <path d={d} fill="none" stroke="var(--ag-accent)" strokeWidth={legal === true ? 2.4 : 1.6} />}
            {index % 2 === 0 ? (
              <>
                <Icon name={icon} x={cx - size * 0.54} y={cy} size={size + 1} fill={ink} />
                <path
                  transform={`translate(${round(cx + 3)} ${round(cy - 6)})`}
                  d="M0 0h11v8l-5.5 4l-5.5-4z"
                  fill={ink}
                />
              </>
            ) : (
              <>
                <Icon name={icon} x={cx} y={cy - 6} size={size} fill={ink} />
                <Label x={cx} y={cy + 12} size={12} weight={700} anchor="middle" fill={ink}>
                  {points}
                </Label>
              </>
            )}
            {stopped && (
              <g filter="url(#ag-lift)">
                <circle cx={cx} cy={cy} r={small ? 9 : 10.5} fill="var(--ag-onyx)" />
                <circle cx={cx} cy={cy} r={small ? 7.4 : 8.6} fill="none" stroke="var(--ag-gold)" strokeWidth={0.9} />
                <Icon name="meditation" x={cx} y={cy - 0.5} size={small ? 12 : 14} fill="var(--ag-gold-pale)" />
              </g>
            )}
          </g>
        )
      })}
      <Glow d={octagon(x, y, r * 0.36)} {...marks('move-farmer')} />
      <path d={octagon(x, y, r * 0.36)} fill="var(--ag-high)" stroke="var(--ag-petal-line)" />
      <Icon name="farmer" x={x - r * 0.085} y={y - 0.5} size={r * 0.36} />
      <Label x={x + r * 0.19} y={y + 4.5} size={12} weight={700} anchor="middle" fill="var(--ag-glyph)">
        {price('move-farmer')}
      </Label>
    </g>
  )
}
