import { configure, type Json, type JsonObject, NotationError, range } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { Blue, newGame, Red, type Setting, table } from '../test/table.ts'
import { maharaja } from './index.ts'
import { actionNames, characterNames } from './names.ts'

const three: Setting['players'] = [
  { character: 'mogul', disc: ['house', 'governor'] },
  { character: 'trader' },
  { character: 'sadhu', architect: 'delhi' },
]

describe('a position, written down', () => {
  const written = table({
    players: three,
    villages: { kol: [Blue, Red] },
    cities: { delhi: [0, 2, 1] },
    palaces: { delhi: { central: Blue, outer: [Red] } },
  }).written()

  it('names places, characters and actions', () => {
    expect(written).toMatchObject({
      maharaja: 'agra',
      villages: { kol: [Blue, Red], kara: [] },
      cityHouses: { delhi: [0, 2, 1], agra: [0, 0, 0] },
      sites: { delhi: { central: Blue, outer: [Red, null, null, null, 'neutral', 'neutral'] } },
      bank: ['wandering-monk', 'builder', 'master-craftsman'],
      agenda: [
        { frame: 'next-player' },
        {
          frame: 'turn',
          seat: Red,
          actions: ['house', 'governor', null],
          left: [['house'], ['governor'], []],
          used: [],
        },
      ],
    })
    expect((written.players as readonly Json[])[2]).toMatchObject({ characters: ['sadhu'], architect: 'delhi' })
    expect((written.track as readonly Json[]).slice(0, 2)).toEqual([null, 'ahmadabad'])
  })

  it('is read back as the same position', () => {
    const { position } = maharaja.notation(configure(maharaja, { players: 3 }))
    const again = position.read(JSON.parse(JSON.stringify(written)) as Json, 'position')
    expect(position.write(again)).toEqual(written)
  })

  const read = (change: JsonObject): unknown =>
    maharaja.notation(configure(maharaja, { players: 3 })).position.read({ ...written, ...change }, 'position')
  const inside = (key: string, change: JsonObject): JsonObject => ({
    [key]: { ...(written[key] as JsonObject), ...change },
  })

  const wrong: readonly (readonly [string, JsonObject, string])[] = [
    ['a village nobody knows', inside('villages', { atlantis: [] }), 'position.villages: unknown "atlantis"'],
    ['three houses in a village', inside('villages', { kol: [0, 1, 2] }), 'position.villages.kol: more than 2 houses'],
    [
      'an owner who is not there',
      inside('villages', { kol: [3] }),
      'position.villages.kol[0]: 3 is not between 0 and 2',
    ],
    ['a house short of a seat', inside('cityHouses', { agra: [1, 2] }), 'position.cityHouses.agra: expected 3 entries'],
    [
      'a palace of a stranger',
      inside('sites', { agra: { central: 'red', outer: [null, null, null, null, null, null] } }),
      'position.sites.agra.central: expected a whole number',
    ],
    ['a governor nobody knows', { track: range(17).map(() => 'kol') }, 'position.track[0]: "kol" is not one of agra'],
    ['a short track', { track: [] }, 'position.track: expected 17 entries, not 0'],
    ['a game turn too many', { turn: 11 }, 'position.turn: 11 is not between 0 and 10'],
    ['a Maharaja on the road', { maharaja: 'kol' }, 'position.maharaja: "kol" is not one of ajmer, agra'],
    ['a card twice', { bank: ['yogi', 'yogi'] }, 'position.bank: "yogi" stands there twice'],
    ['a question nobody asks', { agenda: [{ frame: 'dance' }] }, 'position.agenda[0].frame: expected one of'],
    ['too few players', { players: [] }, 'position.players: expected 3 entries, not 0'],
    ['something unknown', { weather: 'fine' }, 'position: unknown "weather"'],
  ]

  it.each(wrong)('is refused with %s, naming the place', (_, change, problem) => {
    expect(() => read(change)).toThrow(NotationError)
    expect(() => read(change)).toThrow(problem)
  })

  it('MH:8 of two players even two houses in a village are too many', () => {
    const two = newGame(2).written()
    const { position } = maharaja.notation(configure(maharaja, { players: 2 }))
    const villages = { ...(two.villages as JsonObject), kol: [0, 1] }
    expect(() => position.read({ ...two, villages }, 'position')).toThrow('position.villages.kol: more than 1 houses')
  })
})

