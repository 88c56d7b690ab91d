import { describe, expect, it } from 'vitest'
import { Blue, Green, Red, type Table, table, why } from '../../test/table.ts'
import { maharaja } from '../index.ts'

const disc = (...actions: string[]): { move: string; actions: string[] } => ({ move: 'disc', actions })

const planning = (): Table =>
  table({
    planning: true,
    players: [{ character: 'mogul' }, { character: 'builder' }, { character: 'sadhu' }],
  })

describe('setting the disc', () => {
  it('MH:12 everybody is asked at the same time and may set any two of nine actions, the same twice included', () => {
    const game = planning()
    expect(game.asked()).toEqual({ seats: [Red, Blue, Green], question: 'planning' })
    const pairs = game.moves(Green).map((move) => JSON.stringify(move.actions))
    expect(new Set(pairs).size).toBe(45)
    expect(pairs).toContain('["characters","characters"]')
    expect(pairs.filter((pair) => pair.includes('"gold"'))).toHaveLength(9)
  })

  it('MH:12 in any order of seats; the two arrows are alike', () => {
    const game = planning()
    expect(game.play(Green, disc('quarry', 'gold'))).toEqual([{ event: 'disc-set', seat: Green }])
    expect(game.asked().seats).toEqual([Red, Blue])
    expect(game.player(Green)).toMatchObject({ first: 'gold', second: 'quarry' })
  })

  it('MH:12 the others see that a disc is set, and not what it shows', () => {
    const game = planning()
    game.play(Green, disc('quarry', 'gold'))
    const seen = [Red, Green, 'spectator' as const].map((who) => maharaja.view(game.position, who).players[Green]?.disc)
    expect(seen).toEqual(['hidden', ['gold', 'quarry'], 'hidden'])
    expect(maharaja.view(game.position, Green).players[Red]?.disc).toBe('unset')
  })

  it('MH:Q2 a choice may be changed until the last disc is set', () => {
    const game = planning()
    game.play(Red, disc('gold', 'gold'))
    game.play(Blue, disc('gold', 'gold'))
    game.play(Red, disc('palace', 'governor'))
    expect(game.asked().seats).toEqual([Green])
    game.play(Green, disc('gold', 'gold'))
    expect(game.player(Red)).toMatchObject({ first: 'palace', second: 'governor' })
  })

  it('MH:Q2 and not afterwards', () => {
    const game = planning()
    for (const seat of [Red, Green, Blue]) game.play(seat, disc('gold', 'gold'))
    expect(game.asked()).toEqual({ seats: [Red], question: 'turn' })
    expect(why(game.refusal(Red, disc('house', 'gold')))).toBe('MH:15 not-asked-now')
    expect(why(game.refusal(Blue, disc('house', 'gold')))).toBe('MH:15 not-your-decision')
  })

  it('MH:12 nothing else is done before all discs are set', () => {
    const game = planning()
    expect(why(game.refusal(Red, { move: 'gold' }))).toBe('MH:12 not-asked-now')
  })

  it('MH:12 a disc has two arrows', () => {
    const game = planning()
    expect(() => game.play(Red, disc('gold'))).toThrow('move.actions: expected 2 entries, not 1')
    expect(maharaja.refusal(game.position, Red, { k: 'disc', actions: [3] })).toMatchObject({ reason: 'two-arrows' })
  })
})
