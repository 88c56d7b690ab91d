import type { JsonObject, Seat } from '@durbar/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { View } from '../rules/view.ts'
import type { WrittenEvent } from '../text/written.ts'
import { ELEPHANT_PLACES, type PlayerColor, type Point, pointOnRoad } from './art/index.ts'
import { type Atlas, campPlace } from './atlas.ts'
import { routeVia } from './routes.ts'

/**
 * What travels when the view has changed. The view is drawn at once as it is now; flights are only what happens on
 * the way there, so when they end, or are cut short by the next update, nothing has to be put right.
 */
export interface Flight {
  readonly kind: 'architect' | 'coin' | 'elephant' | 'house'
  readonly color: PlayerColor
  readonly way: readonly Point[]
  /** Milliseconds after the update. */
  readonly begin: number
  readonly length: number
}

export interface Flights {
  readonly list: readonly Flight[]
  /** The pieces that are on their way and not yet where the view has them. */
  readonly architect: Seat | undefined
  readonly elephant: boolean
}

const none: Flights = { list: [], architect: undefined, elephant: false }

const STEP = 300
/** However much has happened, the table does not wait longer than this. */
const LONGEST = 2400

export function useFlights(
  recent: readonly JsonObject[],
  view: View,
  atlas: Atlas,
  motion: boolean,
  color: (seat: Seat) => PlayerColor,
): Flights {
  const [shown, setShown] = useState<Flights>(none)
  const played = useRef<readonly JsonObject[]>(recent)
  const before = useRef<View>(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: flights start when new events arrive, whatever else changes
  useEffect(() => {
    const old = before.current
    before.current = view
    if (played.current === recent) return
    played.current = recent
    const still = !motion || matchMedia('(prefers-reduced-motion: reduce)').matches
    const flights = still ? none : flightsOf(recent, old, atlas, color)
    setShown(flights)
    if (flights.list.length === 0) return
    const end = Math.max(...flights.list.map(({ begin, length }) => begin + length))
    const timer = setTimeout(() => setShown(none), end + 30)
    return () => clearTimeout(timer)
  }, [recent])
  return shown
}

function flightsOf(
  recent: readonly JsonObject[],
  old: View,
  atlas: Atlas,
  color: (seat: Seat) => PlayerColor,
): Flights {
  const events = recent as unknown as readonly WrittenEvent[]
  const list: Flight[] = []
  let architect: Seat | undefined
  let elephant = false
  let begin = 0
  const steps = events.reduce((sum, event) => sum + (event.event === 'traveled' ? event.via.length : 0), 1)
  const step = Math.min(STEP, LONGEST / steps)
  for (const event of events) {
    if (event.event === 'traveled') {
      architect = event.seat
      const way = routeVia(atlas, event.from, event.via).flatMap(({ road, direction }) => {
        const points = Array.from({ length: 25 }, (_, index) => pointOnRoad(road.geometry, index / 24))
        return direction === 'forward' ? points : points.reverse()
      })
      const length = step * Math.max(1, event.via.length)
      list.push({ kind: 'architect', color: color(event.seat), way, begin, length })
      const payers = event.via.flatMap((village, index) =>
        (old.villages[village] ?? []).includes(event.seat)
          ? []
          : (old.villages[village] ?? []).map((owner) => ({ village, owner, index })),
      )
      for (const { village, owner, index } of payers) {
        const { x, y } = atlas.spot(village)
        const at = begin + (step * (index + 1) * length) / (length + step)
        list.push({
          kind: 'coin',
          color: color(owner),
          way: [
            { x, y: y - 14 },
            { x, y: y - 44 },
          ],
          begin: at,
          length: STEP,
        })
      }
      begin += length
    } else if (event.event === 'maharaja-moved') {
      elephant = true
      const from = atlas.spot(old.maharaja)
      const to = atlas.spot(event.to)
      const a = ELEPHANT_PLACES[campPlace(atlas, from.id)]
      const b = ELEPHANT_PLACES[campPlace(atlas, to.id)]
      const way = [
        { x: from.x + a.dx, y: from.y + a.dy },
        { x: to.x + b.dx, y: to.y + b.dy },
      ]
      list.push({ kind: 'elephant', color: 'orange', way, begin, length: STEP * 3 })
      begin += STEP
    } else if (event.event === 'house-moved') {
      const [from, to] = [atlas.spot(event.from), atlas.spot(event.to)]
      list.push({ kind: 'house', color: color(event.seat), way: [from, to], begin, length: STEP })
      begin += STEP
    }
  }
  return { list, architect, elephant }
}

/** Roads whose state differs from the view before, for as long as it takes to draw the change. */
export function useChangedRoads(view: View, motion: boolean): ReadonlyMap<number, 'opening' | 'breaking'> {
  const before = useRef<View>(view)
  const [changed, setChanged] = useState<ReadonlyMap<number, 'opening' | 'breaking'>>(new Map())
  const open = useMemo(() => view.roads.map(({ connected }) => connected), [view])
  useEffect(() => {
    const old = before.current.roads
    before.current = view
    if (!motion) return
    const different = open.flatMap((now, index) =>
      old[index] && old[index].connected !== now ? [[index, now ? 'opening' : 'breaking'] as const] : [],
    )
    setChanged((known) => (known.size === 0 && different.length === 0 ? known : new Map(different)))
    const timer = setTimeout(() => setChanged((known) => (known.size === 0 ? known : new Map())), 620)
    return () => clearTimeout(timer)
  }, [view, open, motion])
  return changed
}
