import type { Detail } from './detail.ts'
import { arch, octagon, roundedBox } from './geometry.ts'
import { Glow, LastRing, type Marks, StepBadge } from './glow.tsx'
import { chainColor, chainDeep, chainTint, Good, type GoodName } from './goods.tsx'
import { BuilderPiece, Coin, Marker, MerchantPiece, Pennant, Socket, Worker } from './pieces.tsx'
import { PLAYERS, type PlayerColor } from './players.ts'
import { Label } from './text.tsx'

export interface GoodsCount {
  readonly player: PlayerColor
  readonly count: number
  readonly mine: boolean
}

export interface BuildingProps extends Marks {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly detail: Detail
  readonly good: GoodName
  readonly name: string
  readonly built: boolean
  readonly cost: number
  readonly value: number
  /** A price token lies on the good. */
  readonly token: boolean
  /** In the order of the seats, the viewer first. */
  readonly goods: readonly GoodsCount[]
  readonly worker: { readonly player: PlayerColor; readonly lying: boolean } | undefined
  readonly rupees: number
  readonly merchant: boolean
  readonly builder: boolean
  /** A worker that would come here. */
  readonly ghost?: PlayerColor | undefined
  readonly pieceMoved?: boolean
  /** Its place in the trace of the last turn. */
  readonly step?: number | undefined
  /** A phone that is close enough. */
  readonly named?: boolean
  /** The size of the name. */
  readonly letters: number
}

/** A marble tile for a building, a hatched site where none stands yet. */
export function Building(props: BuildingProps) {
  const { x, y, width, height, detail, built, merchant, builder, rupees, last, pieceMoved } = props
  const outline = roundedBox(x, y, width, height, 5)
  const full = detail === 'full'
  // Below the bonus tiles above the first row.
  const corner = full ? { x: x + width - 6, y: y + 9, r: 13 } : { x: x + width - 7, y: y + 1, r: 11 }
  const aside = merchant || builder ? 20 : 0
  return (
    <g>
      <Glow d={outline} {...props} />
      {built ? (
        <>
          <rect x={x} y={y + 1.7} width={width} height={height} rx={5} fill="var(--ag-shadow)" opacity={0.55} />
          <path d={outline} fill="var(--ag-tile)" />
        </>
      ) : (
        <>
          <path d={outline} fill="var(--ag-site)" />
          <path d={outline} fill="url(#ag-hatch)" />
          <path
            d={roundedBox(x + 0.8, y + 0.8, width - 1.6, height - 1.6, 4.5)}
            fill="none"
            stroke="var(--ag-site-line)"
            strokeWidth={1.3}
            strokeDasharray="5 3.5"
          />
        </>
      )}
      {full ? <FullFace {...props} /> : <SmallFace {...props} />}
      {last && <LastRing d={roundedBox(x + 1.5, y + 1.5, width - 3, height - 3, 4)} />}
      <StepBadge x={x + 3} y={y + 3} step={props.step} />
      {rupees > 0 && (
        <g filter="url(#ag-lift)">
          <Coin x={corner.x - 1 - aside} y={y + (full ? 6 : 3)} r={full ? 8.5 : 7.5} value={rupees} />
        </g>
      )}
      {merchant && <MerchantPiece {...corner} />}
      {builder && <BuilderPiece {...corner} />}
      {pieceMoved && <LastRing d={octagon(corner.x, corner.y, corner.r + 2.5)} />}
    </g>
  )
}

