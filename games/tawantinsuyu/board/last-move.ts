import type { JsonObject } from '@durbar/kernel'
import type { View } from '../rules/view.ts'
import type { WrittenEvent } from './written.ts'

/** What the events since the last update have touched: dotted rings, and links that are stitched. */
export interface Marked {
  /** Names of targets. */
  readonly keys: ReadonlySet<string>
  /** Weavings just laid. */
  readonly laid: ReadonlySet<string>
  /** Workers that have just come to the hill. */
  readonly arrived: ReadonlySet<string>
  /** A Festival has been held: a light runs round the rim. */
  readonly festival: boolean
}

export function markedBy(recent: readonly JsonObject[], view: View): Marked {
  const keys = new Set<string>()
  const laid = new Set<string>()
  const arrived = new Set<string>()
  let festival = false
  for (const event of recent as unknown as readonly WrittenEvent[]) {
    switch (event.event) {
      case 'placed':
      case 'space-blocked':
        keys.add(`space:${event.space}`)
        arrived.add(event.space)
        break
      case 'picked-up':
        keys.add(`space:${event.space}`)
        break
      case 'festival-began':
        festival = true
        break
      case 'stairs-built':
      case 'stairs-used':
        keys.add(`stairs:${event.slot}`)
        break
      case 'conquered':
        keys.add(`conquest:${event.space}`)
        break
      case 'climbed':
        // Only where the marker stands now, not every step on the way.
        if (view.players[event.seat]?.temple === event.step) keys.add(`step:${event.step}`)
        break
      case 'card-offered':
        keys.add(`offer:${event.card}`)
        break
      case 'built':
      case 'produced':
      case 'building-refreshed':
        keys.add(`tile:${event.tile}`)
        break
      case 'weaving-laid':
        laid.add(event.tile)
        break
      case 'priest-moved':
      case 'priest-settled':
        keys.add(`priest:${event.seat}`)
        break
    }
  }
  return { keys, laid, arrived, festival }
}
