import { decide } from '@durbar/bots'
import { at, type Game, type Position, range } from '@durbar/kernel'
import type { Line } from './line.ts'

/** Who plays on from a position to see what becomes of it: quick, sensible, and not always the same. */
const player = 'mira'
/** How many decisions a play-out goes on for: everybody comes to move, and nobody's weakness decides the game. */
const horizon = 40
/**
 * How many points make one player's chances almost three times another's: few near the end, many more while everything
 * lies ahead. These numbers foretell best who wins games of the search, in all our games.
 */
const atTheEnd = 2
const atTheStart = 26

/**
 * The chance of winning of every seat at a position of the line, with everything open. Nobody has the last word in it:
 * everybody plays on alike for a while, several times, and what they are ahead by counts the more the less there is left
 * to change it. The same position gives the same chances.
 */
export function chancesAt(line: Line, index: number, playOuts: number): readonly number[] {
  return chancesOf(line.game, line.position(index), leftAt(line, index), playOuts)
}

/** How much of the game lies ahead, from 1 to 0; of a game that was not finished nobody knows. */
export function leftAt({ game, length, position }: Line, index: number): number {
  return game.deciders(position(length)).length === 0 ? 1 - index / Math.max(length, 1) : 1
}

export function chancesOf(game: Game, position: Position, left: number, playOuts: number): readonly number[] {
  const seats = range(game.configOf(position).players)
  const result = game.result(position)
  if (result) {
    const winners = result.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
    return seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  }
  const scale = atTheEnd + (atTheStart - atTheEnd) * left
  const sums = seats.map(() => 0)
  for (const count of range(playOuts)) {
    const played = game.clone(position)
    for (let move = 0; move < horizon; move++) {
      const [seat] = game.deciders(played)
      if (seat === undefined) break
      game.play(played, seat, decide(player, game, played, seat, `chances ${count} ${move}`))
    }
    const margins = seats.map((seat) => game.evaluate(played, seat) / scale)
    // Alone it is about a goal of the game's own: being ahead of nothing.
    const weights = shifted(seats.length === 1 ? [...margins, 0] : margins).map(Math.exp)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    for (const seat of seats) sums[seat] = at(sums, seat) + at(weights, seat) / total
  }
  return sums.map((sum) => sum / playOuts)
}

/** The same distances with nothing above 0, so that no power grows beyond all numbers. */
function shifted(values: readonly number[]): readonly number[] {
  const most = Math.max(...values)
  return values.map((value) => value - most)
}
