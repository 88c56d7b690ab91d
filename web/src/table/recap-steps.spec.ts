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

it('goes from one event to the next, with the table after the move that brought it', () => {
  expect(recapSteps(frames, log, says)).toEqual([
    { seat: 1, view: 'after 4', event: { event: 'built' } },
    { seat: 1, view: 'after 4', event: { event: 'paid' } },
    { seat: 1, view: 'after 5', event: undefined },
    { seat: 2, view: 'after 7', event: { event: 'built' } },
  ])
})

it('knows where somebody else goes on', () => {
  expect(turnsOf(recapSteps(frames, log, says))).toEqual([1, 4])
})
