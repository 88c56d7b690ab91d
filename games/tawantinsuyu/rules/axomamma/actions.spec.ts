import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { herTurn } from '../../test/solo.ts'
import {
  common,
  eventsOf,
  field,
  goods,
  type PlayerScene,
  restOfTurn,
  scene,
  scoreOf,
  type Table,
} from '../../test/table.ts'

/** Her reaction when you trigger the action of this kind. */
function reaction(
  action: string,
  she: PlayerScene,
  options: Record<string, string> = {},
): { table: Table; events: JsonObject[] } {
  const priest = { worship: 4, offering: 0, refresh: 1, conquest: 2, production: 3 }[action] ?? 0
  const table = scene({
    people: 1,
    players: [{ priest }, she],
    options,
    rest: { village: ['red', 'green', 'blue'], axomamma: { tucked: ['G01', 'G08', 'G15', 'G22'] } },
  })
  const events = table.play(0, { move: 'move-priest', sections: 1 }, { move: 'take-gold' })
  return { table, events }
}

/** Her own action of this kind. */
function ownAction(action: string, she: PlayerScene, options: Record<string, string> = {}, rest: JsonObject = {}) {
  const priest = { worship: 4, offering: 0, refresh: 1, conquest: 2, production: 3 }[action] ?? 0
  return herTurn({
    players: [{}, { ...she, priest }],
    options,
    rest: { axomamma: { tucked: ['G01', 'G08', 'G15', 'G22'] }, ...rest },
  })
}

