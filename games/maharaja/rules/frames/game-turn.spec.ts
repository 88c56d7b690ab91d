import { range } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { eventsOf, Red, type Setting, type Table, table } from '../../test/table.ts'

const twoPlayers = [
  { character: 'mogul', disc: ['governor', 'gold'] },
  { character: 'builder' },
] as const satisfies Setting['players']

describe('a game turn begins', () => {
  it('MH:10, MH:Q21 the Maharaja moves to the city of the lowest governor, though no road leads there', () => {
    const game = table({ players: twoPlayers })
    const events = game.endAll()
    expect(eventsOf(events, 'maharaja-moved')).toEqual([
      { event: 'maharaja-moved', turn: 2, to: 'ahmadabad', field: 8 },
    ])
    expect(game.now()).toMatchObject({ turn: 2, maharaja: 'ahmadabad' })
  })

  it('MH:11 that governor goes above all the others, on the field of the game turn', () => {
    const game = table({ players: twoPlayers })
    game.endAll()
    expect(game.now().track.indexOf('ahmadabad')).toBe(7 + 2 - 1)
    expect(game.now().track.slice(9)).toEqual(range(8).map(() => null))
  })

  it('MH:12 all discs are unset again, and everybody is asked', () => {
    const game = table({ players: twoPlayers })
    game.endAll()
    expect(game.asked()).toEqual({ seats: [0, 1], question: 'planning' })
    for (const someone of game.now().players)
      expect(someone).toMatchObject({ first: null, second: null, played: false })
  })

  it('MH:12 only after Maharaja and governor have moved', () => {
    const game = table({ players: twoPlayers })
    const kinds = game.endAll().map((event) => event.event)
    expect(kinds).toContain('city-scored')
    expect(kinds.indexOf('maharaja-moved')).toBeGreaterThan(kinds.indexOf('city-scored'))
  })
})

describe('the last game turn', () => {
  const others = ['ahmadabad', 'delhi', 'jodhpur', 'khajuraho', 'udaipur', 'agra']
  /** A game turn at whose end Varanasi is next; the row ends right below the field of the next turn. */
  const before = (turn: number, options = {}): Table =>
    table({
      options,
      players: twoPlayers,
      turn,
      maharaja: 'agra',
      track: [...range(turn).map(() => null), 'varanasi', ...others],
    })

  it('MH:57 begins when a governor is put on field 10', () => {
    const ninth = before(9)
    expect(ninth.now().lastTurn).toBe(false)
    ninth.endAll()
    expect(ninth.now()).toMatchObject({ turn: 10, lastTurn: true, maharaja: 'varanasi' })
    expect(ninth.now().track[16]).toBe('varanasi')
  })

  it('MH:57 and not before', () => {
    const eighth = before(8)
    eighth.endAll()
    expect(eighth.now()).toMatchObject({ turn: 9, lastTurn: false })
  })

  it('MH:61 in the short game begins when a governor is put on field 8', () => {
    const seventh = before(7, { length: 'short' })
    seventh.endAll()
    expect(seventh.now()).toMatchObject({ turn: 8, lastTurn: true })
    expect(seventh.now().track[14]).toBe('varanasi')
  })

  it('MH:Q65 with governors placed above the topmost the tenth turn is the last, whatever field was reached', () => {
    const track = [...range(7).map(() => null), 'varanasi', ...others]
    const game = table({
      options: { governorPlacement: 'above-top' },
      players: twoPlayers,
      turn: 9,
      maharaja: 'agra',
      track,
    })
    game.endAll()
    expect(game.now()).toMatchObject({ turn: 10, lastTurn: true })
    expect(game.now().track[14]).toBe('varanasi')
  })

  it('MH:Q65 the last turn stays the last if its governor is moved down again', () => {
    const game = before(9)
    game.endAll()
    game.play(0, { move: 'disc', actions: ['governor', 'gold'] })
    game.play(1, { move: 'disc', actions: ['gold', 'gold'] })
    game.play(Red, { move: 'governor', city: 'varanasi' })
    expect(game.now().track[16]).not.toBe('varanasi')
    expect(eventsOf(game.endAll(), 'game-ended')).toHaveLength(1)
  })
})
