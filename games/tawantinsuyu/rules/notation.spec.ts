import { configure, type Game, NotationError, readPosition, writePosition } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { common, field, scene } from '../test/table.ts'
import { tawantinsuyu } from './index.ts'

const shapes = tawantinsuyu.notation(configure(tawantinsuyu as unknown as Game, { players: 2 }))

describe('notation', () => {
  it('writes names, never bare numbers', () => {
    const table = scene({
      players: [{ workers: ['red'], ready: ['P01'], tapestries: [['SW01', 'W02']], priest: 3 }],
      rest: { hill: { M1b: 'blue' }, conquests: { AN5: 1 } },
    })
    expect(field(table, 0, 'tapestries')).toEqual([['SW01', 'W02']])
    expect(field(table, 0, 'workers')).toEqual(['red'])
    expect(common(table, 'hill')).toMatchObject({ M1b: 'blue', M1a: null })
    expect(common(table, 'conquests')).toMatchObject({ AN5: 1, AN4: null })
  })

  it('a position read back is the same and knows its rules', () => {
    const { position } = scene({ players: [{ gods: ['G01'] }] })
    const again = readPosition(tawantinsuyu, writePosition(tawantinsuyu, position))
    expect(writePosition(tawantinsuyu, again)).toEqual(writePosition(tawantinsuyu, position))
    expect(again.rules.players).toBe(2)
  })

  it('says which part of a move it does not understand', () => {
    const read = (json: Parameters<typeof shapes.move.read>[0]) => () => shapes.move.read(json, 'move')
    expect(read({ move: 'task', task: 'sleep' })).toThrow(NotationError)
    expect(read({ move: 'keep', cards: ['G01', 'G01', 'G02'] })).toThrow('the same card twice')
    expect(read({ move: 'fly' })).toThrow('move.move: expected one of')
    expect(shapes.move.read({ move: 'keep', cards: ['G03', 'G01', 'G02'] }, 'move')).toEqual({
      k: 'keep',
      cards: [0, 1, 2],
    })
  })
})
