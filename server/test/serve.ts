import { startServer } from '../src/index.ts'
import { unlimited } from './unlimited.ts'

/** A server in a process of its own, to be killed: `node serve.js DATA_DIR`. Says its address when it listens. */
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir: process.argv[2] ?? '',
  botPace: 0,
  logLevel: 'error',
  limits: unlimited,
})
process.stdout.write(`${server.url}\n`)
// Nobody is left to kill it if the tests are.
process.stdin.on('end', () => process.exit()).resume()
