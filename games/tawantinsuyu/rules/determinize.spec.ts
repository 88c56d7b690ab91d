import { range, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { scene } from '../test/table.ts'
import { determinize } from './determinize.ts'

describe('guessing what is hidden', () => {
  it('TW:C63 deals the other hands and all piles anew, and leaves the own hand and the face-up weaving', () => {
    const { position: p } = scene({
      players: [
        { gods: ['G01', 'G02'], army: { '1-gold': 1 } },
        { gods: ['G10', 'G11', 'G12'], army: { '2-stone': 2 } },
      ],
    })
    const guesses = range(8).map((seed) => determinize(p, 0, rngFromSeed(`guess ${seed}`)))
    for (const guess of guesses) {
      expect(guess.players[0]).toEqual(p.players[0])
      expect(guess.players[1]?.gods).toHaveLength(3)
      expect(guess.players[1]?.army.reduce((sum, cards) => sum + cards, 0)).toBe(2)
      expect(guess.weavingStack.at(-1)).toBe(p.weavingStack.at(-1))
      expect(guess.market).toEqual(p.market)
    }
    expect(new Set(guesses.map((guess) => guess.players[1]?.gods.join())).size).toBeGreaterThan(4)
    expect(new Set(guesses.map((guess) => guess.weavingStack.join())).size).toBeGreaterThan(4)
    expect(new Set(guesses.map((guess) => guess.productionStack.join())).size).toBeGreaterThan(4)
  })

  it('TW:17.3 keeps the gods under Axomamma’s board, which are visible, and guesses the cards', () => {
    const { position: p } = scene({ people: 1, rest: { axomamma: { tucked: ['G01', 'G08', 'G15', 'G22'] } } })
    const gods = (cards: readonly number[]): (number | undefined)[] => cards.map((card) => p.rules.box.godOfCard[card])
    const guesses = range(8).map((seed) => determinize(p, 0, rngFromSeed(`tucked ${seed}`)))
    for (const guess of guesses) expect(gods(guess.axomamma.tucked)).toEqual(gods(p.axomamma.tucked))
    expect(new Set(guesses.map((guess) => guess.axomamma.tucked.join())).size).toBeGreaterThan(4)
  })
})
