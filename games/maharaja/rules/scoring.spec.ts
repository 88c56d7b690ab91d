import { range } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import {
  Blue,
  type CharacterName,
  Green,
  Red,
  type Setting,
  scoring,
  type Table,
  table,
  Yellow,
} from '../test/table.ts'
import { maharaja } from './index.ts'

/** Ends a game turn with nothing but this on the board; nobody's architect is in Agra. */
function scored(characters: readonly CharacterName[], more: Partial<Setting>): ReturnType<typeof scoring> {
  return scoring(table({ players: characters.map((character) => ({ character })), ...more }).endAll())
}

describe('points', () => {
  const points = (
    more: Partial<Setting>,
    characters: readonly CharacterName[] = ['mogul', 'trader'],
  ): number | undefined => scored(characters, more).find(({ seat }) => seat === Red)?.points

  it('MH:48 each house is one point, each outer palace one, the central palace three', () => {
    expect(points({ cities: { agra: [4, 0] } })).toBe(4)
    expect(points({ palaces: { agra: { outer: [Red, Red] } } })).toBe(2)
    expect(points({ palaces: { agra: { central: Red } } })).toBe(3)
  })

  it('MH:48 the architect is one point where he is, and need not be there for the rest', () => {
    const players = [{ character: 'mogul', architect: 'agra' }, { character: 'trader' }] as const
    expect(points({ players })).toBe(1)
    expect(points({ cities: { agra: [2, 0] }, players })).toBe(3)
    expect(points({ cities: { agra: [2, 0] } })).toBe(2)
  })

  it('MH:48 only the city of the Maharaja counts', () => {
    const elsewhere = { cities: { delhi: [3, 0] }, palaces: { delhi: { central: Red } } }
    expect(points(elsewhere)).toBe(0)
    expect(points({ ...elsewhere, maharaja: 'delhi' })).toBe(6)
  })

  it('MH:56 houses in villages never score', () => {
    expect(points({ villages: { vrindavan: [Red], sanganer: [Red], dholpur: [Red] } })).toBe(0)
  })

  it('MH:55, MH:Q35 neutral palaces belong to nobody', () => {
    expect(scored(['mogul', 'trader', 'sadhu'], {}).map(({ points: each }) => each)).toEqual([0, 0, 0])
  })

  it('MH:37 with the Sadhu the own outer palaces are two points each, the central one stays three', () => {
    const palaces = { agra: { central: Red, outer: [Red, Red, Blue] } }
    expect(points({ palaces }, ['sadhu', 'trader'])).toBe(7)
    expect(points({ palaces }, ['trader', 'sadhu'])).toBe(5)
  })

  it('MH:49 who holds the Sadhu when the city is scored has them, not who held him before', () => {
    const game = table({
      players: [{ character: 'sadhu' }, { character: 'builder', disc: ['characters', 'gold'] }],
      turnOf: Blue,
      palaces: { agra: { outer: [Red, Blue] } },
    })
    game.play(Blue, { move: 'take', card: 'sadhu' })
    game.play(Red, { move: 'replace', card: 'mogul' })
    expect(scoring(game.end(Blue))).toEqual([
      { seat: Blue, points: 2, gold: 10 },
      { seat: Red, points: 1, gold: 5 },
    ])
  })

  it('MH:68 the character at home in the city is one point, even as the only one', () => {
    const home = { options: { homeCity: 'on' } }
    expect(points(home, ['master-craftsman', 'trader'])).toBe(1)
    expect(points({ ...home, cities: { agra: [2, 0] } }, ['master-craftsman', 'trader'])).toBe(3)
    expect(points(home, ['builder', 'trader'])).toBe(0)
    expect(points({}, ['master-craftsman', 'trader'])).toBe(0)
  })

  it('MH:68 every character has another home', () => {
    const homes = Object.entries({
      delhi: 'mogul',
      ahmadabad: 'trader',
      varanasi: 'sadhu',
      khajuraho: 'wandering-monk',
      udaipur: 'builder',
      agra: 'master-craftsman',
      jodhpur: 'yogi',
    } as const)
    for (const [city, character] of homes) {
      const other = character === 'mogul' ? 'trader' : 'mogul'
      const options = { homeCity: 'on', yogi: 'on' }
      expect(points({ options, maharaja: city }, [character, other])).toBe(1)
    }
  })
})

