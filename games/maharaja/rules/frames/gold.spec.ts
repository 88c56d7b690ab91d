import { describe, expect, it } from 'vitest'
import { Red, table, why } from '../../test/table.ts'

describe('the Gold action', () => {
  it('MH:26 brings two gold from the bank', () => {
    const game = table({
      players: [{ character: 'mogul', gold: 3, disc: ['gold', 'house'] }, { character: 'builder' }],
    })
    expect(game.play(Red, { move: 'gold' })).toEqual([{ event: 'gold-taken', seat: Red, gold: 2 }])
    expect(game.gold()).toEqual([5, 15])
    expect(game.player(Red).ledger['gold-action']).toBe(2)
  })

  it('MH:26 needs the action on the disc', () => {
    const game = table({ players: [{ character: 'mogul', disc: ['house', 'house'] }, { character: 'builder' }] })
    expect(why(game.refusal(Red, { move: 'gold' }))).toBe('MH:15 action-not-open')
  })

  it('MH:Q53 the bank never runs out', () => {
    const game = table({
      players: [
        { character: 'mogul', gold: 60 },
        { character: 'builder', gold: 60 },
      ],
    })
    game.play(Red, { move: 'gold' }, { move: 'gold' })
    expect(game.gold()).toEqual([64, 60])
  })
})
