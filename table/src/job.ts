import { type Json, type JsonObject, type Move, rngFromSeed, type Seat, writePosition } from '@durbar/kernel'
import type { Course } from './course.ts'

/** What a worker is asked: everything in it is plain data. */
export interface Job {
  readonly bot: string
  readonly game: string
  /** A position the seat cannot tell from the true one, as a document. */
  readonly guess: JsonObject
  readonly seat: Seat
  readonly seed: string
}

/** The move as notation writes it, or why there is none. */
export type Answer = { readonly move: Json } | { readonly error: string }

/** The first seat that is being asked and that a bot plays. */
export function botToMove(
  { rules, play }: Course,
  seats: readonly { readonly bot: string | null }[],
): { readonly seat: Seat; readonly bot: string } | undefined {
  for (const seat of rules.game.deciders(play.position)) {
    const bot = seats[seat]?.bot
    if (typeof bot === 'string') return { seat, bot }
  }
  return undefined
}

/** What the bot of this seat is asked now. The seed must not give away the seed of the play. */
export function jobFor({ rules: { game }, play }: Course, seat: Seat, bot: string, seed: string): Job {
  const guess = game.determinize(play.position, seat, rngFromSeed(`guess ${seed}`))
  return { bot, game: game.id, guess: writePosition(game, guess), seat, seed }
}

/** The move an answer stands for; undefined if it is none, or not a legal one. */
export function moveIn({ rules, play }: Course, seat: Seat, answer: Json | undefined): Move | undefined {
  if (answer === undefined) return undefined
  try {
    const move = rules.notation.move.read(answer, 'move')
    return rules.game.refusal(play.position, seat, move) ? undefined : move
  } catch {
    return undefined
  }
}
