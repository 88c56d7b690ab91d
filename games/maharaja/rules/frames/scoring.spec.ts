import { range } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { Blue, eventsOf, type Guest, Red, type Setting, type Table, table, why } from '../../test/table.ts'
import { maharaja } from '../index.ts'

describe('scoring', () => {
  it('MH:14, MH:54 the city is scored as it stands, and nothing is removed from it', () => {
    const game = table({
      players: [{ character: 'mogul', architect: 'agra' }, { character: 'trader' }],
      cities: { agra: [2, 1] },
      palaces: { agra: { central: Blue, outer: [Red] } },
    })
    const events = game.endAll()
    expect(eventsOf(events, 'city-scored')).toEqual([
      {
        event: 'city-scored',
        city: 'agra',
        scores: [
          { seat: Red, points: 4, gold: 10 },
          { seat: Blue, points: 4, gold: 5 },
        ],
        bonus: 0,
      },
    ])
    expect(game.now().cityHouses.agra).toEqual([2, 1])
    expect(game.now().sites.agra).toMatchObject({ central: Blue })
    expect(game.now().sites.agra?.outer[0]).toBe(Red)
    expect(game.player(Red).architect).toBe('agra')
  })

  it('MH:53 the event names the bonus', () => {
    const game = table({ players: [{ character: 'mogul', architect: 'agra' }, { character: 'trader' }] })
    expect(eventsOf(game.endAll(), 'city-scored')).toMatchObject([
      {
        scores: [
          { seat: Red, gold: 15 },
          { seat: Blue, gold: 0 },
        ],
        bonus: 5,
      },
    ])
  })
})

describe('the end of the game', () => {
  const sixOf = (seat: number): NonNullable<Setting['palaces']> => ({
    delhi: { central: seat, outer: [seat, seat] },
    udaipur: { central: seat, outer: [seat, seat] },
  })
  const fiveOf = (seat: number): NonNullable<Setting['palaces']> => ({
    delhi: { central: seat, outer: [seat, seat] },
    udaipur: { central: seat, outer: [seat] },
  })
  const builds: Partial<Guest> = { architect: 'agra', disc: ['palace', 'gold'] }
  const withPalaces = (palaces: NonNullable<Setting['palaces']>, options = {}): Table =>
    table({ options, players: [{ character: 'mogul', ...builds }, { character: 'trader' }], palaces })
  const palace = { move: 'palace', for: 'palace', site: 'central' }

  it('MH:57 comes after the scoring of the game turn in which somebody built the seventh palace', () => {
    const game = withPalaces(sixOf(Red))
    game.play(Red, palace)
    game.end(Red)
    expect(game.asked()).toEqual({ seats: [Blue], question: 'turn' })
    const events = game.end(Blue)
    expect(events.slice(-2).map((event) => event.event)).toEqual(['city-scored', 'game-ended'])
    expect(events.at(-1)).toEqual({ event: 'game-ended', winner: Red })
    expect(game.asked()).toEqual({ seats: [], question: undefined })
  })

  it('MH:57 not after the sixth', () => {
    const game = withPalaces(fiveOf(Red))
    game.play(Red, palace)
    expect(eventsOf(game.endAll(), 'game-ended')).toEqual([])
    expect(game.asked().question).toBe('planning')
  })

  it('MH:61 but in the short game after the sixth', () => {
    const game = withPalaces(fiveOf(Red), { length: 'short' })
    game.play(Red, palace)
    expect(eventsOf(game.endAll(), 'game-ended')).toHaveLength(1)
  })

  it.each([
    ['standard', 10],
    ['short', 8],
  ])('MH:57, MH:61 or after the last turn of the %s game, turn %i', (length, turn) => {
    const others = ['ahmadabad', 'delhi', 'jodhpur', 'khajuraho', 'udaipur', 'varanasi']
    const at = (now: number, lastTurn: boolean): Table =>
      table({
        options: { length },
        players: [{ character: 'mogul' }, { character: 'trader' }],
        turn: now,
        lastTurn,
        track: [...range(now).map(() => null), ...others, 'agra'],
      })
    expect(eventsOf(at(turn, true).endAll(), 'game-ended')).toHaveLength(1)
    const before = at(turn - 1, false)
    expect(eventsOf(before.endAll(), 'game-ended')).toEqual([])
    expect(before.now()).toMatchObject({ turn, lastTurn: true })
  })

  it('MH:57 afterwards nobody moves', () => {
    const game = withPalaces(sixOf(Red))
    game.play(Red, palace)
    game.endAll()
    expect(why(game.refusal(Red, { move: 'gold' }))).toBe('MH:57 game-over')
    expect(maharaja.legalMoves(game.position, Red)).toEqual([])
  })

  it('MH:1, MH:Q52 at the end the gold of everybody is open', () => {
    const game = withPalaces(sixOf(Red))
    expect(maharaja.view(game.position, Blue).players[Red]?.gold).toBeNull()
    game.play(Red, palace)
    game.endAll()
    expect(maharaja.view(game.position, Blue).players.map(({ gold }) => gold)).toEqual(game.gold())
  })
})
