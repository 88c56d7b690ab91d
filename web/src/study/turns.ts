import { isObject, type Json } from '@durbar/kernel'
import type { Line } from './line.ts'

/** Where turns and rounds of a line begin, as indices of positions. Both lists begin with 0 and end with the last. */
export interface Divisions {
  readonly turns: readonly number[]
  readonly rounds: readonly number[]
}

/** A turn is everything one seat does in a row; a round begins whenever the view counts one more. */
export function divisionsOf(line: Line): Divisions {
  const turns = [0]
  const rounds = [0]
  const position = line.position(0)
  let round = roundOf(line.game.view(position, 'spectator') as Json)
  for (let index = 1; index < line.length; index++) {
    const { seat, move } = line.step(index)
    line.game.play(position, seat, move)
    if (line.step(index + 1).seat !== seat) turns.push(index)
    const now = roundOf(line.game.view(position, 'spectator') as Json)
    if (now !== round) rounds.push(index)
    round = now
  }
  if (line.length > 0) {
    turns.push(line.length)
    rounds.push(line.length)
  }
  return { turns, rounds }
}

/** What games count their rounds by. */
const counters = ['round', 'turn', 'festivals'] as const

function roundOf(view: Json): number {
  if (!isObject(view)) return 0
  for (const counter of counters) {
    const value = view[counter]
    if (typeof value === 'number') return value
  }
  return 0
}
