import type { Detail } from './detail.ts'
import { arch, roundedBox } from './geometry.ts'
import { Glow, LastRing, type Marks, StepBadge } from './glow.tsx'
import { chainTint, Good, type GoodName } from './goods.tsx'
import { type GuildName, Marker, Seal } from './pieces.tsx'
import type { PlayerColor } from './players.ts'
import { Label, textWidth } from './text.tsx'

export interface DemandSpace {
  readonly good: GoodName
  readonly player: PlayerColor | undefined
  readonly markers: number
  /** The viewer may deliver here now. */
  readonly lit: boolean
  /** Markers that would come. */
  readonly ghost: number
  readonly last: boolean
}

export interface NotableProps extends Marks {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly detail: Detail
  readonly name: string
  readonly guild: GuildName
  readonly open: boolean
  readonly chosen: boolean
  readonly demand: readonly DemandSpace[]
  /** Who would win it as it lies, for a small flag at the edge. */
  readonly leader: PlayerColor | undefined
  readonly me: PlayerColor
  /** Its place in the trace of the last turn. */
  readonly step?: number | undefined
  readonly named?: boolean
  readonly letters: number
}

/** A card on the bank. The leftmost demand breaks ties. */
export function Notable(props: NotableProps) {
  const { x, y, width, height, detail, name, guild, open, demand, leader, legal, hot, chosen } = props
  const full = detail === 'full'
  const outline = roundedBox(x, y, width, height, 5)
  const three = demand.length > 2
  const inset = full ? 29 : three ? 3.5 : 19
  const pitch = (width - inset - (full ? 3 : 1.5)) / demand.length
  const arched = full
    ? { y: y + 20, height: 24, glyph: three ? 16 : 19, mark: 14 }
    : { y: y + (three ? 15 : 4), height: three ? 23 : 33, glyph: 13, mark: 12 }
  return (
    <g className={hot && legal ? 'ag-lifted' : undefined}>
      <Glow d={roundedBox(x - 0.5, y - 0.5, width + 1, height + 1, 5.5)} water legal={legal} hot={hot} open={chosen} />
      <rect x={x} y={y + 1.5} width={width} height={height} rx={5} fill="#04181c" opacity={0.5} />
      <path d={outline} fill={open ? 'var(--ag-tile)' : 'var(--ag-closed-card)'} />
      {full && (
        <>
          <Label
            x={x + 5}
            y={y + 13.5}
            size={props.letters}
            weight={600}
            display
            room={width - (leader ? 17 : 10)}
            fill={open ? 'var(--ag-ink)' : 'var(--ag-closed-ink)'}
          >
            {name}
          </Label>
          <path
            d={`M${x + 6} ${y + 18}h${width - 12}`}
            stroke={open ? 'var(--ag-hair)' : 'var(--ag-closed-line)'}
            strokeWidth={0.8}
          />
        </>
      )}
      <g opacity={open ? 1 : 0.75}>
        {full ? (
          <Seal guild={guild} x={x + 15} y={y + 32} r={10.5} />
        ) : three ? (
          <Seal guild={guild} x={x + 9} y={y + 9} r={6.5} />
        ) : (
          <Seal guild={guild} x={x + 10} y={y + height / 2} r={8} />
        )}
      </g>
      {demand.map((space, index) => {
        const room = Math.min(pitch - (full ? 2.2 : 1.4), full ? 34 : 24)
        return (
          <Demand
            key={space.good}
            {...space}
            {...arched}
            x={x + inset + index * pitch + (pitch - (full ? 2.2 : 1.4) - room) / 2}
            width={room}
            open={open}
            me={props.me}
            upright={!full && !three}
          />
        )
      })}
      {!full && props.named && (
        <Label x={x + width / 2} y={y + height - 1.2} size={5.2} weight={600} anchor="middle" room={width - 4}>
          {name}
        </Label>
      )}
      <StepBadge x={x - 1} y={y - 1} step={props.step} />
      {leader && <Marker player={leader} x={x + width - 5} y={y + 5} size={full ? 9 : 6.5} halo={full} />}
    </g>
  )
}

