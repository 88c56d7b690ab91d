import type { JsonObject, Seat } from '@durbar/kernel'
import type { View } from '../rules/view.ts'
import type { WrittenEvent } from '../text/written.ts'

/** What the events since the last update have touched, for the dotted rings and the pieces that pop in. */
export interface Marked {
  readonly places: ReadonlySet<string>
  /** Camps, as "city seat". */
  readonly camps: ReadonlySet<string>
  readonly sites: ReadonlySet<string>
  readonly tokens: ReadonlySet<string>
  readonly cards: ReadonlySet<string>
  /** Places and sites that have just received a piece. */
  readonly arrived: ReadonlySet<string>
}

export function markedBy(recent: readonly JsonObject[], view: View): Marked {
  const places = new Set<string>()
  const camps = new Set<string>()
  const sites = new Set<string>()
  const tokens = new Set<string>()
  const cards = new Set<string>()
  const arrived = new Set<string>()
  const putHouse = (at: string, seat: Seat): void => {
    if (view.cities[at]) camps.add(`${at} ${seat}`)
    else places.add(at)
    arrived.add(at)
  }
  for (const event of lastMoveOf(recent)) {
    switch (event.event) {
      case 'house-placed':
      case 'house-built':
        putHouse(event.at, event.seat)
        break
      case 'house-moved':
        if (view.villages[event.from]) places.add(event.from)
        putHouse(event.to, event.seat)
        break
      case 'traveled':
        camps.add(`${event.to} ${event.seat}`)
        break
      case 'palace-built': {
        const site = newestSite(view, event.city, event.site, event.seat)
        if (site !== undefined) {
          sites.add(`site:${event.city}:${site}`)
          arrived.add(`site:${event.city}:${site}`)
        }
        break
      }
      case 'governor-moved':
        tokens.add(event.city)
        break
      case 'maharaja-moved':
        tokens.add(event.to)
        break
      case 'character-chosen':
      case 'character-taken':
      case 'character-replaced':
      case 'character-given':
        cards.add(event.card)
        break
    }
  }
  return { places, camps, sites, tokens, cards, arrived }
}

/** Sites of a kind are alike and filled in order: the last one of the owner is the new one. */
function newestSite(view: View, city: string, site: 'central' | 'outer', seat: Seat): number | undefined {
  if (site === 'central') return 0
  const index = view.cities[city]?.outer.lastIndexOf(seat) ?? -1
  return index < 0 ? undefined : index + 1
}

/** The events of whoever moved last, leaving out what followed by itself. */
function lastMoveOf(recent: readonly JsonObject[]): readonly WrittenEvent[] {
  const events = recent as unknown as readonly WrittenEvent[]
  const last = events.findLast((event) => movers.has(event.event))
  if (!last || !('seat' in last)) return events.filter((event) => event.event === 'maharaja-moved')
  return events.filter((event) => !movers.has(event.event) || ('seat' in event && event.seat === last.seat))
}

const movers: ReadonlySet<string> = new Set([
  'character-chosen',
  'house-placed',
  'traveled',
  'house-built',
  'house-moved',
  'palace-built',
  'governor-moved',
  'character-taken',
  'character-replaced',
  'character-given',
])