describe('a move, written down', () => {
  const { move } = maharaja.notation(configure(maharaja, { players: 3 }))

  it.each<JsonObject>([
    { move: 'choose', card: 'mogul' },
    { move: 'bid', gold: 3 },
    { move: 'pass' },
    { move: 'place', at: 'kol' },
    { move: 'disc', actions: ['gold', 'governor'] },
    { move: 'travel', to: 'delhi', pays: [{ to: 1, gold: 2 }] },
    { move: 'gold' },
    { move: 'house', for: 'builder', at: 'agra' },
    { move: 'move-house', for: 'move-house', from: 'kol' },
    { move: 'settle', at: 'kara' },
    { move: 'quarry' },
    { move: 'palace', for: 'palace-house', site: 'outer' },
    { move: 'governor', city: 'jodhpur' },
    { move: 'take', card: 'yogi' },
    { move: 'exchange', card: 'sadhu', give: 'trader' },
    { move: 'lure', from: 2 },
    { move: 'privilege', action: 'quarry' },
    { move: 'replace', card: 'builder' },
    { move: 'give', card: 'builder' },
    { move: 'end', undone: ['second-stone', 'palace'], compensation: 2 },
  ])('is read back as it was: $move', (json) => {
    expect(move.write(move.read(json, 'move'))).toEqual(json)
  })

  it('names the two actions of a disc in any order', () => {
    const json = { move: 'disc', actions: ['governor', 'gold'] }
    expect(move.write(move.read(json, 'move'))).toEqual({ move: 'disc', actions: ['gold', 'governor'] })
  })

  const wrong: readonly (readonly [string, Json, string])[] = [
    ['no object', 'gold', 'move: expected an object'],
    ['a kind nobody knows', { move: 'dance' }, 'move.move: expected one of choose, bid'],
    ['no village', { move: 'place' }, 'move: "at" is missing'],
    ['a wrong village', { move: 'place', at: 'paris' }, 'move.at: "paris" is not one of ajmer'],
    ['a wrong action', { move: 'disc', actions: ['gold', 'sleep'] }, 'move.actions[1]: "sleep" is not one of gold'],
    [
      'a doubled toll',
      {
        move: 'travel',
        to: 'agra',
        pays: [
          { to: 1, gold: 1 },
          { to: 1, gold: 1 },
        ],
      },
      'seat 1 stands there twice',
    ],
    [
      'a toll of nothing',
      { move: 'travel', to: 'agra', pays: [{ to: 1, gold: 0 }] },
      'move.pays[0].gold: 0 is not between 1 and 31',
    ],
    [
      'a toll to a stranger',
      { move: 'travel', to: 'agra', pays: [{ to: 3, gold: 1 }] },
      'move.pays[0].to: 3 is not between 0 and 2',
    ],
    ['a toll too much', { move: 'pass', pays: [] }, 'move: unknown "pays"'],
    ['gold that is none', { move: 'bid', gold: -1 }, 'move.gold: -1 is not between 0'],
  ]

  it.each(wrong)('is refused with %s, naming the place', (_, json, problem) => {
    expect(() => move.read(json, 'move')).toThrow(NotationError)
    expect(() => move.read(json, 'move')).toThrow(problem)
  })
})

describe('names', () => {
  it('MH:26, MH:27, MH:28, MH:29, MH:30, MH:31, MH:32, MH:33, MH:34 are nine actions', () => {
    expect(actionNames).toHaveLength(9)
  })

  it('MH:6, MH:35 list the characters by their printed number', () => {
    expect(characterNames).toEqual([
      'mogul',
      'trader',
      'sadhu',
      'wandering-monk',
      'builder',
      'master-craftsman',
      'yogi',
    ])
  })
})
