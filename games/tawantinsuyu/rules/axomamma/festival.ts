import { award, type Sink } from '../goods.ts'
import { Source } from '../names.ts'
import { type Position, player, total } from '../position.ts'
import { refreshes, worships } from './actions.ts'
import { Her, You } from './purse.ts'

/** TW:17.20 points for her weavings instead of the Trader. */
export function axomammaAtFestival(p: Position, sink: Sink): void {
  const weavings = player(p, Her).tapestries.reduce((sum, row) => sum + row.length, 0)
  award(p, Her, Source.Axomamma, weavings * p.rules.axomamma.weavingPoints, sink)
}

/** TW:17.20 two points instead of the card phase, if she is behind. */
export function axomammaBehind(p: Position, sink: Sink): void {
  if (player(p, Her).score >= player(p, You).score) return
  sink?.({ k: 'axomamma', why: 'behind', value: 2, about: '', rule: 'TW:17.20' })
  award(p, Her, Source.Axomamma, 2, sink)
}

/** TW:17.21 a last Refresh, then a last Worship, as her own actions and without the person. */
export function axomammaFinish(p: Position, sink: Sink): void {
  refreshes(p, true, sink)
  if (total(player(p, Her).statues) > 0) worships(p, true, sink)
}
