import { setTimeout as pause } from 'node:timers/promises'
import { paceOf } from '@durbar/bots'
import type { Json, Seat } from '@durbar/kernel'
import { botToMove, type Job, jobFor, moveIn } from '@durbar/table'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { sha256 } from '../secrets.ts'
import { dropDuty } from '../store/duties.ts'
import { record } from '../tables/record.ts'
import type { Room } from '../tables/registry.ts'
import { lastSeq, needCourse, type Table } from '../tables/table.ts'
import type { Pool } from './pool.ts'

/** The bots at the tables: whenever a seat that a bot plays is being asked, the bot answers, at a human pace. */
export interface BotPlayers {
  /** A bot has to move at this table, and it is this process that lets it; see `duties.ts`. Returns at once. */
  wake(tableId: string): void
  stop(): Promise<void>
}

/** Moves at once where another bot thought too long or failed. */
const standIn = 'greedy'

interface Ask {
  readonly seq: number
  /** How many are asked at once; together they take no longer than one. */
  readonly deciders: number
  readonly seat: Seat
  readonly job: Job
}

export function createBotPlayers(house: House, pool: Pool): BotPlayers {
  const { store, registry, settings } = house
  const stopping = new AbortController()
  /** Tables to look at once more when their bots are through. */
  const again = new Set<string>()
  const busy = new Map<string, Promise<void>>()
  /** Tables where this process can do nothing: it does not have the rules, or the table was deleted. */
  const hopeless = new Set<string>()

  async function playAll(tableId: string): Promise<void> {
    for (let failures = 0; again.delete(tableId); )
      try {
        while (await playOne(tableId)) failures = 0
      } catch (error) {
        if (stopping.signal.aborted) return
        if (error instanceof Problem && (error.error === 'unknown-rules' || error.error === 'no-such-table')) {
          hopeless.add(tableId)
          return
        }
        settings.log(`Bots of table ${tableId} could not move; they try again`, error)
        await rest(Math.min(60_000, 500 * 2 ** failures++))
        again.add(tableId)
      }
  }

  /** False if no bot has to move. */
  async function playOne(tableId: string): Promise<boolean> {
    if (stopping.signal.aborted) return false
    const ask = await registry.run(tableId, async ({ table }) => {
      const next = nextAsk(table)
      if (!next) await dropDuty(store, house.process, 'bots', tableId)
      return next
    })
    if (!ask) return false
    const [answer] = await Promise.all([
      think(tableId, ask),
      rest((settings.botPace * paceOf(ask.job.bot)) / ask.deciders),
    ])
    if (stopping.signal.aborted) return false
    await registry.run(tableId, (room) => answerFor(room, ask, answer))
    return true
  }

  /** The bot's move, or that of a bot that hardly thinks; undefined if neither could make one. */
  async function think(tableId: string, { job }: Ask): Promise<Json | undefined> {
    for (const bot of new Set([job.bot, standIn]))
      try {
        return await pool.decide({ ...job, bot })
      } catch (error) {
        if (stopping.signal.aborted) return undefined
        settings.log(`Bot ${bot} failed at table ${tableId}`, error)
      }
    return undefined
  }

  async function answerFor(room: Room, ask: Ask, answer: Json | undefined): Promise<void> {
    const { table } = room
    // Somebody may have taken the seat while the bot was thinking.
    if (table.seats[ask.seat]?.bot !== ask.job.bot) return
    const course = needCourse(table)
    const thought = moveIn(course, ask.seat, answer)
    if (!thought && answer !== undefined && lastSeq(table) === ask.seq)
      settings.log(`Bot ${ask.job.bot} tried an illegal move at table ${room.id}`, answer)
    const move = thought ?? course.rules.game.legalMoves(course.play.position, ask.seat)[0]
    if (move) await record(house, room, ask.seq, { seat: ask.seat, move })
  }

  async function rest(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
  }

  function wake(tableId: string): void {
    if (stopping.signal.aborted || hopeless.has(tableId)) return
    again.add(tableId)
    if (busy.has(tableId)) return
    busy.set(
      tableId,
      playAll(tableId).finally(() => {
        busy.delete(tableId)
        if (again.has(tableId)) wake(tableId)
      }),
    )
  }

  return {
    wake,
    async stop() {
      stopping.abort()
      await Promise.all(busy.values())
    },
  }
}

/** What the first bot that is being asked has to answer. */
function nextAsk(table: Table): Ask | undefined {
  if (table.row.status !== 'playing') return undefined
  const course = needCourse(table)
  const next = botToMove(course, table.seats)
  if (!next) return undefined
  const { seat, bot } = next
  const seq = lastSeq(table)
  // Made from the secret seed by a one-way function: a server that starts again thinks the same thought.
  const seed = sha256(`bot ${table.row.seed} ${seq} ${seat}`)
  const deciders = course.rules.game.deciders(course.play.position).length
  return { seq, deciders, seat, job: jobFor(course, seat, bot, seed) }
}
