import { describe, expect, it } from 'vitest'
import { asked, common, deciders, field, goods, movesOf, pass, restOfTurn, scene, scoreOf } from '../../test/table.ts'

describe('the end of a turn', () => {
  it('TW:13.1 one worker from an end of the Village: a potato at one, a corn at the other', () => {
    const start = { agenda: restOfTurn(0), rest: { village: ['red', 'green', 'blue'] } }
    const table = scene({ ...start, players: [{ corn: 1 }] })
    expect(movesOf(table, 0, 'hire')).toEqual([{ end: 'corn' }])
    expect(table.refusal(0, { move: 'hire', end: 'potato' })).toEqual({
      rule: 'TW:13.1',
      reason: 'needs-potato',
      need: 1,
      have: 0,
    })
    table.play(0, { move: 'hire', end: 'corn' })
    expect(field(table, 0, 'workers')).toEqual(['blue'])
    expect(common(table, 'village')).toEqual(['red', 'green'])
    expect(goods(table, 0)).toMatchObject({ corn: 0 })
    expect(deciders(table)).toEqual([1])
  })

  it('TW:13.1 it may be declined', () => {
    const table = scene({ players: [{ corn: 1 }], agenda: restOfTurn(0), rest: { village: ['red'] } })
    table.play(0, pass)
    expect(common(table, 'village')).toEqual(['red'])
    expect(common(table, 'holder')).toBeNull()
  })

  it('TW:13.2 during the turn any number of workers may be held', () => {
    const table = scene({ players: [{ workers: ['red', 'blue', 'green', 'white'] }], rest: { nomads: { red: 1 } } })
    table.play(0, { move: 'recruit', worker: 'red' })
    expect(field(table, 0, 'workers')).toHaveLength(5)
    expect(asked(table)).toBe('turn')
  })

  it('TW:13.3 at its end two stay, of the player’s choice', () => {
    const table = scene({
      players: [{ workers: ['red', 'blue', 'red', 'white'] }],
      agenda: restOfTurn(0),
      rest: { village: ['blue'] },
    })
    expect(movesOf(table, 0, 'dismiss')).toEqual([{ worker: 'blue' }, { worker: 'red' }, { worker: 'white' }])
    table.play(0, { move: 'dismiss', worker: 'red' }, { move: 'dismiss', worker: 'red' })
    expect(field(table, 0, 'workers')).toEqual(['blue', 'white'])
    expect(deciders(table)).toEqual([1])
  })

  it('TW:14.1 the Festival tile brings one, two and four points', () => {
    for (const [festivals, points] of [
      [0, 1],
      [1, 2],
      [2, 4],
    ] as const) {
      const table = scene({ agenda: [{ frame: 'end-turn', seat: 0 }], rest: { village: [], festivals } })
      expect(scoreOf(table, 0)).toBe(10 + points)
      expect(common(table, 'holder')).toBe(0)
    }
  })

  it('TW:C20 an empty Village counts at the end of the turn, whatever emptied it', () => {
    const table = scene({ players: [{ priest: 2 }], rest: { village: ['red'] } })
    table.play(0, { move: 'move-priest', sections: 1 }, { move: 'perform' }, { move: 'lose-villager', end: 'corn' })
    expect(common(table, 'holder')).toBeNull()
    table.play(0, { move: 'pray' }, { move: 'god-card', card: null }, { move: 'god-card', card: null })
    expect(common(table, 'holder')).toBe(0)
  })
})
