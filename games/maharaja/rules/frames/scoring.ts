import { push, reveal } from '@durbar/kernel'
import { Ledger } from '../names.ts'
import { addGold } from '../position.ts'
import { scoreCity, standings } from '../scoring.ts'
import type { WorkOf } from './rule-types.ts'

/** MH:14, MH:57 the Maharaja's city is scored; then the game ends or the next game turn begins. */
export const scoring: WorkOf<'scoring'> = {
  run(p, _, sink) {
    const { scores, bonus } = scoreCity(p, p.maharaja)
    for (const { seat, gold } of scores) if (gold > 0) addGold(p, seat, Ledger.Payouts, gold)
    sink?.({ k: 'city-scored', city: p.maharaja, scores, bonus })
    if (p.lastTurn || p.players.some((someone) => someone.palaces === 0)) {
      reveal(p)
      p.agenda.length = 0
      sink?.({ k: 'game-ended', winner: standings(p)[0]?.seat ?? 0 })
    } else push(p, { k: 'game-turn' })
  },
}
