import type { JsonObject } from '@durbar/kernel'
import { useEffect, useRef, useState } from 'react'
import type { View } from '../rules/view.ts'
import { type Point, RING, walk } from './art/index.ts'
import type { Atlas } from './atlas.ts'
import type { WrittenEvent } from './written.ts'

/**
 * What travels when the view has changed. The view is drawn at once as it is now; flights are only what happens on
 * the way there, so when they end, or are cut short by the next update, nothing has to be put right.
 */
export interface Flight {
  readonly kind: 'worker' | 'good'
  /** Color of the worker, or name of the good. */
  readonly what: string
  readonly way: readonly Point[]
  /** Milliseconds after the update. */
  readonly begin: number
  readonly length: number
}

const STEP = 240
/** However much has happened, the table does not wait longer than this. */
const LONGEST = 2400
const none: readonly Flight[] = []

export function useFlights(
  recent: readonly JsonObject[],
  view: View,
  atlas: Atlas,
  stretch: number,
  motion: boolean,
): readonly Flight[] {
  const [shown, setShown] = useState(none)
  const played = useRef(recent)
  const before = useRef(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: flights start when new events arrive, whatever else changes
  useEffect(() => {
    const old = before.current
    before.current = view
    if (played.current === recent) return
    played.current = recent
    const still = !motion || matchMedia('(prefers-reduced-motion: reduce)').matches
    const flights = still ? none : flightsOf(recent, old, atlas, stretch)
    setShown(flights)
    if (flights.length === 0) return
    const end = Math.max(...flights.map(({ begin, length }) => begin + length))
    const timer = setTimeout(() => setShown(none), end + 30)
    return () => clearTimeout(timer)
  }, [recent])
  return shown
}

/** Workers walk from their High Priest round Coricancha and down the terraces; what is gathered rises from its icon. */
export function flightsOf(recent: readonly JsonObject[], old: View, atlas: Atlas, stretch: number): readonly Flight[] {
  const flights: Flight[] = []
  let begin = 0
  let at = atlas.space(old.placement?.space ?? '')
  let task: string | undefined
  for (const event of recent as unknown as readonly WrittenEvent[]) {
    if (begin > LONGEST) break
    if (event.event === 'placed') {
      const space = atlas.space(event.space)
      at = space
      if (!space) continue
      const from = old.players[event.seat]?.priest ?? space.section
      const round = walk(from, space.section, stretch)
      const levels = { upper: 1, middle: 2, lower: 3 }[space.terrace]
      const edge = round.at(-1) ?? { x: 0, y: -RING.coricancha }
      const down = Array.from({ length: levels }, (_, level) => ({
        x: edge.x + ((space.x - edge.x) * (level + 1)) / levels,
        y: edge.y + ((space.y - edge.y) * (level + 1)) / levels,
      }))
      const way = from === space.section ? [edge, ...down] : [...round, ...down]
      const length = STEP * (way.length - 1)
      flights.push({ kind: 'worker', what: event.worker, way, begin, length })
      begin += length
    } else if (event.event === 'task-done') task = event.task
    else if (event.event === 'gained' && task === event.resource) {
      const icon = at?.icons.map((id) => atlas.icon(id)).find((one) => one?.task === task)
      task = undefined
      if (!icon) continue
      const up = Array.from({ length: Math.min(3, event.amount) }, (_, index) => ({
        kind: 'good' as const,
        what: event.resource,
        way: [icon, { x: icon.x + (index - 1) * 14, y: icon.y - 46 }],
        begin: begin + index * 90,
        length: STEP * 3,
      }))
      flights.push(...up)
      begin += STEP
    }
  }
  return flights
}
