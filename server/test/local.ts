import { unlimited } from '@durbar/bench/unlimited'
import { afterAll, beforeAll } from 'vitest'
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts'
import { type Bundle, bundle } from './bundle.ts'
import { tempDir } from './temp.ts'

/** A server for one spec file, on a port and a directory of its own. */
export function useServer(options: Partial<ServerOptions> = {}): { readonly url: string; readonly dataDir: string } {
  const dataDir = tempDir()
  let files: Bundle | undefined
  let server: RunningServer | undefined
  beforeAll(async () => {
    files = await bundle()
    const base = { port: 0, host: '127.0.0.1', dataDir, worker: files.worker, botPace: 0, logLevel: 'error' } as const
    server = await startServer({ ...base, ...options, limits: { ...unlimited, ...options.limits } })
  })
  afterAll(async () => {
    await server?.close()
    files?.remove()
  })
  return {
    dataDir,
    get url() {
      return server?.url ?? ''
    },
  }
}
