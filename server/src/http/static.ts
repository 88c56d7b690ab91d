import { sep } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Nothing from elsewhere, no inline script; the invite in the address is not told to other sites. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    // Older Safari does not count the own WebSocket as 'self'.
    const host = /^[\w.:[\]-]+$/.test(request.headers.host ?? '') ? request.headers.host : undefined
    const sockets = host ? ` ws://${host} wss://${host}` : ''
    reply.headers({
      'content-security-policy':
        `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; ` +
        `media-src 'self'; connect-src 'self'${sockets}; worker-src 'self'; manifest-src 'self'; ` +
        `base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
}

/** The built web app. Its addresses are its own business: whatever is no file gets the one page. */
export async function addWebApp(app: FastifyInstance, webDir: string | undefined): Promise<void> {
  if (webDir !== undefined)
    await app.register(files, {
      root: webDir,
      cacheControl: false,
      dotfiles: 'ignore',
      // The build may put a .br or .gz beside a file.
      preCompressed: true,
      setHeaders(response, path) {
        // Vite puts a hash of the content into the names under assets/; they never change.
        const hashed = path.includes(`${sep}assets${sep}`)
        response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|ws|assets|healthz|readyz|metrics)([/?]|$)/.test(request.url)
    if (webDir !== undefined && isPage && (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/))
      return reply.sendFile('index.html')
    return reply.status(404).send({ error: 'not-found', message: 'There is nothing at this address.' })
  })
}
