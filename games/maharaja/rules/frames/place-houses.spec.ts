import { type JsonObject, range } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { Blue, eventsOf, Green, newGame, Red, type Table, why } from '../../test/table.ts'

const place = (at: string): { move: string; at: string } => ({ move: 'place', at })

/** Three players have chosen: Red the Builder (5), Blue the Mogul (1), Green the Sadhu (3). */
function chosen(players = 3): Table {
  const game = newGame(players)
  const cards = ['builder', 'mogul', 'sadhu'].slice(0, players)
  for (const [seat, card] of cards.entries()) game.play(seat, { move: 'choose', card })
  return game
}

describe('the first houses', () => {
  it('MH:6, MH:7 in ascending order of characters, four rounds, always in the same order', () => {
    const game = chosen()
    const villages = ['kol', 'kara', 'idar', 'etawah', 'bundi', 'jalor', 'merta', 'hansi', 'chunar', 'dahod', 'bhilsa']
    const order = villages.map((village) => {
      const [seat = -1] = game.asked().seats
      game.play(seat, place(village))
      return seat
    })
    expect([...order, ...game.asked().seats]).toEqual(range(4).flatMap(() => [Blue, Green, Red]))
  })

  it('MH:7 a house costs nothing and comes from the hand of four', () => {
    const game = chosen()
    const events = game.play(Blue, place('kol'))
    expect(events).toEqual([{ event: 'house-placed', seat: Blue, at: 'kol' }])
    expect(game.now().villages.kol).toEqual([Blue])
    expect(game.player(Blue)).toMatchObject({ gold: 15, pool: 3, quarry: 16 })
  })

  it('MH:7, MH:Q58 in any village: linked or not, also twice in the same', () => {
    const game = chosen()
    expect(game.moves(Blue)).toHaveLength(30)
    game.play(Blue, place('kol'))
    game.play(Green, place('sanganer'))
    game.play(Red, place('sanganer'))
    game.play(Blue, place('kol'))
    expect(game.now().villages).toMatchObject({ kol: [Blue, Blue], sanganer: [Green, Red] })
  })

  it('MH:7 never in a city or on the start', () => {
    const game = chosen()
    expect(why(game.refusal(Blue, place('agra')))).toBe('MH:7 setup-only-in-villages')
    expect(why(game.refusal(Blue, place('ajmer')))).toBe('MH:7 setup-only-in-villages')
  })

  it('MH:8 a village holds two houses', () => {
    const game = chosen()
    game.play(Blue, place('kol'))
    game.play(Green, place('kol'))
    expect(why(game.refusal(Red, place('kol')))).toBe('MH:8 village-full')
    expect(game.moves(Red)).toHaveLength(29)
  })

  it('MH:8, MH:Q39 of two players only one', () => {
    const game = chosen(2)
    game.play(Blue, place('kol'))
    expect(why(game.refusal(Red, place('kol')))).toBe('MH:8 village-full')
  })

  it('MH:9 then everybody takes six houses from the quarry, and the first game turn begins', () => {
    const game = chosen()
    let events: JsonObject[] = []
    for (const seat of range(4).flatMap(() => [Blue, Green, Red])) {
      expect(game.player(seat).quarry).toBe(16)
      events = game.play(seat, ...game.moves(seat).slice(0, 1))
    }
    expect(events.map((event) => event.event)).toEqual(['house-placed', 'pool-filled', 'maharaja-moved'])
    expect(eventsOf(events, 'pool-filled')).toEqual([{ event: 'pool-filled', houses: 6 }])
    for (const someone of game.now().players) expect(someone).toMatchObject({ pool: 6, quarry: 10 })
  })
})