describe('payouts', () => {
  const five: readonly CharacterName[] = ['mogul', 'trader', 'sadhu', 'wandering-monk', 'builder']

  it.each([
    [2, [10, 5]],
    [3, [11, 7, 3]],
    [4, [12, 9, 6, 3]],
    [5, [13, 10, 7, 4, 1]],
  ])('MH:50, MH:51 of %i players, by points: %j', (players, gold) => {
    const agra = range(players).map((seat) => seat + 1)
    const scores = scored(five.slice(0, players), { cities: { agra } })
    expect(scores.map(({ seat }) => seat)).toEqual(range(players).toReversed())
    expect(scores.map((score) => score.gold)).toEqual(gold)
  })

  it('MH:51 is paid by the bank', () => {
    const game = table({
      players: [
        { character: 'mogul', gold: 0, disc: ['governor', 'governor'] },
        { character: 'trader', gold: 0, disc: ['governor', 'governor'] },
      ],
      cities: { agra: [2, 1] },
    })
    const move = { move: 'governor', city: 'agra' }
    for (const seat of [Red, Blue]) {
      game.play(seat, move, { ...move, city: 'varanasi' })
      game.end(seat)
    }
    expect(game.gold()).toEqual([10, 6])
    expect(game.player(Red).ledger.payouts).toBe(10)
  })

  it('MH:35, MH:50 a tie goes to the lower character, whatever the seat', () => {
    const scores = scored(['builder', 'trader', 'mogul', 'sadhu'], { cities: { agra: [2, 2, 2, 2] } })
    expect(scores.map(({ seat, gold }) => [seat, gold])).toEqual([
      [Green, 12],
      [Blue, 9],
      [Yellow, 6],
      [Red, 3],
    ])
  })

  it('MH:52, MH:Q34 who has no points gets nothing, and nobody moves down for it', () => {
    const scores = scored(['mogul', 'trader', 'sadhu', 'builder'], { cities: { agra: [0, 1, 0, 2] } })
    expect(scores.map(({ seat, gold }) => [seat, gold])).toEqual([
      [Yellow, 12],
      [Blue, 9],
      [Red, 0],
      [Green, 0],
    ])
  })

  it('MH:52 nobody has points: nobody is paid', () => {
    expect(scored(['mogul', 'trader'], {}).map(({ gold }) => gold)).toEqual([0, 0])
  })

  it('MH:53, MH:Q35 the only one with points gets five more, neutral palaces or not', () => {
    const scores = scored(['mogul', 'trader', 'sadhu'], { cities: { agra: [0, 1, 0] } })
    expect(scores[0]).toEqual({ seat: Blue, points: 1, gold: 16 })
  })

  it('MH:53 two with points: no bonus', () => {
    const scores = scored(['mogul', 'trader', 'sadhu'], { cities: { agra: [0, 9, 1] } })
    expect(scores.map(({ gold }) => gold)).toEqual([11, 7, 0])
  })

  it('MH:Q36 the home point of an opponent cancels the bonus', () => {
    const options = { homeCity: 'on' }
    const scores = scored(['mogul', 'master-craftsman'], { options, cities: { agra: [2, 0] } })
    expect(scores.map(({ seat, gold }) => [seat, gold])).toEqual([
      [Red, 10],
      [Blue, 5],
    ])
  })

  it('MH:72 with several characters a tie goes to the lowest card', () => {
    const game = table({
      options: { severalCharacters: 'on' },
      players: [{ character: 'trader' }, { character: ['mogul', 'builder', 'master-craftsman'] }],
      cities: { agra: [1, 1] },
    })
    expect(scoring(game.endAll()).map(({ seat }) => seat)).toEqual([Blue, Red])
  })
})

