import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'
import { awaitDecision, playByKeyboard, playNow, sitDownWithBots } from './play.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** What the page could not do, and what its policy kept it from. */
function problemsOf(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text())
  })
  return problems
}

describe('the policy of the page', () => {
  it.each(['maharaja', 'agra', 'tawantinsuyu'])('lets the board of %s be', async (game) => {
    const page = await house.visitor()
    const problems = problemsOf(page)
    await sitDownWithBots(page, house.url, game, 2)
    await awaitDecision(page)
    expect(problems).toEqual([])
  })

  it('lets bots think in a worker of the browser', async () => {
    const page = await house.visitor()
    const problems = problemsOf(page)
    // Without the API the table is kept on this device.
    await page.route('**/api/**', (route) => route.abort())
    await page.goto(`${house.url}/new/maharaja`)
    await page.getByText('No server is within reach').waitFor()
    const worker = page.waitForEvent('worker')
    await page.getByRole('button', { name: 'Start playing' }).click()
    await worker
    await awaitDecision(page)
    expect(problems).toEqual([])
  })
})

describe('names and chat', () => {
  it('are shown as text, whatever they say, and the page runs under its own policy', async () => {
    const page = await house.visitor()
    const problems = problemsOf(page)
    const response = await page.goto(house.url)
    expect(response?.headers()['content-security-policy']).toMatch(/default-src 'none'; script-src 'self';/)
    const id = await page.evaluate(async () => {
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          game: 'maharaja',
          name: '<script>document.title="evil"</script>',
          seats: [
            { kind: 'person', name: '<img src=x onerror=p()>' },
            { kind: 'bot', name: '\u202Egnp.\u200B<b>Bot</b>' },
          ],
          start: true,
        }),
      })
      return ((await answer.json()) as { table: { id: string } }).table.id
    })
    await page.goto(house.url)
    await page.getByText('<script>document.title="evil"</script>').first().waitFor()
    await page.goto(`${house.url}/table/${id}`)
    await awaitDecision(page)
    await playByKeyboard(page)
    await page.keyboard.press('c')
    const field = page.locator('.chat-form input')
    await field.fill('<svg onload=p()><a href="javascript:p()">here</a>\u202Ereverse')
    await field.press('Enter')
    await page.getByText('<svg onload=p()><a href="javascript:p()">here</a>reverse').waitFor()
    const found = await page.evaluate(() => ({
      title: document.title,
      foreign: document.querySelectorAll('img[src="x"], a[href^="javascript"], [onload], [onerror], .chat b b').length,
      text: document.body.innerText,
    }))
    expect(found.title).not.toBe('evil')
    expect(found.foreign).toBe(0)
    expect(found.text).toContain('<img src=x onerror=p()>')
    expect(found.text).toContain('gnp.<b>Bot</b>')
    expect(found.text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B]/)
    expect(problems).toEqual([])
  })
})

describe('a recovery code', () => {
  it('makes another browser the same guest, with the same tables', async () => {
    const [laptop, phone] = [await house.visitor(), await house.visitor()]
    await playNow(laptop, house.url)
    await awaitDecision(laptop)
    const table = new URL(laptop.url()).pathname
    await laptop.goto(house.url)
    await laptop.locator('.my-name').click()
    await laptop.getByRole('button', { name: 'Show a recovery code' }).click()
    const code = await laptop.locator('.recovery-code').innerText()

    await phone.goto(house.url)
    await phone.locator('.my-name').click()
    const field = phone.getByLabel('Recovery code from another browser')
    await field.fill('0000')
    await phone.getByRole('button', { name: 'Use this code' }).click()
    await phone.getByText('Nobody has this code').waitFor()
    await field.fill(code.toLowerCase())
    await phone.getByRole('button', { name: 'Use this code' }).click()
    await phone.locator(`a[href^="${table}"]`).first().waitFor()
    await phone.goto(house.url + table)
    expect(await awaitDecision(phone)).toBe('asked')
  })
})

describe('a server that is stopped', () => {
  it('is back for the page without anybody doing anything', async () => {
    const page = await house.visitor()
    await playNow(page, house.url)
    await awaitDecision(page)
    const closes: string[] = []
    page.on('websocket', (socket) => closes.push(socket.url()))
    await house.killAndRestart('SIGTERM')
    await page.waitForFunction(() => document.querySelector('.table') !== null)
    while (closes.length === 0) await page.waitForTimeout(50)
    await awaitDecision(page)
    await playByKeyboard(page)
  })
})
