import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What a server process has used so far, after it has thrown away what it no longer needs. */
export interface Usage {
  readonly heapUsed: number
  readonly rss: number
  /** Seconds of processor time, before and after the throwing away. */
  readonly cpuBefore: number
  readonly cpuAfter: number
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string
  usage(): Promise<Usage>
  /** Throws if it has ended without being asked to. */
  mustLive(): void
  /** As the system would if there were no memory left. */
  kill(): Promise<void>
  /** Cleanly. */
  stop(): Promise<void>
}

/** The bundle puts the program beside the command line. */
const program = fileURLToPath(new URL('./load-server.js', import.meta.url))

export async function startProcess(place: string, options: object = {}): Promise<ServerProcess> {
  // With what Node itself was given: `node --cpu-prof cli/bin/durbar.mjs load` is how the server is profiled.
  const flags = [...process.execArgv, '--expose-gc']
  const child = spawn(process.execPath, [...flags, program, place, JSON.stringify(options)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const lines = createInterface(child.stdout)
  // Only the end is kept: it says why a process has ended, and a long night of complaints must not fill the memory.
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4000)
  })
  const gone = once(child, 'exit')
  const next = async (): Promise<string> => {
    const fallen = gone.then(() => Promise.reject(new Error(`The server process has ended by itself: ${complaint}`)))
    const [line] = (await Promise.race([once(lines, 'line'), fallen])) as [string]
    return line
  }
  const url = await next()
  return {
    url,
    async usage() {
      const line = next()
      child.stdin.write('usage\n')
      return JSON.parse(await line) as Usage
    },
    mustLive() {
      if (!isAlive(child)) throw new Error(`A server process has ended by itself: ${complaint}`)
    },
    kill: () => end(child, gone, 'SIGKILL'),
    stop: () => end(child, gone, 'SIGTERM'),
  }
}

const isAlive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

async function end(child: ChildProcess, gone: Promise<unknown>, signal: NodeJS.Signals): Promise<void> {
  if (isAlive(child)) child.kill(signal)
  await gone
}
