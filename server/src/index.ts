import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import fastify, { type FastifyInstance } from 'fastify'
import { createBotPlayers } from './bots/players.ts'
import { createPool } from './bots/pool.ts'
import { createDuties, type Handlers } from './duties.ts'
import { createGate } from './gate.ts'
import type { House } from './house.ts'
import { createCookies } from './http/cookie.ts'
import { addErrors } from './http/errors.ts'
import { addRequestLog, type LogSink, logOptions } from './http/log.ts'
import { addMetrics } from './http/metrics.ts'
import { addRoutes } from './http/routes.ts'
import { addHeaders, addWebApp } from './http/static.ts'
import { createMetrics, watchProcess } from './metrics/metrics.ts'
import { newId } from './secrets.ts'
import { defaultSettings, type Limits, type Settings } from './settings.ts'
import { openBus, silence } from './socket/bus.ts'
import { addSockets } from './socket/server.ts'
import { announceChat, announceEntries, announceTable } from './socket/updates.ts'
import { isShared, openStore } from './store/database.ts'
import { createLog } from './store/log.ts'
import { houseSecret } from './store/secret.ts'
import { createPresence, solitude } from './tables/presence.ts'
import { createRegistry } from './tables/registry.ts'
import { callTime } from './tables/time.ts'
import { createWebhooks, type Webhooks } from './webhooks/deliver.ts'

export interface ServerOptions extends Partial<Omit<Settings, 'limits'>> {
  /** 0 for any free one. */
  readonly port: number
  readonly host: string
  /** Where the one file `durbar.sqlite` is kept; made if it is not there. */
  readonly dataDir: string
  /** The address of a PostgreSQL database that is used instead, and that any number of servers can share. */
  readonly databaseUrl?: string
  /** The built web app; without it only the API is served. */
  readonly webDir?: string | undefined
  readonly limits?: Partial<Limits>
  /** Where the lines of the log go; stderr if nothing is said. */
  readonly logTo?: LogSink
}

export interface RunningServer {
  readonly url: string
  /** Ends cleanly: what was acknowledged is on disk in any case. */
  close(): Promise<void>
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host, dataDir, databaseUrl, webDir, limits, logTo = process.stderr, ...wishes } = options
  const logLevel = wishes.logLevel ?? defaultSettings.logLevel
  const app = fastify({
    bodyLimit: limits?.body ?? defaultSettings.limits.body,
    requestTimeout: 30_000,
    ...logOptions({ logLevel }, logTo),
  })
  const settings: Settings = {
    ...defaultSettings,
    metrics: createMetrics(),
    log: (message, error) => app.log.error({ err: error }, message),
    ...wishes,
    limits: { ...defaultSettings.limits, ...limits },
  }
  if (settings.worker.protocol === 'file:' && !existsSync(fileURLToPath(settings.worker)))
    throw new Error(`The file that bots run in is missing: ${fileURLToPath(settings.worker)}`)

  const place = databaseUrl || dataDir
  const shared = isShared(place)
  const store = await openStore(place)
  const cookies = createCookies(settings.secrets.length > 0 ? settings.secrets : [await houseSecret(store)])
  const gate = createGate(settings)
  const name = newId()
  const registry = createRegistry(store, settings, {
    shared,
    elsewhere: (ids) => presence.elsewhere(ids),
    met: (room) => announceTable(house, room),
    grown: (room) => announceEntries(house, room),
    heard: (room) => announceChat(house, room),
  })
  const refresh = (tableId: string): void => {
    registry.refresh(tableId).catch((error: unknown) => settings.log(`Table ${tableId} could not be read`, error))
  }
  const refreshAll = (): void => registry.watched().forEach(refresh)
  const bus = shared ? await openBus(place, store, name, settings, { changed: refresh, missed: refreshAll }) : silence
  const presence = shared ? createPresence(store, name, bus, settings) : solitude
  const pool = createPool(settings)
  let closing: Promise<void> | undefined
  const house: House = {
    store,
    log: createLog(store, name),
    bus,
    process: name,
    settings,
    registry,
    presence,
    get webhooks(): Webhooks {
      return webhooks
    },
    isStopping: () => closing !== undefined,
    suggest: pool.suggest,
    wakeBots: (tableId) => bots.wake(tableId),
  }
  const bots = createBotPlayers(house, pool)
  const webhooks = createWebhooks(house)
  const handlers: Handlers = {
    bots: bots.wake,
    webhooks: webhooks.deliver,
    clock: (tableId) => {
      callTime(house, tableId).catch((error: unknown) =>
        settings.log(`The time of table ${tableId} was not called`, error),
      )
    },
  }
  const duties = createDuties(store, name, shared, settings, handlers, presence.rewrite)

  // Only JSON is read; a form or plain text of a foreign page never gets as far as a handler.
  app.removeContentTypeParser('text/plain')
  addJson(app)
  addErrors(app, settings)
  addRequestLog(app, settings)
  addHeaders(app)
  addRoutes(app, house, gate, cookies)
  addMetrics(app, settings)
  await addWebApp(app, webDir)
  const sockets = addSockets(app.server, house, gate, cookies)
  const sweeping = setInterval(() => registry.sweep(), Math.max(1000, settings.idle / 2))
  sweeping.unref()
  // Messages between processes can get lost; the log cannot.
  const checkAll = (): void => {
    refreshAll()
    webhooks.look().catch((error: unknown) => settings.log('Who wants to be called could not be read', error))
  }
  const checking = shared ? setInterval(checkAll, settings.lease) : undefined
  checking?.unref()
  const unwatch = watchProcess(settings.metrics)
  settings.metrics.gauge('durbar_sockets', 'Open WebSockets.', gate.inside)
  settings.metrics.gauge('durbar_tables_in_memory', 'Tables in memory.', registry.size)
  settings.metrics.gauge('durbar_bot_queue', 'Decisions of bots that no thread works on yet.', pool.waiting)

  /** What is under way is finished and committed, nothing new begins, and everybody is told to come back. */
  async function finish(): Promise<void> {
    clearInterval(sweeping)
    clearInterval(checking)
    const noMore = app.close()
    const resting = Promise.all([bots.stop(), webhooks.stop()])
    await pool.close()
    await resting
    await sockets.close(settings.shutdown)
    await noMore
    await registry.close()
    await presence.settled()
    await duties.stop()
    await bus.close()
  }

  async function stop(): Promise<void> {
    await pause(settings.drain)
    // Whoever does not let go in time is cut off.
    const patience = pause(settings.shutdown, undefined, { ref: false }).then(() => {
      app.server.closeAllConnections()
      return pause(1000, undefined, { ref: false })
    })
    await Promise.race([finish(), patience])
    // So is a connection that was taken up only after the others had been cut off.
    app.server.closeAllConnections()
    await store.destroy()
    unwatch()
  }

  function close(): Promise<void> {
    closing ??= stop()
    return closing
  }

  try {
    await app.listen({ port, host })
    await webhooks.look()
    await duties.look()
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

export { SettingError } from './knob.ts'
export { knobLines, readConfiguration } from './settings.ts'
export { BackupError, backUp } from './store/backup.ts'
