import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameOf } from '@durbar/catalog'
import {
  addEntry,
  gameIdOf,
  hashPosition,
  type JsonObject,
  readEntry,
  readRecordHead,
  refuseEntry,
  startPlay,
} from '@durbar/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFiles } from './files.ts'
import { type House, openHouse } from './house.ts'
import { awaitDecision, playByKeyboard, seqOf } from './play.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Somebody whose bots do not make a show of thinking. */
async function player(): Promise<Page> {
  const page = await house.visitor({ serviceWorkers: 'allow', acceptDownloads: true })
  await page.addInitScript(() => localStorage.setItem('durbar.preferences', JSON.stringify({ pace: 'at-once' })))
  return page
}

/** Resolves when the browser has the whole app. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })
}

const decide = (page: Page) =>
  playByKeyboard(page, /palace.*central/i, /palace/i, /take 2 gold/i, /build .*city/i, /end turn/i)

/** Replays the record by the rules and compares the fingerprint after every entry; the number of entries. */
function verify(text: string): number {
  const [head, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JsonObject)
  const game = gameOf(gameIdOf(head ?? null))
  if (!game || !head) throw new Error('the record is of no known game')
  const { config, seed } = readRecordHead(game, head)
  const play = startPlay(game, config, seed)
  for (const line of lines) {
    const entry = readEntry(game, config, line)
    expect(refuseEntry(play, entry)).toBeUndefined()
    addEntry(play, entry)
    expect(hashPosition(game, play.position)).toBe(line.hash)
  }
  expect(game.result(play.position)).toBeDefined()
  return lines.length
}

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return readFileSync(await download.path(), 'utf8')
}

describe('without a network', () => {
  it('asks to pass the device on before it shows anybody’s secrets', async () => {
    const page = await player()
    await page.goto(`${house.url}/new/maharaja`)
    await page.getByRole('radio', { name: 'On this device' }).check()
    await page.getByRole('group', { name: 'Seat 2' }).getByRole('radio', { name: 'This device' }).check()
    await page.getByRole('button', { name: 'Start playing' }).click()
    for (let pass = 0; pass < 2; pass++) {
      await page.locator('.curtain').waitFor()
      expect(await page.locator('.table').count()).toBe(0)
      await page.locator('.curtain button').click()
      await awaitDecision(page)
      await decide(page)
    }
  })

  it('opens after one visit, plays a whole game against a bot, and keeps it', async () => {
    const page = await player()
    const context = page.context()
    await page.goto(house.url)
    await kept(page)
    await house.kill()
    await context.setOffline(true)

    await page.goto(`${house.url}/new/maharaja`)
    await page.getByText('No server is within reach').waitFor()
    await page.getByRole('button', { name: 'Remove this seat: Seat 3' }).click()
    await page.getByRole('radio', { name: 'Up to 8 game turns, 6 palaces each' }).check()
    await page.getByRole('button', { name: 'Start playing' }).click()
    await page.waitForURL(/\/table\/local-/)

    const played: string[] = []
    while (played.length < 12 && (await awaitDecision(page)) === 'asked') played.push(await decide(page))
    await awaitDecision(page)
    const before = { seq: await seqOf(page), question: await page.locator('.question p').innerText() }
    await page.reload()
    await awaitDecision(page)
    expect({ seq: await seqOf(page), question: await page.locator('.question p').innerText() }).toEqual(before)

    // The same table in another tab: both see every move, and what one has played the other cannot play again.
    const other = await context.newPage()
    await other.goto(page.url())
    await awaitDecision(other)
    expect(await seqOf(other)).toBe(before.seq)
    await decide(page)
    const after = await seqOf(page)
    await other.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) >= seq,
      after,
    )
    await other.close()

    while ((await awaitDecision(page)) === 'asked') played.push(await decide(page))
    expect(played.some((sentence) => /end turn/i.test(sentence))).toBe(true)
    const sheet = page.locator('.final-sheet')
    await sheet.waitFor()
    const record = await saved(page, () => sheet.getByRole('button', { name: /Save the record/ }).click())
    expect(verify(record)).toBe(await seqOf(page))

    await page.goto(house.url)
    const row = page.locator('.my-tables li')
    await row.waitFor()
    expect(await row.innerText()).toMatch(/finished[\s\S]*On this device/)
    await row.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await row.waitFor({ state: 'detached' })
  })
})

describe('as plain files in a folder of some host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-static-'))
  beforeAll(() => {
    execFileSync(process.execPath, [fileURLToPath(new URL('../tools/build.mjs', import.meta.url)), '--static'])
    cpSync(fileURLToPath(new URL('../dist/static', import.meta.url)), folder, { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function change(file: string, from: string | RegExp, to: string): void {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(from)
    writeFileSync(path, text.replace(from, to))
  }

  it('goes over to a new version when the player says so, and not before', async () => {
    const host = await serveFiles(folder, '/some/folder/')
    const page = await player()
    try {
      await page.goto(`${host.url}#/rules/agra`)
      await kept(page)
      change('index.html', '<title>', '<meta name="edition" content="second" /><title>')
      change('service-worker.js', /const version = "/, 'const version = "second-')
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      const reload = page.locator('.update-notice').getByRole('button', { name: 'Reload' })
      await reload.waitFor()
      expect(await page.locator('meta[name=edition]').count()).toBe(0)
      await reload.click()
      await page.locator('meta[name=edition]').waitFor({ state: 'attached' })
      await page.getByRole('heading', { level: 1, name: 'Agra' }).waitFor()
    } finally {
      await page.close()
      await host.close()
    }
  })

  it('starts a game of each title, finds it again by its address, and works without the host', async () => {
    const host = await serveFiles(folder, '/some/folder/')
    const page = await player()
    try {
      const wrong: string[] = []
      page.on('pageerror', (error) => wrong.push(String(error)))
      page.on(
        'response',
        (response) => response.status() >= 400 && wrong.push(`${response.status()} ${response.url()}`),
      )
      for (const title of ['Maharaja', 'Agra', 'Tawantinsuyu']) {
        await page.goto(host.url)
        if (title === 'Tawantinsuyu') {
          await kept(page)
          await host.close()
        }
        await page.getByRole('button', { name: `Play now: ${title}` }).click()
        await page.waitForURL(/\/some\/folder\/#\/table\/local-/)
        expect(await awaitDecision(page)).toBe('asked')
        await page.reload()
        expect(await awaitDecision(page)).toBe('asked')
        expect(await page.locator('.table-title').innerText()).toContain(title)
      }
      expect(wrong).toEqual([])
    } finally {
      await page.close()
      await host.close().catch(() => undefined)
    }
  })
})