describe('her High Priest actions', () => {
  it('TW:17.7 TW:C40 Production: all face-up buildings produce; after her own action the highest stays face-up', () => {
    const own = ownAction('production', { ready: ['P03', 'P05'] })
    expect(goods(own.table, 1)).toMatchObject({ corn: 3 })
    expect(field(own.table, 1, 'ready')).toEqual(['P05'])
    expect(field(own.table, 1, 'spent')).toEqual(['P03'])
    const yours = reaction('production', { ready: ['P03', 'P05'] })
    expect(field(yours.table, 1, 'ready')).toEqual([])
  })

  it('TW:17.7 Production: of a choice what she has least of, then gold, corn, stone, potato', () => {
    expect(goods(reaction('production', { ready: ['P12'] }).table, 1)).toEqual({
      potato: 0,
      corn: 0,
      stone: 0,
      gold: 1,
    })
    expect(goods(reaction('production', { ready: ['P12'], gold: 1, corn: 1 }).table, 1)).toMatchObject({ stone: 2 })
    expect(goods(reaction('production', { ready: ['P11'], corn: 1, stone: 1 }).table, 1)).toMatchObject({ potato: 2 })
  })

  it('TW:17.7 Offering: as many steps as she can pay, gold filling up (TW:C42)', () => {
    const own = ownAction('offering', { corn: 5, gold: 1, temple: 11 })
    expect(own.table.position.players[1]?.temple).toBe(14)
    expect(goods(own.table, 1)).toMatchObject({ corn: 0, gold: 1 })
    const yours = reaction('offering', { corn: 9 })
    expect(yours.table.position.players[1]?.temple).toBe(1)
    expect(goods(yours.table, 1)).toMatchObject({ corn: 6 })
  })

  it('TW:17.7 Worship: one of each size, or as a reaction the small one for a step (TW:C41, TW:C88)', () => {
    const own = ownAction('worship', { statues: { 'gate-large': 1, 'spiral-small': 1, 'zigzag-small': 1 }, temple: 10 })
    expect(own.table.position.players[1]?.temple).toBe(14)
    expect(field(own.table, 1, 'statues')).toMatchObject({ 'gate-large': 0, 'spiral-small': 0, 'zigzag-small': 1 })
    const yours = reaction('worship', { statues: { 'gate-large': 1, 'spiral-small': 1 } })
    expect(yours.table.position.players[1]?.temple).toBe(1)
    expect(field(yours.table, 1, 'statues')).toMatchObject({ 'gate-large': 1, 'spiral-small': 0 })
  })

  it('D9 TW:17.7 TW:C86 Refresh: your action turns up half of each kind, her own everything', () => {
    const she = { spent: ['P01', 'P02', 'P03'], down: { '1-corn': 2, '2-stone': 1 } }
    const yours = reaction('refresh', she)
    expect(field(yours.table, 1, 'ready')).toEqual(['P02', 'P03'])
    expect(field(yours.table, 1, 'up')).toMatchObject({ '2-stone': 1, '1-corn': 1 })
    const own = ownAction('refresh', she)
    expect(field(own.table, 1, 'spent')).toEqual([])
    expect(field(own.table, 1, 'down')).toMatchObject({ '1-corn': 0, '2-stone': 0 })
    expect(goods(own.table, 1)).toEqual({ potato: 0, corn: 0, stone: 0, gold: 0 })
  })

  it('TW:17.7 TW:C93 Conquest: all her cards are played free; the space with the most discards, ties as printed', () => {
    const { table, events } = reaction('conquest', { army: { '1-corn': 2, '2-stone': 1 } })
    const moved = table.play(0, { move: 'lose-villager', end: 'potato' })
    events.push(...moved)
    expect(eventsOf(events, 'mustered')).toHaveLength(3)
    // four soldiers: two-discard spaces are CH4, AN5, KU4, KU5; Antisuyu comes first
    expect(eventsOf(events, 'conquered')).toEqual([{ seat: 1, space: 'AN5' }])
    expect(eventsOf(events, 'soldiers-spent')).toEqual([
      { seat: 1, down: { ones: 0, twos: 1 }, discard: { ones: 2, twos: 0 } },
    ])
  })

  it('TW:C67 by option the space with the most points', () => {
    const { table } = reaction('conquest', { up: { '1-corn': 5 } }, { axomammaFirstConquest: 'points' })
    const events = table.play(0, { move: 'lose-villager', end: 'potato' })
    expect(eventsOf(events, 'conquered')).toEqual([{ seat: 1, space: 'QU5' }])
  })

  it('TW:17.7 Conquest: regions with fewer markers come first, then those with fewer than three of hers', () => {
    const table = scene({
      people: 1,
      agenda: [...restOfTurn(0), { frame: 'axomamma-conquest', second: false }],
      players: [{}, { up: { '1-corn': 4 } }],
      rest: { conquests: { AN1: 0, CH1: 0, CH2: 0 } },
    })
    expect((common(table, 'conquests') as JsonObject).KU4).toBe(1)
  })

  it('TW:17.7 TW:C70 TW:C81 her own Conquest: a casualty from the potato end, and a second space with the fewest discards', () => {
    const { table, events } = ownAction('conquest', { up: { '1-corn': 6 } }, {}, { village: ['white', 'red', 'blue'] })
    expect(eventsOf(events, 'casualty')).toEqual([{ seat: 1, worker: 'white', from: 'village' }])
    const spaces = eventsOf(events, 'conquered').map(({ space }) => String(space))
    expect(spaces).toHaveLength(2)
    expect(['CH1', 'CH2', 'AN2', 'QU1', 'QU2', 'KU2']).toContain(spaces[1])
    expect(common(table, 'casualties')).toMatchObject({ white: 1 })
  })

  it('TW:17.22 by option she makes no second conquest', () => {
    const { events } = ownAction('conquest', { up: { '1-corn': 6 } }, { axomammaOneConquest: 'on' })
    expect(eventsOf(events, 'conquered')).toHaveLength(1)
  })

  it('TW:17.23 by option conquests take one soldier less of each kind (TW:C90)', () => {
    const { events } = ownAction(
      'conquest',
      { up: { '1-corn': 2 } },
      { axomammaFewerSoldiers: 'on', axomammaOneConquest: 'on' },
    )
    expect(eventsOf(events, 'conquered')).toEqual([{ seat: 1, space: 'AN5' }])
    expect(eventsOf(events, 'soldiers-spent')).toEqual([
      { seat: 1, down: { ones: 1, twos: 0 }, discard: { ones: 1, twos: 0 } },
    ])
  })

  it('TW:17.23 by option Worship and Offering begin with a free step', () => {
    const options = { axomammaFreeStep: 'on' }
    expect(ownAction('offering', { corn: 4 }, options).table.position.players[1]?.temple).toBe(3)
    expect(reaction('offering', { corn: 4 }, options).table.position.players[1]?.temple).toBe(1)
  })

  it('TW:C38 her passive buildings do nothing, unless the table says so; yours react to her', () => {
    const quiet = reaction('refresh', { passives: ['Z18'] })
    expect(goods(quiet.table, 1)).toMatchObject({ gold: 0 })
    const loud = reaction('refresh', { passives: ['Z18'] }, { axomammaPassives: 'on' })
    expect(goods(loud.table, 1)).toMatchObject({ gold: 1 })
    const { table } = herTurn({
      players: [{ passives: ['Z18'] }, { priest: 1, spent: ['P01', 'P02', 'P03'] }],
      rest: { axomamma: { tucked: ['G01', 'G08', 'G15', 'G22'] } },
    })
    expect(goods(table, 0)).toMatchObject({ gold: 1 })
    expect(scoreOf(table, 1)).toBe(10)
  })
})
