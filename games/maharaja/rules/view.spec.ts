import { describe, expect, it } from 'vitest'
import { Blue, Green, newGame, Red, type Setting, type Table, table } from '../test/table.ts'
import { maharaja, type View } from './index.ts'

const three: Setting['players'] = [
  { character: 'mogul', gold: 7, disc: ['house', 'governor'] },
  { character: 'sadhu', gold: 8, disc: ['palace', 'quarry'] },
  { character: 'wandering-monk', gold: 9 },
]
const see = (game: Table, viewer: number | 'spectator'): View => maharaja.view(game.position, viewer)

describe('gold', () => {
  it('MH:1, MH:Q52 everybody sees the own gold only', () => {
    const game = table({ players: three })
    expect(see(game, Red).players.map(({ gold }) => gold)).toEqual([7, null, null])
    expect(see(game, Blue).players.map(({ gold }) => gold)).toEqual([null, 8, null])
    expect(see(game, 'spectator').players.map(({ gold }) => gold)).toEqual([null, null, null])
  })

  it('MH:Q52 nor where the gold of others came from', () => {
    const game = table({ players: three })
    expect(see(game, Blue).players.map(({ ledger }) => ledger?.start)).toEqual([undefined, 8, undefined])
    expect(see(game, Blue).players[Red]?.ledger).toBeNull()
  })

  it('MH:Q52 as an option all gold is open', () => {
    const game = table({ players: three, options: { hiddenGold: 'off' } })
    expect(see(game, 'spectator').players.map(({ gold }) => gold)).toEqual([7, 8, 9])
  })
})

describe('discs', () => {
  it('MH:12, MH:13, MH:Q1 are open from the owner’s turn on, and the owner’s own always', () => {
    const game = table({ players: three })
    expect(see(game, Green).players.map(({ disc }) => disc)).toEqual([
      ['house', 'governor'],
      'hidden',
      ['gold', 'gold'],
    ])
    game.end(Red)
    expect(see(game, 'spectator').players.map(({ disc }) => disc)).toEqual([
      ['house', 'governor'],
      ['quarry', 'palace'],
      'hidden',
    ])
  })
})

describe('the board', () => {
  it('MH:19, MH:22 shows which roads are open and what the viewer would pay', () => {
    const game = table({ players: three, villages: { pushkar: [Red, Blue], merta: [Blue, Blue], sanganer: [Green] } })
    const roads = (viewer: number | 'spectator'): unknown[] =>
      see(game, viewer)
        .roads.slice(0, 5)
        .map(({ connected, toll }) => [connected, toll])
    expect(roads(Red)).toEqual([
      [true, 2],
      [false, null],
      [false, null],
      [false, null],
      [true, 1],
    ])
    expect(roads(Blue)[0]).toEqual([true, 0])
    expect(roads('spectator')[0]).toEqual([true, null])
  })

  it('MH:25 nothing for the Wandering Monk', () => {
    const game = table({ players: three, villages: { sanganer: [Red, Blue] } })
    const road = see(game, Green).roads.find(({ villages }) => villages.includes('sanganer'))
    expect(road).toMatchObject({ connected: true, toll: 0 })
  })

  it('MH:50, MH:51 shows what each city would pay now', () => {
    const game = table({ players: three, cities: { delhi: [1, 2, 0] } })
    expect(see(game, 'spectator').cities.delhi?.scoring).toEqual([
      { seat: Blue, points: 2, gold: 11 },
      { seat: Red, points: 1, gold: 7 },
      { seat: Green, points: 0, gold: 0 },
    ])
  })

  it('MH:31, MH:66 shows palaces, neutral ones and houses', () => {
    const game = table({
      players: three,
      cities: { delhi: [1, 2, 0] },
      palaces: { delhi: { central: Blue, outer: [Red] } },
    })
    expect(see(game, 'spectator').cities.delhi).toMatchObject({
      central: Blue,
      outer: [Red, null, null, null, 'neutral', 'neutral'],
      houses: [1, 2, 0],
    })
    expect(see(game, Red).players[Blue]).toMatchObject({ palacesBuilt: 1, palacesLeft: 6 })
  })

  it('MH:3, MH:8 shows the track, where its numbers begin, and the houses in villages', () => {
    const game = table({ players: three, villages: { kol: [Green] } })
    expect(see(game, 'spectator')).toMatchObject({
      numberedFrom: 7,
      villageRoom: 2,
      turn: 1,
      turns: 10,
      maharaja: 'agra',
    })
    expect(see(game, 'spectator').track[7]).toBe('agra')
    expect(see(game, 'spectator').villages.kol).toEqual([Green])
  })

  it('MH:6 shows the order of play once everybody has a character', () => {
    expect(see(newGame(3), Red).players.map(({ order }) => order)).toEqual([null, null, null])
    expect(see(table({ players: three }), Red).players.map(({ order }) => order)).toEqual([0, 1, 2])
  })
})

