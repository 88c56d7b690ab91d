import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

interface Table {
  readonly id: string
  readonly deciders: readonly number[]
}

/** Ann and Bob at a table with so many seconds each, both looking; whom the table waits for comes first. */
async function twoPages(bank: number): Promise<readonly [Page, Page]> {
  const pages = [await house.visitor(), await house.visitor()] as const
  const ask = async <T>(page: Page, path: string, data: object): Promise<T> => {
    const answer = await page.request.post(`${house.url}/api/tables${path}`, { data })
    expect(answer.ok()).toBe(true)
    return answer.json()
  }
  const { table, invite } = await ask<{ table: Table; invite: string }>(pages[0], '', {
    game: 'agra',
    seats: [{ kind: 'person', name: 'Ann' }, { kind: 'open' }],
    pace: { kind: 'live', bank, increment: 5, timeout: 'ask' },
  })
  await ask(pages[1], `/${table.id}/join`, { invite, name: 'Bob' })
  const { deciders } = await ask<Table>(pages[0], `/${table.id}/start`, {})
  for (const page of pages) await page.goto(`${house.url}/table/${table.id}`)
  return deciders.includes(0) ? pages : [pages[1], pages[0]]
}

it('shows everybody’s time, and stops it when both wish for a pause', async () => {
  const [awaited, other] = await twoPages(600)
  for (const page of [awaited, other]) {
    await page.locator('.seat-clock[data-runs=true]').waitFor()
    expect(await page.locator('.seat-clock').allTextContents()).toContainEqual(expect.stringMatching(/^(10:00|9:5\d)$/))
  }
  await awaited.getByRole('button', { name: 'Ask for a pause' }).click()
  await other.getByText('would like a pause.').waitFor()
  await other.getByRole('button', { name: 'Ask for a pause' }).click()
  for (const page of [awaited, other]) {
    await page.getByText('Pause: nobody’s time runs.').waitFor()
    expect(await page.locator('.seat-clock[data-runs=true]').count()).toBe(0)
  }
  await other.getByRole('button', { name: 'Go on' }).click()
  await awaited.locator('.seat-clock[data-runs=true]').waitFor()
})

it('lets the others call a bot when the time is up', async () => {
  const [late, other] = await twoPages(1)
  await other.getByText('’s time is up.').waitFor()
  expect(await other.locator('.seat-clock[data-out=true]').count()).toBe(1)
  // Nobody calls a bot to their own seat.
  expect(await late.getByRole('button', { name: 'Let a bot play on' }).count()).toBe(0)
  await other.getByRole('button', { name: 'Let a bot play on' }).click()
  await other.getByText('’s time is up.').waitFor({ state: 'detached' })
  await late.getByRole('button', { name: 'Take over' }).waitFor()
})
