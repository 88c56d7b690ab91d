import { type AdviceRequest, advise as search } from '@durbar/bots'
import { type Game, type Json, type JsonObject, readPosition, type Seat } from '@durbar/kernel'

/** What a worker is asked for a hint: everything in it is plain data. */
export interface AdviceJob {
  readonly game: string
  /** A position the seat cannot tell from the true one, as a document. */
  readonly guess: JsonObject
  readonly seat: Seat
  readonly budget: AdviceRequest
}

/** A move worth making: how likely it wins, and what it is for. */
export interface Suggestion {
  readonly move: JsonObject
  /** The estimated chance of winning, from 0 to 1. */
  readonly chance: number
  /** What the seat would bring about with it, and with its next moves; empty lists where nothing can be told. */
  readonly aims: readonly { readonly seat: Seat; readonly events: readonly JsonObject[] }[]
}

const suggestions = 3
const stepsAhead = 4

/** The best moves of the seat, best first. It is only ever given a guess, never the true position. */
export function suggest(job: AdviceJob, game: Game | undefined): readonly Suggestion[] {
  if (!game) throw new Error(`no game "${job.game}"`)
  const guess = readPosition(game, job.guess)
  const { move: moves, event: events } = game.notation(game.configOf(guess))
  return search(game, guess, job.seat, job.budget)
    .slice(0, suggestions)
    .map(({ move, chance, line }) => {
      const position = game.clone(guess)
      const aims: { seat: Seat; events: JsonObject[] }[] = []
      for (const step of line.slice(0, stepsAhead)) {
        // The guess is one of many: a line found in others may not be playable in this one to its end.
        if (game.refusal(position, step.seat, step.move)) break
        const told: JsonObject[] = []
        game.play(position, step.seat, step.move, (event) => {
          if (event.only === undefined || event.only.includes(job.seat)) told.push(events.write(event) as JsonObject)
        })
        aims.push({ seat: step.seat, events: told })
      }
      return { move: moves.write(move) as Json as JsonObject, chance, aims }
    })
}
