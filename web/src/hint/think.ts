import { type Game, type Position, rngFromSeed, type Seat, writePosition } from '@durbar/kernel'
import type { AdviceJob, Suggestion } from '@durbar/table/advise'
import { hireThread } from '../thread/hire.ts'
import type { HintMessage, Question } from '../thread/worker.ts'

/** Enough for three moves worth telling apart, in a few seconds on a laptop. */
const budget = { iterations: 400, milliseconds: 4000 }

/**
 * The best moves of a seat, thought out in a thread of its own. The thread is given a guess made from what the seat can
 * see, never the position itself.
 */
export function suggestHere(
  game: Game,
  position: Position,
  seat: Seat,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  // The same question gets the same answer.
  const seed = `hint ${position.revealed} ${seat}`
  const guess = game.determinize(position, seat, rngFromSeed(seed))
  const job: AdviceJob = { game: game.id, guess: writePosition(game, guess), seat, budget: { ...budget, seed } }
  return new Promise((resolve, reject) => {
    const worker = hireThread()
    const end = (): void => worker.terminate()
    worker.onmessage = ({ data }: MessageEvent<HintMessage>) => {
      end()
      if ('suggestions' in data) resolve(data.suggestions)
      else reject(new Error(data.problem))
    }
    worker.onerror = (event) => {
      end()
      reject(new Error(event.message || 'the thread ended'))
    }
    signal.addEventListener('abort', () => {
      end()
      reject(signal.reason)
    })
    worker.postMessage({ t: 'hint', job } satisfies Question)
  })
}
