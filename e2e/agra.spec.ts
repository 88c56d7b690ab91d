import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'
import { awaitDecision, onward, playByKeyboard, sitDownWithBots } from './play.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** The round that the head of the page shows. */
async function roundOf(page: Page): Promise<number> {
  return Number(/\d+/.exec(await page.locator('.table-progress').innerText())?.[0])
}

const meditates = /^lay down/i
const works = /^(worker to|work again)/i
const produces = /^produce [1-9]/i
/** Goods first, then something made of them, then the river. */
const places = [
  /^worker to the (quarry|lumber mill|turmeric field|cotton field)/i,
  /^worker to .*builder|^worker to the (cement|plank|curry|oil|brick|paper|dye|weaver)/i,
  /^worker to the sailor/i,
]
const wishes = [
  /^order of/i,
  / to (the )?\w.*rupees?$/i,
  produces,
  /^(make|follow: make) [1-9]/i,
  /^give akbar/i,
  ...onward,
]

describe('a whole game of Agra for four', () => {
  it('is played with nothing but the keyboard, to the final sheet', async () => {
    const page = await house.visitor()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await sitDownWithBots(page, house.url, 'agra', 4)
    /** What was played in each round, from the first. */
    const rounds: string[][] = []
    while ((await awaitDecision(page)) === 'asked') {
      const round = await roundOf(page)
      // One meditation is enough to see that phase; whoever meditates in every round plays all day.
      const first = rounds.flat().some((move) => meditates.test(move)) ? [] : [meditates]
      const place = places[(round - 1) % places.length] as RegExp
      rounds[round - 1] = [...(rounds[round - 1] ?? []), await playByKeyboard(page, ...first, place, ...wishes)]
    }
    // No round is left out, and in each of them there was a whole turn: a worker is set to work, and the turn ended.
    const last = await roundOf(page)
    expect(last).toBeGreaterThan(9)
    const once = Array.from({ length: last }, () => 1)
    for (const step of [works, /^end turn$/i])
      expect(rounds.map((played) => played.filter((move) => step.test(move)).length)).toEqual(once)
    expect(rounds.flat()).toContainEqual(expect.stringMatching(meditates))
    expect(rounds.flat()).toContainEqual(expect.stringMatching(produces))
    await page.locator('.final-sheet').waitFor()
    const sheet = await page.locator('.final-sheet').innerText()
    expect(sheet).not.toMatch(/\bundefined\b|\bNaN\b|\[object/)
    // Four seats beside the headings, and a line for every source that brought somebody points.
    expect(await page.locator('.final-sheet thead th').count()).toBe(5)
    expect(sheet).toContain('Rupees in the bag')
    const sources = ['Contracts', 'Influence', 'Last meditation space', 'Covers lifted', 'Gifts to Akbar']
    expect(sources.filter((source) => sheet.includes(source)).length).toBeGreaterThan(1)
    expect(problems).toEqual([])
  })
})
