import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'
import { awaitDecision, onward, playByKeyboard, sitDownWithBots } from './play.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

describe('a whole game of Agra for four', () => {
  it('is played with nothing but the keyboard, to the final sheet', async () => {
    const page = await house.visitor()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await sitDownWithBots(page, house.url, 'agra', 4)
    const played: string[] = []
    while ((await awaitDecision(page)) === 'asked')
      played.push(await playByKeyboard(page, /^deliver/i, /^fulfill|^order/i, ...onward))
    // A turn is at least a worker and an end, and no bot finishes the game in a dozen rounds.
    expect(played.length).toBeGreaterThan(30)
    await page.locator('.final-sheet').waitFor()
    const sheet = await page.locator('.final-sheet').innerText()
    expect(sheet).not.toMatch(/\bundefined\b|\bNaN\b|\[object/)
    // Four seats beside the headings, and a line for every source of points.
    expect(await page.locator('.final-sheet thead th').count()).toBe(5)
    for (const line of ['Rupees in the bag', 'Contracts', 'Influence', 'Covers lifted', 'Gifts to Akbar'])
      expect(sheet).toContain(line)
    expect(problems).toEqual([])
  })
})
