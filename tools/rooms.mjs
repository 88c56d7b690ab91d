// The boundary check: imports point only downward through the house.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Which rooms a room may import from, besides itself. A game's own rooms are written `rules`, `text`, `board`; tests may
 * import from anywhere below and from `kernel/testing`.
 */
const mayImport = {
  kernel: [],
  rules: ['kernel'],
  craft: ['kernel'],
  text: ['kernel', 'craft', 'rules'],
  board: ['kernel', 'craft', 'rules', 'text'],
  catalog: ['kernel', 'rules', 'text'],
  bots: ['kernel'],
  protocol: ['kernel'],
  table: ['kernel', 'bots', 'protocol'],
  server: ['kernel', 'catalog', 'bots', 'protocol', 'table'],
  web: ['kernel', 'catalog', 'rules', 'text', 'board', 'bots', 'protocol', 'table'],
  bench: ['kernel', 'catalog', 'bots', 'protocol', 'server'],
  cli: ['kernel', 'catalog', 'bots', 'protocol', 'server', 'bench'],
  e2e: ['kernel', 'protocol', 'server', 'catalog', 'bots', 'rules'],
}

const packages = {
  '@durbar/kernel': 'kernel',
  '@durbar/catalog': 'catalog',
  '@durbar/craft': 'craft',
  '@durbar/bots': 'bots',
  '@durbar/protocol': 'protocol',
  '@durbar/table': 'table',
  '@durbar/server': 'server',
  '@durbar/bench': 'bench',
  '@durbar/web': 'web',
}

/** `rules` of one game may not reach into another game. */
function roomOf(file) {
  const parts = relative(root, file).split(sep)
  if (parts[0] !== 'games') return { room: parts[0], game: undefined }
  if (parts[1] === 'catalog' || parts[1] === 'craft') return { room: parts[1], game: undefined }
  return { room: parts[2], game: parts[1] }
}

function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return roomOf(resolve(dirname(file), specifier))
  const game = /^@durbar\/(\w+)\/(rules|text|board|art|test)\b/.exec(specifier)
  if (game && !packages[`@durbar/${game[1]}`])
    return { room: { art: 'board', test: 'rules' }[game[2]] ?? game[2], game: game[1] }
  const name = specifier.split('/').slice(0, 2).join('/')
  return packages[name] ? { room: packages[name], game: undefined } : undefined
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.git'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name)) yield path
  }
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g
const pure = ['kernel', 'rules', 'bots', 'table']
const problems = []
let count = 0

for (const file of sources(root)) {
  const { room, game } = roomOf(file)
  const test =
    /\.spec\.tsx?$/.test(file) ||
    relative(root, file).includes(`${sep}test${sep}`) ||
    relative(root, file).startsWith(join('kernel', 'testing'))
  if (!mayImport[room] && !test) continue
  count++
  const text = readFileSync(file, 'utf8')
  for (const match of text.matchAll(importPattern)) {
    const specifier = match[1] ?? match[2] ?? match[3]
    const where = `${relative(root, file)} imports ${specifier}`
    const target = targetOf(file, specifier)
    if (test) continue
    if (!target) {
      // Pure rooms use nothing from outside the house: no I/O, no library.
      if (pure.includes(room) && !specifier.endsWith('.json'))
        problems.push(`${where}: ${room} imports nothing from outside`)
      continue
    }
    // Properties of random play are for tests, and for the command that checks many games.
    if (/\/test(ing)?\b/.test(specifier) && !['cli', 'catalog'].includes(room))
      problems.push(`${where}: testing is for tests`)
    if (target.room === room && target.game === game) continue
    if (!mayImport[room].includes(target.room)) problems.push(`${where}: ${room} may not look up to ${target.room}`)
    if (game && target.game && game !== target.game) problems.push(`${where}: one game may not look into another`)
  }
}

for (const problem of problems) console.error(problem)
console.log(`${count} files, ${problems.length} imports against the plan`)
process.exitCode = problems.length > 0 ? 1 : 0
