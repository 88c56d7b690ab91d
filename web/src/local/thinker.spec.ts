import type { Job } from '@durbar/table'
import { expect, it } from 'vitest'
import type { Question } from '../thread/worker.ts'
import { createThinker } from './thinker.ts'

/** A thread that the test answers for. */
class Thread extends EventTarget {
  readonly asked: Question[] = []
  ended = false
  postMessage(question: Question): void {
    this.asked.push(question)
  }
  terminate(): void {
    this.ended = true
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function office() {
  const threads: Thread[] = []
  const thinker = createThinker('maharaja', () => {
    const thread = new Thread()
    threads.push(thread)
    return thread as unknown as Worker
  })
  return { threads, thinker }
}

const job: Job = { bot: 'greedy', game: 'maharaja', guess: {}, seat: 1, seed: 's' }
const never = new AbortController().signal

it('has the rules ready before the first question', () => {
  const { threads } = office()
  expect(threads[0]?.asked).toEqual([{ t: 'warm', game: 'maharaja' }])
})

it('asks the same thread again as long as it answers', async () => {
  const { threads, thinker } = office()
  for (const move of ['first', 'second']) {
    const thought = thinker.decide(job, never)
    threads[0]?.say({ move })
    expect(await thought).toBe(move)
  }
  expect(threads).toHaveLength(1)
})

it('ends a thought nobody wants with its thread, and has the next one ready', async () => {
  const { threads, thinker } = office()
  const cancel = new AbortController()
  const thought = thinker.decide(job, cancel.signal)
  cancel.abort(new Error('never mind'))
  await expect(thought).rejects.toThrow('never mind')
  expect(threads.map(({ ended }) => ended)).toEqual([true, false])
  expect(threads[1]?.asked).toEqual([{ t: 'warm', game: 'maharaja' }])
  // What the old thread may still say is not taken for an answer of the new one.
  const next = thinker.decide(job, never)
  threads[0]?.say({ move: 'late' })
  threads[1]?.say({ move: 'new' })
  expect(await next).toBe('new')
})

it('hands on what went wrong in the bot, and replaces a thread that breaks', async () => {
  const { threads, thinker } = office()
  const failing = thinker.decide(job, never)
  threads[0]?.say({ error: 'no idea' })
  await expect(failing).rejects.toThrow('no idea')
  expect(threads).toHaveLength(1)
  const breaking = thinker.decide(job, never)
  threads[0]?.dispatchEvent(new Event('error'))
  await expect(breaking).rejects.toThrow('ended')
  expect(threads).toHaveLength(2)
})
