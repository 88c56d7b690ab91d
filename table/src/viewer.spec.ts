import { expect, it } from 'vitest'
import type { Course } from './course.ts'
import { viewerLog } from './viewer.ts'

const at = '2026-11-15T00:00:00.000Z'
const everybody = { only: undefined, document: { event: 'drawn', cards: 1 } }
const secret = { only: [1, 2], document: { event: 'seen', card: 'tiger', only: [1, 2] } }
const log: Course['log'] = [
  { seat: 1, kind: 'move', steps: 1, events: [everybody, secret], at },
  { seat: 1, kind: 'undo', steps: 3, events: [], at },
  { seat: 0, kind: 'move', steps: 1, events: [secret], at },
]

it('tells events that are only for some seats to nobody else', () => {
  for (const viewer of [1, 2])
    expect(viewerLog({ log }, viewer, 0).map(({ events }) => events.length)).toEqual([2, 0, 1])
  for (const viewer of [0, 3, 'spectator'] as const) {
    const told = viewerLog({ log }, viewer, 0)
    expect(told.map(({ events }) => events.length)).toEqual([1, 0, 0])
    expect(JSON.stringify(told)).not.toContain('tiger')
  }
})

it('numbers entries from one and begins after the last one known', () => {
  expect(viewerLog({ log }, 0, 0).map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(viewerLog({ log }, 0, 1)).toMatchObject([
    { seq: 2, kind: 'undo', steps: 3 },
    { seq: 3, kind: 'move' },
  ])
  expect(viewerLog({ log }, 0, 3)).toEqual([])
})