function FullFace({
  x,
  y,
  width,
  good,
  name,
  letters,
  built,
  cost,
  value,
  token,
  goods,
  worker,
  ghost,
  merchant,
  builder,
  rupees,
}: BuildingProps) {
  const row = chainColor(good)
  const taken = (merchant || builder ? 21 : 0) + (rupees > 0 ? 18 : 0)
  const step = (width - 81) / 2
  const socket = { x: x + width - 19, y: y + 38 }
  return (
    <>
      <path
        d={
          built ? arch(x + 5, y + 4, 37, 52, { lobes: 4, spring: 0.44 }) : arch(x + 5, y + 4, 37, 52, { spring: 0.44 })
        }
        fill={built ? chainTint(good) : 'var(--ag-site-line)'}
        fillOpacity={built ? 1 : 0.35}
        stroke={built ? row : 'var(--ag-site-edge)'}
        strokeDasharray={built ? undefined : '3 2.5'}
      />
      <Good good={good} x={x + 23.5} y={y + 31} size={26} opacity={built ? 1 : 0.72} />
      <Label
        x={x + 48}
        y={y + 15.5}
        weight={600}
        size={letters}
        fill={built ? 'var(--ag-ink)' : 'var(--ag-site-ink)'}
        room={width - 53 - taken}
      >
        {name}
      </Label>
      {goods.map(({ player, count, mine }, index) => {
        const px = x + 54 + (index % 2) * step
        const py = y + 29 + (index >> 1) * 18
        return count === 0 ? (
          <Marker key={player} player={player} x={px} y={py} size={6.5} ghost />
        ) : (
          <g key={player}>
            {mine && (
              <rect
                x={px - 8}
                y={py - 8.5}
                width={count > 9 ? 33 : 27}
                height={17}
                rx={8.5}
                fill={PLAYERS[player].tint}
              />
            )}
            <Marker player={player} x={px} y={py} size={11.5} halo={!mine} />
            <Label
              x={px + 9}
              y={py + 4.6}
              size={13}
              weight={700}
              fill={built || mine ? 'var(--ag-ink)' : 'var(--ag-site-ink)'}
            >
              {count}
            </Label>
          </g>
        )
      })}
      <Pennant x={x + 3} y={y + 43} value={value} token={token} fill={chainDeep(good)} />
      {built ? (
        <>
          <Socket {...socket} r={13.5} />
          {worker && <Worker {...socket} {...worker} scale={1.06} />}
        </>
      ) : (
        <Cost {...socket} r={13} cost={cost} />
      )}
      {ghost && <Worker {...socket} player={ghost} scale={1.06} opacity={0.62} />}
    </>
  )
}

function SmallFace({
  x,
  y,
  width,
  good,
  name,
  named,
  letters,
  built,
  cost,
  value,
  token,
  goods,
  worker,
  ghost,
}: BuildingProps) {
  const [own, ...others] = goods
  const socket = { x: x + width - 13.5, y: y + 17 }
  return (
    <>
      <path
        d={built ? arch(x + 4, y + 4, 27, 46, { lobes: 4 }) : arch(x + 4, y + 4, 27, 46)}
        fill={built ? chainTint(good) : 'var(--ag-site-line)'}
        fillOpacity={built ? 1 : 0.35}
        stroke={built ? chainColor(good) : 'var(--ag-site-edge)'}
        strokeDasharray={built ? undefined : '3 2.5'}
      />
      <Good good={good} x={x + 17.5} y={y + 26.5} size={21} opacity={built ? 1 : 0.72} />
      <Pennant x={x + 2} y={y + 38} width={15} height={14} value={value} token={token} fill={chainDeep(good)} />
      {named && (
        <Label
          x={x + 34}
          y={y + 33}
          size={letters}
          weight={600}
          room={width - 37}
          fill={built ? 'var(--ag-ink)' : 'var(--ag-site-ink)'}
        >
          {name}
        </Label>
      )}
      {own && own.count > 0 && (
        <>
          <rect x={x + 33.5} y={y + 7} width={24.5} height={19} rx={9.5} fill={PLAYERS[own.player].tint} />
          <Marker player={own.player} x={x + 41.5} y={y + 16.5} size={10.5} halo={false} />
          <Label x={x + 48.3} y={y + 21.2} size={13} weight={700}>
            {own.count}
          </Label>
        </>
      )}
      {others.map(({ player, count }, index) => {
        const [px, py] = [x + 37.5 + index * 16.4, y + 41]
        return count === 0 ? (
          <Marker key={player} player={player} x={px} y={py} size={4.5} ghost />
        ) : (
          <g key={player}>
            <Marker player={player} x={px} y={py} size={7.5} halo={false} />
            <Label x={px + 5.4} y={py + 4} weight={600} fill={built ? 'var(--ag-ink)' : 'var(--ag-site-ink)'}>
              {count}
            </Label>
          </g>
        )
      })}
      {built ? (
        <>
          <Socket {...socket} r={11} />
          {worker && <Worker {...socket} {...worker} scale={0.78} />}
        </>
      ) : (
        <Cost {...socket} r={10.5} cost={cost} />
      )}
      {ghost && <Worker {...socket} player={ghost} scale={0.78} opacity={0.62} />}
    </>
  )
}

interface CostProps {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly cost: number
}

const Cost = ({ x, y, r, cost }: CostProps) => (
  <>
    <path d={octagon(x, y, r)} fill="none" stroke="var(--ag-site-edge)" strokeWidth={1.1} strokeDasharray="3 2.4" />
    <Label x={x} y={y + r * 0.42} size={r + 2} weight={600} display anchor="middle" fill="var(--ag-site-ink)">
      {cost}
    </Label>
  </>
)
