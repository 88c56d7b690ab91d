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
  ['build', 'node', ['tools/build.mjs']],
  ['tests', 'npx', ['vitest', 'run']],
  ['Chromium', 'node', ['tools/chromium.mjs']],
  ['tests in the browser', 'npx', ['vitest', 'run', '--config', 'e2e/vitest.config.ts']],
  ['rules cited by tests', 'node', ['tools/rules-coverage.mjs']],
]

const started = Date.now()
let passed = 0
for (const [name, command, args] of checks) {
  console.log(`\n== ${name}`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error(`\n${name}: failed\n${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed++
}
console.log(`\nAll checks in ${Math.round((Date.now() - started) / 1000)} s\n${passed} passed, 0 failed`)
