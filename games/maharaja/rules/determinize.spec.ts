import { range, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { Blue, Green, newGame, Red, type Setting, type Table, table, type WrittenPosition } from '../test/table.ts'
import { invariants, maharaja } from './index.ts'

const three: Setting['players'] = [
  { character: 'mogul', gold: 7, disc: ['house', 'governor'] },
  { character: 'sadhu', gold: 8, disc: ['palace', 'quarry'] },
  { character: 'builder', gold: 9, disc: ['palace', 'quarry'] },
]

function guesses(game: Table, seat: number): WrittenPosition[] {
  return range(40).map((seed) => {
    const guess = maharaja.determinize(game.position, seat, rngFromSeed(`${seed}`))
    expect(invariants(guess)).toEqual([])
    return maharaja.notation(maharaja.configOf(guess)).position.write(guess) as unknown as WrittenPosition
  })
}

const discOf = (guess: WrittenPosition, seat: number): string =>
  `${guess.players[seat]?.first} ${guess.players[seat]?.second}`
const goldOf = (guess: WrittenPosition, seat: number): number | undefined => guess.players[seat]?.gold

describe('a guess at the position', () => {
  it('MH:12, MH:Q1 varies the hidden discs of the others and keeps the open and the own one', () => {
    const all = guesses(table({ players: three }), Blue)
    expect(new Set(all.map((guess) => discOf(guess, Red)))).toEqual(new Set(['house governor']))
    expect(new Set(all.map((guess) => discOf(guess, Blue)))).toEqual(new Set(['quarry palace']))
    expect(new Set(all.map((guess) => discOf(guess, Green))).size).toBeGreaterThan(10)
  })

  it('MH:12 sets no disc that is not set', () => {
    const all = guesses(table({ planning: true, players: three }), Blue)
    expect(new Set(all.map((guess) => discOf(guess, Green)))).toEqual(new Set(['null null']))
  })

  it('MH:1, MH:Q52 varies the hidden gold of the others and keeps the own', () => {
    const all = guesses(table({ players: three }), Blue)
    expect(new Set(all.map((guess) => goldOf(guess, Blue)))).toEqual(new Set([8]))
    expect(new Set(all.map((guess) => goldOf(guess, Red))).size).toBeGreaterThan(5)
    expect(Math.min(...all.map((guess) => goldOf(guess, Red) ?? -1))).toBeGreaterThanOrEqual(0)
  })

  it('MH:Q52 keeps open gold', () => {
    const all = guesses(table({ players: three, options: { hiddenGold: 'off' } }), Blue)
    expect(new Set(all.map((guess) => goldOf(guess, Red)))).toEqual(new Set([7]))
  })

  it('MH:1 knows that before the first turn everybody has the starting gold', () => {
    const all = guesses(newGame(3), Blue)
    expect(new Set(all.map((guess) => goldOf(guess, Red)))).toEqual(new Set([15]))
  })

  it('keeps everything that is open', () => {
    const game = table({ players: three, villages: { kol: [Red, Green] }, palaces: { delhi: { central: Green } } })
    const { villages, sites, track, bank, maharaja: guest } = game.now()
    for (const guess of guesses(game, Blue))
      expect(guess).toMatchObject({ villages, sites, track, bank, maharaja: guest })
  })

  it('depends on the random source it is given, and not on that of the position', () => {
    const game = table({ players: three })
    const [one, again, other] = ['same', 'same', 'other'].map((seed) =>
      JSON.stringify(maharaja.determinize(game.position, Blue, rngFromSeed(seed)).rng),
    )
    expect(one).toBe(again)
    expect(one).not.toBe(other)
    expect(one).not.toBe(JSON.stringify(game.position.rng))
  })
})
