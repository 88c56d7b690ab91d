import { type Route, routeTo } from './routes.ts'
import type { Table } from './table.tsx'
import { meaning } from './targets.ts'
import type { Touch } from './touch.ts'

/** The way of the journey under the pointer; the cheapest where there are several. */
export function previewed(touch: Touch, { view, atlas, target, me }: Table): Route {
  const key = touch.open ?? touch.hot
  if (!key || me === undefined) return []
  const [journey] = meaning(target(key)).flatMap((move) => (move.move === 'travel' ? [move] : []))
  return journey ? routeTo(atlas, view, me, journey.to, journey.pays) : []
}
