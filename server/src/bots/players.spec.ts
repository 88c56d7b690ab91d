import { usualOpponent } from '@durbar/bots'
import { at, type Json, readPosition } from '@durbar/kernel'
import type { Job } from '@durbar/table'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { quietHouse } from '../../test/house.ts'
import { tempDir } from '../../test/temp.ts'
import type { House } from '../house.ts'
import { newGuest } from '../http/guests.ts'
import { defaultSettings } from '../settings.ts'
import { silence } from '../socket/bus.ts'
import { openStore } from '../store/database.ts'
import type { GuestRow } from '../store/schema.ts'
import { createTable } from '../tables/create.ts'
import { join } from '../tables/sitting.ts'
import { lastSeq, needPlay, needRules } from '../tables/table.ts'
import { type BotPlayers, createBotPlayers } from './players.ts'

let house: House
let guest: GuestRow
let bots: BotPlayers
/** What the bot is asked, and what it says: the test plays the bot. */
let asked: (job: Job) => Promise<Json>
let logged: string[]
/** Called whenever a table has changed. */
let onChange: () => void

beforeEach(async () => {
  const store = await openStore(tempDir())
  logged = []
  onChange = () => undefined
  const settings = { ...defaultSettings, botPace: 0, log: (message: string) => void logged.push(message) }
  house = {
    ...quietHouse(store, settings),
    bus: { ...silence, tell: () => onChange() },
    wakeBots: (id) => bots.wake(id),
  }
  bots = createBotPlayers(house, {
    decide: (job) => asked(job),
    suggest: async () => [],
    waiting: () => 0,
    close: async () => undefined,
  })
  guest = await newGuest(store)
})
afterEach(async () => {
  await bots.stop()
  await house.registry.close()
  await house.store.destroy()
})

/** A table where a bot begins; resolves when there are so many entries. */
async function watch(entries: number): Promise<string> {
  const seats = [{ kind: 'bot' as const }, { kind: 'bot' as const }]
  const { id } = await createTable(house, guest, { game: 'maharaja', seats, start: true })
  for (;;) {
    const changed = new Promise<void>((resolve) => {
      onChange = resolve
    })
    if ((await house.registry.run(id, ({ table }) => lastSeq(table))) >= entries) return id
    await changed
  }
}

it('shows a bot a guess and never the position itself', async () => {
  const jobs: Job[] = []
  asked = async (job) => {
    jobs.push(job)
    return 'no idea'
  }
  const id = await watch(12)
  await bots.stop()
  await house.registry.run(id, ({ table }) => {
    const { game, config } = needRules(table)
    expect(JSON.stringify(jobs)).not.toContain(table.row.seed)
    expect(new Set(jobs.map((job) => job.seed)).size).toBe(jobs.length)
    const position = game.setup(config, table.row.seed)
    needPlay(table).entries.forEach((entry, index) => {
      const guess = readPosition(game, at(jobs, index).guess)
      // The same to the seat's own eyes, and another future.
      expect(game.view(guess, entry.seat)).toEqual(game.view(position, entry.seat))
      expect(guess.rng).not.toEqual(position.rng)
      if ('move' in entry) game.play(position, entry.seat, entry.move)
    })
  })
})

it('lets another bot move where one fails or thinks too long', async () => {
  const asks: string[] = []
  asked = async ({ bot }) => {
    asks.push(bot)
    throw new Error('no idea')
  }
  await watch(2)
  await bots.stop()
  expect(asks.slice(0, 4)).toEqual([usualOpponent, 'greedy', usualOpponent, 'greedy'])
})

it('makes the first legal move for a bot that fails or does something illegal', async () => {
  let count = 0
  asked = async () => {
    count++
    if (count === 1) throw new Error('no idea')
    return count === 2 ? 'nonsense' : { move: 'end' }
  }
  const id = await watch(3)
  await bots.stop()
  await house.registry.run(id, ({ table }) => {
    const { game, config } = needRules(table)
    const position = game.setup(config, table.row.seed)
    for (const entry of needPlay(table).entries) {
      if (!('move' in entry)) throw new Error('only moves were made')
      expect(entry.move).toEqual(at(game.legalMoves(position, entry.seat), 0))
      game.play(position, entry.seat, entry.move)
    }
  })
  expect(logged.length).toBeGreaterThan(0)
})

it('drops what a bot thought of when somebody has taken its seat meanwhile', async () => {
  let answer: (move: Json) => void = () => undefined
  const thinking = new Promise<Job>((resolve) => {
    asked = (job) => {
      resolve(job)
      return new Promise((say) => {
        answer = say
      })
    }
  })
  const id = await watch(0)
  const job = await thinking
  await house.registry.run(id, (room) => join(house, room, guest, { seat: job.seat }))
  const first = await house.registry.run(id, ({ table }) => {
    const { game, notation } = needRules(table)
    return notation.move.write(at(game.legalMoves(needPlay(table).position, job.seat), 0))
  })
  answer(first)
  await bots.stop()
  expect(await house.registry.run(id, ({ table }) => lastSeq(table))).toBe(0)
})
