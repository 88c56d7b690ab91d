import { range } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { Red, type Table, table, why } from '../../test/table.ts'

const [A, B, C, D, E, F, G] = ['agra', 'ahmadabad', 'delhi', 'jodhpur', 'khajuraho', 'udaipur', 'varanasi'] as const

const withTrack = (turn: number, track: (string | null)[]): Table =>
  table({
    players: [{ character: 'mogul', disc: ['governor', 'governor'] }, { character: 'builder' }],
    turn,
    maharaja: track.at(-1) ?? A,
    track,
  })

describe('the order of governors', () => {
  it('MH:33 a governor goes down exactly two fields, those it passes go up one', () => {
    const game = withTrack(1, [null, B, C, D, E, F, G, A])
    expect(game.play(Red, { move: 'governor', city: G })).toEqual([
      { event: 'governor-moved', seat: Red, city: G, field: 4 },
    ])
    expect(game.now().track.slice(0, 8)).toEqual([null, B, C, D, G, E, F, A])
  })

  it('MH:33 gaps are passed like governors and rise like them', () => {
    const game = withTrack(3, [null, null, B, null, C, D, E, F, G, A])
    game.play(Red, { move: 'governor', city: C })
    expect(game.now().track.slice(0, 7)).toEqual([null, null, C, B, null, D, E])
    game.play(Red, { move: 'governor', city: D })
    expect(game.now().track.slice(0, 7)).toEqual([null, null, C, D, B, null, E])
  })

  it('MH:33, MH:Q10 any governor: a visited one and the one of the current city too', () => {
    const game = withTrack(2, [null, null, C, D, E, F, G, A, B])
    expect(game.now().maharaja).toBe(B)
    game.play(Red, { move: 'governor', city: B })
    expect(game.now().track.slice(5, 9)).toEqual([F, B, G, A])
    game.play(Red, { move: 'governor', city: A })
    expect(game.now().track.slice(5, 9)).toEqual([F, A, B, G])
  })

  it('MH:Q8 the lowest governor may go further down where there is room, which changes nothing', () => {
    const game = withTrack(2, [null, null, C, D, E, F, G, A, B])
    game.play(Red, { move: 'governor', city: C })
    expect(game.now().track.slice(0, 4)).toEqual([C, null, null, D])
    game.endAll()
    expect(game.now().maharaja).toBe(C)
  })

  it('MH:Q9 a governor on the first or second field cannot be moved; five or more always can', () => {
    const game = withTrack(3, [C, D, E, null, F, null, G, A, null, B])
    expect(why(game.refusal(Red, { move: 'governor', city: C }))).toBe('MH:Q9 governor-too-low')
    expect(why(game.refusal(Red, { move: 'governor', city: D }))).toBe('MH:Q9 governor-too-low')
    expect(game.movesOf(Red, 'governor').map((move) => move.city)).toEqual([E, F, G, A, B])
  })

  it('MH:33 one action moves one governor', () => {
    const game = withTrack(1, [null, B, C, D, E, F, G, A])
    game.play(Red, ...range(2).map(() => ({ move: 'governor', city: A })))
    expect(game.now().track.slice(0, 8)).toEqual([null, B, C, A, D, E, F, G])
    expect(why(game.refusal(Red, { move: 'governor', city: A }))).toBe('MH:15 action-not-open')
  })
})
