import { expect, it, vi } from 'vitest'
import { problemText } from '../ui/problem.ts'
import { words } from '../words/en.ts'
import { reading } from './database.ts'

it('says that the browser keeps nothing, where it does not', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const problem = await reading(['tables'], async () => undefined).catch((failure: unknown) => failure)
  expect(problemText(problem, words)).toBe(words.local.noStorage)
})
