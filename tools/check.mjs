// Everything that must be true of the house, one check after the other; stops at the first that fails.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const checks = [
  ['types', 'npx', ['tsc', '-p', 'tsconfig.json']],
  ['types of the pure rooms', 'npx', ['tsc', '-p', 'tsconfig.rules.json']],
  ['lint and format', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
  ['rooms', 'node', ['tools/rooms.mjs']],
  ['unused files, exports and dependencies', 'npx', ['knip']],
  ['tests', 'npx', ['vitest', 'run']],
  ['rules cited by tests', 'node', ['tools/rules-coverage.mjs']],
]

const started = Date.now()
for (const [name, command, args] of checks) {
  console.log(`\n== ${name}`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error(`\n${name}: failed`)
    process.exit(1)
  }
}
console.log(`\nAll checks passed in ${Math.round((Date.now() - started) / 1000)} s`)
