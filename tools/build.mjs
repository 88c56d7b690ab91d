// Builds what Node and browsers run: the command line with the server into cli/dist, the app into web/dist; with --static
// the app as plain files for any host into dist/static. Each only if a source is newer than the last build.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The entry points that Node runs: the command line, and what it starts in threads and processes of its own. */
const entries = {
  durbar: join(root, 'cli/src/main.ts'),
  worker: join(root, 'server/src/bots/worker.ts'),
  'arena-worker': join(root, 'cli/src/arena/worker.ts'),
  'bench-ours': join(root, 'bench/src/ours.ts'),
  'load-server': join(root, 'bench/src/serve.ts'),
  'load-raw': join(root, 'bench/src/load/raw.ts'),
  'bench-boardgame-io': join(root, 'bench/src/boardgame-io.ts'),
  'bench-search-ours': join(root, 'bench/src/search-ours.ts'),
  'bench-search-boardgame-io': join(root, 'bench/src/search-boardgame-io.ts'),
}

/** The time of the newest source file below a folder. */
function newestSource(folder) {
  let newest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'test') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) newest = Math.max(newest, newestSource(path))
    else if (/(?<!\.spec)\.(ts|tsx|json|css|html|svg)$/.test(entry.name))
      newest = Math.max(newest, statSync(path).mtimeMs)
  }
  return newest
}

/** True if nothing in these rooms is newer than the last build. */
function isFresh(stamp, rooms) {
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  return rooms.every((room) => newestSource(join(root, room)) < built)
}

export async function buildCommandLine() {
  const dist = join(root, 'cli/dist')
  const stamp = join(dist, '.built')
  if (isFresh(stamp, ['kernel', 'games', 'bots', 'protocol', 'table', 'server', 'cli', 'bench'])) return
  const { build } = await import('rolldown')
  await build({
    input: entries,
    platform: 'node',
    // Packages stay in node_modules; only the rooms of the house are bundled.
    external: (id) =>
      !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@durbar/') && !/^[a-z]:\\/i.test(id),
    output: {
      dir: dist,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunk-[hash].js',
      cleanDir: true,
    },
    logLevel: 'warn',
    // A room that cannot be found would only be missed when the bundle runs.
    onLog: (level, log, report) => report(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
  })
  mkdirSync(dist, { recursive: true })
  writeFileSync(stamp, '')
}

/** The app for the server of the house, or in mode `static` without one. */
export async function buildWebApp(mode = 'production') {
  const stamp = join(root, mode === 'static' ? 'dist/static/.built' : 'web/dist/.built')
  if (isFresh(stamp, ['kernel', 'games', 'bots', 'protocol', 'table', 'web'])) return
  console.log(mode === 'static' ? 'Building the app as plain files in dist/static …' : 'Building the app …')
  // Whoever calls may be a test; what is built is what people get.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build({ root: join(root, 'web'), configFile: join(root, 'web/vite.config.ts'), mode, logLevel: 'warn' })
  writeFileSync(stamp, '')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--static')) await buildWebApp('static')
  else {
    await buildCommandLine()
    await buildWebApp()
  }
}
