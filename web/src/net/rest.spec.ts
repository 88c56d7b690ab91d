import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** A server that answers when it is told to. */
async function slowServer() {
  const asked: string[] = []
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    return new Promise((resolve) => answers.push(() => resolve(Response.json({ name: 'Guest 1' }))))
  })
  vi.resetModules()
  const { api } = await import('./rest.ts')
  return { api, asked, answer: () => answers.shift()?.() }
}

describe('the first requests of a newcomer', () => {
  it('are not made in the name of two guests: a table is asked for when it is known who asks', async () => {
    const { api, asked, answer } = await slowServer()
    const me = api.me()
    const created = api.create({ game: 'maharaja', seats: [] } as unknown as Parameters<typeof api.create>[0])
    await Promise.resolve()
    expect(asked).toEqual(['GET /api/me'])
    answer()
    await me
    await vi.waitFor(() => expect(asked).toEqual(['GET /api/me', 'POST /api/tables']))
    answer()
    await created
  })

  it('introduce themselves where no page has done so', async () => {
    const { api, asked, answer } = await slowServer()
    const joined = api.join('t', {})
    await vi.waitFor(() => expect(asked).toEqual(['GET /api/me']))
    answer()
    await vi.waitFor(() => expect(asked).toEqual(['GET /api/me', 'POST /api/tables/t/join']))
    answer()
    await joined
  })
})
