import { push, reveal } from '@durbar/kernel'
import { None, Phase } from '../names.ts'
import { countBits, type Player } from '../position.ts'
import type { RuleOf, WorkOf } from './rule-types.ts'

/** AG:3 a turn from its first phase to its end, and whose turn is next. */

export const turn: WorkOf<'turn'> = {
  run(p, _, sink) {
    const seat = p.active
    p.phase = Phase.Meditation
    p.counted = 0
    p.muezzinPaid = false
    p.lastOuter = None
    sink?.({ k: 'turn-began', seat, round: p.round })
    push(
      p,
      { k: 'meditation', seat },
      { k: 'meditation-ends' },
      { k: 'action', seat },
      { k: 'action-ends' },
      { k: 'orders', seat, done: false },
      { k: 'turn-ends' },
    )
  },
}

export const endTurn: RuleOf<'end-turn'> = {
  list: (_p, _seat, out) => out.push({ k: 'end-turn' }),
  refuse: () => undefined,
  play() {},
}

/** AG:3.9 marks and scrolls go back, abilities are fresh again, and the next player begins. */
export const turnEnds: WorkOf<'turn-ends'> = {
  run(p, _, sink) {
    for (const who of p.players) clearMarks(who)
    p.abilities = 0
    p.spentTiles = 0
    const next = (p.active + 1) % p.rules.players
    if (next === p.start) {
      // AG:15.2 the round of the trigger is finished, and one more is played.
      if (p.endRound !== 0 && p.round > p.endRound) {
        // AG:16.1 now everybody counts his rupees in the open.
        reveal(p)
        sink?.({ k: 'game-ended' })
        return
      }
      p.round++
    }
    p.active = next
    push(p, { k: 'turn' })
  },
}

function clearMarks(who: Player): void {
  who.supply += countBits(who.used) + countBits(who.scrolls)
  who.used = 0
  who.scrolls = 0
  who.credited = 0
}
