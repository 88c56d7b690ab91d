import { range } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { Blue, Green, newGame, Red, why } from '../../test/table.ts'

const choose = (card: string): { move: string; card: string } => ({ move: 'choose', card })

describe('choosing a character', () => {
  it('MH:5 the youngest first, then clockwise, each one from the bank; the rest stays there', () => {
    const game = newGame(3)
    const asked = []
    for (const card of ['builder', 'mogul', 'sadhu']) {
      const [seat = -1] = game.asked().seats
      asked.push(seat)
      expect(game.play(seat, choose(card))).toEqual([{ event: 'character-chosen', seat, card }])
    }
    expect(asked).toEqual([Red, Blue, Green])
    expect(game.now().players.map((someone) => someone.characters)).toEqual([['builder'], ['mogul'], ['sadhu']])
    expect(game.now().bank).toEqual(['trader', 'wandering-monk', 'master-craftsman'])
  })

  it('MH:5 nobody chooses what somebody else has, and nobody out of turn', () => {
    const game = newGame(3)
    game.play(Red, choose('mogul'))
    expect(why(game.refusal(Blue, choose('mogul')))).toBe('MH:34 not-in-bank')
    expect(why(game.refusal(Green, choose('trader')))).toBe('MH:5 not-your-decision')
    expect(why(game.refusal(Blue, { move: 'place', at: 'kol' }))).toBe('MH:5 not-asked-now')
    expect(game.moves(Blue)).toEqual(['trader', 'sadhu', 'wandering-monk', 'builder', 'master-craftsman'].map(choose))
    expect(game.moves(Green)).toEqual([])
  })

  it('MH:2 the Yogi cannot be chosen in the basic game', () => {
    expect(why(newGame(3).refusal(Red, choose('yogi')))).toBe('MH:34 not-in-bank')
    expect(newGame(3, { yogi: 'on' }).refusal(Red, choose('yogi'))).toBeUndefined()
  })

  it('MH:Q54 the youngest is the first seat', () => {
    const openers = new Set(range(30).map((seed) => newGame(4, {}, { seed: `${seed}` }).asked().seats[0]))
    expect(openers).toEqual(new Set([0]))
  })

  it('MH:Q54 or, as an option, drawn at random; the order is clockwise from there', () => {
    const games = range(60).map((seed) => newGame(4, { youngest: 'random' }, { seed: `${seed}` }))
    const orders = games.map((game) =>
      range(4).map(() => {
        const [seat = -1] = game.asked().seats
        game.play(seat, ...game.moves(seat).slice(0, 1))
        return seat
      }),
    )
    expect(new Set(orders.map(String))).toEqual(new Set(['0,1,2,3', '1,2,3,0', '2,3,0,1', '3,0,1,2']))
  })
})
