import { push } from '@durbar/kernel'
import { None } from '../names.ts'
import type { Position } from '../position.ts'
import type { WorkOf } from './rule-types.ts'

/** MH:10–13 a game turn begins: the Maharaja travels, his host's governor rises, and everybody sets the disc. */
export const gameTurn: WorkOf<'game-turn'> = {
  run(p, _, sink) {
    p.turn++
    const lowest = p.track.findIndex((city) => city !== None)
    const city = p.track[lowest] as number
    p.maharaja = city
    p.track[lowest] = None
    const landing = landingField(p)
    p.track[landing] = city
    p.lastTurn = p.turn === p.rules.turns || landing === p.rules.board.values.trackFieldsBelow + p.rules.turns - 1
    for (const someone of p.players) {
      someone.first = None
      someone.second = None
      someone.played = false
    }
    sink?.({ k: 'maharaja-moved', turn: p.turn, to: city, field: landing })
    push(p, { k: 'planning' }, { k: 'next-player' })
  },
}

/** MH:11 above the topmost governor; MH:Q11 by default the field with the number of the game turn. */
function landingField(p: Position): number {
  if (p.rules.governorAboveTop) return p.track.findLastIndex((city) => city !== None) + 1
  return p.rules.board.values.trackFieldsBelow + p.turn - 1
}
