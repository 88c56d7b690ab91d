import { startServer } from '@durbar/server'
import { isShared } from '@durbar/server/archive'
import { unlimited } from './unlimited.ts'

/**
 * A server in a process of its own, to be loaded and killed: `node serve.js PLACE [OPTIONS]`. Says its address when it
 * listens, and what it uses whenever it reads a line; for that it is started with --expose-gc.
 */
const place = process.argv[2] ?? ''
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  ...(isShared(place) ? { dataDir: '', databaseUrl: place } : { dataDir: place }),
  lease: 1000,
  botPace: 0,
  logLevel: 'error',
  limits: unlimited,
  ...JSON.parse(process.argv[3] ?? '{}'),
})
process.stdout.write(`${server.url}\n`)
process.once('SIGTERM', () => server.close().then(() => process.exit()))
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
process.stdin.on('data', () => {
  const before = cpuSeconds()
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  process.stdout.write(`${JSON.stringify({ heapUsed, rss, cpuBefore: before, cpuAfter: cpuSeconds() })}\n`)
})
// Nobody is left to kill it if whoever started it is gone.
process.stdin.on('end', () => process.exit())
