// Bundles the command line (and with it the server) into cli/dist, if a source is newer than the last bundle.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The entry points that Node runs: the command line, and what it starts in threads and processes of its own. */
const entries = {
  durbar: join(root, 'cli/src/main.ts'),
  'bench-ours': join(root, 'bench/src/ours.ts'),
  'bench-boardgame-io': join(root, 'bench/src/boardgame-io.ts'),
}
const rooms = ['kernel', 'games', 'bots', 'protocol', 'server', 'cli', 'bench']

/** The time of the newest source file below a folder. */
export function newestSource(folder) {
  let newest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) newest = Math.max(newest, newestSource(path))
    else if (/\.(ts|tsx|json|css|html)$/.test(entry.name)) newest = Math.max(newest, statSync(path).mtimeMs)
  }
  return newest
}

/** Builds what is stale; quick if nothing is. */
export async function buildCommandLine() {
  const dist = join(root, 'cli/dist')
  const stamp = join(dist, '.built')
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  if (rooms.every((room) => newestSource(join(root, room)) < built)) return
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
  })
  mkdirSync(dist, { recursive: true })
  writeFileSync(stamp, '')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCommandLine()