describe('the turn under way', () => {
  it('MH:15, MH:16, MH:46 shows what is left of each action and what giving it up would pay', () => {
    const game = table({
      players: [{ character: 'builder', architect: 'agra', disc: ['two-houses', 'gold'] }, { character: 'mogul' }],
      turnOf: Red,
    })
    game.play(Red, { move: 'house', for: 'two-houses', at: 'agra' }, { move: 'house', for: 'builder', at: 'agra' })
    expect(see(game, 'spectator').current).toEqual({
      seat: Red,
      actions: [
        { action: 'gold', parts: ['gold'], left: ['gold'], privilege: false },
        { action: 'two-houses', parts: ['house', 'city-house'], left: ['house'], privilege: false },
      ],
      builderUsed: true,
      privilegeUsed: false,
      compensation: 2,
    })
  })

  it('MH:64 shows the announced action of a privilege', () => {
    const game = table({
      options: { yogi: 'on', privileges: 'on' },
      players: [{ character: 'mogul', privileges: 1 }, { character: 'trader' }],
    })
    game.play(Red, { move: 'privilege', action: 'quarry' })
    expect(see(game, Blue).current).toMatchObject({ privilegeUsed: true })
    expect(see(game, Blue).current?.actions[2]).toMatchObject({ action: 'quarry', privilege: true })
  })
})

describe('the question', () => {
  const question = (game: Table): unknown => see(game, 'spectator').question

  it('MH:5, MH:67 of setup: choosing, or the state of the auction', () => {
    expect(question(newGame(3))).toEqual({ question: 'choose' })
    const auction = newGame(3, { auction: 'on' })
    expect(question(auction)).toEqual({ question: 'auction', bid: null, leader: null, passed: [] })
    auction.play(Red, { move: 'bid', gold: 2 })
    auction.play(Blue, { move: 'pass' })
    expect(question(auction)).toEqual({ question: 'auction', bid: 2, leader: Red, passed: [Blue] })
  })

  it('MH:12, MH:15, MH:29, MH:34, MH:71 of play: discs, turn, moved house, replacement, lured card', () => {
    const game = table({
      planning: true,
      players: [{ character: 'mogul' }, { character: 'trader' }],
      villages: { kol: [Red] },
    })
    expect(question(game)).toEqual({ question: 'planning' })
    expect(see(game, Red).deciders).toEqual([Red, Blue])
    game.play(Red, { move: 'disc', actions: ['characters', 'move-house'] })
    game.play(Blue, { move: 'disc', actions: ['gold', 'gold'] })
    expect(question(game)).toEqual({ question: 'turn' })
    game.play(Red, { move: 'move-house', for: 'move-house', from: 'kol' })
    expect(question(game)).toEqual({ question: 'settle', from: 'kol' })
    game.play(Red, { move: 'settle', at: 'kara' }, { move: 'take', card: 'trader' })
    expect(question(game)).toEqual({ question: 'replace' })
    expect(see(game, Red).deciders).toEqual([Blue])
  })

  it('MH:71 of a lure: who gets the card', () => {
    const game = table({
      options: { severalCharacters: 'on' },
      players: [
        { character: 'mogul', disc: ['characters', 'gold'] },
        { character: ['trader', 'sadhu', 'wandering-monk', 'builder', 'master-craftsman'] },
      ],
    })
    game.play(Red, { move: 'lure', from: Blue })
    expect(question(game)).toEqual({ question: 'surrender', to: Red })
  })

  it('MH:57 of the end: none', () => {
    const game = table({
      players: [{ character: 'mogul' }, { character: 'trader' }],
      turn: 10,
      lastTurn: true,
    })
    game.endAll()
    expect(question(game)).toEqual({ question: 'over' })
    expect(see(game, 'spectator').deciders).toEqual([])
  })
})

describe('what no view holds', () => {
  it('MH:3 the random source, the agenda, or anything else that is not named', () => {
    const keys = Object.keys(see(table({ players: three }), Red)).sort()
    expect(keys).toEqual([
      'active',
      'bank',
      'cities',
      'current',
      'deciders',
      'lastTurn',
      'maharaja',
      'numberedFrom',
      'players',
      'prices',
      'question',
      'roads',
      'track',
      'turn',
      'turns',
      'villageRoom',
      'villages',
      'you',
    ])
  })
})
