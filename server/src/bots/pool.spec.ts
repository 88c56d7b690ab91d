import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Job } from '@durbar/table'
import { expect, it } from 'vitest'
import { tempDir } from '../../test/temp.ts'
import { createPool, type Pool } from './pool.ts'

const dir = tempDir()

/** A pool of one worker that does this with every job. */
function poolOf(name: string, handle: string, botLimit = 10_000): { pool: Pool; logged: string[] } {
  const file = join(dir, `${name}.mjs`)
  const state = JSON.stringify(join(dir, `${name}.state`))
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
     import { existsSync, writeFileSync } from 'node:fs'
     const firstTime = () => { const known = existsSync(${state}); writeFileSync(${state}, ''); return !known }
     parentPort.on('message', (job) => { ${handle} })`,
  )
  const logged: string[] = []
  const log = (message: string): number => logged.push(message)
  return { pool: createPool({ worker: pathToFileURL(file), botWorkers: 1, botLimit, log }), logged }
}

const job: Job = { bot: 'b', game: 'g', guess: {}, seat: 2, seed: 's' }

it('answers every job, in turn', async () => {
  const { pool } = poolOf('fine', 'parentPort.postMessage({ move: { seat: job.seat } })')
  const seats = [0, 1, 2, 3, 4]
  const moves = await Promise.all(seats.map((seat) => pool.decide({ ...job, seat })))
  expect(moves).toEqual(seats.map((seat) => ({ seat })))
  await pool.close()
  await expect(pool.decide(job)).rejects.toThrow('closed')
})

it('replaces a worker that dies and tries again', async () => {
  const { pool, logged } = poolOf('mortal', 'if (firstTime()) process.exit(3); parentPort.postMessage({ move: 1 })')
  expect(await pool.decide(job)).toBe(1)
  expect(await pool.decide(job)).toBe(1)
  expect(logged).toHaveLength(1)
  await pool.close()
})

it('gives up on a job that kills every worker, and works on', async () => {
  const { pool } = poolOf('doomed', "if (job.seat === 2) throw new Error('boom'); parentPort.postMessage({ move: 1 })")
  await expect(pool.decide(job)).rejects.toThrow('boom')
  expect(await pool.decide({ ...job, seat: 0 })).toBe(1)
  await pool.close()
})

it('stops a worker that thinks forever', async () => {
  const { pool } = poolOf('thinker', 'if (job.seat === 2) for (;;); parentPort.postMessage({ move: 1 })', 300)
  await expect(pool.decide(job)).rejects.toThrow('longer')
  await pool.close()
})

it('hands on what went wrong in the bot', async () => {
  const { pool } = poolOf('honest', "parentPort.postMessage({ error: 'no idea' })")
  await expect(pool.decide(job)).rejects.toThrow('no idea')
  await pool.close()
})
