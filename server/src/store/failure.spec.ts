import { expect, it } from 'vitest'
import { storeProblem } from './failure.ts'

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('takes "%s" for a database that is away', (message) => {
  expect(storeProblem(new Error(message))).toMatchObject({ status: 503, error: 'store-unavailable' })
})

it('takes nothing else for it', () => {
  expect(storeProblem(new Error('Table x is broken'))).toBeUndefined()
})
