import type { JsonObject } from '@durbar/kernel'
import { buildingOf } from './printed.ts'
import type { TargetKey } from './targets.ts'
import { type GoodName, type WrittenEvent, writtenEvents } from './written.ts'

/** The things the last events touched, in the order they happened: the trace of a turn. */
export type Trace = ReadonlyMap<string, number>

export function traceOf(recent: readonly JsonObject[]): Trace {
  const trace = new Map<string, number>()
  for (const event of writtenEvents(recent))
    for (const key of touched(event)) if (!trace.has(key)) trace.set(key, trace.size + 1)
  return trace
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
