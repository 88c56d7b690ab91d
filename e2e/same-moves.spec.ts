import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '@durbar/catalog'
import { configure, type Game, pick, rngFromSeed, writePosition } from '@durbar/kernel'
import type { Job } from '@durbar/table'
import { think } from '@durbar/table/think'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'

const titles: readonly (readonly [string, Game])[] = Object.entries(games)

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** What a bot is asked at some places of a random game for three. */
function jobs(game: Game): Job[] {
  const p = game.setup(configure(game, { players: 3 }), 'same moves')
  const rng = rngFromSeed('same moves')
  const asked: Job[] = []
  for (let count = 0; asked.length < 6; count++) {
    const seat = game.deciders(p)[0]
    if (seat === undefined) break
    const moves = game.legalMoves(p, seat)
    if (count % 25 < 5 && moves.length > 7 && Math.floor(count / 25) === asked.length) {
      const guess = writePosition(game, game.determinize(p, seat, rng))
      asked.push({ bot: 'search:100', game: game.id, guess, seat, seed: `same ${count}` })
    }
    game.play(p, seat, pick(rng, moves))
  }
  return asked
}

it.each(titles)('the thread of the app finds the same moves of %s as Node', async (_, game) => {
  const asked = jobs(game)
  expect(asked.length).toBeGreaterThanOrEqual(3)
  const here = asked.map((job) => think(job, game))
  const assets = readdirSync(fileURLToPath(new URL('../web/dist/assets', import.meta.url)))
  const [program, ...others] = assets.filter((name) => /^worker-[\w-]+\.js$/.test(name))
  expect(others).toEqual([])
  const page = await house.visitor()
  await page.goto(house.url)
  const there = await page.evaluate(
    async ({ url, asked }) => {
      const thread = new Worker(url, { type: 'module' })
      const answers: unknown[] = []
      for (const job of JSON.parse(asked))
        answers.push(
          await new Promise((resolve, reject) => {
            thread.onmessage = ({ data }) => resolve(data)
            thread.onerror = ({ message }) => reject(new Error(message))
            thread.postMessage({ t: 'job', job })
          }),
        )
      thread.terminate()
      return answers
    },
    { url: `/assets/${program}`, asked: JSON.stringify(asked) },
  )
  expect(here.every((answer) => 'move' in answer)).toBe(true)
  expect(there).toEqual(here)
  await page.context().close()
})
