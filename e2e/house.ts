import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

/** The real server with the built app, and a real browser in front of it. */
export interface House {
  readonly url: string
  readonly browser: Browser
  /** A person at a device of their own. */
  visitor(options?: Parameters<Browser['newContext']>[0]): Promise<Page>
  /** Pulls the plug. */
  kill(): Promise<void>
  /** Pulls the plug, or asks to stop, and starts again on the same port with the same data. */
  killAndRestart(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>
  close(): Promise<void>
}

/** Prints where Chromium is, after installing it if it must. */
const finder = fileURLToPath(new URL('../tools/chromium.mjs', import.meta.url))
const program = fileURLToPath(new URL('../cli/bin/durbar.mjs', import.meta.url))

export async function openHouse(): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'durbar-e2e-'))
  let server = await serve(data, 0)
  const { url } = server
  const browser = await chromium.launch({
    executablePath: execFileSync(process.execPath, [finder], { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  })
  const contexts: BrowserContext[] = []
  return {
    url,
    browser,
    async visitor(options) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'en-US',
        reducedMotion: 'reduce',
        // Who does not ask for it shall not fetch the whole app in the background.
        serviceWorkers: 'block',
        ...options,
      })
      // A machine busy with other things is slow, not broken.
      context.setDefaultTimeout(90_000)
      contexts.push(context)
      return context.newPage()
    },
    kill: () => stop(server.process, 'SIGKILL'),
    async killAndRestart(signal = 'SIGKILL') {
      await stop(server.process, signal)
      server = await serve(data, Number(new URL(url).port))
    },
    async close() {
      for (const context of contexts) await context.close()
      await browser.close()
      await stop(server.process, 'SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function serve(data: string, port: number): Promise<{ process: ChildProcess; url: string }> {
  const server = spawn(
    process.execPath,
    [program, 'serve', '--port', String(port), '--data', data, '--bot-pace', '0'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk
      const found = /open at (\S+)/.exec(said)
      if (found?.[1]) resolve(found[1])
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
  return { process: server, url }
}

function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.removeAllListeners('exit')
    server.once('exit', () => resolve())
    server.kill(signal)
  })
}
