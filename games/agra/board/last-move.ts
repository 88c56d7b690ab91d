import type { JsonObject } from '@durbar/kernel'
import { buildingOf } from './printed.ts'
import type { TargetKey } from './targets.ts'
import { type GoodName, type WrittenEvent, writtenEvents } from './written.ts'

/** The things the last turn touched, numbered from 1 in the order it happened. */
export type Trace = ReadonlyMap<string, number>

export function traceOf(path: readonly JsonObject[]): Trace {
  const events = writtenEvents(path)
  const trace = new Map<string, number>()
  let step = 0
  for (const key of events.slice(lastTurn(events)).flatMap(touched)) {
    if (trace.has(key)) continue
    if (numbered.test(key)) step++
    trace.set(key, step)
  }
  return trace
}

/** Markers and steps inside a thing share the number of the thing. */
const numbered = /^(space|notable|bowl|done|step)/

/** Where the last turn in which something happened begins. */
function lastTurn(events: readonly WrittenEvent[]): number {
  const last = events.findLastIndex((event) => touched(event).length > 0)
  return Math.max(
    0,
    events.slice(0, last + 1).findLastIndex(({ event }) => event === 'turn-began'),
  )
}

type TraceKey = TargetKey | 'boat' | 'merchant' | 'builder' | `marker:${string}` | `step:${string}` | `done:${string}`

function touched(event: WrittenEvent): readonly TraceKey[] {
  const { event: kind, space, building, good, notable, guild, seat } = event
  switch (kind) {
    case 'placed':
    case 'peon':
    case 'laid-down':
    case 'stood-up':
      return space ? [`space:${space}`] : []
    case 'built':
      return building ? [`space:${building}`] : []
    case 'produced':
    case 'dyed':
    case 'processed':
    case 'followed':
    case 'exchanged':
    case 'priced':
    case 'gained':
      return good ? [`space:${buildingOf(good)}`] : []
    case 'delivered':
      return notable && good ? [`notable:${notable}`, `marker:${notable} ${good}`] : []
    case 'contract-won':
      return notable ? [`notable:${notable}`] : []
    case 'boat-moved':
      return ['boat']
    case 'merchant-moved':
      return ['merchant']
    case 'builder-moved':
      return ['builder']
    case 'influence':
      return guild && seat !== undefined ? [`step:${guild} ${seat}`] : []
    case 'order-fulfilled':
      return guild && event.order !== undefined ? [`done:${guild} ${event.order}`] : []
    case 'given-to-akbar':
      return event.bowl ? [`bowl:${event.bowl as GoodName}`] : []
    default:
      return []
  }
}
