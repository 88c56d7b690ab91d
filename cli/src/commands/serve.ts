import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { knobLines, readConfiguration, SettingError, startServer } from '@durbar/server'
import { type Command, InputError } from '../command.ts'
import { print } from '../output.ts'

type Lines = (typeof knobLines)['settings']

const flags = knobLines.settings.flatMap(({ flag }) => flag ?? [])

const help = `durbar serve ${knobLines.settings.flatMap(({ flag, value }) => (flag ? `[--${flag} ${value}]` : [])).join(' ')}

Serves the app, the API and the WebSocket on one port, with all data in one SQLite file, or in a PostgreSQL database
that any number of servers can share. Everything is set by environment variables, some of it also by an option, which
then wins.

Settings
${describe(knobLines.settings)}
Limits; BURST/PER-SECOND is so many at once, then so many per second
${describe(knobLines.limits)}
SIGTERM or SIGINT end it cleanly. docs/operating.md tells how to run it behind a proxy, watch it and back it up.
`

function describe(lines: Lines): string {
  return lines
    .map(({ env, flag, value, about, default: standard }) => {
      const name = `${env}=${value}${flag ? `, --${flag} ${value}` : ''}`
      return `  ${name}\n      ${about}${standard === '' ? '' : ` [${standard}]`}\n`
    })
    .join('')
}

export const serve: Command = {
  help,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
    })
    const configuration = configurationOf(values)
    // The bundle stands in cli/dist; the built web app beside it in the house.
    const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url))
    const server = await listen({ ...configuration, webDir: existsSync(webDir) ? webDir : undefined })
    print(`Durbar is open at ${server.url}`)
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve)
      process.once('SIGTERM', resolve)
    })
    // Whoever asks twice cannot wait: what was acknowledged is on disk in any case.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
    await server.close()
    process.exit(0)
  },
}

function configurationOf(values: Readonly<Record<string, unknown>>): ReturnType<typeof readConfiguration> {
  try {
    return readConfiguration(process.env, values)
  } catch (error) {
    if (error instanceof SettingError) throw new InputError(error.message)
    throw error
  }
}

async function listen(options: Parameters<typeof startServer>[0]): ReturnType<typeof startServer> {
  try {
    return await startServer(options)
  } catch (error) {
    if (error instanceof SettingError) throw new InputError(error.message)
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (options.databaseUrl && /^(E\w+|28\w{3}|3D000|08\w{3}|57P0\d)$/.test(code) && code !== 'EADDRINUSE')
      throw new InputError(`the database in DATABASE_URL cannot be used: ${(error as Error).message || code}`)
    if (code === 'EADDRINUSE') throw new InputError(`port ${options.port} is taken; choose another with --port or PORT`)
    if (/^(E(ACCES|ROFS|NOENT|NOTDIR|PERM|NOSPC)|SQLITE_(READONLY|CANTOPEN|FULL|IOERR)\w*)$/.test(code))
      throw new InputError(
        `the data folder ${options.dataDir} cannot be written (${code}); choose another with --data or DURBAR_DATA`,
      )
    throw error
  }
}
