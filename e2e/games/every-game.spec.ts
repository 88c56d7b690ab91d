import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from '../house.ts'
import { awaitDecision, onward, playByKeyboard, sitDownWithBots } from '../play.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

describe.each([
  ['tawantinsuyu', 4, 60],
  ['tawantinsuyu', 1, 30],
])('a whole game of %s for %i', (game, players, atLeast) => {
  it('is played with nothing but the keyboard, to the final sheet', async () => {
    const page = await house.visitor()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await sitDownWithBots(page, house.url, game, players)
    const played: string[] = []
    while ((await awaitDecision(page)) === 'asked') played.push(await playByKeyboard(page, ...onward))
    expect(played.length).toBeGreaterThan(atLeast)
    await page.locator('.final-sheet').waitFor()
    const sheet = await page.locator('.final-sheet').innerText()
    expect(sheet).not.toMatch(/\bundefined\b|\bNaN\b|\[object/)
    // Everybody has a column, the automaton of a solo game too.
    expect(await page.locator('.final-sheet thead th').count()).toBe(1 + Math.max(2, players))
    expect(problems).toEqual([])
  })
})
