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
export interface RunningServer {
  readonly url: string
  /** Throws if it has ended without being asked to. */
  mustLive(): void
  /** As the system would if there were no memory left. */
  kill(): Promise<void>
  /** Cleanly. */
  stop(): Promise<void>
}

/** One that can be asked what it uses. */
export interface ServerProcess extends RunningServer {
  usage(): Promise<Usage>
}

/** The bundle puts the programs beside each other. */
const program = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

export async function startProcess(place: string, options: object = {}): Promise<ServerProcess> {
  // With what Node itself was given: `node --cpu-prof cli/bin/durbar.mjs load` is how the server is profiled.
  const flags = [...process.execArgv, '--expose-gc']
  const { child, nextLine, server } = launch([...flags, program('./load-server.js'), place, JSON.stringify(options)])
  const url = await nextLine()
  return {
    ...server(url),
    async usage() {
      const line = nextLine()
      child.stdin.write('usage\n')
      return JSON.parse(await line) as Usage
    },
  }
}

const plenty = '1000000/1000000'

/** `durbar serve` as an operator starts it, but for the limits: all the seats come from one address and move like nobody does. */
export async function startServe(databaseUrl: string, port: number, environment: object = {}): Promise<RunningServer> {
  const { nextLine, server } = launch([program('./durbar.js'), 'serve', '--port', String(port)], {
    DATABASE_URL: databaseUrl,
    DURBAR_LOG: 'error',
    DURBAR_LIMIT_MESSAGES: plenty,
    DURBAR_LIMIT_ADDRESS_MESSAGES: plenty,
    DURBAR_LIMIT_REQUESTS: plenty,
    DURBAR_LIMIT_ADDRESS_REQUESTS: plenty,
    DURBAR_LIMIT_NEW_TABLES: plenty,
    DURBAR_LIMIT_SOCKETS: '10000',
    DURBAR_LIMIT_ADDRESS_SOCKETS: '10000',
    ...environment,
  })
  const line = await nextLine()
  const url = /https?:\/\/\S+/.exec(line)?.[0]
  if (url === undefined) throw new Error(`durbar serve said: ${line}`)
  return server(url)
}

function launch(args: readonly string[], environment: object = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const lines = createInterface(child.stdout)
  // Only the end is kept: it says why a process has ended, and a long night of complaints must not fill the memory.
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4000)
  })
  const gone = once(child, 'exit')
  const nextLine = async (): Promise<string> => {
    const fallen = gone.then(() => Promise.reject(new Error(`The server process has ended by itself: ${complaint}`)))
    const [line] = (await Promise.race([once(lines, 'line'), fallen])) as [string]
    return line
  }
  const server = (url: string): RunningServer => ({
    url,
    mustLive() {
      if (!isAlive(child)) throw new Error(`A server process has ended by itself: ${complaint}`)
    },
    kill: () => end(child, gone, 'SIGKILL'),
    stop: () => end(child, gone, 'SIGTERM'),
  })
  return { child, nextLine, server }
}

const isAlive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

async function end(child: ChildProcess, gone: Promise<unknown>, signal: NodeJS.Signals): Promise<void> {
  if (isAlive(child)) child.kill(signal)
  await gone
}
