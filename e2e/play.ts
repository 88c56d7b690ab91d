import type { Page } from 'playwright-core'

/** Playing like a person who only has a keyboard: M opens the list of moves, arrows choose, Enter plays. */

/** Waits until the table asks this page for a decision, or the game is over. */
export async function awaitDecision(page: Page): Promise<'asked' | 'over'> {
  const asked = page.locator('.all-moves')
  const over = page.locator('.action-bar button.primary')
  // A bot that thinks, or a machine busy with other things, is slow and not broken.
  await asked.or(over).first().waitFor({ timeout: 180_000 })
  return (await asked.isVisible()) ? 'asked' : 'over'
}

/** The sentences of all legal moves; leaves the list open with its first entry active. */
export async function openMoves(page: Page): Promise<string[]> {
  const list = page.locator('.move-list [role=listbox]')
  if (!(await list.isVisible())) await page.keyboard.press('m')
  await list.waitFor()
  return page.locator('.move-list [role=option]').allTextContents()
}

/** Plays the first move whose sentence matches one of the wishes, else the first; returns its sentence. */
export async function playByKeyboard(page: Page, ...wishes: RegExp[]): Promise<string> {
  const moves = await openMoves(page)
  const wanted = wishes.map((wish) => moves.findIndex((move) => wish.test(move))).find((index) => index >= 0) ?? 0
  const before = await seqOf(page)
  for (let step = 0; step < wanted; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    (seq) => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq ?? -1) > seq,
    before,
  )
  return moves[wanted] ?? ''
}

/** The number of the last entry the page knows. */
export async function seqOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq ?? -1))
}

/** What ends a step, a phase or a turn: taken first, the game goes on. */
export const onward = [
  /^(end|pass|stop|to the action|go on|decline|done|leave|keep|skip|nothing|no )/i,
  /end (the )?turn|to the action/i,
]

/** A table of a person and bots, opened at the first decision. */
export async function sitDownWithBots(page: Page, url: string, game: string, players: number): Promise<void> {
  // The table is asked for before any page is there: a page makes requests of its own, and two first ones make two guests.
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'greedy' }))
  const answer = await page.request.post(`${url}/api/tables`, {
    data: { game, seats: [{ kind: 'person', name: 'Ines' }, ...bots], start: true },
  })
  const { table } = (await answer.json()) as { table: { id: string } }
  await page.goto(`${url}/table/${table.id}`)
}

/** Opens a table against bots in one click, as a newcomer does. */
export async function playNow(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  await page.waitForURL(/\/table\//)
  await awaitDecision(page)
}

/** Plays to the end of the game; returns the sentences of the moves played. */
export async function playOut(
  page: Page,
  wishes: readonly RegExp[],
  beforeEach: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const played: string[] = []
  while ((await awaitDecision(page)) === 'asked') {
    await beforeEach()
    played.push(await playByKeyboard(page, ...wishes))
  }
  return played
}
