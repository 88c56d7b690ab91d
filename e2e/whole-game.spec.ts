import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'
import { awaitDecision, playByKeyboard, playNow } from './play.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

describe('a whole game of Maharaja', () => {
  it('is played against two bots with nothing but the keyboard', async () => {
    const page = await house.visitor()
    await page.goto(house.url)
    // Even the first click is a key: the button is reached by Tab.
    const button = page.getByRole('button', { name: 'Play now against bots' })
    for (let tabs = 0; tabs < 40 && !(await button.evaluate((node) => node === document.activeElement)); tabs++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/table\//)
    const played: string[] = []
    while ((await awaitDecision(page)) === 'asked')
      played.push(
        await playByKeyboard(page, /palace.*central/i, /palace/i, /take 2 gold/i, /build .*city/i, /end turn/i),
      )
    // Setup alone is five decisions; every game turn is at least two more.
    expect(played.length).toBeGreaterThan(12)
    expect(played.some((sentence) => /end turn/i.test(sentence))).toBe(true)
    await page.locator('.final-sheet').waitFor()
    const sheet = await page.locator('.final-sheet').innerText()
    expect(sheet).toContain('Palaces')
    expect(sheet).toContain('Gold')
    // Standings of all three, and where each number came from.
    expect(await page.locator('.final-sheet thead th').count()).toBeGreaterThanOrEqual(4)
    expect(await page.locator('.final-part').count()).toBeGreaterThan(3)
    const record = await page.request.get(
      await page.locator('.final-sheet a[download]').evaluate((a) => (a as HTMLAnchorElement).href),
    )
    expect((await record.text()).split('\n')[0]).toContain('"seed"')
  })

  it('goes on by itself when the server is killed in the middle of a turn', async () => {
    const page = await house.visitor()
    await playNow(page, house.url)
    await playByKeyboard(page)
    await awaitDecision(page)
    const before = await page.locator('.question p').innerText()
    await house.killAndRestart()
    await page.waitForFunction(() => document.querySelector('.all-moves') !== null, undefined, { timeout: 60_000 })
    expect(await page.locator('.question p').innerText()).toBe(before)
    await playByKeyboard(page)
    expect(await awaitDecision(page)).toBe('asked')
  })
})
