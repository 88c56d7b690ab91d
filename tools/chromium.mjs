// Finds the Chromium of this machine for browser tests; installs Debian's where that is possible.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function find() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...places,
  ]
  return candidates.find((path) => {
    try {
      if (!path) return false
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

function install() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  console.log('Installing Chromium for the browser tests …')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** The path of a Chromium that can be started. */
export function chromium() {
  const found = find()
  if (found) return found
  install()
  const installed = find()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium or Chrome: install one (on Debian: apt-get install chromium), or name it in CHROMIUM.',
  )
}

if (process.argv[1]?.endsWith('chromium.mjs')) {
  try {
    console.log(chromium())
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
