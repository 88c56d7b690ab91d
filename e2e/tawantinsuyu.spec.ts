import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'
import { playOut, sitDownWithBots } from './play.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/**
 * Workers are hired and placed as long as there is one and gather what feeds the next; everything else is left. That
 * empties the Village, so that the game is over after some hundred decisions instead of three hundred.
 */
const swift = [
  /^add no gold/i,
  /^hire the/i,
  /^gather (potatoes|corn|gold)/i,
  /^(tasks first|leave|keep|no |done)|(nothing|nobody|none|no more)$/i,
  /^(architect|craftsman|warrior|courier|priest)\b.*: /i,
  /^recruit/i,
  /^take 1 gold/i,
  /^high priest 1/i,
]

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

// Both games at once: while one page draws, the other one thinks.
describe.concurrent('a whole game of Tawantinsuyu with nothing but the keyboard', () => {
  it('alone against Axomamma, who tells every step of her turns and the rule behind it', async () => {
    const { page, problems } = await sitDown(1)
    const told: string[] = []
    const played = await playOut(page, swift, async () => {
      const lines = page.locator('.tw-her-turn li')
      if ((await lines.count()) > 0) told.push((await lines.allInnerTexts()).join('\n'))
    })
    expect(played.length).toBeGreaterThan(30)
    // Each of her turns begins with the reason of the whole turn, and reasons cite their rules. How many she has depends
    // on the deal; three Festivals need more than these.
    expect(new Set(told).size).toBeGreaterThan(5)
    for (const turn of told) expect(turn).toMatch(/TW:17\.\d/)
    const { columns, said, asked } = await finalSheet(page)
    expect(columns).toBe(2)
    expect(said).toMatch(/^(Axomamma wins|You win)$/m)
    expect(said).not.toMatch(/\bundefined\b|\bNaN\b|\[object/)
    expect(asked).toMatch(/^You (win|lose) with \d+ points: .*\d+/)
    expect(problems).toEqual([])
  })

  it('for four, against three bots', async () => {
    const { page, problems } = await sitDown(4)
    const played = await playOut(page, swift)
    expect(played.length).toBeGreaterThan(60)
    const { columns, said, asked } = await finalSheet(page)
    expect(columns).toBe(4)
    expect(said).not.toMatch(/\bundefined\b|\bNaN\b|\[object/)
    expect(asked).toMatch(/^The game is over: .+ with \d+ points/)
    expect(problems).toEqual([])
  })
})
