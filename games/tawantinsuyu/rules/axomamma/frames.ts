import { runBuilding } from '../frames/production.ts'
import type { WorkOf } from '../frames/rule-types.ts'
import { axomammaActs, sheConquers, sheLosesWorker, sheMusters } from './actions.ts'
import { advanceTokens, resolveToken } from './board.ts'
import { refreshBest, sheClimbsForGold } from './effects.ts'
import { Her } from './purse.ts'
import { afterAction, takeTurn } from './turn.ts'
import { sheBuysLeftover } from './weavings.ts'

/** TW:17 her turns and reactions: work, never questions. */
export type AxomammaFrame =
  | { readonly k: 'axomamma-turn' }
  | { readonly k: 'axomamma-after-action' }
  | { readonly k: 'axomamma-action'; readonly action: number; readonly own: boolean }
  | { readonly k: 'axomamma-token'; readonly token: number }
  | { readonly k: 'axomamma-advance'; readonly value: number }
  | { readonly k: 'axomamma-leftover' }
  | { readonly k: 'axomamma-casualty' }
  | { readonly k: 'axomamma-muster' }
  | { readonly k: 'axomamma-conquest'; readonly second: boolean }
  | { readonly k: 'axomamma-climb' }
  | { readonly k: 'axomamma-refresh' }
  | { readonly k: 'axomamma-produce'; readonly tile: number; readonly turned: boolean }

type AxomammaRules = { readonly [K in AxomammaFrame['k']]: WorkOf<K> }

export const axomammaFrames: AxomammaRules = {
  'axomamma-turn': { run: (p, _, sink) => takeTurn(p, sink) },
  'axomamma-after-action': { run: (p, _, sink) => afterAction(p, sink) },
  'axomamma-action': { run: (p, { action, own }, sink) => axomammaActs(p, action, own, sink) },
  'axomamma-token': { run: (p, { token }, sink) => resolveToken(p, token, sink) },
  'axomamma-advance': { run: (p, { value }, sink) => advanceTokens(p, value, sink) },
  'axomamma-leftover': { run: (p, _, sink) => sheBuysLeftover(p, sink) },
  'axomamma-casualty': { run: (p, _, sink) => sheLosesWorker(p, sink) },
  'axomamma-muster': { run: (p, _, sink) => sheMusters(p, sink) },
  'axomamma-conquest': { run: (p, { second }, sink) => sheConquers(p, second, sink) },
  'axomamma-climb': { run: (p, _, sink) => sheClimbsForGold(p, sink) },
  'axomamma-refresh': { run: (p, _, sink) => void refreshBest(p, sink) },
  'axomamma-produce': { run: (p, { tile, turned }, sink) => runBuilding(p, Her, tile, turned, sink) },
}
