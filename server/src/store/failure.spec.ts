import { expect, it } from 'vitest'
import { isLineLost, storeProblem } from './failure.ts'

const coded = (code: string): Error => Object.assign(new Error('of the system'), { code })

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
])('says that nobody knows what became of it when it hears "%s"', (message) => {
  expect(storeProblem(new Error(message))).toMatchObject({ status: 503, error: 'store-uncertain' })
})

it.each(['ECONNRESET', 'EPIPE', '57P01'])('says the same of %s', (code) => {
  expect(isLineLost(coded(code))).toBe(true)
  expect(storeProblem(coded(code))).toMatchObject({ status: 503, error: 'store-uncertain' })
})

it.each([new Error('timeout exceeded when trying to connect'), coded('ECONNREFUSED'), coded('57P03')])(
  'says that nothing was changed where nothing could be asked: %s',
  (error) => {
    expect(isLineLost(error)).toBe(false)
    expect(storeProblem(error)).toMatchObject({ status: 503, error: 'store-unavailable' })
  },
)

it('takes nothing else for it', () => {
  expect(storeProblem(new Error('Table x is broken'))).toBeUndefined()
})
