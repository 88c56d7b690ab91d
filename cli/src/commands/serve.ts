import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startServer } from '@durbar/server'
import { type Command, InputError } from '../command.ts'
import { wholeNumber } from '../input.ts'
import { print } from '../output.ts'

const help = `durbar serve [--port N] [--host H] [--data DIR] [--bot-pace MS]

Serves the app, the API and the WebSocket on one port, with all data in one SQLite file.

  --port N             the port, 0 for any free one (PORT, else 3000)
  --host H             the address to listen on (HOST, else 127.0.0.1; 0.0.0.0 for every network)
  --data DIR           where the data is kept (DURBAR_DATA, else ./data)
  --bot-pace MS        how long a bot takes at least, so that people can follow (DURBAR_BOT_PACE, else 500)
`

export const serve: Command = {
  help,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        'bot-pace': { type: 'string' },
      },
    })
    const port = wholeNumber(values.port ?? process.env.PORT ?? '3000', '--port', 0, 65_535)
    const host = values.host ?? process.env.HOST ?? '127.0.0.1'
    const dataDir = values.data ?? process.env.DURBAR_DATA ?? 'data'
    const botPace = wholeNumber(values['bot-pace'] ?? process.env.DURBAR_BOT_PACE ?? '500', '--bot-pace', 0, 60_000)
    // The bundle stands in cli/dist; the built web app beside it in the house.
    const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url))
    const server = await listen({ port, host, dataDir, botPace, webDir: existsSync(webDir) ? webDir : undefined })
    print(`Durbar is open at ${server.url}`)
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve)
      process.once('SIGTERM', resolve)
    })
    await server.close()
  },
}

async function listen(options: Parameters<typeof startServer>[0]): ReturnType<typeof startServer> {
  try {
    return await startServer(options)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new InputError(`port ${options.port} is taken; choose another with --port or PORT`)
    throw error
  }
}
