import { at, pick, rngFromSeed } from '@durbar/kernel'
import type { ServerMessage, ViewerState } from '@durbar/protocol'
import type { Client } from './client.ts'

type Moves = ViewerState['moves']
export type Choice = (moves: Moves, seq: number) => Moves[number]

/**
 * A move that depends on the place in the record alone, drawn rather than counted: whoever counts can travel in circles
 * forever, since `end` is never the one that is due.
 */
export function someMove<Move>(moves: readonly Move[], seq: number): Move {
  return pick(rngFromSeed(`${seq}`), moves)
}

/** Brings everybody to the same entry. */
export async function meet(clients: readonly Client[]): Promise<void> {
  const seq = Math.max(...clients.map((client) => client.state().seq))
  await Promise.all(clients.map((client) => client.until(() => client.table().seq >= seq && client.state().seq >= seq)))
}

/** The first awaited seat among these clients (by seat) moves. Undefined if none of them is awaited. */
export async function step(clients: readonly Client[], choose: Choice = someMove): Promise<ServerMessage | undefined> {
  await meet(clients)
  const seat = at(clients, 0)
    .table()
    .deciders.find((decider) => clients[decider] !== undefined)
  if (seat === undefined) return undefined
  const mover = at(clients, seat)
  const { moves, seq } = mover.state()
  const answer = await mover.play(seat, choose(moves, seq))
  await meet(clients)
  return answer
}

/** Goes on until it is so; waits while it is the bots' turn. */
export async function stepUntil(clients: readonly Client[], done: () => boolean, choose?: Choice): Promise<void> {
  const first = at(clients, 0)
  for (let moves = 0; moves < 2000; moves++) {
    await meet(clients)
    if (done()) return
    const answer = await step(clients, choose)
    if (answer === undefined) {
      const { seq } = first.table()
      await first.until(() => first.table().seq > seq || first.table().status === 'finished')
    } else if (answer.t !== 'done') throw new Error(`a listed move was answered with ${JSON.stringify(answer)}`)
  }
  throw new Error('it never was so')
}

/** What the rules ask now. */
export function question(client: Client): string {
  const { view } = client.state()
  return (view as { question: { question: string } }).question.question
}
