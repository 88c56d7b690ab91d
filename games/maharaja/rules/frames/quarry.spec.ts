import { describe, expect, it } from 'vitest'
import { Red, type Setting, type Table, table, why } from '../../test/table.ts'

const quarrying = (quarry: number, disc: Setting['players'][number]['disc'] = ['quarry', 'house']): Table =>
  table({ players: [{ character: 'mogul', pool: 0, quarry, disc }, { character: 'builder' }] })

describe('the Quarry action', () => {
  it('MH:30 brings two own houses to the pool for nothing', () => {
    const game = quarrying(10)
    expect(game.play(Red, { move: 'quarry' })).toEqual([{ event: 'quarried', seat: Red, houses: 2 }])
    expect(game.player(Red)).toMatchObject({ pool: 2, quarry: 8, gold: 15 })
  })

  it('MH:30 they can be built in the same turn', () => {
    const game = quarrying(10)
    expect(why(game.refusal(Red, { move: 'house', for: 'house', at: 'kol' }))).toBe('MH:9 pool-empty')
    game.play(Red, { move: 'quarry' }, { move: 'house', for: 'house', at: 'kol' })
    expect(game.now().villages.kol).toEqual([Red])
  })

  it('MH:Q5 with one house left it is taken, and the missing one counts as undone', () => {
    const game = quarrying(1, ['quarry', 'gold'])
    game.play(Red, { move: 'gold' }, { move: 'quarry' })
    expect(game.player(Red)).toMatchObject({ pool: 1, quarry: 0 })
    expect(game.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: ['second-stone'], compensation: 2 }])
    expect(why(game.refusal(Red, { move: 'quarry' }))).toBe('MH:15 action-not-open')
  })

  it('MH:Q5 with none left the action cannot be done', () => {
    const game = quarrying(0)
    expect(why(game.refusal(Red, { move: 'quarry' }))).toBe('MH:30 quarry-empty')
    expect(game.movesOf(Red, 'quarry')).toEqual([])
  })

  it('MH:30 set twice it brings four', () => {
    const game = quarrying(3, ['quarry', 'quarry'])
    game.play(Red, { move: 'quarry' }, { move: 'quarry' })
    expect(game.player(Red)).toMatchObject({ pool: 3, quarry: 0 })
  })
})
