// Installs what is missing. Called by every npm script that needs it, so that a fresh clone works with one command.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.durbar-installed')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Durbar needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === `${lock} ${process.versions.modules}`
if (!installed) {
  console.log('Installing packages …')
  // The lock names the native parts of some tools for Linux only: `npm ci` would find it incomplete, and other systems
  // look up their own.
  const command = process.platform === 'linux' ? ['install', '--no-save'] : ['install', '--no-package-lock']
  const { status } = spawnSync('npm', [...command, '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The packages could not be installed; see above.')
    process.exit(1)
  }
  writeFileSync(stamp, `${lock} ${process.versions.modules}`)
}
