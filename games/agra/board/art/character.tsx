import type { Detail } from './detail.ts'
import { arch, roundedBox, star } from './geometry.ts'
import { Glow, LastRing, type Marks, StepBadge } from './glow.tsx'
import { Icon } from './icons.tsx'
import { Pennant, Socket, Worker } from './pieces.tsx'
import { PLAYERS, type PlayerColor } from './players.ts'
import { Label } from './text.tsx'

export type CharacterName = 'architect' | 'sailor' | 'trader' | 'botanist'

export interface CharacterProps extends Marks {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly detail: Detail
  readonly character: CharacterName
  readonly name: string
  readonly worker: { readonly player: PlayerColor; readonly lying: boolean } | undefined
  /** Whose action is running here. */
  readonly active?: PlayerColor | undefined
  readonly ghost?: PlayerColor | undefined
  /** Its place in the trace of the last turn. */
  readonly step?: number | undefined
}

export function Character(props: CharacterProps) {
  const { x, y, width, height, detail, character, name, worker, active, ghost, last } = props
  const outline = roundedBox(x, y, width, height, 5)
  const full = detail === 'full'
  const socket = full ? { x: x + width - 17, y: y + 52, r: 14 } : { x: x + 53, y: y + 22, r: 13.5 }
  const scale = full ? 1.1 : 1.02
  return (
    <g>
      {full && <Dome x={x + 22.5} y={y - 2} />}
      <Glow d={outline} {...props} />
      <rect x={x} y={y + 1.6} width={width} height={height} rx={5} fill="var(--ag-shadow)" opacity={0.55} />
      <path d={outline} fill="var(--ag-tile)" />
      {full ? (
        <>
          <path d={arch(x + 5, y + 4, 35, 63, { lobes: 4, spring: 0.42 })} fill="var(--ag-niche-rim)" />
          <path d={arch(x + 8, y + 8.5, 29, 58.5, { spring: 0.4 })} fill="var(--ag-niche)" />
          <Icon name={character} x={x + 22.5} y={y + 43} size={24} fill="var(--ag-marble-ink)" />
          <Label x={x + 46} y={y + 17.5} size={13} weight={600} display room={width - 50}>
            {name}
          </Label>
          <Hints character={character} x={x + 46} y={y + 26} />
        </>
      ) : (
        <>
          <path d={arch(x + 4, y + 4, 30, 37, { lobes: 4, spring: 0.5 })} fill="var(--ag-niche)" />
          <Icon name={character} x={x + 19} y={y + 26.5} size={19} fill="var(--ag-marble-ink)" />
          <Label x={x + width / 2} y={y + 53} size={12} weight={600} display anchor="middle" room={width - 6}>
            {name}
          </Label>
        </>
      )}
      <Socket {...socket} />
      {worker && <Worker x={socket.x} y={socket.y} {...worker} scale={scale} />}
      {ghost && <Worker x={socket.x} y={socket.y} player={ghost} scale={scale} opacity={0.62} />}
      {active && <path d={outline} fill="none" stroke={PLAYERS[active].color} strokeWidth={2.4} />}
      <StepBadge x={x + 3} y={y + 3} step={props.step} />
      {last && !active && <LastRing d={roundedBox(x + 1.5, y + 1.5, width - 3, height - 3, 4)} />}
    </g>
  )
}

interface HintsProps {
  readonly x: number
  readonly y: number
  readonly character: CharacterName
}

/** What can be done there, in two rows of signs. */
function Hints({ x, y, character }: HintsProps) {
  const text = { fill: 'var(--ag-quiet)', weight: 600, size: 12 } as const
  const soft = 'var(--ag-glyph-soft)'
  switch (character) {
    case 'architect':
      return (
        <>
          <path d={star(x + 7, y + 7, 7.5, 6)} fill={soft} />
          <Label x={x + 17} y={y + 11.5} {...text}>
            +1
          </Label>
          <Icon name="builder" x={x + 7.5} y={y + 28} size={16} fill={soft} />
        </>
      )
    case 'sailor':
      return (
        <>
          <Icon name="deliver" x={x + 7} y={y + 7} size={14} fill={soft} />
          <Label x={x + 17} y={y + 11.5} {...text}>
            1
          </Label>
          <Pennant x={x + 0.5} y={y + 21} width={13} height={15} fill={soft} />
          <Label x={x + 17} y={y + 32.5} {...text}>
            +
          </Label>
        </>
      )
    case 'trader':
      return (
        <>
          <Icon name="exchange" x={x + 7} y={y + 7} size={14} fill={soft} />
          <Label x={x + 17} y={y + 11.5} {...text}>
            −1
          </Label>
        </>
      )
    case 'botanist':
      return (
        <>
          <Icon name="meditation" x={x + 6} y={y + 7} size={13.5} fill={soft} />
          <Icon name="cover" x={x + 19} y={y + 6.5} size={12} fill={soft} />
          <Icon name="farmer" x={x + 31} y={y + 7} size={13.5} fill={soft} />
          <Label x={x} y={y + 32} {...text}>
            2/3
          </Label>
        </>
      )
  }
}

interface DomeProps {
  readonly x: number
  readonly y: number
}

const Dome = ({ x, y }: DomeProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 -15v-6" stroke="var(--ag-gold)" strokeWidth={1.5} strokeLinecap="round" />
    <circle cy={-18} r={1.7} fill="var(--ag-gold)" />
    <path d="M-8.5 -2C-15 -7 -9.5 -12.5 0 -17C9.5 -12.5 15 -7 8.5 -2z" fill="var(--ag-dome)" />
    <path
      d="M-5 -2.4C-8.5 -6.5 -5 -11 0 -15M5 -2.4C8.5 -6.5 5 -11 0 -15M0 -2.4V-15"
      stroke="var(--ag-hair)"
      strokeWidth={0.8}
      fill="none"
    />
    <path d="M-9.5 -2.2h19v2.4h-19z" fill="var(--ag-petal-line)" />
    <path d="M-14 .2h28l2 2.8h-32z" fill="var(--ag-dome)" />
  </g>
)
