import { CAMP_SLOTS, Camp, CITY_RADIUS, type Detail } from './art/index.ts'
import { type Atlas, campPlace } from './atlas.ts'
import type { Marked } from './last-move.ts'
import type { Flights } from './motion.ts'
import { useTable } from './table.tsx'

interface CampsProps {
  readonly flights: Flights
  readonly marked: Marked
  readonly detail: Detail
  readonly minX: number
  readonly maxX: number
}

/** Everybody's people outside the walls. A seat keeps its slot, so nobody moves when somebody else arrives. */
export function Camps({ flights, marked, detail, minX, maxX }: CampsProps) {
  const { view, atlas, color } = useTable()
  return [atlas.start, ...atlas.cities].map(({ id, x, y, kind }) =>
    view.players.map(({ seat, architect }) => {
      const here = architect === id && flights.architect !== seat
      const houses = view.cities[id]?.houses[seat] ?? 0
      if (!here && houses === 0) return null
      const slot = slotOf(atlas, id, seat)
      return (
        <Camp
          key={`${id} ${seat}`}
          className="mh-still"
          x={x}
          y={y}
          angle={slot.angle}
          radius={(kind === 'start' ? 27 : CITY_RADIUS * 1.1) + slot.out}
          minX={minX}
          maxX={maxX}
          player={color(seat)}
          architect={here}
          houses={houses}
          lastMove={marked.camps.has(`${id} ${seat}`)}
          detail={detail}
        />
      )
    }),
  )
}

function slotOf(atlas: Atlas, id: string, seat: number) {
  const slots = CAMP_SLOTS[campPlace(atlas, id)]
  return slots[seat % slots.length] ?? { angle: 0, out: 0 }
}
