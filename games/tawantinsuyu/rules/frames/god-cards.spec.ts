import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { asked, common, eventsOf, field, goods, movesOf, pass, restOfTurn, scene } from '../../test/table.ts'

const place = (worker: string, space: string, role: string): JsonObject => ({ move: 'place', worker, role, space })

describe('god cards', () => {
  it('TW:6.1 benefits need a statue of that god, of any size', () => {
    for (const [statues, question] of [
      [{}, 'tasks'],
      [{ 'gate-large': 1 }, 'tasks'],
      [{ 'spiral-small': 1 }, 'benefits'],
      [{ 'spiral-large': 1 }, 'benefits'],
    ] as const) {
      const table = scene({ players: [{ gods: ['G01'], workers: ['blue'], statues }] })
      table.play(0, place('blue', 'U0a', 'architect'), { move: 'pay-card', card: 'G01' })
      expect(asked(table)).toBe(question)
    }
  })

  it('TW:6.1 none, some or all of the benefits', () => {
    const table = scene({ players: [{ gods: ['G04'], workers: ['blue'], statues: { 'spiral-small': 1 } }] })
    table.play(0, place('blue', 'U0a', 'architect'), { move: 'pay-card', card: 'G04' })
    expect(movesOf(table, 0, 'take')).toEqual([{ effect: '1 army-card' }, { effect: '2 potato' }])
    table.play(0, pass, { move: 'task', task: 'corn' }, { move: 'take', effect: '2 potato' }, pass)
    expect(goods(table, 0)).toMatchObject({ potato: 2, corn: 2 })
    expect(table.position.players[0]?.army.every((cards) => cards === 0)).toBe(true)
    expect(asked(table)).toBe('hire')
  })

  it('TW:6.2 other uses: swapping the market, the card phase, and points at the end', () => {
    const swapping = scene({
      players: [{ gods: ['G01'] }],
      agenda: [...restOfTurn(0), { frame: 'build', seat: 0, free: false, swapped: false }],
    })
    expect(movesOf(swapping, 0, 'swap')).toEqual([{ card: 'G01' }])
    const playing = scene({
      players: [{ gods: ['G01'] }],
      agenda: [...restOfTurn(0), { frame: 'play-cards', seat: 0, left: 3 }],
    })
    expect(movesOf(playing, 0, 'play-card')).toEqual([{ card: 'G01' }])
  })

  it('TW:6.3 TW:C26 comes from the top of the deck or from the offer; an empty deck leaves the offer', () => {
    const agenda = [...restOfTurn(0), { frame: 'god-card', seat: 0, left: 2 }]
    const table = scene({ agenda, godDeck: [], rest: { offer: ['G05', 'G06'] } })
    expect(table.refusal(0, { move: 'god-card', card: null })).toMatchObject({
      rule: 'TW:C26',
      reason: 'god-deck-empty',
    })
    expect(table.refusal(0, { move: 'god-card', card: 'G07' })).toMatchObject({
      rule: 'TW:6.3',
      reason: 'card-not-in-offer',
    })
    table.play(0, { move: 'god-card', card: 'G06' }, { move: 'god-card', card: 'G05' })
    expect(field(table, 0, 'gods')).toEqual(['G06', 'G05'])
  })

  it('TW:6.4 the card paid joins the offer at the end of the turn, not before (TW:C12)', () => {
    const table = scene({ players: [{ gods: ['G15'], workers: ['white'], potato: 1 }], rest: { offer: ['G05'] } })
    table.play(0, place('white', 'U0b', 'priest'), { move: 'pay-card', card: 'G15' }, pass, {
      move: 'task',
      task: 'stone',
    })
    expect(movesOf(table, 0, 'god-card')).toEqual([{ card: null }, { card: 'G05' }])
    const events = table.play(0, { move: 'god-card', card: null }, pass)
    expect(eventsOf(events, 'card-offered')).toEqual([{ card: 'G15' }])
    expect(common(table, 'offer')).toEqual(['G05', 'G15'])
  })

  it('TW:6.4 the offer holds three, four or five cards by number of players', () => {
    for (const [people, size] of [
      [2, 3],
      [3, 4],
      [4, 5],
    ] as const) {
      const offer = ['G02', 'G03', 'G04', 'G05', 'G06'].slice(0, size)
      const ended = (cards: string[]): unknown =>
        common(
          scene({
            people,
            agenda: [{ frame: 'end-turn', seat: 0 }],
            rest: { offer: cards, placement: { card: 'G01' } },
          }),
          'offer',
        )
      expect(ended(offer)).toEqual(['G01'])
      expect(ended(offer.slice(1))).toEqual([...offer.slice(1), 'G01'])
    }
  })
})
