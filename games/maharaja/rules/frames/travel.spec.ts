import { describe, expect, it } from 'vitest'
import {
  Blue,
  eventsOf,
  Green,
  type Guest,
  Red,
  type Setting,
  type Table,
  table,
  travel,
  why,
} from '../../test/table.ts'

/** Red is on turn. */
function traveling(red: Partial<Guest>, villages: Setting['villages'], more: Partial<Setting> = {}): Table {
  return table({
    players: [{ character: 'mogul', ...red }, { character: 'trader' }, { character: 'sadhu' }],
    turnOf: Red,
    villages,
    ...more,
  })
}

describe('a journey', () => {
  it('MH:18 is no action: any number of them, before, between and after the actions', () => {
    const game = traveling({ architect: 'agra', disc: ['house', 'gold'] }, { vrindavan: [Red], sanganer: [Red] })
    game.play(Red, travel('delhi'), { move: 'house', for: 'house', at: 'delhi' }, travel('agra'), travel('delhi'))
    game.play(Red, { move: 'gold' }, travel('agra'))
    expect(game.player(Red).architect).toBe('agra')
    expect(game.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: [], compensation: 0 }])
  })

  it('MH:18 only in the own turn', () => {
    const game = traveling({}, { sanganer: [Red] })
    expect(why(game.refusal(Blue, travel('agra', [Red, 1])))).toBe('MH:15 not-your-decision')
  })

  it('MH:19 needs a house of anybody in every village on the way', () => {
    const half = traveling({}, { pushkar: [Blue] })
    expect(half.movesOf(Red, 'travel')).toEqual([])
    expect(half.refusal(Red, travel('jodhpur', [Blue, 1]))).toMatchObject({ rule: 'MH:19', reason: 'road-has-a-gap' })
    const whole = traveling({}, { pushkar: [Blue], merta: [Green] })
    expect(whole.movesOf(Red, 'travel')).toEqual([travel('jodhpur', [Blue, 1], [Green, 1])])
  })

  it('MH:19 a refusal names the gaps next to what can be reached', () => {
    const game = traveling({ architect: 'udaipur' }, { chanderi: [Red], dholpur: [Red] })
    expect(game.refusal(Red, travel('agra'))?.gaps).toEqual([
      'bhinai',
      'mandal',
      'bayana',
      'bundi',
      'orchha',
      'chunar',
      'kalinjar',
      'idar',
      'dungarpur',
      'dahod',
      'bhilsa',
    ])
  })

  it('MH:20, MH:Q20 passes cities and the start for free', () => {
    const game = traveling(
      { architect: 'jodhpur', gold: 0 },
      { pushkar: [Red], merta: [Red], sanganer: [Red], vrindavan: [Red] },
    )
    const [events] = [game.play(Red, travel('delhi'))]
    expect(events).toEqual([
      {
        event: 'traveled',
        seat: Red,
        from: 'jodhpur',
        to: 'delhi',
        via: ['merta', 'pushkar', 'sanganer', 'vrindavan'],
      },
    ])
    expect(game.player(Red).gold).toBe(0)
  })

  it('MH:20 any number of architects share a city', () => {
    const game = table({
      players: [
        { character: 'mogul' },
        { character: 'trader', architect: 'agra' },
        { character: 'sadhu', architect: 'agra' },
      ],
      villages: { sanganer: [Red] },
    })
    game.play(Red, travel('agra'))
    expect(game.now().players.map((someone) => someone.architect)).toEqual(['agra', 'agra', 'agra'])
  })

  it('MH:21, MH:Q18 is free where the traveler has a house, though others have one too; also for the Monk', () => {
    for (const character of ['mogul', 'wandering-monk'] as const) {
      const game = traveling({ character, gold: 0 }, { sanganer: [Blue, Red] })
      game.play(Red, travel('agra'))
      expect(game.gold()).toEqual([0, 15, 15])
    }
  })

  it('MH:22, MH:Q16 costs one gold for each house, to its owner', () => {
    const game = traveling({ gold: 5 }, { pushkar: [Blue, Blue], merta: [Blue, Green] })
    const events = game.play(Red, travel('jodhpur', [Blue, 3], [Green, 1]))
    expect(eventsOf(events, 'toll')).toEqual([
      { event: 'toll', seat: Red, to: Blue, gold: 3, byBank: false },
      { event: 'toll', seat: Red, to: Green, gold: 1, byBank: false },
    ])
    expect(game.gold()).toEqual([1, 18, 16])
    expect(game.player(Red).ledger).toMatchObject({ 'tolls-paid': -4 })
    expect(game.player(Blue).ledger).toMatchObject({ 'tolls-received': 3 })
  })

  it('MH:22 pays what is due, neither less nor more', () => {
    const game = traveling({}, { sanganer: [Blue] })
    for (const wrong of [travel('agra'), travel('agra', [Blue, 2]), travel('agra', [Green, 1])])
      expect(why(game.refusal(Red, wrong))).toBe('MH:22 tolls-misstated')
  })

  it('MH:23 each passage is paid, back and forth', () => {
    const game = traveling({ architect: 'agra', gold: 3 }, { vrindavan: [Blue] })
    game.play(Red, travel('delhi', [Blue, 1]), travel('agra', [Blue, 1]), travel('delhi', [Blue, 1]))
    expect(game.gold()).toEqual([0, 18, 15])
    expect(why(game.refusal(Red, travel('agra', [Blue, 1])))).toBe('MH:23 needs-toll')
  })

  it('MH:23 is refused without the gold; gold taken in the same turn may be spent', () => {
    const game = traveling({ gold: 0 }, { pushkar: [Blue], merta: [Green] })
    const journey = travel('jodhpur', [Blue, 1], [Green, 1])
    expect(game.refusal(Red, journey)).toEqual({ rule: 'MH:23', reason: 'needs-toll', need: 2, have: 0 })
    game.play(Red, { move: 'gold' }, journey)
    expect(game.gold()).toEqual([0, 16, 16])
  })

  it('MH:24, MH:Q20 ends in a city: never on the start, never in a village', () => {
    const game = traveling({ architect: 'agra' }, { sanganer: [Red], vrindavan: [Red] })
    expect(game.movesOf(Red, 'travel')).toEqual([travel('delhi')])
    for (const place of ['ajmer', 'sanganer'])
      expect(() => game.play(Red, travel(place))).toThrow(`"${place}" is not one of`)
  })

  it('MH:24 goes to another city than the one the architect is in', () => {
    const game = traveling({ architect: 'agra' }, { vrindavan: [Red] })
    expect(why(game.refusal(Red, travel('agra')))).toBe('MH:24 already-there')
  })

  it('MH:24 an architect who has not moved stays on the start', () => {
    const game = traveling({}, {})
    game.end(Red)
    expect(game.player(Red).architect).toBe('ajmer')
  })
})

