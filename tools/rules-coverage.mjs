// Which numbered rules are cited in the title of a test, game by game.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

function* specs(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* specs(path)
    else if (/\.spec\.tsx?$/.test(entry.name)) yield path
  }
}

/** The ids of the rulebook that are rules, not rulings: MH:46, AG:9.24, TW:7.6. */
function ruleIds(game) {
  const chapters = join(root, 'games', game, 'text/rulebook/chapters.ts')
  if (!existsSync(chapters)) return []
  return [...new Set(readFileSync(chapters, 'utf8').match(/\b[A-Z]{2}:\d+(?:\.\d+)?\b/g) ?? [])]
}

const title = /\b(?:it|test|describe)(?:\.\w+)?(?:\([^'"`]*\))?\(\s*(['"`])([\s\S]*?)\1/g
let missing = 0
for (const game of readdirSync(join(root, 'games'))) {
  const ids = ruleIds(game)
  if (ids.length === 0) continue
  const cited = new Set()
  for (const file of specs(join(root, 'games', game)))
    for (const [, , text] of readFileSync(file, 'utf8').matchAll(title))
      for (const id of text.match(/\b[A-Z]{2}:\d+(?:\.\d+)?\b/g) ?? []) cited.add(id)
  const uncited = ids.filter((id) => !cited.has(id))
  missing += uncited.length
  console.log(`${game}: ${ids.length - uncited.length}/${ids.length} rules are cited by a test`)
  if (uncited.length > 0) console.log(`  without one: ${uncited.join(', ')}`)
}
process.exitCode = missing > 0 ? 1 : 0
