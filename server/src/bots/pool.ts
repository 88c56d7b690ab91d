import { Worker } from 'node:worker_threads'
import type { Json } from '@durbar/kernel'
import type { Answer, Job } from '@durbar/table'
import type { AdviceJob, Suggestion } from '@durbar/table/advise'
import type { Settings } from '../settings.ts'

/** A few worker threads in which bots think, so that the event loop never does. */
export interface Pool {
  /** The bot's move. Rejects if the bot fails, if it thinks too long, or if its worker dies more than once. */
  decide(job: Job): Promise<Json>
  /** Good moves for somebody who asked. Bots go first; rejects with a `TooBusy` if too many have asked before. */
  suggest(job: AdviceJob): Promise<readonly Suggestion[]>
  /** How many decisions nobody works on yet. */
  waiting(): number
  close(): Promise<void>
}

export class TooBusy extends Error {}

/** What a worker answers. */
export type Reply = Answer | { readonly suggestions: readonly Suggestion[] }

const tries = 2
/** Hints that may wait; whoever asks for one more asks later. */
const mostHints = 16

interface Task {
  readonly job: Job | AdviceJob
  tried: number
  resolve(reply: Reply): void
  reject(error: Error): void
}

/** A thread and what it works on. */
interface Thread {
  readonly worker: Worker
  task: Task | undefined
  timer: NodeJS.Timeout | undefined
}

export function createPool(settings: Pick<Settings, 'worker' | 'botWorkers' | 'botLimit' | 'log'>): Pool {
  const threads = new Set<Thread>()
  const queue: Task[] = []
  const hints: Task[] = []
  let closed = false

  function hire(): Thread {
    const worker = new Worker(settings.worker, { name: 'bot', resourceLimits: { maxOldGenerationSizeMb: 512 } })
    const thread: Thread = { worker, task: undefined, timer: undefined }
    threads.add(thread)
    worker.on('message', (reply: Reply) => {
      const task = release(thread)
      if ('error' in reply) task?.reject(new Error(reply.error))
      else task?.resolve(reply)
      assign()
    })
    worker.on('error', (error) => lose(thread, error))
    worker.on('exit', (code) => lose(thread, new Error(`the worker ended with code ${code}`)))
    return thread
  }

  function release(thread: Thread): Task | undefined {
    clearTimeout(thread.timer)
    const { task } = thread
    thread.task = undefined
    return task
  }

  /** The thread is gone: its task goes to the front of the queue once more, then back to whoever asked. */
  function lose(thread: Thread, error: Error): void {
    if (!threads.delete(thread)) return
    void thread.worker.terminate()
    const task = release(thread)
    if (task && task.tried < tries && !closed) {
      settings.log(`A bot worker was lost; another one tries again`, error)
      queue.unshift(task)
    } else task?.reject(error)
    assign()
  }

  function assign(): void {
    while (!closed && queue.length + hints.length > 0) {
      const idle = [...threads].find((thread) => !thread.task)
      const thread = idle ?? (threads.size < settings.botWorkers ? hire() : undefined)
      if (!thread) return
      const task = queue.shift() ?? hints.shift()
      if (!task) return
      task.tried++
      thread.task = task
      thread.timer = setTimeout(() => {
        // Who thought too long once would do so again.
        task.tried = tries
        lose(thread, new Error(`the bot thought longer than ${settings.botLimit} ms`))
      }, settings.botLimit)
      thread.worker.postMessage(task.job)
    }
  }

  function ask(line: Task[], job: Task['job']): Promise<Reply> {
    if (closed) return Promise.reject(new Error('the pool is closed'))
    return new Promise((resolve, reject) => {
      line.push({ job, tried: 0, resolve, reject })
      assign()
    })
  }

  return {
    async decide(job) {
      const reply = await ask(queue, job)
      if ('move' in reply) return reply.move
      throw new Error('the worker gave no move')
    },
    async suggest(job) {
      if (hints.length >= mostHints) throw new TooBusy('too many hints are waited for')
      const reply = await ask(hints, job)
      if ('suggestions' in reply) return reply.suggestions
      throw new Error('the worker gave no suggestions')
    },
    waiting: () => queue.length,
    async close() {
      closed = true
      for (const task of [...queue.splice(0), ...hints.splice(0)]) task.reject(new Error('the pool is closed'))
      const ending = [...threads].map(async (thread) => {
        threads.delete(thread)
        release(thread)?.reject(new Error('the pool is closed'))
        await thread.worker.terminate()
      })
      await Promise.all(ending)
    },
  }
}
