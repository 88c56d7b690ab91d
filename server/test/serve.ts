import { startServer } from '../src/index.ts'
import { isShared } from '../src/store/database.ts'
import { unlimited } from './unlimited.ts'

/**
 * A server in a process of its own, to be killed: `node serve.js PLACE [OPTIONS]`. Says its address when it listens,
 * and how much memory it uses whenever it reads a line; for that it is started with --expose-gc.
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
process.stdin.on('data', () => {
  globalThis.gc?.()
  process.stdout.write(`${process.memoryUsage().heapUsed}\n`)
})
// Nobody is left to kill it if the tests are.
process.stdin.on('end', () => process.exit())
