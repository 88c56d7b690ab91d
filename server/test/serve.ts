import { startServer } from '../src/index.ts'
import { isShared } from '../src/store/database.ts'
import { unlimited } from './unlimited.ts'

/** A server in a process of its own, to be killed: `node serve.js PLACE`. Says its address when it listens. */
const place = process.argv[2] ?? ''
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  ...(isShared(place) ? { dataDir: '', databaseUrl: place } : { dataDir: place }),
  lease: 1000,
  botPace: 0,
  logLevel: 'error',
  limits: unlimited,
})
process.stdout.write(`${server.url}\n`)
process.once('SIGTERM', () => server.close().then(() => process.exit()))
// Nobody is left to kill it if the tests are.
process.stdin.on('end', () => process.exit()).resume()
