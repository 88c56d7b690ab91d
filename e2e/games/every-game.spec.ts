import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from '../house.ts'
import { awaitDecision, playByKeyboard } from '../play.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** What ends a step, a phase or a turn: taken first, so that the game goes on. */
const onward = [
  /^(end|pass|stop|to the action|go on|decline|done|leave|keep|skip|nothing|no )/i,
  /end (the )?turn|to the action/i,
]

describe.each([
  ['agra', 4, 60],
  ['tawantinsuyu', 4, 60],
  ['tawantinsuyu', 1, 30],
])('a whole game of %s for %i', (game, players, atLeast) => {
  it('is played with nothing but the keyboard, to the final sheet', async () => {
    const page = await house.visitor()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(house.url)
    const table = await page.evaluate(
      async ({ game, players }) => {
        const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'greedy' }))
        const answer = await fetch('/api/tables', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ game, seats: [{ kind: 'person', name: 'Ines' }, ...bots], start: true }),
        })
        return ((await answer.json()) as { table: { id: string } }).table.id
      },
      { game, players },
    )
    await page.goto(`${house.url}/table/${table}`)
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
