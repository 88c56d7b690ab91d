import { describe, expect, it } from 'vitest'
import { Blue, type Guest, Red, type Setting, type Table, table, travel, why } from '../../test/table.ts'

const pickUp = (from: string, source = 'move-house'): { move: string; for: string; from: string } => ({
  move: 'move-house',
  for: source,
  from,
})
const settle = (at: string): { move: string; at: string } => ({ move: 'settle', at })

/** Red is on turn in Agra. */
function moving(red: Partial<Guest>, more: Partial<Setting>): Table {
  return table({
    players: [
      { character: 'mogul', architect: 'agra', gold: 0, disc: ['move-house', 'gold'], ...red },
      { character: 'trader' },
      { character: 'sadhu' },
    ],
    turnOf: Red,
    ...more,
  })
}

describe('the Move house action', () => {
  it('MH:29 an own house goes from a village to another, for nothing', () => {
    const game = moving({}, { villages: { kol: [Blue, Red] } })
    const events = game.play(Red, pickUp('kol'), settle('kara'))
    expect(events).toEqual([{ event: 'house-moved', seat: Red, from: 'kol', to: 'kara' }])
    expect(game.now().villages).toMatchObject({ kol: [Blue], kara: [Red] })
    expect(game.player(Red)).toMatchObject({ gold: 0, pool: 9 })
  })

  it('MH:29 from a city where the architect is not, into the one where he is', () => {
    const game = moving({}, { cities: { delhi: [2, 0, 0] } })
    game.play(Red, pickUp('delhi'), settle('agra'))
    expect(game.now().cityHouses).toMatchObject({ delhi: [1, 0, 0], agra: [1, 0, 0] })
  })

  it('MH:29 never into a city without the architect, nor on the start', () => {
    const game = moving({}, { cities: { delhi: [1, 0, 0] } })
    game.play(Red, pickUp('delhi'))
    expect(why(game.refusal(Red, settle('udaipur')))).toBe('MH:27 architect-elsewhere')
    expect(why(game.refusal(Red, settle('ajmer')))).toBe('MH:27 no-building-here')
    expect(game.moves(Red)).toHaveLength(31)
  })

  it('MH:29, MH:Q22 never to where it came from', () => {
    const village = moving({}, { villages: { kol: [Red] } })
    village.play(Red, pickUp('kol'))
    expect(why(village.refusal(Red, settle('kol')))).toBe('MH:29 same-place')
    expect(village.moves(Red)).not.toContainEqual(settle('kol'))
    const city = moving({}, { cities: { agra: [1, 0, 0] } })
    city.play(Red, pickUp('agra'))
    expect(why(city.refusal(Red, settle('agra')))).toBe('MH:29 same-place')
  })

  it('MH:29 never a house of somebody else', () => {
    const game = moving({}, { villages: { kol: [Blue] }, cities: { agra: [0, 1, 0] } })
    for (const from of ['kol', 'agra', 'kara', 'ajmer'])
      expect(why(game.refusal(Red, pickUp(from)))).toBe('MH:29 no-own-house-there')
    expect(game.movesOf(Red, 'move-house')).toEqual([])
  })

  it('MH:8 into a village with room only', () => {
    const game = moving({}, { villages: { kol: [Red], kara: [Blue, Blue], idar: [Blue] } })
    game.play(Red, pickUp('kol'))
    expect(why(game.refusal(Red, settle('kara')))).toBe('MH:8 village-full')
    game.play(Red, settle('idar'))
    expect(game.now().villages.idar).toEqual([Blue, Red])
  })

  it('MH:29, MH:19 an emptied village cuts its road at once', () => {
    const game = moving({}, { villages: { vrindavan: [Red] } })
    expect(game.refusal(Red, travel('delhi'))).toBeUndefined()
    game.play(Red, pickUp('vrindavan'), settle('kol'))
    expect(why(game.refusal(Red, travel('delhi')))).toBe('MH:19 road-has-a-gap')
  })

  it('MH:Q56 a house moved into a village saves its toll in the same turn', () => {
    const game = moving({}, { villages: { vrindavan: [Blue], kol: [Red] } })
    expect(why(game.refusal(Red, travel('delhi', [Blue, 1])))).toBe('MH:23 needs-toll')
    game.play(Red, pickUp('kol'), settle('vrindavan'), travel('delhi'))
    expect(game.gold()[Blue]).toBe(15)
  })

  it('MH:29 a house that is picked up must be put down before anything else', () => {
    const game = moving({}, { villages: { kol: [Red] } })
    game.play(Red, pickUp('kol'))
    expect(game.now().villages.kol).toEqual([Red])
    expect(why(game.refusal(Red, { move: 'gold' }))).toBe('MH:29 not-asked-now')
  })

  it('MH:29 one action moves one house', () => {
    const game = moving({}, { villages: { kol: [Red, Red] } })
    game.play(Red, pickUp('kol'), settle('kara'))
    expect(why(game.refusal(Red, pickUp('kol')))).toBe('MH:15 action-not-open')
    expect(why(game.refusal(Red, pickUp('kol', 'gold')))).toBe('MH:29 no-house-to-move')
  })

  it('MH:8, MH:Q4 a house with nowhere to go is not picked up', () => {
    const full = Object.fromEntries(allVillages.map((village, index) => [village, [index % 2]]))
    const game = table({
      players: [{ character: 'mogul', disc: ['move-house', 'gold'] }, { character: 'trader' }],
      villages: full,
    })
    expect(why(game.refusal(Red, pickUp('pushkar')))).toBe('MH:8 nowhere-to-go')
    expect(game.movesOf(Red, 'move-house')).toEqual([])
  })
})

describe('the Builder', () => {
  it('MH:39 moves one extra house instead of building one', () => {
    const game = moving({ character: 'builder', pool: 0, disc: ['gold', 'gold'] }, { villages: { kol: [Red] } })
    game.play(Red, pickUp('kol', 'builder'), settle('agra'))
    expect(game.now().cityHouses.agra).toEqual([1, 0, 0])
    expect(why(game.refusal(Red, pickUp('agra', 'builder')))).toBe('MH:39 builder-used')
    expect(why(game.refusal(Red, { move: 'house', for: 'builder', at: 'agra' }))).toBe('MH:39 builder-used')
  })

  it('MH:39 besides the Move house action', () => {
    const game = moving({ character: 'builder' }, { villages: { kol: [Red], kara: [Red] } })
    game.play(Red, pickUp('kol', 'builder'), settle('agra'), pickUp('kara'), settle('agra'))
    expect(game.now().cityHouses.agra).toEqual([2, 0, 0])
  })

  it('MH:39 only for who holds him', () => {
    const game = moving({}, { villages: { kol: [Red] } })
    expect(why(game.refusal(Red, pickUp('kol', 'builder')))).toBe('MH:39 not-the-builder')
  })
})

const allVillages = [
  'pushkar',
  'merta',
  'sojat',
  'sirohi',
  'sambhar',
  'rewari',
  'bhinai',
  'mandal',
  'sanganer',
  'vrindavan',
  'bayana',
  'bundi',
  'etawah',
  'kara',
  'dholpur',
  'orchha',
  'jalor',
  'nagaur',
  'narnaul',
  'hansi',
  'badaun',
  'kol',
  'kannauj',
  'chunar',
  'kalinjar',
  'idar',
  'dungarpur',
  'chanderi',
  'dahod',
  'bhilsa',
]
