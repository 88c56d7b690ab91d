import { expect, it } from 'vitest'
import { recapSteps, turnsOf } from './recap-steps.ts'

const frames = [
  { seq: 4, view: 'after 4' },
  { seq: 5, view: 'after 5' },
  { seq: 7, view: 'after 7' },
]
const log = [
  { seq: 4, seat: 1, events: [{ event: 'built' }, { event: 'silent' }, { event: 'paid' }] },
  { seq: 5, seat: 1, events: [{ event: 'silent' }] },
  { seq: 6, seat: 1, steps: 1 },
  { seq: 7, seat: 2, events: [{ event: 'built' }] },
]
const says = ({ event }: { readonly event?: unknown }): string => (event === 'silent' ? '' : `${event}`)

it('tells the events of a move at the table before it, and the last one at the table after it', () => {
  const [built, silent, paid] = log[0]?.events ?? []
  expect(recapSteps('before', frames, log, says)).toEqual([
    { seat: 1, view: 'before', event: built, touched: [built], done: false },
    { seat: 1, view: 'after 4', event: paid, touched: [built, silent, paid], done: true },
    { seat: 2, view: 'after 7', event: built, touched: [built], done: true },
  ])
})

it('shows what the first move made of the table where nobody knows how it was before', () => {
  expect(recapSteps(undefined, frames, log, says)[0]).toMatchObject({ view: 'after 4', event: { event: 'built' } })
})

it('knows where somebody else goes on', () => {
  expect(turnsOf(recapSteps('before', frames, log, says))).toEqual([1, 3])
})
