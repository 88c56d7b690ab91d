import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import fastify, { type FastifyInstance } from 'fastify'
import { createBotPlayers } from './bots/players.ts'
import { createPool } from './bots/pool.ts'
import type { House } from './house.ts'
import { addErrors } from './http/errors.ts'
import { addRoutes } from './http/routes.ts'
import { addHeaders, addWebApp } from './http/static.ts'
import { defaultSettings, type Limits, type Settings } from './settings.ts'
import { addSockets } from './socket/server.ts'
import { openStore } from './store/database.ts'
import { createRegistry } from './tables/registry.ts'

export interface ServerOptions extends Partial<Omit<Settings, 'limits'>> {
  /** 0 for any free one. */
  readonly port: number
  readonly host: string
  /** Where the one file `durbar.sqlite` is kept; made if it is not there. */
  readonly dataDir: string
  /** The built web app; without it only the API is served. */
  readonly webDir?: string | undefined
  readonly limits?: Partial<Limits>
}

export interface RunningServer {
  readonly url: string
  /** Ends cleanly: what was acknowledged is on disk in any case. */
  close(): Promise<void>
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host, dataDir, webDir, limits, ...wishes } = options
  const settings: Settings = { ...defaultSettings, ...wishes, limits: { ...defaultSettings.limits, ...limits } }
  if (settings.worker.protocol === 'file:' && !existsSync(fileURLToPath(settings.worker)))
    throw new Error(`The file that bots run in is missing: ${fileURLToPath(settings.worker)}`)

  const store = await openStore(dataDir)
  const registry = createRegistry(store, settings)
  const pool = createPool(settings)
  const house: House = { store, settings, registry, wakeBots: (tableId) => bots.wake(tableId) }
  const bots = createBotPlayers(house, pool)

  const app = fastify({ bodyLimit: settings.limits.body, requestTimeout: 30_000, logger: false })
  // Only JSON is read; a form or plain text of a foreign page never gets as far as a handler.
  app.removeContentTypeParser('text/plain')
  addJson(app)
  addErrors(app, settings)
  addHeaders(app)
  addRoutes(app, house)
  await addWebApp(app, webDir)
  const sockets = addSockets(app.server, house)
  const sweeping = setInterval(() => registry.sweep(), Math.max(1000, settings.idle / 2))
  sweeping.unref()

  async function close(): Promise<void> {
    clearInterval(sweeping)
    const resting = bots.stop()
    await pool.close()
    await resting
    await sockets.close()
    await app.close()
    await registry.close()
    await store.destroy()
  }

  try {
    await app.listen({ port, host })
    await bots.resume()
  } catch (error) {
    await close()
    throw error
  }
  return { url: urlOf(app.server.address() as AddressInfo), close }
}

/** A request without a body may still call itself JSON. */
function addJson(app: FastifyInstance): void {
  const json = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else json(request, body, done)
  })
}

function urlOf({ address, family, port }: AddressInfo): string {
  const everywhere = address === '0.0.0.0' || address === '::'
  const host = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}

export type { Limits, Settings } from './settings.ts'
