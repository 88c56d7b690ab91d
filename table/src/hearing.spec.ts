import { expect, it } from 'vitest'
import { changeOf } from './change.ts'
import { createHearing } from './hearing.ts'

const rest = { viewer: 0, seq: 1, moves: [], undo: 0, redo: 0, result: null }

it('makes states of changes, one after the other, and leaves everything else alone', () => {
  const hear = createHearing()
  const views = [
    { gold: 1, city: 'Delhi' },
    { gold: 2, city: 'Delhi' },
    { gold: 2, city: 'Agra' },
  ] as const
  const first = { t: 'state' as const, state: { ...rest, view: views[0] }, log: [] }
  expect(hear(first)).toBe(first)
  for (const index of [1, 2]) {
    const change = changeOf(views[index - 1] ?? null, views[index] ?? null) ?? null
    const heard = hear({
      t: 'change',
      state: { ...rest, seq: index + 1, change: JSON.parse(JSON.stringify(change)) },
      log: [],
    })
    expect(heard).toEqual({ t: 'state', state: { ...rest, seq: index + 1, view: views[index] }, log: [] })
  }
  const unchanged = hear({ t: 'change', state: { ...rest, change: null }, log: [] })
  expect(unchanged).toMatchObject({ t: 'state', state: { view: views[2] } })
  const done = { t: 'done' as const, id: 1, seq: 3 }
  expect(hear(done)).toBe(done)
})

it('does not guess what came before', () => {
  expect(() => createHearing()({ t: 'change', state: { ...rest, change: null }, log: [] })).toThrow('no view before')
})
