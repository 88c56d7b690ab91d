import { describe, expect, it } from 'vitest'
import { deliver, place, read, table } from '../../test/table.ts'
import { buildingNames } from '../names.ts'
import { moveBuilder, moveMerchant } from './merchant.ts'

const basics = ['quarry', 'lumber-mill', 'turmeric-field', 'cotton-field']

describe('Merchant and Builder', () => {
  it('TV-33 AG:5.11 AG:1.9 the Merchant counts built buildings and leaves a rupee on each one passed', () => {
    const t = table({
      also: { built: [...basics, 'oil-press', 'tailor'], builder: 'paper-mill', merchant: 'turmeric-field' },
    })
    moveMerchant(t.position, 4, undefined)
    expect(read(t, 'merchant')).toBe('quarry')
    expect(read(t, 'coins')).toMatchObject({
      'turmeric-field': 0,
      'cotton-field': 1,
      'oil-press': 1,
      tailor: 1,
      quarry: 0,
    })
  })

  it('AG:5.11 with few buildings he goes around, passing some twice', () => {
    const t = table({ also: { merchant: 'quarry' } })
    moveMerchant(t.position, 6, undefined)
    expect(read(t, 'merchant')).toBe('turmeric-field')
    expect(read(t, 'coins')).toMatchObject({ quarry: 1, 'lumber-mill': 2, 'turmeric-field': 1, 'cotton-field': 1 })
  })

  it('AG:9.19 workers and goods where the Merchant or the Builder arrives are left alone', () => {
    const t = table({
      seats: [{ goods: { wood: 2 } }, { goods: { cement: 1 }, board: { 'lumber-mill': 'standing' } }],
      also: { merchant: 'quarry' },
    })
    const before = t.written()
    moveMerchant(t.position, 1, undefined)
    moveBuilder(t.position, 1, undefined)
    const after = t.written()
    expect([after.merchant, after.builder]).toEqual(['lumber-mill', 'cement-works'])
    expect([after.workers, after.lying, after.players]).toEqual([before.workers, before.lying, before.players])
  })

  it('AG:5.14 the Builder counts sites only, and goes around', () => {
    const t = table({ also: { built: [...basics, 'tailor', 'oil-press'], builder: 'tailor' } })
    moveBuilder(t.position, 4, undefined)
    expect(read(t, 'builder')).toBe('brickyard')
  })

  it('AG:5.14 with one site left he goes there without a roll, with none he leaves', () => {
    const all = [...buildingNames]
    const one = table({ also: { built: all.filter((name) => name !== 'weaver' && name !== 'tailor') } })
    const rng = [...one.position.rng]
    one.play(0, place('tailor'), { move: 'process', count: 0, aid: 'none' })
    expect(read(one, 'builder')).toBe('weaver')
    expect(one.position.rng).toEqual(rng)
    const none = table({ also: { built: all.filter((name) => name !== 'tailor') } })
    none.play(0, place('tailor'), { move: 'process', count: 0, aid: 'none' })
    expect(read(none, 'builder')).toBeNull()
  })

  it('AG:5.14 AG:6.3 he moves when the Architect builds under him', () => {
    const t = table({ seats: [{ goods: { cement: 1, planks: 1 } }] })
    t.play(0, place('architect'), { move: 'build', building: 'tailor' })
    t.play(0, { move: 'pay-material', good: 'cement' }, { move: 'pay-material', good: 'planks' }, { move: 'stop' })
    t.play(0, { move: 'bonus-tile', tile: '4-rupees' })
    expect(read(t, 'builder')).toBe('tailor')
    t.play(0, { move: 'process', count: 0, aid: 'none' })
    expect(read(t, 'builder')).not.toBe('tailor')
  })

  it('AG:5.10 a Merchant moved by the boat during the visit still pays and moves again', () => {
    const t = table({
      river: ['caliph', 'sufi'],
      marks: { caliph: { oil: { seat: 0, markers: 1 } } },
      seats: [{ goods: { bricks: 1 }, favor: 4, tiles: ['deliver'], contracts: ['cook', 'mahout'] }],
      also: { dock: 2 },
    })
    t.play(0, place('cotton-field'), { move: 'favor', action: 'deliver', mullah: false })
    const boat = t.play(0, deliver('caliph', 'bricks'), { move: 'decline' })
    expect(boat.map((event) => event.event)).toContain('merchant-moved')
    const events = t.play(0, { move: 'produce', count: 0 })
    expect(events.map((event) => event.event)).toEqual(['produced', 'favor', 'merchant-moved'])
    expect(events[1]).toEqual({ event: 'favor', seat: 0, favor: 2 })
  })

  it('AG:9.14 AG:5.14 a Builder visit under way is not disturbed by dock 2', () => {
    const t = table({
      river: ['cook', 'sufi', 'caliph'],
      marks: { cook: { oil: { seat: 0, markers: 1 } } },
      seats: [{ goods: { wood: 1 }, favor: 4, tiles: ['deliver'], contracts: ['mahout'] }],
    })
    t.play(0, place('tailor'), { move: 'favor', action: 'deliver', mullah: false }, deliver('cook', 'wood'), {
      move: 'decline',
    })
    expect(read(t, 'dock')).toBe(2)
    expect(read(t, 'built')).toEqual([...basics, 'tailor'])
    expect(read(t, 'builder')).toBe('tailor')
    t.play(0, { move: 'process', count: 0, aid: 'none' })
    expect(read(t, 'builder')).not.toBe('tailor')
  })
})
