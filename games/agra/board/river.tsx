import { notableNames } from '../rules/names.ts'
import type { DockNumber } from '../text/sentences.ts'
import type { Detail } from './art/detail.ts'
import { roundedBox } from './art/geometry.ts'
import type { IconName } from './art/icons.tsx'
import { Notable, WonNotable } from './art/notable.tsx'
import { Label } from './art/text.tsx'
import { Boat, Dock, LimitOnWater, Water } from './art/water.tsx'
import type { Trace } from './last-move.ts'
import { type RiverLayout, type RiverSlot, riverLayout } from './layout.ts'
import { leaderOf } from './previews.ts'
import { useTable } from './table.tsx'
import { Hit, movesAt, useTouch } from './touch.tsx'
import type { GoodName, GuildName, NotableName } from './written.ts'

/** Cards on the river and those that have become contracts: together always the same, so each keeps its place. */
export function useRiver(detail: Detail, width: number, top: number): RiverLayout {
  const { view, printed } = useTable()
  const all = new Set([
    ...view.river.map(({ notable }) => notable),
    ...view.players.flatMap(({ contracts }) => contracts),
  ])
  const cards = notableNames
    .filter((name) => all.has(name))
    .map((name) => ({ name, level: printed.notables[name].level }))
  return riverLayout(detail, width, top, cards)
}

interface RiverProps {
  readonly layout: RiverLayout
  readonly trace: Trace
  /** Radius of the panel's lower corners. */
  readonly round: number
  readonly named?: boolean
  /** The size of names. */
  readonly letters?: number
}

const DOCK_EVENTS: readonly (readonly IconName[])[] = [
  [],
  ['builder'],
  ['merchant', 'cotton'],
  ['value', 'favor'],
  ['cotton'],
  ['end'],
]

export function River({ layout, trace, round, named = true, letters = 12 }: RiverProps) {
  const { view, printed, words } = useTable()
  const { lane, docks, numerals, limits, width, detail } = layout
  const full = detail === 'full'
  const r = full ? 11 : 9.5
  const levelsOpen = printed.docks[view.dock - 1]?.levelsOpen ?? 1
  const { sail } = view
  const here = docks[view.dock - 1] ?? 0
  const boat = here - (full ? 37 : 24)
  const seals = limits.filter((_, index) => view.orderLimit < index + 4)
  return (
    <g>
      <Water {...layout} round={round} levelsOpen={levelsOpen} />
      <path
        d={`M${full ? 30 : 12} ${lane.middle}H${width - 14}`}
        stroke="var(--ag-foam)"
        strokeOpacity={0.45}
        strokeWidth={1.3}
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      {numerals.map((x, index) =>
        Math.abs(x - boat) < 32 || seals.some((seal) => Math.abs(x - seal) < 18) ? null : (
          <Label
            key={x}
            x={x}
            y={lane.middle + 5}
            size={full ? 15 : 13}
            weight={600}
            display
            fill={index < levelsOpen ? 'var(--ag-marble-ink)' : 'var(--ag-wave)'}
          >
            {['I', 'II', 'III', 'IV'][index]}
          </Label>
        ),
      )}
      {docks.map((x, index) => (
        <g key={x}>
          <Dock
            x={x}
            y={lane.middle}
            r={r}
            number={index + 1}
            state={index + 1 < view.dock ? 'past' : index + 1 === view.dock ? 'now' : 'ahead'}
            events={full ? (DOCK_EVENTS[index] ?? []).slice(0, index === 4 || index === 5 ? 0 : 2) : []}
          />
          <Hit
            id={`dock:${index + 1}`}
            name={`${words.river} ${index + 1}: ${words.docks[(index + 1) as DockNumber]}`}
            d={roundedBox(x - r, lane.middle - r, 2 * r, 2 * r, 4)}
          />
        </g>
      ))}
      {seals.map((x) => (
        <LimitOnWater key={x} x={x} y={lane.middle} limit={limits.indexOf(x) + 4} small={!full} />
      ))}
      {sail &&
        Array.from({ length: sail.need }, (_, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: pips have no identity but their place
            key={index}
            cx={here + r + (full ? 7 : 5) + index * (full ? 9.5 : 6.5)}
            cy={lane.middle}
            r={full ? 3.2 : 2.2}
            fill={index < sail.done ? 'var(--ag-gold-pale)' : 'var(--ag-dock)'}
            stroke="var(--ag-gold-pale)"
            strokeWidth={1.2}
          />
        ))}
      <Boat x={boat} y={lane.middle + 2} scale={full ? 0.86 : 0.56} />
      {layout.slots.map((slot) => (
        <Card key={slot.name} {...{ slot, layout, trace, named, letters }} />
      ))}
    </g>
  )
}

interface CardProps {
  readonly slot: RiverSlot
  readonly layout: RiverLayout
  readonly trace: Trace
  readonly named: boolean
  readonly letters: number
}

function Card({ slot, layout, trace, named, letters }: CardProps) {
  const table = useTable()
  const touch = useTouch()
  const { view, words, color, me } = table
  const notable = slot.name as NotableName
  const { name } = words.notables[notable]
  const box = { x: slot.x, y: slot.y, ...layout.card, detail: layout.detail }
  const key = `notable:${notable}` as const
  const d = roundedBox(box.x, box.y, box.width, box.height, 5)
  const card = view.river.find((one) => one.notable === notable)
  if (!card) {
    const owner = view.players.find(({ contracts }) => contracts.includes(notable))
    return owner ? (
      <>
        <WonNotable {...box} name={name} player={color(owner.seat)} last={trace.has(key)} step={trace.get(key)} />
        <Hit id={key} name={`${name}: ${words.wonBy(table.who(owner.seat))}`} d={d} />
      </>
    ) : null
  }
  const marks = touch.marks(key)
  const legal = movesAt(table, key).flatMap((move) => (move.move === 'deliver' ? [move] : []))
  const [first, ...more] = legal
  const previewed =
    (marks.hot || marks.open) && first && more.every(({ good }) => good === first.good) ? first : undefined
  const leader = leaderOf(card.demand)
  return (
    <>
      <Notable
        {...box}
        name={name}
        guild={card.guild as GuildName}
        open={card.available}
        chosen={marks.open === true}
        step={trace.get(key)}
        named={named}
        letters={letters}
        legal={marks.legal}
        hot={marks.hot}
        leader={leader === null ? undefined : color(leader)}
        me={me === undefined ? 'charcoal' : color(me)}
        demand={card.demand.map((space) => {
          const good = space.good as GoodName
          return {
            good,
            player: space.seat === null ? undefined : color(space.seat),
            markers: space.markers,
            lit: legal.some((move) => move.good === good),
            ghost: previewed?.good === good ? 1 : 0,
            last: trace.has(`marker:${notable} ${good}`),
          }
        })}
      />
      <Hit id={key} name={name} d={d} />
    </>
  )
}
