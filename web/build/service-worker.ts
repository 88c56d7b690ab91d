import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, type ResolvedConfig, transformWithOxc } from 'vite'

const source = join(import.meta.dirname, '../src/offline/service-worker.ts')

/** Letters nobody here writes with; the browser fetches them if a name at a table should need them. */
const rare = /-(cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-/

/** Puts together the service worker, with the list of everything the app consists of. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'durbar:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      // After every other plugin has added its files.
      order: 'post',
      async handler(_, bundle) {
        const hash = createHash('sha256')
        const files: string[] = []
        for (const file of Object.values(bundle).toSorted((a, b) => a.fileName.localeCompare(b.fileName))) {
          if (rare.test(file.fileName) || file.fileName.endsWith('.map')) continue
          hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source)
          // The page is kept under the address it is opened at: some hosts send index.html elsewhere.
          files.push(file.fileName === 'index.html' ? './' : file.fileName)
        }
        for (const name of publicFiles(config.publicDir)) {
          hash.update(name).update(readFileSync(join(config.publicDir, name)))
          files.push(name)
        }
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { sourcemap: false })
        hash.update(code)
        const known = { files, version: hash.digest('hex').slice(0, 12) }
        const head = Object.entries(known).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: `${head.join('')}${code}` })
      },
    },
  }
}

function publicFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()
}
