import { Worker } from 'node:worker_threads'
import type { Json } from '@durbar/kernel'
import type { Answer, Job } from '@durbar/table'
import type { Settings } from '../settings.ts'

/** A few worker threads in which bots think, so that the event loop never does. */
export interface Pool {
  /** The bot's move. Rejects if the bot fails, or if its worker dies or thinks too long more than once. */
  decide(job: Job): Promise<Json>
  /** How many decisions nobody works on yet. */
  waiting(): number
  close(): Promise<void>
}

const tries = 2

interface Task {
  readonly job: Job
  tried: number
  resolve(move: Json): void
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
  let closed = false

  function hire(): Thread {
    const worker = new Worker(settings.worker, { name: 'bot', resourceLimits: { maxOldGenerationSizeMb: 512 } })
    const thread: Thread = { worker, task: undefined, timer: undefined }
    threads.add(thread)
    worker.on('message', (answer: Answer) => {
      const task = release(thread)
      if ('move' in answer) task?.resolve(answer.move)
      else task?.reject(new Error(answer.error))
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
    while (!closed && queue.length > 0) {
      const idle = [...threads].find((thread) => !thread.task)
      const thread = idle ?? (threads.size < settings.botWorkers ? hire() : undefined)
      if (!thread) return
      const task = queue.shift()
      if (!task) return
      task.tried++
      thread.task = task
      thread.timer = setTimeout(
        () => lose(thread, new Error(`the bot thought longer than ${settings.botLimit} ms`)),
        settings.botLimit,
      )
      thread.worker.postMessage(task.job)
    }
  }

  return {
    decide(job) {
      if (closed) return Promise.reject(new Error('the pool is closed'))
      return new Promise((resolve, reject) => {
        queue.push({ job, tried: 0, resolve, reject })
        assign()
      })
    },
    waiting: () => queue.length,
    async close() {
      closed = true
      for (const task of queue.splice(0)) task.reject(new Error('the pool is closed'))
      const ending = [...threads].map(async (thread) => {
        threads.delete(thread)
        release(thread)?.reject(new Error('the pool is closed'))
        await thread.worker.terminate()
      })
      await Promise.all(ending)
    },
  }
}
