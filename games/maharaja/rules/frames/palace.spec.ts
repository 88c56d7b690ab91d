import { describe, expect, it } from 'vitest'
import { Blue, eventsOf, type Guest, Red, type Setting, type Table, table, travel, why } from '../../test/table.ts'

const palace = (site: string, source = 'palace'): { move: string; for: string; site: string } => ({
  move: 'palace',
  for: source,
  site,
})

/** Red is on turn in Agra, where of three players two outer sites are neutral. */
function building(red: Partial<Guest> = {}, more: Partial<Setting> = {}): Table {
  return table({
    players: [
      { character: 'mogul', architect: 'agra', gold: 24, disc: ['palace', 'palace'], ...red },
      { character: 'trader' },
      { character: 'sadhu' },
    ],
    turnOf: Red,
    ...more,
  })
}

describe('the Palace action', () => {
  it('MH:31 a palace costs twelve gold, on the central site as on an outer one', () => {
    const game = building()
    const events = game.play(Red, palace('central'), palace('outer'))
    expect(eventsOf(events, 'palace-built')).toEqual([
      { event: 'palace-built', seat: Red, city: 'agra', site: 'central', price: 12 },
      { event: 'palace-built', seat: Red, city: 'agra', site: 'outer', price: 12 },
    ])
    expect(game.player(Red)).toMatchObject({ gold: 0, palaces: 5 })
    expect(game.now().sites.agra).toEqual({ central: Red, outer: [Red, null, null, null, 'neutral', 'neutral'] })
  })

  it('MH:31, MH:Q15 the first palace of a city need not be the central one', () => {
    const game = building()
    game.play(Red, palace('outer'))
    expect(game.now().sites.agra?.central).toBeNull()
    expect(game.refusal(Red, palace('central'))).toBeUndefined()
  })

  it('MH:31 not without twelve gold', () => {
    const game = building({ gold: 11 })
    expect(game.refusal(Red, palace('outer'))).toEqual({ rule: 'MH:31', reason: 'needs-gold', need: 12, have: 11 })
    expect(game.movesOf(Red, 'palace')).toEqual([])
  })

  it('MH:31 only where the architect is, and not on the start', () => {
    const game = building({ architect: 'ajmer' })
    expect(why(game.refusal(Red, palace('outer')))).toBe('MH:31 architect-not-in-a-city')
    expect(game.movesOf(Red, 'palace')).toEqual([])
  })

  it('MH:31 on a free site: the central one is taken once', () => {
    const game = building({}, { palaces: { agra: { central: Blue } } })
    expect(why(game.refusal(Red, palace('central')))).toBe('MH:31 site-taken')
    expect(game.movesOf(Red, 'palace')).toEqual([palace('outer')])
  })

  it('MH:31, MH:66 a city holds seven palaces, neutral ones included', () => {
    const full = building({}, { palaces: { agra: { outer: [Blue, Blue, Blue, Blue] } } })
    expect(why(full.refusal(Red, palace('outer')))).toBe('MH:31 site-taken')
    expect(full.movesOf(Red, 'palace')).toEqual([palace('central')])
    const room = building({}, { palaces: { agra: { outer: [Blue, Blue, Blue] } } })
    room.play(Red, palace('outer'))
    expect(why(room.refusal(Red, palace('outer')))).toBe('MH:31 site-taken')
  })

  it('MH:31 of five players all six outer sites are free', () => {
    const game = table({
      players: [
        { character: 'mogul', architect: 'agra', disc: ['palace', 'palace'] },
        { character: 'trader' },
        { character: 'sadhu' },
        { character: 'builder' },
        { character: 'wandering-monk' },
      ],
      palaces: { agra: { central: Blue, outer: [Blue, Blue, Blue, Blue, Blue] } },
    })
    game.play(Red, palace('outer'))
    expect(game.now().sites.agra?.outer).toEqual([Blue, Blue, Blue, Blue, Blue, Red])
  })

  it('MH:Q60 not without a palace left, which is then a forfeit', () => {
    const all = { delhi: { central: Red, outer: [Red, Red, Red] }, udaipur: { central: Red, outer: [Red, Red] } }
    const game = building({ disc: ['palace', 'gold'] }, { palaces: all })
    expect(why(game.refusal(Red, palace('outer')))).toBe('MH:Q60 no-palace-left')
    game.play(Red, { move: 'gold' })
    expect(game.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: ['palace'], compensation: 2 }])
  })

  it('MH:31 needs the action that is named', () => {
    const game = building({ disc: ['palace', 'gold'] })
    expect(why(game.refusal(Red, palace('outer', 'palace-house')))).toBe('MH:31 no-palace-to-build')
    game.play(Red, palace('outer'))
    expect(why(game.refusal(Red, palace('outer')))).toBe('MH:31 no-palace-to-build')
  })
})

describe('the Palace/House action', () => {
  it('MH:32 one palace for twelve and one house for one, also in different places', () => {
    const game = building({ disc: ['palace-house', 'gold'], gold: 13 }, { villages: { vrindavan: [Red] } })
    game.play(Red, palace('central', 'palace-house'), travel('delhi'), {
      move: 'house',
      for: 'palace-house',
      at: 'delhi',
    })
    expect(game.player(Red).gold).toBe(0)
    expect(game.now().sites.agra?.central).toBe(Red)
    expect(game.now().cityHouses.delhi).toEqual([1, 0, 0])
    expect(game.movesOf(Red, 'palace')).toEqual([])
    expect(game.movesOf(Red, 'house')).toEqual([])
  })

  it('MH:32, MH:Q61 the house may open the road for the palace', () => {
    const game = building({ disc: ['palace-house', 'gold'] })
    expect(why(game.refusal(Red, travel('delhi')))).toBe('MH:19 road-has-a-gap')
    game.play(Red, { move: 'house', for: 'palace-house', at: 'vrindavan' }, travel('delhi'))
    game.play(Red, palace('central', 'palace-house'))
    expect(game.now().sites.delhi?.central).toBe(Red)
  })
})

describe('the Master Craftsman', () => {
  it('MH:40, MH:Q27 builds every palace for nine, also that of Palace/House', () => {
    const game = building({ character: 'master-craftsman', gold: 18, disc: ['palace', 'palace-house'] })
    game.play(Red, palace('central'), palace('outer', 'palace-house'))
    expect(game.player(Red).gold).toBe(0)
    expect(game.player(Red).ledger.palaces).toBe(-18)
  })

  it('MH:40 and not for eight', () => {
    const game = building({ character: 'master-craftsman', gold: 8 })
    expect(game.refusal(Red, palace('outer'))).toMatchObject({ reason: 'needs-gold', need: 9, have: 8 })
  })

  it('MH:43 taken after the palace he gives nothing back', () => {
    const game = building({ gold: 12, disc: ['palace', 'characters'] })
    game.play(Red, palace('central'), { move: 'take', card: 'master-craftsman' })
    expect(game.player(Red).gold).toBe(0)
  })

  it('MH:43 given away before the palace it costs twelve again', () => {
    const game = building({ character: 'master-craftsman', gold: 11, disc: ['palace', 'characters'] })
    expect(game.refusal(Red, palace('central'))).toBeUndefined()
    game.play(Red, { move: 'take', card: 'wandering-monk' })
    expect(game.refusal(Red, palace('central'))).toMatchObject({ reason: 'needs-gold', need: 12 })
  })
})
