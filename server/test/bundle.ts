import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/** Files that Node can run without help: threads and child processes do not know TypeScript. */
export interface Bundle {
  readonly worker: URL
  /** Starts a server; see `serve.ts`. */
  readonly serve: string
  remove(): void
}

const here = fileURLToPath(new URL('.', import.meta.url))

/** The same way as the command's own build: the house's rooms in, packages from npm outside. */
export async function bundle(extra: Readonly<Record<string, string>> = {}): Promise<Bundle> {
  const parent = join(here, '..', 'dist')
  mkdirSync(parent, { recursive: true })
  const dir = mkdtempSync(join(parent, 'test-'))
  const build = await rolldown({
    input: { worker: join(here, '../src/bots/worker.ts'), serve: join(here, 'serve.ts'), ...extra },
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