interface DemandProps extends DemandSpace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly glyph: number
  readonly mark: number
  readonly open: boolean
  readonly me: PlayerColor
  readonly upright: boolean
}

function Demand({
  x,
  y,
  width,
  height,
  glyph,
  mark,
  open,
  me,
  upright,
  good,
  player,
  markers,
  lit,
  ghost,
  last,
}: DemandProps) {
  const center = { x: x + width / 2, y: y + height * 0.57 }
  const d = arch(x, y, width, height, { spring: 0.4 })
  return (
    <>
      <path
        d={d}
        fill={lit ? 'var(--ag-accent-fill)' : open ? chainTint(good) : 'var(--ag-closed-arch)'}
        stroke={lit ? 'var(--ag-accent)' : open ? 'var(--ag-edge)' : 'var(--ag-closed-line)'}
        strokeWidth={lit ? 1.6 : 0.8}
      />
      <Good
        good={good}
        {...center}
        size={Math.min(glyph, width - 1)}
        opacity={player || ghost ? 0.24 : open ? 1 : 0.75}
      />
      {player && <Pair player={player} {...center} count={markers} size={mark} upright={upright} />}
      {!player && ghost > 0 && (
        <g opacity={0.62}>
          <Pair player={me} {...center} count={ghost} size={mark} upright={upright} />
        </g>
      )}
      {last && <LastRing d={`M${center.x - 10} ${center.y}a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z`} />}
    </>
  )
}

interface PairProps {
  readonly player: PlayerColor
  readonly x: number
  readonly y: number
  readonly count: number
  readonly size: number
  readonly upright: boolean
}

/** One marker, or the two of a double delivery. */
function Pair({ player, x, y, count, size, upright }: PairProps) {
  if (count < 2) return <Marker player={player} x={x} y={y} size={size} />
  const [dx, dy] = upright ? [0, size * 0.46] : [size * 0.3, size * 0.15]
  return (
    <>
      <Marker player={player} x={x - dx} y={y - dy} size={size * 0.9} />
      <Marker player={player} x={x + dx} y={y + dy} size={size * 0.9} />
    </>
  )
}

interface WonProps extends Marks {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly detail: Detail
  readonly name: string
  readonly player: PlayerColor
  readonly step?: number | undefined
}

/** Where a card lay that is somebody's contract now. */
export function WonNotable({ x, y, width, height, detail, name, player, last, step }: WonProps) {
  const full = detail === 'full'
  const lines = linesOf(name, width - 8)
  return (
    <g>
      <path
        d={roundedBox(x + 0.5, y + 0.5, width - 1, height - 1, 5)}
        fill="var(--ag-closed)"
        fillOpacity={0.35}
        stroke="var(--ag-wave)"
        strokeOpacity={0.55}
        strokeDasharray="4 3"
      />
      {full &&
        lines.map((line, index) => (
          <Label
            key={line}
            x={x + width / 2}
            y={y + (lines.length > 1 ? 12.5 + index * 12 : 17)}
            display
            anchor="middle"
            fill="var(--ag-foam)"
            room={width - 8}
          >
            {line}
          </Label>
        ))}
      <Marker player={player} x={x + width / 2} y={y + (full ? (lines.length > 1 ? 35 : 31) : height / 2)} size={13} />
      {last && <LastRing d={roundedBox(x + 1.5, y + 1.5, width - 3, height - 3, 4)} />}
      <StepBadge x={x - 1} y={y - 1} step={step} />
    </g>
  )
}

/** A name that is too long for one line is broken at the space nearest to its middle. */
function linesOf(name: string, room: number): readonly string[] {
  if (textWidth(name, 11) <= room) return [name]
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const [middle] = spaces.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)]
}
