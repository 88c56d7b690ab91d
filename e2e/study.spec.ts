import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { type House, openHouse } from './house.ts'
import { awaitDecision, playByKeyboard, playNow, seqOf } from './play.ts'

const program = fileURLToPath(new URL('../cli/bin/durbar.mjs', import.meta.url))
const files = mkdtempSync(join(tmpdir(), 'durbar-study-'))
const titles = ['maharaja', 'agra', 'tawantinsuyu']
const fileOf = (game: string) => join(files, `${game}.jsonl`)

let house: House
beforeAll(async () => {
  for (const game of titles)
    execFileSync(process.execPath, [
      program,
      'record',
      game,
      '--players',
      '4',
      '--seed',
      'study',
      '--out',
      fileOf(game),
    ])
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
  rmSync(files, { recursive: true, force: true })
})

/** Where the study is: the line, the position, and how many there are. */
async function placeOf(page: Page): Promise<{ line: number; at: number; length: number }> {
  return page.locator('.study').evaluate(({ dataset }) => ({
    line: Number(dataset.line),
    at: Number(dataset.at),
    length: Number(dataset.length),
  }))
}

async function goTo(page: Page, at: number): Promise<void> {
  await page.locator('.timeline input').fill(String(at))
  await page.locator(`.study[data-at="${at}"]`).waitFor()
}

/** Everything that is drawn of the position, once it is drawn: the board and everybody's figures. */
async function pictureOf(page: Page): Promise<string> {
  const look = () =>
    page.evaluate(() => {
      // An element that stays and changes has its attributes in another order than a new one, and ids of its own.
      // Which piece the Tab key comes to first is no part of the picture.
      const written = (node: Node): string => {
        if (!(node instanceof Element)) return node.textContent ?? ''
        const attributes = [...node.attributes]
          .filter(({ name }) => name !== 'tabindex')
          .map(({ name, value }) => `${name}="${value.replace(/_r_\w+_/g, '_r_')}"`)
          .sort()
        return `<${node.tagName} ${attributes.join(' ')}>${[...node.childNodes].map(written).join('')}</>`
      }
      return [...document.querySelectorAll('.board-area, .seats')].map(written).join('\n')
    })
  let picture = await look()
  for (let before = ''; before !== picture; ) {
    before = picture
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await page.waitForTimeout(60)
    picture = await look()
  }
  return picture
}

/** Makes a move that is not the record's, where there is a choice; returns the position it leaves the record at. */
async function tryAnother(page: Page): Promise<number> {
  const options = page.locator('.move-list [role=option]')
  for (;;) {
    const { at } = await placeOf(page)
    await page.locator('.all-moves').click()
    await options.first().waitFor()
    // Where there is no choice, or the record has the last of two, a step along the record is all that can be made.
    await options.last().click()
    await page.locator(`.study[data-at="${at + 1}"]`).waitFor()
    if ((await placeOf(page)).line > 0) return at
  }
}

describe.each(titles)('a study of %s for four', (game) => {
  it('goes through the record both ways, branches, draws the graph and plays on', async () => {
    const page = await house.visitor()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(`${house.url}/study`)
    await page.locator('input[type=file]').setInputFiles(fileOf(game))
    await page.locator('.study .board-area:not(.board-empty)').waitFor()
    const { length } = await placeOf(page)
    expect(length).toBe(readFileSync(fileOf(game), 'utf8').trim().split('\n').length - 1)

    // To the end and back: the same pictures, and a different one for every place looked at.
    const places = [0, 1, 2, 3].map((part) => Math.floor((part * length) / 4)).concat(length)
    const pictures: string[] = []
    for (const at of places) {
      await goTo(page, at)
      pictures.push(await pictureOf(page))
    }
    expect(new Set(pictures).size).toBe(places.length)
    for (const [index, at] of [...places.entries()].reverse()) {
      await goTo(page, at)
      expect(await pictureOf(page), `position ${at} of ${game}`).toBe(pictures[index])
    }
    // By keys: a step on and back, a turn, a round, the ends.
    const middle = places[2] ?? 0
    await goTo(page, middle)
    await page.keyboard.press('ArrowRight')
    await page.locator(`.study[data-at="${middle + 1}"]`).waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.locator(`.study[data-at="${middle}"]`).waitFor()
    expect(await pictureOf(page)).toBe(pictures[2])
    await page.keyboard.press('Shift+ArrowRight')
    const turn = (await placeOf(page)).at
    expect(turn).toBeGreaterThan(middle)
    await page.keyboard.press('Control+ArrowRight')
    expect((await placeOf(page)).at).toBeGreaterThan(turn)
    await page.keyboard.press('End')
    expect((await placeOf(page)).at).toBe(length)
    await page.keyboard.press('Home')
    expect((await placeOf(page)).at).toBe(0)

    // The graph appears while the thread goes on computing.
    await page.getByRole('tab', { name: 'Analysis' }).click()
    await page.waitForFunction(
      () => (document.querySelector('.graph-line')?.getAttribute('d')?.match(/L/g)?.length ?? 0) >= 8,
    )
    expect(await page.locator('.graph-line').count()).toBe(4)
    // Beside it the chances where one stands; at the end nothing is left to chance.
    await page.keyboard.press('End')
    const chances = (await page.locator('.graph-legend b').allTextContents()).map(Number.parseFloat)
    expect(chances).toHaveLength(4)
    expect(chances.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 100])
    // What follows needs no more of it.
    const stop = page.getByRole('button', { name: 'Stop' })
    if (await stop.isVisible()) await stop.click()
    await page.getByRole('tab', { name: 'Statistics' }).click()
    await page.locator('.statistics .score-table').first().waitFor()

    // Another move is a variation; one key leads back.
    await goTo(page, middle)
    await page.keyboard.press('t')
    const from = await tryAnother(page)
    expect(await placeOf(page)).toEqual({ line: 1, at: from + 1, length: from + 1 })
    await page.keyboard.press('Escape')
    expect(await placeOf(page)).toEqual({ line: 0, at: from, length })
    await page.keyboard.press('Escape')
    expect(await page.locator('.all-moves').count()).toBe(0)
    await goTo(page, middle)
    expect(await pictureOf(page), 'the variation leaves nothing behind').toBe(pictures[2])

    // From here on against bots, at a table of this device.
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.getByRole('button', { name: 'Sit down' }).click()
    await page.waitForURL(/\/table\/local-/)
    expect(await awaitDecision(page)).toBe('asked')
    await playByKeyboard(page)
    expect(problems).toEqual([])
    await page.context().close()
  })
})

