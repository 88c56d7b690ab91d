import { guildNames } from '../rules/names.ts'
import { arch, ringPath, roundedBox } from './art/geometry.ts'
import { Glow, LastRing } from './art/glow.tsx'
import { Icon } from './art/icons.tsx'
import { Lily } from './art/inlay.tsx'
import { Coin, Marker, Seal } from './art/pieces.tsx'
import { PLAYERS } from './art/players.ts'
import { Label } from './art/text.tsx'
import type { Trace } from './last-move.ts'
import { useTable } from './table.tsx'
import { Hit, useTouch } from './touch.tsx'
import type { GuildName } from './written.ts'

const TOP = 64
const FOOT = 264

interface TracksProps {
  readonly width: number
  readonly trace: Trace
  x(index: number): number
}

/** One tall arch per guild; every seat climbs in a lane of its own, so markers never collide. */
export function Tracks({ width, x, trace }: TracksProps) {
  const { view, words, printed, color } = useTable()
  const touch = useTouch()
  const top = printed.influence.top.value
  const step = (FOOT - TOP) / (top + 1)
  const rowY = (level: number): number => TOP + (top - level) * step
  return (
    <>
      {[-13, width + 1.5, x(1) - x(0) + width + 1.5].map((offset) => (
        <Lily key={offset} x={x(0) + offset} y={20} />
      ))}
      {printed.influence.rupees.value.map((rupees, level) =>
        rupees > 0 ? <Coin key={rowY(level)} x={16.5} y={rowY(level) + step / 2} r={8} value={rupees} /> : null,
      )}
      {guildNames.map((guild: GuildName, index) => {
        const left = x(index)
        const d = arch(left, 11, width, FOOT - 11, { spring: 0.16, lobes: 6, bow: 0.66 })
        const ink = `var(--ag-${guild}-ink)`
        const laneWidth = (width - 5) / Math.max(4, view.players.length)
        const lane = (seat: number): number =>
          left + 2.5 + laneWidth * (seat + 0.5) + (laneWidth * (4 - view.players.length)) / 2
        const marks = touch.marks(`guild:${guild}`)
        return (
          <g key={guild}>
            <Glow d={d} {...marks} />
            <path
              d={d}
              fill={marks.legal === true ? 'var(--ag-accent-fill)' : `var(--ag-${guild}-tint)`}
              stroke={ink}
              strokeWidth={1.1}
            />
            <Seal guild={guild} x={left + width / 2} y={35} r={11.5} />
            <Label x={left + width / 2} y={59.5} weight={600} display anchor="middle" fill={ink} room={width - 6}>
              {words.guilds[guild]}
            </Label>
            {Array.from({ length: top - 1 }, (_, level) => (
              <path
                key={rowY(level + 1)}
                d={`M${left + 4} ${rowY(level + 1)}h${width - 8}`}
                stroke={ink}
                strokeOpacity={0.2}
                strokeWidth={0.8}
              />
            ))}
            {printed.influence.bonuses.value.map(({ step: level, favor }) => (
              <g key={level}>
                <rect
                  x={left + 1.2}
                  y={rowY(level) + 0.5}
                  width={width - 2.4}
                  height={step - 1}
                  rx={2}
                  fill="var(--ag-gold-band)"
                  opacity={0.85}
                />
                {Array.from({ length: favor }, (_, place) => {
                  // The lotus keeps to lanes whose owner is still below.
                  const free = view.players
                    .map(({ seat }) => seat)
                    .filter((seat) => (view.players[seat]?.influence[guild] ?? 0) < level)
                  const seat = free[free.length - 1 - place]
                  return seat === undefined ? null : (
                    <Icon
                      key={seat}
                      name="favor"
                      x={lane(seat)}
                      y={rowY(level) + step / 2}
                      size={12}
                      fill="var(--ag-gold-ink)"
                    />
                  )
                })}
              </g>
            ))}
            <Icon name="end" x={left + width / 2} y={rowY(top) + step / 2} size={12} fill={ink} opacity={0.8} />
            {view.players.map(({ seat, influence }) => {
              const level = influence[guild] ?? 0
              return level > 0 ? (
                <path
                  key={seat}
                  d={`M${lane(seat)} ${rowY(level) + step / 2}V${FOOT - 3}`}
                  stroke={PLAYERS[color(seat)].color}
                  strokeOpacity={0.3}
                  strokeWidth={2.6}
                  strokeLinecap="round"
                />
              ) : null
            })}
            {view.players.map(({ seat, influence }) => {
              const at = { x: lane(seat), y: rowY(influence[guild] ?? 0) + step / 2 }
              return (
                <g key={seat}>
                  <Marker player={color(seat)} {...at} size={13} />
                  {trace.has(`step:${guild} ${seat}`) && <LastRing d={ringPath(at.x, at.y, 9.5)} />}
                </g>
              )
            })}
            <Hit id={`guild:${guild}`} name={words.guilds[guild]} d={roundedBox(left, 11, width, FOOT - 11, 8)} />
          </g>
        )
      })}
    </>
  )
}
