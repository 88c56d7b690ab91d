import type { Socket, Wishes } from '../net/socket.ts'

/** A line to a table on this device, as the table page wants it; what answers is loaded when it is needed. */
export function openLocalLine(wishes: Wishes): Socket {
  const opening = import('./index.ts').then(({ openLocalSocket }) => openLocalSocket(wishes))
  opening.catch(() => wishes.onRefused({ t: 'failed', id: null, error: 'offline', message: '' }))
  return {
    request: async (request) => (await opening).request(request),
    renew: () => void opening.then((socket) => socket.renew()).catch(() => undefined),
    close: () => void opening.then((socket) => socket.close()).catch(() => undefined),
  }
}
