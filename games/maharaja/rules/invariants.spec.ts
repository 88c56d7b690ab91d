import { describe, expect, it } from 'vitest'
import { Blue, Green, Red, type Table, table } from '../test/table.ts'
import { Start } from './components.ts'
import { invariants } from './invariants.ts'
import { Action, Character, Neutral, None, Part } from './names.ts'
import type { Player, Position } from './position.ts'

/** The watchman must notice every kind of theft: each of these breaks one thing. */
const whole = (): Table =>
  table({
    players: [{ character: 'mogul' }, { character: 'trader', architect: 'delhi' }, { character: 'sadhu' }],
    villages: { kol: [Blue, Green] },
    palaces: { delhi: { central: Blue } },
  })

const red = (p: Position): Player => p.players[Red] as Player

const thefts: readonly (readonly [string, (p: Position) => void, string])[] = [
  ['a house', (p) => red(p).pool--, 'seat 0 lost or found a house'],
  ['fewer than no houses', (p) => Object.assign(red(p), { pool: -1, quarry: 21 }), 'seat 0 has fewer than no houses'],
  ['a growing quarry', (p) => Object.assign(red(p), { pool: 9, quarry: 11 }), 'the quarry of seat 0 grew'],
  [
    'a hole in a village',
    (p) => Object.assign(p, { villages: p.villages.with(42, None).with(43, Green) }),
    'fills its second place first',
  ],
  ['an architect in a village', (p) => Object.assign(red(p), { architect: 20 }), 'architect 0 stands in no city'],
  ['a palace', (p) => red(p).palaces--, 'palaces of seat 0'],
  ['a neutral palace', (p) => p.sites.splice(p.sites.lastIndexOf(Neutral), 1, None), 'neutral palaces of city 7'],
  ['a neutral palace in the middle', (p) => p.sites.splice(0, 1, Neutral), 'a neutral palace stands in the middle'],
  ['debts', (p) => Object.assign(red(p), { gold: -1 }), 'seat 0 has debts'],
  ['gold from nowhere', (p) => red(p).gold++, 'the ledger of seat 0 is wrong'],
  ['a character', (p) => Object.assign(p, { bank: 0 }), 'character 3 is not in exactly one place'],
  ['everybody’s characters', (p) => Object.assign(red(p), { characters: 0 }), 'seat 0 has no character'],
  [
    'a second character',
    (p) => Object.assign(red(p), { characters: red(p).characters | (1 << Character.Builder) }),
    'seat 0 has several characters',
  ],
  ['a privilege', (p) => red(p).privileges++, 'a privilege in a game without them'],
  [
    'more privileges than in the box',
    (p) => Object.assign(red(p), { privileges: 8 }),
    'more privileges than in the box',
  ],
  ['old privileges', (p) => red(p).oldPrivileges++, 'old privileges outnumber all'],
  ['a governor', (p) => p.track.splice(1, 1, None), 'a governor is lost or doubled'],
  [
    'a governor too high',
    (p) => p.track.splice(7, 2, None, p.track[7] ?? None),
    'stands above the field of the game turn',
  ],
  ['the Maharaja', (p) => Object.assign(p, { maharaja: Start }), 'the Maharaja stands on the start'],
  ['game turns', (p) => Object.assign(p, { turn: 11 }), 'more game turns than allowed'],
  ['the mark of the active player', (p) => Object.assign(red(p), { played: false }), 'has not been marked'],
  ['the disc', (p) => Object.assign(red(p), { first: Action.House }), 'the turn differs from the disc'],
  ['half a disc', (p) => Object.assign(p.players[Green] ?? {}, { second: None }), 'half a disc is set'],
  ['the whole agenda', (p) => p.agenda.splice(0), 'the game ended without a reason'],
  [
    'the parts of an action',
    (p) => {
      const turn = p.agenda.find((frame) => frame.k === 'turn')
      if (turn?.k === 'turn') turn.left[0] = Part.Palace
    },
    'an action has parts that do not belong to it',
  ],
]

describe('the invariants', () => {
  it('hold at an honest table', () => {
    expect(invariants(whole().position)).toEqual([])
  })

  it.each(thefts)('notice the loss of %s', (_, steal, problem) => {
    const { position } = whole()
    steal(position)
    expect(invariants(position).join('\n')).toContain(problem)
  })

  it('MH:8 notice a second house in a village of two players', () => {
    const { position } = table({
      players: [{ character: 'mogul' }, { character: 'trader' }],
      villages: { kol: [Blue] },
    })
    position.villages = position.villages.with(43, Red)
    expect(invariants(position).join('\n')).toContain('is overfull')
  })
})