describe('the Wandering Monk', () => {
  it('MH:25, MH:38 has the tolls paid by the bank; the owners receive them all the same', () => {
    const game = traveling({ character: 'wandering-monk', gold: 0 }, { pushkar: [Blue, Blue], merta: [Green] })
    const events = game.play(Red, travel('jodhpur', [Blue, 2], [Green, 1]))
    expect(game.gold()).toEqual([0, 17, 16])
    expect(eventsOf(events, 'toll').every((event) => event.byBank === true)).toBe(true)
    expect(game.player(Red).ledger['tolls-paid']).toBe(0)
  })

  it('MH:25 stops at a village without a house', () => {
    const game = traveling({ character: 'wandering-monk' }, { pushkar: [Blue] })
    expect(why(game.refusal(Red, travel('jodhpur', [Blue, 1])))).toBe('MH:19 road-has-a-gap')
  })

  it('MH:25 helps only who holds him', () => {
    const game = table({
      players: [{ character: 'mogul', gold: 0 }, { character: 'wandering-monk' }],
      villages: { sanganer: [Blue] },
    })
    expect(why(game.refusal(Red, travel('agra', [Blue, 1])))).toBe('MH:23 needs-toll')
  })
})

describe('several ways', () => {
  /** Agra to Delhi over Vrindavan, or over the start: Sanganer, Sambhar, Rewari. */
  const twoWays = { vrindavan: [Green], sanganer: [Red], sambhar: [Blue], rewari: [Red] }

  it('MH:Q19 the traveler chooses whom to pay', () => {
    const game = traveling({ architect: 'agra', gold: 1 }, twoWays)
    expect(game.movesOf(Red, 'travel').filter((move) => move.to === 'delhi')).toEqual([
      travel('delhi', [Green, 1]),
      travel('delhi', [Blue, 1]),
    ])
    const events = game.play(Red, travel('delhi', [Blue, 1]))
    expect(events[0]).toMatchObject({ via: ['sanganer', 'sambhar', 'rewari'] })
    expect(game.gold()).toEqual([0, 16, 15])
  })

  it('MH:Q19 a way around is found where the straight one is too dear', () => {
    const game = traveling({ architect: 'agra', gold: 0 }, { ...twoWays, sambhar: [Red] })
    game.play(Red, travel('delhi'))
    expect(game.gold()).toEqual([0, 15, 15])
  })
})
