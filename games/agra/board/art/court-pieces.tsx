import { roundedBox } from './geometry.ts'
import { Glow, LastRing, type Marks } from './glow.tsx'
import { Good, type GoodName } from './goods.tsx'
import { Marker } from './pieces.tsx'
import type { PlayerColor } from './players.ts'
import { Label } from './text.tsx'

/** A seat, the neutral color, or nobody. */
export type PieceOwner = PlayerColor | 'neutral' | undefined

interface OwnerMarkProps {
  readonly owner: PieceOwner
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Neutral markers are gray lozenges with a bar: nobody's. */
export function OwnerMark({ owner, x, y, size }: OwnerMarkProps) {
  if (owner === undefined) return null
  if (owner !== 'neutral') return <Marker player={owner} x={x} y={y} size={size} />
  const r = size / 2
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--ag-edge)" stroke="#fff" strokeWidth={1.4} />
      <path d={`M${x - r * 0.5} ${y}h${r}`} stroke="#fff" strokeWidth={1.8} />
    </>
  )
}

interface OrderProps extends Marks {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly goods: readonly GoodName[]
  readonly owner: PieceOwner
  /** The order marker points here. */
  readonly current: boolean
}

export function Order({ x, y, width, height, goods, owner, current, legal, hot, open, last }: OrderProps) {
  const done = owner !== undefined
  const lit = current && legal === true
  const fade = done ? 0.2 : current ? 1 : 0.85
  const middle = y + height / 2
  return (
    <g>
      {current && <Glow d={roundedBox(x, y, width, height, 4)} legal={legal} hot={hot} open={open} />}
      <path
        d={roundedBox(x + 0.5, y + 0.5, width - 1, height - 1, 4)}
        fill={
          lit ? 'var(--ag-accent-fill)' : current ? 'var(--ag-gold-tint)' : done ? 'var(--ag-socket)' : 'var(--ag-high)'
        }
        stroke={lit ? 'none' : current ? 'var(--ag-gold)' : 'var(--ag-hair)'}
        strokeWidth={current ? 1.6 : 1}
      />
      {goods.map((good, index) => (
        <Good key={good} good={good} x={x + width * (index ? 0.71 : 0.29)} y={middle} size={18} opacity={fade} />
      ))}
      <Label
        x={x + width / 2}
        y={middle + 4}
        size={12}
        anchor="middle"
        fill="var(--ag-quiet)"
        opacity={done ? 0.25 : 1}
      >
        +
      </Label>
      <OwnerMark owner={owner} x={x + width / 2} y={middle} size={15} />
      {current && (
        <path
          d={`M${x - 3} ${middle - 6.5}l7 6.5l-7 6.5Z`}
          fill={lit ? 'var(--ag-accent)' : 'var(--ag-gold)'}
          stroke="var(--ag-halo)"
        />
      )}
      {last && <LastRing d={roundedBox(x + 1.5, y + 1.5, width - 3, height - 3, 3)} />}
    </g>
  )
}

interface BowlProps extends Marks {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly good: GoodName
  readonly owner: PieceOwner
}

export function Bowl({ x, y, width, good, owner, last, ...marks }: BowlProps) {
  const cx = x + width / 2
  const half = width / 2
  const bowl = `M${x} ${y + 22}h${width}c0 9-6 13-10 14l1.5 2.8h${-(width - 17)}l1.5-2.8c-4-1-10-5-10-14Z`
  return (
    <g>
      <Glow d={bowl} {...marks} />
      <Good good={good} x={cx} y={y + 9.5} size={19} opacity={owner === undefined ? 1 : 0.24} />
      <path
        d={bowl}
        fill={
          marks.legal === true
            ? 'var(--ag-accent-fill)'
            : owner === undefined
              ? 'var(--ag-socket)'
              : 'var(--ag-gold-band)'
        }
        stroke="var(--ag-gold)"
      />
      <OwnerMark owner={owner} x={cx} y={y + 18} size={16} />
      {last && (
        <LastRing
          d={`M${cx - half * 0.7} ${y + 18}a11.5 11.5 0 1 0 ${half * 1.4} 0a11.5 11.5 0 1 0 ${-half * 1.4} 0Z`}
        />
      )}
    </g>
  )
}
