import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'
import { onward, playOut, sitDownWithBots } from './play.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** In the own turn workers are placed as long as there is one. */
const place = /^(architect|craftsman|warrior|courier|priest)\b.*: /i

/** A page at a new table, which complains about every error on it. */
async function sitDown(players: number): Promise<{ page: Page; problems: string[] }> {
  const page = await house.visitor()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await sitDownWithBots(page, house.url, 'tawantinsuyu', players)
  return { page, problems }
}

async function finalSheet(page: Page): Promise<{ columns: number; said: string; asked: string }> {
  await page.locator('.final-sheet').waitFor()
  return {
    // The first column names the lines.
    columns: (await page.locator('.final-sheet thead th').count()) - 1,
    said: await page.locator('.final-sheet').innerText(),
    asked: await page.locator('.question p').innerText(),
  }
}

describe('a whole game of Tawantinsuyu with nothing but the keyboard', () => {
  it('alone against Axomamma, who tells every step of her turns and the rule behind it', async () => {
    const { page, problems } = await sitDown(1)
    const told: string[] = []
    const played = await playOut(page, [...onward, place], async () => {
      const lines = page.locator('.tw-her-turn li')
      if ((await lines.count()) > 0) told.push((await lines.allInnerTexts()).join('\n'))
    })
    expect(played.length).toBeGreaterThan(30)
    // Each of her turns begins with the reason of the whole turn, and reasons cite their rules.
    expect(told.length).toBeGreaterThan(10)
    for (const turn of told) expect(turn).toMatch(/TW:17\.\d/)
    const { columns, said, asked } = await finalSheet(page)
    expect(columns).toBe(2)
    expect(said).not.toMatch(/\bundefined\b|\bNaN\b|\[object/)
    expect(asked).toMatch(/^You (win|lose) with \d+ points: .*\d+/)
    expect(problems).toEqual([])
  })

  it('for four, against three bots', async () => {
    const { page, problems } = await sitDown(4)
    const played = await playOut(page, onward)
    expect(played.length).toBeGreaterThan(60)
    const { columns, said, asked } = await finalSheet(page)
    expect(columns).toBe(4)
    expect(said).not.toMatch(/\bundefined\b|\bNaN\b|\[object/)
    expect(asked).toMatch(/^The game is over: .+ with \d+ points/)
    expect(problems).toEqual([])
  })
})