describe('a study', () => {
  it.each(['light', 'dark'] as const)('has no accessibility violations in the %s theme', async (colorScheme) => {
    const page = await house.visitor({ colorScheme })
    await page.goto(`${house.url}/study`)
    await page.getByRole('heading', { name: 'Study a game' }).waitFor()
    await expectAccessible(page, 'opening a study', colorScheme)
    await page.locator('input[type=file]').setInputFiles(fileOf('maharaja'))
    await page.locator('.study .board-area:not(.board-empty)').waitFor()
    await goTo(page, 60)
    await expectAccessible(page, 'study, moves', colorScheme)
    await page.getByRole('tab', { name: 'Analysis' }).click()
    await page.locator('.graph-line').first().waitFor()
    await expectAccessible(page, 'study, analysis', colorScheme)
    await page.getByRole('tab', { name: 'Statistics' }).click()
    await page.locator('.statistics .score-table').first().waitFor()
    await page.locator('[aria-keyshortcuts=T]').click()
    await page.locator('.all-moves').waitFor()
    await expectAccessible(page, 'study, trying', colorScheme)
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.getByRole('button', { name: 'Sit down' }).waitFor()
    await expectAccessible(page, 'study, playing on', colorScheme)
    await page.context().close()
  })
})

describe('opening a study', () => {
  it('takes a record that is dropped on the home page, and a position that was copied', async () => {
    const page = await house.visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(house.url)
    await page.getByRole('button', { name: 'Play now against bots' }).waitFor()
    const dropped = await page.evaluateHandle(
      (text) => {
        const data = new DataTransfer()
        data.items.add(new File([text], 'game.jsonl'))
        return data
      },
      readFileSync(fileOf('maharaja'), 'utf8'),
    )
    await page.locator('body').dispatchEvent('drop', { dataTransfer: dropped })
    await page.locator('.study .board-area:not(.board-empty)').waitFor()
    await goTo(page, 50)
    const picture = await pictureOf(page)
    await page.getByRole('button', { name: 'Copy position' }).click()
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Open another' }).click()
    await page.locator('textarea').fill('{"durbar":"position","game":"chess"}')
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await page.locator('textarea').fill(copied)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.locator('.study[data-length="0"] .board-area:not(.board-empty)').waitFor()
    await page.keyboard.press('t')
    // The same figures; on the board the last move is not marked, because nobody knows it.
    const figures = (drawn: string) => drawn.slice(drawn.lastIndexOf('<OL'))
    expect(figures(await pictureOf(page))).toBe(figures(picture))
    // From a position one can play on as well; the table is there again after a reload.
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.getByRole('button', { name: 'Sit down' }).click()
    await page.waitForURL(/\/table\/local-/)
    expect(await awaitDecision(page)).toBe('asked')
    await playByKeyboard(page)
    await awaitDecision(page)
    const seq = await seqOf(page)
    expect(seq).toBeGreaterThan(0)
    await page.reload()
    await awaitDecision(page)
    expect(await seqOf(page)).toBeGreaterThanOrEqual(seq)
    await page.context().close()
  })
})

describe('the coach at a table', () => {
  it('suggests three moves with a chance and an aim, and plays the one that is chosen', async () => {
    const page = await house.visitor()
    await playNow(page, house.url)
    await page.keyboard.press('h')
    await page.locator('.hint-card li').first().waitFor()
    expect(await page.locator('.hint-card li').count()).toBe(3)
    expect(await page.locator('.hint-chance').allTextContents()).toEqual(Array(3).fill(expect.stringMatching(/^\d+%$/)))
    const before = await seqOf(page)
    await page.locator('.hint-card li button').first().click()
    await page.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq ?? -1) > seq,
      before,
    )
    await page.context().close()
  })

  it('shows whoever comes back what happened since their turn, step by step, until they skip it', async () => {
    const page = await house.visitor()
    await playNow(page, house.url)
    // In setup everybody places a house in turn: after my next move the others have moved.
    for (let move = 0; move < 2; move++) {
      await playByKeyboard(page)
      await awaitDecision(page)
    }
    const now = await pictureOf(page)
    await page.reload()
    await awaitDecision(page)
    await page.getByRole('button', { name: 'Watch' }).click()
    const bar = page.locator('.recap-bar')
    await bar.waitFor()
    await page.keyboard.press(' ')
    await bar.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await page.keyboard.press('Home')
    await bar.getByText('1 of').waitFor()
    const then = await pictureOf(page)
    expect(then).not.toBe(now)
    await page.keyboard.press('ArrowRight')
    await bar.getByText('2 of').waitFor()
    await page.keyboard.press('ArrowLeft')
    await bar.getByText('1 of').waitFor()
    expect(await pictureOf(page)).toBe(then)
    await page.keyboard.press('Escape')
    await awaitDecision(page)
    expect(await page.locator('.recap-offer').count()).toBe(0)
    await page.context().close()
  })
})
