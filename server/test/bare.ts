import { unlimited } from '@durbar/bench/unlimited'
import { afterEach } from 'vitest'
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts'
import { tempDir } from './temp.ts'

const running = new Set<RunningServer>()
afterEach(async () => {
  for (const server of running) await server.close()
  running.clear()
})

/** A server without bots, which needs nothing to be bundled; gone after the test. */
export async function startBare(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: tempDir(),
    worker: new URL('data:text/javascript,'),
    logLevel: 'error',
    reconnect: 0,
    ...options,
    limits: { ...unlimited, ...options.limits },
  })
  running.add(server)
  return server
}
