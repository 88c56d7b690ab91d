import type { Seat } from '@durbar/kernel'
import type { View } from '../rules/view.ts'
import type { Toll } from '../text/written.ts'
import type { Atlas, RoadLine } from './atlas.ts'

/** Which roads a journey takes: the moves name only where it ends and who is paid, the drawing wants the way. */
interface Leg {
  readonly road: RoadLine
  readonly direction: 'forward' | 'backward'
}

export type Route = readonly Leg[]

/** The shortest way on connected roads on which exactly these tolls fall due. */
export function routeTo(atlas: Atlas, view: View, seat: Seat, to: string, pays: readonly Toll[]): Route {
  const from = view.players[seat]?.architect
  if (from === undefined) return []
  const wanted = tallied(pays)
  let best: Route = []
  const walk = (at: string, route: Route, seen: readonly string[]): void => {
    if (at === to) {
      const paid = tallied(route.flatMap(({ road }) => tollsOf(atlas, view, seat, road)))
      if (paid === wanted && (best.length === 0 || route.length < best.length)) best = route
      return
    }
    for (const leg of legsFrom(atlas, at)) {
      const next = leg.direction === 'forward' ? leg.road.to : leg.road.from
      if (view.roads[leg.road.index]?.connected && !seen.includes(next)) walk(next, [...route, leg], [...seen, next])
    }
  }
  walk(from, [], [from])
  return best
}

/** The roads of a journey that has been made, from the villages it passed. */
export function routeVia(atlas: Atlas, from: string, via: readonly string[]): Route {
  const route: Leg[] = []
  let at = from
  for (const village of via) {
    const last = route.at(-1)
    if (last?.road.villages.includes(village)) continue
    const leg = legsFrom(atlas, at).find(({ road }) => road.villages.includes(village))
    if (!leg) return route
    route.push(leg)
    at = leg.direction === 'forward' ? leg.road.to : leg.road.from
  }
  return route
}

function legsFrom(atlas: Atlas, junction: string): Leg[] {
  return atlas.roads.flatMap((road): Leg[] => {
    if (road.from === junction) return [{ road, direction: 'forward' }]
    return road.to === junction ? [{ road, direction: 'backward' }] : []
  })
}

function tollsOf(atlas: Atlas, view: View, seat: Seat, road: RoadLine): Toll[] {
  return road.villages.flatMap((village) => {
    const owners = view.villages[village] ?? []
    return owners.includes(seat) ? [] : owners.map((to) => ({ to, gold: atlas.values.tollPerHouse }))
  })
}

function tallied(tolls: readonly Toll[]): string {
  const sums = new Map<Seat, number>()
  for (const { to, gold } of tolls) sums.set(to, (sums.get(to) ?? 0) + gold)
  return [...sums]
    .filter(([, gold]) => gold > 0)
    .sort(([a], [b]) => a - b)
    .map((pair) => pair.join(':'))
    .join()
}
