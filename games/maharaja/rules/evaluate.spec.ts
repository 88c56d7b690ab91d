import { configure, pick, range, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { Blue, type Guest, Red, type Setting, table } from '../test/table.ts'
import { maharaja } from './index.ts'

/** How good it looks for Red, with this changed. */
function worth(red: Partial<Guest>, blue: Partial<Guest> = {}, more: Partial<Setting> = {}): number {
  const players = [
    { character: 'mogul', ...red },
    { character: 'trader', ...blue },
  ] as const
  return maharaja.evaluate(table({ players, ...more }).position, Red)
}

describe('the evaluation', () => {
  it('likes the own gold and dislikes that of others', () => {
    expect(worth({ gold: 9 })).toBeGreaterThan(worth({ gold: 8 }))
    expect(worth({}, { gold: 9 })).toBeLessThan(worth({}, { gold: 8 }))
  })

  it('MH:58 likes a palace better than the gold it costs', () => {
    const built = worth({ gold: 0 }, {}, { palaces: { delhi: { outer: [Red] } } })
    expect(built).toBeGreaterThan(worth({ gold: 12 }))
  })

  it('MH:48 likes presence in the city that is scored now, more than in one that is scored late', () => {
    const now = worth({}, {}, { cities: { agra: [3, 0] } })
    const late = worth({}, {}, { cities: { varanasi: [3, 0] } })
    expect(now).toBeGreaterThan(late)
  })

  it('MH:46 dislikes what is left undone', () => {
    const game = table({ players: [{ character: 'mogul', disc: ['gold', 'gold'] }, { character: 'trader' }] })
    const before = maharaja.evaluate(game.position, Red)
    game.play(Red, { move: 'gold' }, { move: 'gold' })
    expect(maharaja.evaluate(game.position, Red)).toBeGreaterThan(before)
  })

  it('MH:58, MH:59 is above nothing for the winner alone once the game is over', () => {
    for (const seed of range(6)) {
      const players = 2 + (seed % 4)
      const p = maharaja.setup(configure(maharaja, { players, options: { length: 'short' } }), `end ${seed}`)
      const rng = rngFromSeed(`end ${seed}`)
      for (let seats = maharaja.deciders(p); seats.length > 0; seats = maharaja.deciders(p)) {
        const seat = pick(rng, seats)
        for (const someone of range(players)) expect(Number.isFinite(maharaja.evaluate(p, someone))).toBe(true)
        maharaja.play(p, seat, pick(rng, maharaja.legalMoves(p, seat)))
      }
      const [first, second] = maharaja.result(p)?.standings ?? []
      const value = (seat: number | undefined): number => maharaja.evaluate(p, seat ?? -1)
      expect(value(first?.seat)).toBeGreaterThanOrEqual(0)
      expect(value(second?.seat)).toBeLessThanOrEqual(0)
      expect(value(first?.seat)).toBeGreaterThanOrEqual(value(second?.seat))
    }
  })

  it('changes nothing', () => {
    const game = table({ players: [{ character: 'mogul' }, { character: 'trader' }] })
    const before = JSON.stringify(game.written())
    for (const seat of [Red, Blue]) maharaja.evaluate(game.position, seat)
    expect(JSON.stringify(game.written())).toBe(before)
  })
})
