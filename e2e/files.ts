import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The dumbest file server there is, with the files in a folder of the site: no fallback, no headers. */
export async function serveFiles(root: string, folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files')
    const inside = pathname.startsWith(folder) ? normalize(pathname.slice(folder.length)) : undefined
    const path = inside === undefined ? '' : join(root, inside === '.' ? 'index.html' : inside)
    if (!path.startsWith(root) || !existsSync(path) || !statSync(path).isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
    return createReadStream(path).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${folder}`,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
