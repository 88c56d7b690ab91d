import { octagon, roundedBox } from './geometry.ts'
import { Glow, type Marks } from './glow.tsx'
import { chainColor, chainDeep, chainTint, Good, type GoodName } from './goods.tsx'
import { Icon } from './icons.tsx'
import { Marker } from './pieces.tsx'
import type { PlayerColor } from './players.ts'
import { Label } from './text.tsx'

const CORNER = 18
const CELL = 16
const CELLS = 5
export const FARM_SIZE = CORNER * 2 + CELL * CELLS

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The cell of a side, counted clockwise from its corner; sides begin at the upper left. */
export function farmCell(x: number, y: number, side: number, cell: number): Box {
  const far = CORNER + CELLS * CELL
  const along = CORNER + (cell - 1) * CELL
  const back = CORNER + (CELLS - cell) * CELL
  if (side === 0) return { x: x + along, y, width: CELL, height: CORNER }
  if (side === 1) return { x: x + far, y: y + along, width: CORNER, height: CELL }
  if (side === 2) return { x: x + back, y: y + far, width: CELL, height: CORNER }
  return { x, y: y + back, width: CORNER, height: CELL }
}

export interface FarmProps {
  readonly x: number
  readonly y: number
  readonly player: PlayerColor
  /** The goods of the corners, clockwise from the upper left. */
  readonly corners: readonly GoodName[]
  /** Where the farmer of each side stands. */
  readonly farmers: readonly number[]
  covered(side: number, cell: number): boolean
  readonly production: readonly number[]
  readonly supply: number
  marks(side: number, cell: number): Marks
}

/** A charbagh: the ring that is harvested, four beds with what each corner would bring now, the supply in the middle. */
export function Farm({ x, y, player, corners, farmers, covered, production, supply, marks }: FarmProps) {
  const inner = { x: x + CORNER, y: y + CORNER, size: CELLS * CELL }
  const middle = { x: inner.x + inner.size / 2, y: inner.y + inner.size / 2 }
  const cross = `M${middle.x} ${inner.y + 1}v${inner.size - 2}M${inner.x + 1} ${middle.y}h${inner.size - 2}`
  return (
    <g>
      <rect x={x} y={y} width={FARM_SIZE} height={FARM_SIZE} rx={3} fill="var(--ag-soil)" />
      {[0, 1, 2, 3].flatMap((side) =>
        [1, 2, 3, 4, 5].map((cell) => {
          const farmer = farmers[side] ?? 3
          const owner = cell === farmer ? undefined : corners[cell < farmer ? side : (side + 1) % 4]
          return (
            <Cell
              key={`${side} ${cell}`}
              box={farmCell(x, y, side, cell)}
              good={owner}
              cover={covered(side, cell)}
              farmer={cell === farmer ? player : undefined}
              {...marks(side, cell)}
            />
          )
        }),
      )}
      {corners.map((good, corner) => {
        const far = CORNER + CELLS * CELL
        const [cx, cy] = [x + (corner === 1 || corner === 2 ? far : 0), y + (corner > 1 ? far : 0)]
        return (
          <g key={good}>
            <rect x={cx + 0.4} y={cy + 0.4} width={CORNER - 0.8} height={CORNER - 0.8} rx={3} fill={chainDeep(good)} />
            <Good good={good} x={cx + CORNER / 2} y={cy + CORNER / 2} size={CORNER - 4} fill="#fff" />
          </g>
        )
      })}
      <rect
        x={inner.x + 1}
        y={inner.y + 1}
        width={inner.size - 2}
        height={inner.size - 2}
        rx={2}
        fill="var(--ag-bed)"
      />
      <path d={cross} stroke="var(--ag-tile)" strokeWidth={7} />
      <path d={cross} stroke="var(--ag-rill)" strokeWidth={3} />
      {production.map((count, corner) => {
        const dx = corner === 1 || corner === 2 ? 24 : -24
        const dy = corner > 1 ? 24 : -24
        return (
          <Label
            key={corners[corner]}
            x={middle.x + dx}
            y={middle.y + dy + 5}
            size={15}
            weight={600}
            display
            anchor="middle"
            fill="var(--ag-bed-ink)"
          >
            {count}
          </Label>
        )
      })}
      <path d={octagon(middle.x, middle.y, 17)} fill="var(--ag-high)" stroke="var(--ag-edge)" />
      <Marker player={player} x={middle.x} y={middle.y - 6} size={9} halo={false} />
      <Label x={middle.x} y={middle.y + 11} size={13} weight={700} anchor="middle">
        {supply}
      </Label>
    </g>
  )
}

interface CellProps extends Marks {
  readonly box: Box
  readonly good: GoodName | undefined
  readonly cover: boolean
  readonly farmer: PlayerColor | undefined
}

function Cell({ box: { x, y, width, height }, good, cover, farmer, last: _last, ...marks }: CellProps) {
  const inner = roundedBox(x + 0.8, y + 0.8, width - 1.6, height - 1.6, 2)
  const middle = { x: x + width / 2, y: y + height / 2 }
  return (
    <g>
      {cover ? (
        <>
          <path d={inner} fill="var(--ag-brick)" />
          <path d={inner} fill="url(#ag-lattice)" />
        </>
      ) : (
        <>
          <path
            d={inner}
            fill={good ? chainTint(good) : 'var(--ag-idle-cell)'}
            stroke={good ? chainColor(good) : 'var(--ag-edge)'}
            strokeWidth={0.7}
            strokeOpacity={0.55}
          />
          {good && <Icon name="botanist" {...middle} size={9} fill={chainColor(good)} opacity={0.75} />}
        </>
      )}
      <Glow d={inner} thin {...marks} />
      {farmer && (
        <g filter="url(#ag-lift)">
          <Marker player={farmer} {...middle} size={16.5} />
          <Icon name="farmer" x={middle.x} y={middle.y} size={12} fill="#2a1a00" />
        </g>
      )}
    </g>
  )
}
