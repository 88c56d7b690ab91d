import { describe, expect, it } from 'vitest'
import { Blue, Green, type Guest, Red, type Setting, type Table, table, travel, why } from '../../test/table.ts'

const build = (at: string, source = 'house'): { move: string; for: string; at: string } => ({
  move: 'house',
  for: source,
  at,
})

/** Red is on turn in Agra. */
function building(red: Partial<Guest>, more: Partial<Setting> = {}): Table {
  return table({
    players: [
      { character: 'mogul', architect: 'agra', disc: ['house', 'gold'], ...red },
      { character: 'trader' },
      { character: 'sadhu' },
    ],
    turnOf: Red,
    ...more,
  })
}

describe('the House action', () => {
  it('MH:27 a house of the pool goes to a village for one gold, wherever the architect is', () => {
    const game = building({ architect: 'ajmer', gold: 1, pool: 1 })
    expect(game.play(Red, build('kol'))).toEqual([{ event: 'house-built', seat: Red, at: 'kol', price: 1 }])
    expect(game.player(Red)).toMatchObject({ gold: 0, pool: 0 })
    expect(game.now().villages.kol).toEqual([Red])
    expect(game.player(Red).ledger.houses).toBe(-1)
  })

  it('MH:27 or to the city of the architect', () => {
    const game = building({})
    game.play(Red, build('agra'))
    expect(game.now().cityHouses.agra).toEqual([1, 0, 0])
    expect(game.player(Red).gold).toBe(14)
  })

  it('MH:27 not to another city, and not on the start', () => {
    expect(why(building({}).refusal(Red, build('delhi')))).toBe('MH:27 architect-elsewhere')
    const onStart = building({ architect: 'ajmer' })
    expect(why(onStart.refusal(Red, build('ajmer')))).toBe('MH:27 no-building-here')
    expect(onStart.movesOf(Red, 'house')).toHaveLength(30)
  })

  it('MH:27 not without gold', () => {
    const game = building({ gold: 0 })
    expect(game.refusal(Red, build('agra'))).toEqual({ rule: 'MH:27', reason: 'needs-gold', need: 1, have: 0 })
    expect(game.movesOf(Red, 'house')).toEqual([])
  })

  it('MH:9, MH:Q14 not from the quarry', () => {
    const game = building({ pool: 0, quarry: 10 })
    expect(why(game.refusal(Red, build('agra')))).toBe('MH:9 pool-empty')
    expect(game.movesOf(Red, 'house')).toEqual([])
  })

  it('MH:8 not into a full village; a full village of others is no different', () => {
    const game = building({}, { villages: { kol: [Blue, Green], kara: [Blue] } })
    expect(why(game.refusal(Red, build('kol')))).toBe('MH:8 village-full')
    game.play(Red, build('kara'))
    expect(game.now().villages.kara).toEqual([Blue, Red])
  })

  it('MH:27 once, for the action that is named', () => {
    const game = building({})
    expect(why(game.refusal(Red, build('kol', 'two-houses')))).toBe('MH:27 no-house-to-build')
    game.play(Red, build('kol'))
    expect(why(game.refusal(Red, build('kol')))).toBe('MH:27 no-house-to-build')
  })

  it('MH:20 any number of houses stands in a city', () => {
    const game = building({ pool: 1 }, { cities: { agra: [9, 9, 9] } })
    game.play(Red, build('agra'))
    expect(game.now().cityHouses.agra).toEqual([10, 9, 9])
  })
})

