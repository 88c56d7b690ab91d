import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/** Files that Node can run without help: threads and child processes do not know TypeScript. */
export interface Bundle {
  readonly worker: URL
  /** Starts a server; see `bench/src/serve.ts`. */
  readonly serve: string
  remove(): void
}

const worker = fileURLToPath(new URL('../src/bots/worker.ts', import.meta.url))
const serve = fileURLToPath(new URL('../../bench/src/serve.ts', import.meta.url))
const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** The same way as the command's own build: the house's rooms in, packages from npm outside. */
export async function bundle(): Promise<Bundle> {
  mkdirSync(dist, { recursive: true })
  const dir = mkdtempSync(join(dist, 'test-'))
  const build = await rolldown({
    input: { worker, serve },
    platform: 'node',
    external: (id) => !/^(@durbar\/|[./]|[A-Za-z]:)/.test(id),
  })
  await build.write({ dir, format: 'esm', entryFileNames: '[name].js' })
  await build.close()
  return {
    worker: pathToFileURL(join(dir, 'worker.js')),
    serve: join(dir, 'serve.js'),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}
