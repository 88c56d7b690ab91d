import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { afterAll } from 'vitest'

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly url: string
  /** What it says after its address. */
  readonly lines: Interface
  write(line: string): void
  isAlive(): boolean
  /** Sends the signal and waits for the end; resolves to exit code and signal. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<unknown[]>
}

const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a command that says its address first; `bench/src/serve.ts`, bundled, is one. Gone after the spec file. */
export async function launch(command: string, args: readonly string[]): Promise<ServerProcess> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  running.add(child)
  const gone = once(child, 'exit')
  const fallen = gone.then(() => Promise.reject(new Error('the server did not start')))
  fallen.catch(() => undefined)
  const lines = createInterface(child.stdout)
  const [url] = (await Promise.race([once(lines, 'line'), fallen])) as [string]
  return {
    url,
    lines,
    write: (line) => child.stdin.write(`${line}\n`),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async end(signal) {
      child.kill(signal)
      const how = await gone
      running.delete(child)
      return how
    },
  }
}