describe('the 2 Houses action', () => {
  const two = (at: string): { move: string; for: string; at: string } => build(at, 'two-houses')

  it('MH:28 one in the city of the architect, one in a village, one gold each', () => {
    const game = building({ disc: ['two-houses', 'gold'], gold: 2, pool: 2 })
    game.play(Red, two('kol'), two('agra'))
    expect(game.player(Red)).toMatchObject({ gold: 0, pool: 0 })
    expect(game.now().villages.kol).toEqual([Red])
    expect(game.now().cityHouses.agra).toEqual([1, 0, 0])
  })

  it('MH:28 two in cities, the same or two different ones', () => {
    const same = building({ disc: ['two-houses', 'gold'] })
    same.play(Red, two('agra'), two('agra'))
    expect(same.now().cityHouses.agra).toEqual([2, 0, 0])
    const different = building({ disc: ['two-houses', 'gold'] }, { villages: { vrindavan: [Red] } })
    different.play(Red, two('agra'), travel('delhi'), two('delhi'))
    expect(different.now().cityHouses).toMatchObject({ agra: [1, 0, 0], delhi: [1, 0, 0] })
  })

  it('MH:28 never two in villages', () => {
    const game = building({ disc: ['two-houses', 'gold'] })
    game.play(Red, two('kol'))
    expect(why(game.refusal(Red, two('kara')))).toBe('MH:28 one-must-stand-in-a-city')
    expect(game.movesOf(Red, 'house')).toEqual([two('agra')])
  })

  it('MH:Q70 a city house uses the city half first, so the other may still go to a village', () => {
    const game = building({ disc: ['two-houses', 'gold'] })
    game.play(Red, two('agra'))
    expect(game.movesOf(Red, 'house')).toHaveLength(31)
    game.play(Red, two('kol'))
    expect(game.movesOf(Red, 'house')).toEqual([])
  })

  it('MH:28 set twice, two go to villages and two to the city in any order', () => {
    const game = building({ disc: ['two-houses', 'two-houses'], pool: 4, gold: 4 })
    game.play(Red, two('kol'), two('kara'))
    expect(why(game.refusal(Red, two('idar')))).toBe('MH:28 one-must-stand-in-a-city')
    game.play(Red, two('agra'), two('agra'))
    expect(game.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: [], compensation: 0 }])
  })

  it('MH:28, MH:Q6 the second house may be given up for lack of gold', () => {
    const game = building({ disc: ['two-houses', 'governor'], gold: 1 })
    game.play(Red, { move: 'governor', city: 'agra' }, two('agra'))
    expect(why(game.refusal(Red, two('agra')))).toBe('MH:27 needs-gold')
    expect(game.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: ['house'], compensation: 2 }])
  })
})

describe('the house of Palace/House', () => {
  it('MH:32, MH:Q13 costs one gold and needs no palace', () => {
    const game = building({ disc: ['palace-house', 'gold'], gold: 1 })
    game.play(Red, build('kol', 'palace-house'))
    expect(game.player(Red).gold).toBe(0)
    expect(why(game.refusal(Red, build('kol', 'palace-house')))).toBe('MH:27 no-house-to-build')
  })
})

describe('the Builder', () => {
  it('MH:39, MH:Q26 builds one extra house for nothing, whatever is set', () => {
    const game = building({ character: 'builder', gold: 0, disc: ['gold', 'gold'] })
    expect(game.play(Red, build('agra', 'builder'))).toEqual([
      { event: 'house-built', seat: Red, at: 'agra', price: 0 },
    ])
    expect(game.player(Red)).toMatchObject({ gold: 0, pool: 9 })
  })

  it('MH:39 in a village or the city of the architect, as every house', () => {
    const game = building({ character: 'builder', disc: ['gold', 'gold'] }, { villages: { kol: [Blue, Blue] } })
    expect(game.movesOf(Red, 'house')).toHaveLength(30)
    expect(why(game.refusal(Red, build('delhi', 'builder')))).toBe('MH:27 architect-elsewhere')
    expect(why(game.refusal(Red, build('kol', 'builder')))).toBe('MH:8 village-full')
  })

  it('MH:39 once in a turn, built or moved', () => {
    const game = building({ character: 'builder', disc: ['gold', 'gold'] })
    game.play(Red, build('kol', 'builder'))
    expect(why(game.refusal(Red, build('kol', 'builder')))).toBe('MH:39 builder-used')
    expect(why(game.refusal(Red, { move: 'move-house', for: 'builder', from: 'kol' }))).toBe('MH:39 builder-used')
  })

  it('MH:39 from the pool only', () => {
    const game = building({ character: 'builder', pool: 0 })
    expect(why(game.refusal(Red, build('kol', 'builder')))).toBe('MH:9 pool-empty')
  })

  it('MH:39 only for who holds him', () => {
    expect(why(building({}).refusal(Red, build('kol', 'builder')))).toBe('MH:39 not-the-builder')
  })

  it('MH:39, MH:Q24 again in the next turn', () => {
    const game = table({ players: [{ character: 'builder' }, { character: 'mogul' }], turnOf: Red })
    game.play(Red, build('kol', 'builder'))
    game.end(Red)
    for (const seat of [Red, Blue]) game.play(seat, { move: 'disc', actions: ['gold', 'gold'] })
    game.end(Blue)
    expect(game.refusal(Red, build('kara', 'builder'))).toBeUndefined()
  })
})
