import { type BotName, botMove } from '@durbar/bots'
import { at, type Config, type Game, rngFromSeed } from '@durbar/kernel'

/** One game of an arena, as it is written to a file: enough for every figure of the report. */
export interface MatchResult {
  /** Games of one block have the same seed; in each of them the bots sit one seat further. */
  readonly block: number
  readonly rotation: number
  /** Who sat where. A player that the rules move comes last and has no bot. */
  readonly bots: readonly BotName[]
  /** By seat. */
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
  readonly decisions: number
}

/** Told how long a bot thought about a decision, in milliseconds. */
export type OnThought = (bot: BotName, milliseconds: number) => void

export interface MatchRequest {
  readonly seed: string
  readonly block: number
  readonly rotation: number
  readonly bots: readonly BotName[]
}

/** No game of the house takes this long. */
const tooLong = 100_000

/** The chances of the game depend on the block alone, those of the bots on the single game, too. */
export function playMatch(
  game: Game,
  config: Config,
  { seed, block, rotation, bots }: MatchRequest,
  onThought?: OnThought,
): MatchResult {
  const p = game.setup(config, `${seed}/${block}`)
  const rng = rngFromSeed(`arena ${seed}/${block}/${rotation}`)
  let decisions = 0
  for (let seats = game.deciders(p); seats.length > 0; seats = game.deciders(p)) {
    const seat = at(seats, 0)
    if (++decisions > tooLong) throw new Error(`game ${block}/${rotation} of seed ${seed} does not end`)
    const began = performance.now()
    const move = botMove(at(bots, seat), game, p, seat, rng)
    onThought?.(at(bots, seat), performance.now() - began)
    game.play(p, seat, move)
  }
  const ranks: number[] = []
  const scores: number[] = []
  for (const { seat, rank, score } of game.result(p)?.standings ?? []) {
    ranks[seat] = rank
    scores[seat] = score
  }
  return { block, rotation, bots, ranks, scores, decisions }
}
