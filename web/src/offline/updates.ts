/** Keeps the app in the browser, and says when a new version is there. */

let registration: ServiceWorkerRegistration | undefined
let ready = false
const listeners = new Set<() => void>()
const hour = 3_600_000

/** In development files change under the feet of a service worker; there is none. */
export function keepApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register(`${import.meta.env.BASE_URL}service-worker.js`, { updateViaCache: 'none' })
    .then(watch)
    // Private windows may refuse; the app then needs its network.
    .catch(console.warn)
}

function watch(registered: ServiceWorkerRegistration): void {
  registration = registered
  look()
  registered.addEventListener('updatefound', () => registered.installing?.addEventListener('statechange', look))
  setInterval(() => void registered.update().catch(() => undefined), hour)
}

/** The very first version has nobody to take over from. */
function look(): void {
  if (ready || !registration?.waiting || !navigator.serviceWorker.controller) return
  ready = true
  for (const listener of listeners) listener()
}

export function onUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isUpdateReady = (): boolean => ready

/** Loads the page anew, in the new version. */
export function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  registration?.waiting?.postMessage('take-over')
}
