import { useEffect, useRef, useState } from 'react'
import { goodNames } from '../rules/names.ts'
import type { PlayerColor } from './art/players.ts'
import type { CityLayout, RiverLayout } from './layout.ts'
import { buildingOf } from './printed.ts'
import { rillPath } from './rills.tsx'
import type { Table } from './table.tsx'
import { type GoodName, writtenEvents } from './written.ts'

/**
 * What travels when the view has changed. The view is drawn at once as it is now; flights are only what happens on
 * the way there, so when they end or are cut short nothing has to be put right.
 */
export interface Flight {
  readonly kind: 'marker' | 'worker'
  readonly color: PlayerColor
  /** An SVG path. */
  readonly way: string
  /** Milliseconds after the update. */
  readonly begin: number
  readonly length: number
}

const STEP = 260
const STAGGER = 60
/** However much has happened, the table does not wait longer than this. */
const LONGEST = 2600
const none: readonly Flight[] = []

export function useFlights(table: Table, city: CityLayout, river: RiverLayout): readonly Flight[] {
  const { recent, motion } = table
  const [shown, setShown] = useState<readonly Flight[]>(none)
  const played = useRef(recent)
  // biome-ignore lint/correctness/useExhaustiveDependencies: flights start when new events arrive, whatever else changes
  useEffect(() => {
    if (played.current === recent) return
    played.current = recent
    const still = !motion || matchMedia('(prefers-reduced-motion: reduce)').matches
    const flights = still ? none : flightsOf(table, city, river)
    setShown(flights)
    if (flights.length === 0) return
    const end = Math.max(...flights.map(({ begin, length }) => begin + length))
    const timer = setTimeout(() => setShown(none), end + 30)
    return () => clearTimeout(timer)
  }, [recent])
  return shown
}

/** Goods slide along their rill, deliveries fly in a low arc from the building to the card, workers drop in. */
export function flightsOf(table: Table, city: CityLayout, river: RiverLayout): readonly Flight[] {
  const { recent, printed, color } = table
  const flights: Flight[] = []
  let begin = 0
  for (const event of writtenEvents(recent)) {
    if (begin > LONGEST || event.seat === undefined) continue
    const own = { color: color(event.seat), begin, length: STEP }
    const good = event.good ?? undefined
    if ((event.event === 'processed' || event.event === 'followed') && good) {
      const source = printed.buildings[buildingOf(good)]?.source
      if (source === undefined) continue
      const { d } = rillPath(city, goodNames.indexOf(source), goodNames.indexOf(good))
      const count = Math.min(4, event.count ?? 1)
      for (let index = 0; index < count; index++)
        flights.push({ ...own, kind: 'marker', way: d, begin: begin + index * STAGGER, length: STEP * 2 })
      begin += STEP * 2 + count * STAGGER
    } else if (event.event === 'delivered' && good) {
      const to = river.slots.find(({ name }) => name === event.notable)
      if (!to) continue
      flights.push({
        ...own,
        kind: 'marker',
        way: arc(middleOf(city, good), { x: to.x + 44, y: to.y + 30 }),
        length: STEP * 2,
      })
      begin += STEP * 2
    } else if (event.event === 'exchanged' && good && event.from) {
      flights.push({
        ...own,
        kind: 'marker',
        way: arc(middleOf(city, event.from), middleOf(city, good)),
        length: STEP * 1.5,
      })
      begin += STEP
    } else if (event.event === 'placed' && event.space) {
      const index = ['architect', 'sailor', 'trader', 'botanist'].indexOf(event.space)
      const building = goodNames.findIndex((one) => buildingOf(one) === event.space)
      const spot = index >= 0 ? city.character(index) : city.tile(Math.max(0, building))
      const [x, y] = [spot.x + spot.width - 18, spot.y + spot.height * 0.65]
      flights.push({ ...own, kind: 'worker', way: `M${x} ${y - 60}L${x} ${y}` })
      begin += STEP
    }
  }
  return flights
}

interface Point {
  readonly x: number
  readonly y: number
}

function middleOf(city: CityLayout, good: GoodName): Point {
  const { x, y, width, height } = city.tile(goodNames.indexOf(good))
  return { x: x + width / 2, y: y + height / 2 }
}

function arc(from: Point, to: Point): string {
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - 30} ${to.x} ${to.y}`
}
