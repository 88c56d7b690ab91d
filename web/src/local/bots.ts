import { paceOf as paceOfBot } from '@durbar/bots'
import { hashJson, type Json, type Seat } from '@durbar/kernel'
import { botToMove, isStale, type Job, jobFor, moveIn } from '@durbar/table'
import { paceOf } from '../preferences.ts'
import { inRoom, type Room, record } from './room.ts'
import { createThinker, type Thinker } from './thinker.ts'

/** The bots at a table of this device: whenever a seat that a bot plays is being asked, the bot answers. */
export interface BotPlayers {
  /** Something has changed: perhaps a bot has to move now, or the one that thinks need not any more. */
  wake(): void
  stop(): void
}

interface Ask {
  readonly seq: number
  /** How many are asked at once; together they take no longer than one. */
  readonly deciders: number
  readonly seat: Seat
  readonly job: Job
}

/** They begin at the first `wake`. */
export function playBots(room: () => Room): BotPlayers {
  const stopping = new AbortController()
  let begun = false
  let thinker: Thinker | undefined
  let thinking: { readonly ask: Ask; readonly cancel: AbortController } | undefined
  let called = () => {}

  /** As long as this tab has the table open and no other tab lets its bots play here. */
  async function play(): Promise<void> {
    const { table } = room()
    if (table.seats.some(({ bot }) => bot !== null)) thinker = createThinker(table.game)
    while (!stopping.signal.aborted) {
      const waiting = new Promise<void>((resolve) => {
        called = resolve
      })
      const ask = await inRoom(room(), () => nextAsk(room()))
      if (ask) await answer(ask)
      else await waiting
    }
  }

  async function answer(ask: Ask): Promise<void> {
    const cancel = new AbortController()
    thinking = { ask, cancel }
    thinker ??= createThinker(ask.job.game)
    const [thought] = await Promise.all([
      thinker.decide(ask.job, cancel.signal).catch((problem: unknown) => {
        if (!cancel.signal.aborted) console.error(`Bot ${ask.job.bot} failed; it makes the first legal move`, problem)
        return undefined
      }),
      rest((paceOf() * paceOfBot(ask.job.bot)) / ask.deciders, cancel.signal),
    ])
    thinking = undefined
    if (!cancel.signal.aborted) await inRoom(room(), () => move(room(), ask, thought))
  }

  function wake(): void {
    if (!begun) begin()
    if (thinking && isMoot(room(), thinking.ask)) thinking.cancel.abort()
    called()
  }

  function begin(): void {
    begun = true
    withLock(`durbar bots ${room().table.id}`, stopping.signal, play).catch((problem: unknown) => {
      if (!stopping.signal.aborted) console.error('The bots of this table have stopped', problem)
    })
  }

  return {
    wake,
    stop() {
      stopping.abort()
      thinking?.cancel.abort()
      thinker?.close()
      called()
    },
  }
}

function nextAsk({ course, table }: Room): Ask | undefined {
  if (table.status !== 'playing') return undefined
  const next = botToMove(course, table.seats)
  if (!next) return undefined
  const { seat, bot } = next
  const seq = course.log.length
  const deciders = course.rules.game.deciders(course.play.position).length
  // 64 bits of a longer seed: the bot cannot work its way back, and a reload thinks the same thought.
  const seed = hashJson(['bot', table.seed, seq, seat])
  return { seq, deciders, seat, job: jobFor(course, seat, bot, seed) }
}

/** Whether the question is no longer the bot's to answer. */
function isMoot({ course, table }: Room, { seat, seq, job }: Ask): boolean {
  return isStale(course, seat, seq) || table.seats[seat]?.bot !== job.bot
}

async function move(room: Room, ask: Ask, thought: Json | undefined): Promise<void> {
  if (isMoot(room, ask)) return
  const { course } = room
  const { game } = course.rules
  const chosen = moveIn(course, ask.seat, thought) ?? game.legalMoves(course.play.position, ask.seat)[0]
  if (chosen) await record(room, ask.seq, { seat: ask.seat, move: chosen })
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Where the browser has no locks (a page that is not https) two tabs think in vain, and the slower one loses. */
async function withLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(name, { signal }, work)
  else await work()
}
