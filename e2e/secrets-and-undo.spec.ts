import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'
import { awaitDecision, openMoves, playByKeyboard, playNow, seqOf } from './play.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Everything the server sent to a page over its sockets, without the page's own list of legal moves. */
function listen(page: Page): string[] {
  const received: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { state?: { moves?: unknown } }
      if (message.state) message.state.moves = []
      received.push(JSON.stringify(message))
    }),
  )
  return received
}

/** Two people, each with a browser of their own, at a table of two. */
async function twoAtATable(): Promise<{ host: Page; guest: Page; heardByHost: string[]; heardByGuest: string[] }> {
  const [host, guest] = [await house.visitor(), await house.visitor()]
  const heardByHost = listen(host)
  const heardByGuest = listen(guest)
  const answer = await host.request.post(`${house.url}/api/tables`, {
    data: { game: 'maharaja', seats: [{ kind: 'person', name: 'Anka' }, { kind: 'open' }] },
  })
  const made = (await answer.json()) as { table: { id: string }; invite: string }
  await guest.goto(`${house.url}/join/${made.table.id}#${made.invite}`)
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await guest.waitForURL(/\/table\//)
  await host.goto(`${house.url}/table/${made.table.id}`)
  await host.getByRole('button', { name: /start the game/i }).click()
  return { host, guest, heardByHost, heardByGuest }
}

/** Plays setup for both until the discs are asked for. */
async function untilDiscs(pages: readonly Page[]): Promise<void> {
  for (;;) {
    for (const page of pages) {
      if (!(await page.locator('.all-moves').isVisible())) continue
      const moves = await openMoves(page)
      if (moves.length === 45) {
        await page.keyboard.press('Escape')
        return
      }
      await playByKeyboard(page)
    }
    await pages[0]?.waitForTimeout(50)
  }
}

describe('two browsers at one table', () => {
  it('a disc that is set is nowhere in what the other page receives until its turn comes', async () => {
    const { host, guest, heardByGuest } = await twoAtATable()
    await untilDiscs([host, guest])
    const before = heardByGuest.length
    // These two actions have names that occur nowhere else.
    await playByKeyboard(host, /2 houses.*palace \/ house|palace \/ house.*2 houses/i)
    await guest.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) > seq,
      (await seqOf(guest)) - 1,
    )
    await awaitDecision(guest)
    const heard = heardByGuest.join('\n')
    expect(heardByGuest.length).toBeGreaterThan(before)
    expect(heard).toContain('"disc-set"')
    expect(heard).not.toContain('palace-house')
    expect(heard).not.toContain('two-houses')
    // Once the guest has set the own disc, turns begin, and a disc is shown when its owner's turn comes.
    await playByKeyboard(guest, /gold.*gold/i)
    await guest.waitForFunction(() => /revealed|reveals|disc/i.test(document.querySelector('.log')?.textContent ?? ''))
  })
})

describe('undo', () => {
  it('goes back to the barrier and not beyond, and survives a reload in the middle of a turn', async () => {
    const page = await house.visitor()
    await playNow(page, house.url)
    for (;;) {
      await awaitDecision(page)
      const moves = await openMoves(page)
      if (moves.some((move) => /take 2 gold/i.test(move))) break
      await playByKeyboard(page, /^gold.*gold/i)
    }
    await page.keyboard.press('Escape')
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    const question = page.locator('.question')
    const start = await question.innerText()
    // The disc was revealed when the turn began: nothing can be taken back yet.
    expect(await undo.getAttribute('aria-disabled')).toBe('true')
    await playByKeyboard(page, /take 2 gold/i)
    await awaitDecision(page)
    expect(await undo.getAttribute('aria-disabled')).toBe('false')
    const inTheMiddle = await question.innerText()
    await page.reload()
    await awaitDecision(page)
    expect(await question.innerText()).toBe(inTheMiddle)
    await undo.click()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.step')].some(
        (step) => /undo/i.test(step.textContent ?? '') && step.getAttribute('aria-disabled') === 'true',
      ),
    )
    expect(await question.innerText()).toBe(start)
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await page.waitForFunction(
      (text) => (document.querySelector('.question') as HTMLElement).innerText === text,
      inTheMiddle,
    )
  })
})
