import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { type House, openHouse } from './house.ts'
import { awaitDecision, openMoves, playByKeyboard } from './play.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** What a page says must be words: no key, no hole, no object. */
async function expectWords(page: Page, where: string): Promise<void> {
  const text = await page.evaluate(() => document.body.innerText)
  expect(text.length, where).toBeGreaterThan(40)
  expect(text, where).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w*\}|\$\{/)
}

describe.each([
  ['en', 'en', 'EN'],
  ['pl', 'pl', 'PL'],
  ['es', 'es', 'ES'],
  ['zh-Hant', 'zh-Hant', '繁中'],
])('in %s', (language, lang, label) => {
  it('every screen is complete, on a laptop and on a phone', async () => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      const page = await house.visitor({ viewport, locale: 'en-US', hasTouch: viewport.width < 500 })
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      await page.goto(house.url)
      await page.getByRole('radio', { name: label, exact: true }).check({ force: true })
      await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang)
      await expectWords(page, `${language} home`)
      await page.goto(`${house.url}/new/maharaja`)
      await page.locator('form, main').first().waitFor()
      await expectWords(page, `${language} create`)
      await page.goto(`${house.url}/rules/maharaja`)
      await page.locator('main').waitFor()
      await expectWords(page, `${language} rules`)
      await page.goto(house.url)
      await page.locator('.button.primary').first().click()
      await page.waitForURL(/\/table\//)
      await awaitDecision(page)
      await expectWords(page, `${language} table`)
      const moves = await openMoves(page)
      expect(moves.length).toBe(6)
      await playByKeyboard(page)
      await awaitDecision(page)
      await expectWords(page, `${language} table after a move`)
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      expect(scrolls, 'nothing sticks out to the side').toBe(false)
      expect(problems).toEqual([])
    }
  })
})

describe('accessibility', () => {
  it.each(['light', 'dark'] as const)('home and table have no violations in the %s theme', async (colorScheme) => {
    const page = await house.visitor({ colorScheme })
    await page.goto(house.url)
    await page.getByRole('button', { name: 'Play now against bots' }).waitFor()
    await expectAccessible(page, 'home', colorScheme)
    await page.getByRole('button', { name: 'Play now against bots' }).click()
    await page.waitForURL(/\/table\//)
    await awaitDecision(page)
    await expectAccessible(page, 'table', colorScheme)
    await playByKeyboard(page)
    await awaitDecision(page)
    await expectAccessible(page, 'table, placing houses', colorScheme)
  })
})
