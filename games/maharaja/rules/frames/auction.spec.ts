import { range } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { Blue, Green, newGame, Red, type Table, why, Yellow } from '../../test/table.ts'

const bid = (gold: number): { move: string; gold: number } => ({ move: 'bid', gold })
const pass = { move: 'pass' }
const choose = (card: string): { move: string; card: string } => ({ move: 'choose', card })
const auction = (players: number): Table => newGame(players, { auction: 'on' })

describe('the auction of characters', () => {
  it('MH:67 the youngest opens with 0 or more, the others raise or pass clockwise', () => {
    const game = auction(4)
    expect(game.asked()).toEqual({ seats: [Red], question: 'auction' })
    expect(game.moves(Red)).toEqual(range(16).map(bid))
    expect(game.play(Red, bid(0))).toEqual([{ event: 'bid', seat: Red, gold: 0 }])
    expect(game.asked().seats).toEqual([Blue])
    game.play(Blue, bid(2))
    game.play(Green, pass)
    game.play(Yellow, bid(3))
    expect(game.asked().seats).toEqual([Red])
  })

  it('MH:67 the highest bidder pays the bank and chooses; a pass is final for that auction', () => {
    const game = auction(3)
    game.play(Red, bid(1))
    expect(game.play(Blue, pass)).toEqual([{ event: 'passed', seat: Blue }])
    game.play(Green, bid(4))
    const events = game.play(Red, pass)
    expect(events).toEqual([
      { event: 'passed', seat: Red },
      { event: 'auction-won', seat: Green, gold: 4 },
    ])
    expect(game.gold()).toEqual([15, 15, 11])
    expect(game.player(Green).ledger.auction).toBe(-4)
    expect(game.asked()).toEqual({ seats: [Green], question: 'choose' })
  })

  it('MH:67, MH:Q47 the opener may not pass; bids rise; nobody bids more than the own gold', () => {
    const game = auction(3)
    expect(why(game.refusal(Red, pass))).toBe('MH:Q47 opener-may-not-pass')
    game.play(Red, bid(5))
    expect(game.refusal(Blue, bid(5))).toEqual({ rule: 'MH:67', reason: 'bid-too-low', need: 6, have: 5 })
    expect(game.refusal(Blue, bid(16))).toEqual({ rule: 'MH:Q47', reason: 'needs-gold', need: 16, have: 15 })
    expect(game.moves(Blue)).toEqual([...range(10).map((step) => bid(6 + step)), pass])
    expect(why(game.refusal(Green, bid(6)))).toBe('MH:67 not-your-decision')
  })

  it('MH:67 the others auction the next choice; the last one chooses for free', () => {
    const game = auction(3)
    game.play(Red, bid(2))
    game.play(Blue, pass)
    game.play(Green, pass)
    game.play(Red, choose('sadhu'))
    expect(game.asked()).toEqual({ seats: [Blue], question: 'auction' })
    game.play(Blue, bid(0))
    game.play(Green, bid(1))
    game.play(Blue, pass)
    game.play(Green, choose('mogul'))
    expect(game.asked()).toEqual({ seats: [Blue], question: 'choose' })
    game.play(Blue, choose('builder'))
    expect(game.gold()).toEqual([13, 15, 14])
    expect(game.asked()).toEqual({ seats: [Green], question: 'place' })
  })

  it('MH:67 an unbeaten bid of 0 is free', () => {
    const game = auction(3)
    game.play(Red, bid(0))
    game.play(Blue, pass)
    expect(game.play(Green, pass).at(-1)).toEqual({ event: 'auction-won', seat: Red, gold: 0 })
    expect(game.gold()).toEqual([15, 15, 15])
    expect(game.asked()).toEqual({ seats: [Red], question: 'choose' })
  })

  it('MH:Q46 the youngest without a character opens the next auction, also after winning none', () => {
    const game = auction(4)
    game.play(Red, bid(0))
    game.play(Blue, pass)
    game.play(Green, bid(1))
    game.play(Yellow, pass)
    game.play(Red, pass)
    game.play(Green, choose('mogul'))
    expect(game.asked()).toEqual({ seats: [Red], question: 'auction' })
    game.play(Red, bid(0))
    game.play(Blue, pass)
    expect(game.asked().seats).toEqual([Yellow])
  })

  it('MH:Q69 who cannot raise passes without being asked', () => {
    const game = auction(3)
    const events = game.play(Red, bid(15))
    expect(events.map((event) => event.event)).toEqual(['bid', 'passed', 'passed', 'auction-won'])
    expect(game.gold()).toEqual([0, 15, 15])
    expect(game.asked()).toEqual({ seats: [Red], question: 'choose' })
  })

  it('MH:67, MH:Q54 the opener is the drawn youngest where that is drawn', () => {
    const openers = range(40).map(
      (seed) => newGame(3, { auction: 'on', youngest: 'random' }, { seed: `${seed}` }).asked().seats[0],
    )
    expect(new Set(openers)).toEqual(new Set([Red, Blue, Green]))
  })

  it('MH:69 also in the game with several characters', () => {
    const game = newGame(3, { auction: 'on', severalCharacters: 'on' })
    expect(game.asked().question).toBe('auction')
  })
})
