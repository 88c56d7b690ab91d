/**
 * The service worker: keeps the whole app in the browser, so that it opens and plays without a network. It is put
 * together by `web/build/service-worker.ts`, which knows the files of the build.
 *
 * Versions are never mixed: a page gets its files from the version it was loaded from. A new version fills a store of its
 * own and waits; it takes over when a page is loaded anew. The store before the last is kept for pages still open.
 */

declare const files: readonly string[]
declare const version: string

/** What TypeScript's DOM knows nothing of. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Scope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void>; matchAll(of: { type: 'window' }): Promise<readonly unknown[]> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}
const scope = self as unknown as Scope

const prefix = 'durbar-'
const current = prefix + version
const folder = new URL('./', scope.location.href)
const addresses = new Set(files.map((file) => new URL(file, folder).href))
/** The name of such a file says what is in it. */
const isHashed = (address: string): boolean => address.startsWith(new URL('assets/', folder).href)

scope.addEventListener('install', (event) => event.waitUntil(fill()))
scope.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => scope.clients.claim())))
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting()
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, href } = new URL(request.url)
  if (request.method !== 'GET' || origin !== folder.origin || !pathname.startsWith(folder.pathname)) return
  const path = pathname.slice(folder.pathname.length)
  // What the server says is never kept.
  if (/^(api|ws|healthz|readyz|metrics)(\/|$)/.test(path)) return
  if (addresses.has(href) && path !== '') event.respondWith(fileAt(request))
  else if (request.mode === 'navigate' && (path === 'index.html' || !path.includes('.')))
    event.respondWith(page(request))
  else if (isHashed(href)) event.respondWith(fileAt(request))
})

async function fill(): Promise<void> {
  const store = await caches.open(current)
  await Promise.all(
    [...addresses].map(async (address) => {
      const known = isHashed(address) ? await caches.match(address) : undefined
      const response = known ?? (await fetch(address, { cache: isHashed(address) ? 'default' : 'reload' }))
      if (!response.ok) throw new Error(`${address}: ${response.status}`)
      await store.put(address, response)
    }),
  )
}

/** Keeps this version and the one before it. */
async function tidy(): Promise<void> {
  const stores = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current)
  await Promise.all(stores.slice(0, -1).map((name) => caches.delete(name)))
}

/** From this version, or for a page that is still open from the one before; else from the network. */
async function fileAt(request: Request): Promise<Response> {
  const store = await caches.open(current)
  return (await store.match(request.url)) ?? (await caches.match(request.url)) ?? fetch(request)
}

/** The one page of the app, whatever the address. */
async function page(request: Request): Promise<Response> {
  const { waiting } = scope.registration
  // The only page that is open is being loaded anew: the version that waits takes over, and the page comes again.
  if (waiting && (await scope.clients.matchAll({ type: 'window' })).length < 2) {
    waiting.postMessage('take-over')
    return new Response('', { headers: { 'content-type': 'text/html', refresh: '0' } })
  }
  const store = await caches.open(current)
  return (await store.match(folder.href)) ?? fetch(request)
}