describe('the final standings', () => {
  /** The last turn, with a city to score in which nobody has anything, and gold that nobody is given. */
  function ended(
    players: readonly { readonly character: CharacterName | readonly CharacterName[]; readonly gold: number }[],
    palaces: NonNullable<Setting['palaces']>,
    options = {},
  ): Table {
    const game = table({
      options,
      players: players.map((player) => ({ ...player, disc: ['governor', 'governor'] as const })),
      turn: 10,
      lastTurn: true,
      maharaja: 'agra',
      track: [
        ...range(10).map(() => null),
        'delhi',
        'jodhpur',
        'ahmadabad',
        'khajuraho',
        'udaipur',
        'varanasi',
        'agra',
      ],
      palaces,
    })
    for (let asked = game.asked(); asked.question === 'turn'; asked = game.asked()) {
      const [seat = -1] = asked.seats
      game.play(seat, { move: 'governor', city: 'agra' }, { move: 'governor', city: 'varanasi' })
      game.end(seat)
    }
    return game
  }
  const ranking = (game: Table): number[] | undefined =>
    maharaja.result(game.position)?.standings.map(({ seat }) => seat)

  it('MH:58 most palaces anywhere win, gold or not', () => {
    const game = ended(
      [
        { character: 'mogul', gold: 90 },
        { character: 'builder', gold: 0 },
        { character: 'sadhu', gold: 50 },
      ],
      { delhi: { central: Red, outer: [Blue] }, udaipur: { central: Blue, outer: [Red] }, varanasi: { outer: [Blue] } },
    )
    expect(ranking(game)).toEqual([Blue, Red, Green])
  })

  it('MH:59 equal palaces: more gold', () => {
    const palaces = { delhi: { central: Red, outer: [Blue] } }
    const game = ended(
      [
        { character: 'mogul', gold: 3 },
        { character: 'builder', gold: 4 },
      ],
      palaces,
    )
    expect(ranking(game)).toEqual([Blue, Red])
  })

  it('MH:59 gold after the last payout', () => {
    const game = ended(
      [
        { character: 'mogul', gold: 4 },
        { character: 'builder', gold: 3 },
      ],
      { agra: { outer: [Blue] }, delhi: { outer: [Red] } },
    )
    expect(ranking(game)).toEqual([Blue, Red])
    expect(game.gold()).toEqual([4, 3 + 10 + 5])
  })

  it('MH:60 equal gold too: the lower character', () => {
    const game = ended(
      [
        { character: 'builder', gold: 3 },
        { character: 'sadhu', gold: 3 },
        { character: 'mogul', gold: 3 },
      ],
      {},
    )
    expect(ranking(game)).toEqual([Green, Blue, Red])
    expect(maharaja.result(game.position)?.standings.map(({ rank }) => rank)).toEqual([1, 2, 3])
  })

  it('MH:60, MH:Q40 with several characters the lowest card of each', () => {
    const game = ended(
      [
        { character: ['sadhu', 'builder'], gold: 4 },
        { character: ['mogul', 'master-craftsman'], gold: 3 },
      ],
      {},
      { severalCharacters: 'on' },
    )
    expect(ranking(game)).toEqual([Red, Blue])
    const even = ended(
      [
        { character: ['sadhu', 'builder'], gold: 3 },
        { character: ['mogul', 'master-craftsman'], gold: 3 },
      ],
      {},
      { severalCharacters: 'on' },
    )
    expect(ranking(even)).toEqual([Blue, Red])
  })

  it('MH:Q59 two players with seven palaces are compared by gold', () => {
    const all = (seat: number): number[] => range(6).map(() => seat)
    const game = ended(
      [
        { character: 'mogul', gold: 3 },
        { character: 'builder', gold: 4 },
      ],
      { delhi: { central: Red, outer: all(Red) }, udaipur: { central: Blue, outer: all(Blue) } },
      { neutralPalaces: 'off' },
    )
    expect(ranking(game)).toEqual([Blue, Red])
  })

  it('MH:58, MH:59, MH:60 the sheet shows palaces by city, gold by source, and the character number', () => {
    const game = ended(
      [
        { character: 'mogul', gold: 4 },
        { character: 'builder', gold: 3 },
      ],
      { agra: { outer: [Blue] }, delhi: { central: Blue, outer: [Blue] } },
    )
    expect(maharaja.result(game.position)?.standings[0]).toEqual({
      seat: Blue,
      rank: 1,
      score: 3,
      sheet: [
        {
          key: 'palaces',
          value: 3,
          parts: [
            { key: 'agra', value: 1 },
            { key: 'delhi', value: 2 },
          ],
        },
        {
          key: 'gold',
          value: 18,
          parts: [
            { key: 'start', value: 3 },
            { key: 'payouts', value: 15 },
          ],
        },
        { key: 'character', value: 5 },
      ],
    })
  })

  it('MH:57 there is no result before the end', () => {
    const game = table({ players: [{ character: 'mogul' }, { character: 'builder' }] })
    expect(maharaja.result(game.position)).toBeUndefined()
  })
})
