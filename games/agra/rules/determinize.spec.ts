import { configure, hashPosition, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { agra } from './index.ts'

describe('a guess', () => {
  it('AG:16.1 a guess keeps the own rupees and does not look at those of others', () => {
    const config = configure(agra, { players: 3 })
    const p = agra.setup(config, 'guess')
    const other = agra.clone(p)
    for (const seat of [1, 2]) {
      const who = other.players[seat]
      if (!who) throw new Error('three players')
      who.rupees = 30
      who.ledger[0] = 30
    }
    other.pile.reverse()
    const guesses = [p, other].map((position) => agra.determinize(position, 0, rngFromSeed('g')))
    expect(guesses[0]?.players[0]?.rupees).toBe(2)
    expect(new Set(guesses.map((guess) => hashPosition(agra, guess))).size).toBe(1)
  })
})
