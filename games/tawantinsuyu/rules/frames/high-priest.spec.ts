import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { asked, common, deciders, eventsOf, field, goods, movesOf, pass, scene, scoreOf } from '../../test/table.ts'

/** With the tile as printed the sides are worship, offering, refresh, conquest, production, from section 0 on. */
const to = { worship: 4, offering: 0, refresh: 1, conquest: 2, production: 3 } as const
const move = (sections = 1): JsonObject => ({ move: 'move-priest', sections })
const perform: JsonObject = { move: 'perform' }
const gold: JsonObject = { move: 'take-gold' }

describe('the High Priest', () => {
  it('TW:7.1 moves one or two sections clockwise and triggers the action for everybody in turn order', () => {
    const table = scene({
      people: 3,
      active: 1,
      players: [{ corn: 3 }, { corn: 2, priest: 4 }, { corn: 3 }],
    })
    const events = table.play(1, move(2), perform)
    expect(eventsOf(events, 'priest-moved')).toEqual([{ seat: 1, section: 1, action: 'offering' }])
    expect(deciders(table)).toEqual([1])
    table.play(1, { move: 'offer', steps: 1 })
    expect(deciders(table)).toEqual([2])
    table.play(2, pass)
    expect(deciders(table)).toEqual([0])
    table.play(0, pass)
    expect(asked(table)).toBe('turn')
  })

  it('TW:7.2 gold instead of the action is for the active player only', () => {
    const table = scene({ players: [{ priest: to.offering, corn: 6 }, { corn: 3 }] })
    table.play(0, move(), gold)
    expect(goods(table, 0)).toMatchObject({ gold: 1, corn: 6 })
    expect(deciders(table)).toEqual([1])
    expect(table.refusal(1, gold)).toMatchObject({ reason: 'not-asked-now' })
  })

  it('TW:7.3 Worship: one large for three steps and one small for one; others one step', () => {
    const table = scene({
      players: [
        { priest: to.worship, temple: 10, statues: { 'gate-large': 1, 'gate-small': 2 } },
        { statues: { 'spiral-small': 1, 'spiral-large': 1 } },
      ],
    })
    table.play(0, move(), perform, { move: 'sacrifice', statue: 'gate-small' })
    expect(table.refusal(0, { move: 'sacrifice', statue: 'gate-small' })).toEqual({
      rule: 'TW:7.3',
      reason: 'one-of-each-size',
      size: 'small',
    })
    table.play(0, { move: 'sacrifice', statue: 'gate-large' })
    expect(table.position.players[0]?.temple).toBe(14)
    expect(field(table, 0, 'statues')).toMatchObject({ 'gate-large': 0, 'gate-small': 1 })
    table.play(1, { move: 'sacrifice', statue: 'spiral-large' })
    expect(table.position.players[1]?.temple).toBe(1)
    expect(deciders(table)).toEqual([0])
  })

  it('TW:7.4 Offering: two corn a step up to three; others three corn for one', () => {
    const table = scene({
      players: [
        { priest: to.offering, corn: 5, temple: 12 },
        { corn: 9, temple: 12 },
      ],
    })
    table.play(0, move(), perform)
    expect(movesOf(table, 0, 'offer')).toEqual([{ steps: 1 }, { steps: 2 }])
    expect(table.refusal(0, { move: 'offer', steps: 3 })).toEqual({
      rule: 'TW:7.4',
      reason: 'needs-corn',
      need: 6,
      have: 5,
    })
    table.play(0, { move: 'offer', steps: 2 })
    expect(goods(table, 0)).toMatchObject({ corn: 1 })
    expect(table.refusal(1, { move: 'offer', steps: 2 })).toMatchObject({ reason: 'so-many-steps', need: 1 })
    table.play(1, { move: 'offer', steps: 1 })
    expect(goods(table, 1)).toMatchObject({ corn: 6 })
    expect(table.position.players.map(({ temple }) => temple)).toEqual([14, 13])
  })

  it('TW:7.5 TW:1.6 Refresh: one free, then one food each; others one corn each, never potatoes', () => {
    const table = scene({
      players: [
        { priest: to.refresh, potato: 1, spent: ['P01', 'P02'], down: { '2-stone': 1 } },
        { potato: 5, corn: 1, spent: ['P03', 'P04'] },
      ],
    })
    table.play(0, move(), perform, { move: 'refresh-building', tile: 'P02' })
    expect(goods(table, 0)).toMatchObject({ potato: 1 })
    table.play(0, { move: 'refresh-army', card: '2-stone' })
    expect(goods(table, 0)).toMatchObject({ potato: 0 })
    expect(field(table, 0, 'up')).toMatchObject({ '2-stone': 1 })
    expect(field(table, 0, 'ready')).toEqual(['P02'])
    expect(deciders(table)).toEqual([1])
    table.play(1, { move: 'refresh-building', tile: 'P03' })
    expect(goods(table, 1)).toEqual({ potato: 5, corn: 0, stone: 0, gold: 0 })
    expect(deciders(table)).toEqual([0])
    expect(asked(table)).toBe('turn')
  })

  it('TW:7.7 Production: face-up buildings produce and turn down; one refresh, before or after', () => {
    const after = scene({
      players: [
        { priest: to.production, ready: ['P01', 'P05'] },
        { ready: ['P03'], spent: ['P04'] },
      ],
    })
    after.play(0, move(), perform, { move: 'produce', tile: 'P01' }, { move: 'refresh-building', tile: 'P01' })
    expect(field(after, 0, 'ready')).toEqual(['P01', 'P05'])
    expect(deciders(after)).toEqual([1])
    expect(goods(after, 0)).toMatchObject({ potato: 2, corn: 0 })
    expect(after.refusal(1, { move: 'refresh-building', tile: 'P04' })).toMatchObject({ rule: 'TW:7.7' })
    after.play(1, { move: 'produce', tile: 'P03' })
    expect(field(after, 1, 'spent')).toEqual(['P03', 'P04'])
    const before = scene({ players: [{ priest: to.production, spent: ['P05'], ready: ['P01'] }] })
    before.play(0, move(), perform, { move: 'refresh-building', tile: 'P05' })
    before.play(0, { move: 'produce', tile: 'P05' }, { move: 'produce', tile: 'P01' })
    expect(goods(before, 0)).toMatchObject({ potato: 2, corn: 2 })
    expect(field(before, 0, 'spent')).toEqual(['P01', 'P05'])
  })

  it('TW:7.7 whoever refreshes after producing produces no more', () => {
    const table = scene({
      players: [{ priest: to.production, ready: ['P01', 'P05'], passives: ['Z16'], down: { '1-corn': 1 } }],
    })
    table.play(0, move(), perform, { move: 'produce', tile: 'P01' }, { move: 'refresh-building', tile: 'P01' })
    expect(table.refusal(0, { move: 'produce', tile: 'P05' })).toMatchObject({ reason: 'refreshed-after-producing' })
  })
})

describe('Conquest', () => {
  const army = { priest: to.conquest, up: { '1-corn': 2, '2-stone': 1 } }
  const village = { village: ['red', 'green', 'blue'] }

  it('TW:7.6 a: the casualty comes from an end of the Village, from the Nomads if it is empty', () => {
    const table = scene({ players: [{ priest: to.conquest }], rest: village })
    table.play(0, move(), perform)
    expect(table.refusal(0, { move: 'lose-nomad', worker: 'red' })).toMatchObject({ reason: 'village-not-empty' })
    table.play(0, { move: 'lose-villager', end: 'potato' })
    expect(common(table, 'village')).toEqual(['green', 'blue'])
    const empty = scene({
      players: [{ priest: to.conquest }],
      rest: {
        village: [],
        holder: 1,
        nomads: { blue: 0, green: 0, red: 1, yellow: 0, white: 0 },
        bag: { blue: 1, green: 0, red: 0, yellow: 0, white: 0 },
      },
    })
    empty.play(0, move(), perform)
    expect(empty.refusal(0, { move: 'lose-villager', end: 'corn' })).toMatchObject({ reason: 'village-empty' })
    empty.play(0, { move: 'lose-nomad', worker: 'red' })
    expect(common(empty, 'casualties')).toMatchObject({ red: 1 })
    expect(common(empty, 'nomads')).toMatchObject({ blue: 1 })
  })

  it('TW:C15 without Village and Nomads there is no casualty', () => {
    const none = { blue: 0, green: 0, red: 0, yellow: 0, white: 0 }
    const table = scene({ players: [army], rest: { village: [], holder: 1, nomads: none, bag: none } })
    table.play(0, move(), perform)
    expect(asked(table)).toBe('conquer')
  })

  it('TW:C14 by option whoever takes gold moves no casualty', () => {
    const table = scene({ players: [army], rest: village, options: { casualtyWhenGoldTaken: 'off' } })
    table.play(0, move(), gold)
    expect(asked(table)).toBe('turn')
    expect(common(table, 'village')).toHaveLength(3)
  })

  it('TW:7.6 TW:C50 b: a potato for each card played, the first of the active player free; all finish before c', () => {
    const table = scene({
      players: [
        { priest: to.conquest, potato: 1, army: { '1-corn': 3 } },
        { potato: 1, army: { '2-stone': 2 } },
      ],
      rest: village,
    })
    table.play(0, move(), perform, { move: 'lose-villager', end: 'corn' })
    table.play(0, { move: 'muster', card: '1-corn' })
    expect(goods(table, 0)).toMatchObject({ potato: 1 })
    table.play(0, { move: 'muster', card: '1-corn' })
    expect(goods(table, 0)).toMatchObject({ potato: 0 })
    // the third card could only be paid by discarding it, which is possible in the own turn
    expect(table.refusal(0, { move: 'muster', card: '1-corn' })).toMatchObject({
      rule: 'TW:7.6',
      reason: 'needs-potato',
    })
    table.play(0, pass)
    expect(deciders(table)).toEqual([1])
    table.play(1, { move: 'muster', card: '2-stone' })
    expect(asked(table)).toBe('conquer')
    expect(deciders(table)).toEqual([0])
  })

  it('TW:7.6 c: the space must be empty and payable with face-up cards, each of which counts once', () => {
    const table = scene({ players: [{ ...army, army: { '2-corn': 3 } }], rest: { ...village, conquests: { CH1: 1 } } })
    table.play(0, move(), perform, { move: 'lose-villager', end: 'corn' }, pass)
    expect(table.refusal(0, { move: 'conquer', space: 'CH1' })).toMatchObject({ reason: 'space-taken', space: 'CH1' })
    expect(table.refusal(0, { move: 'conquer', space: 'QU5' })).toEqual({
      rule: 'TW:7.6',
      reason: 'needs-soldiers',
      space: 'QU5',
      down: 2,
      discard: 3,
    })
    table.play(0, { move: 'conquer', space: 'AN5' })
    const ways = movesOf(table, 0, 'commit')
    expect(ways).toEqual([
      { down: { ones: 2, twos: 0 }, discard: { ones: 0, twos: 1 } },
      { down: { ones: 0, twos: 1 }, discard: { ones: 2, twos: 0 } },
    ])
    expect(
      table.refusal(0, { move: 'commit', down: { ones: 1, twos: 0 }, discard: { ones: 0, twos: 1 } }),
    ).toMatchObject({
      reason: 'not-these-soldiers',
    })
    table.play(0, { move: 'commit', ...ways[0] })
    expect(scoreOf(table, 0)).toBe(17)
    expect(field(table, 0, 'down')).toMatchObject({ '1-corn': 2 })
    expect(common(table, 'armyDiscard')).toMatchObject({ '2-stone': 1 })
    expect(field(table, 0, 'army')).toMatchObject({ '2-corn': 3 })
    // e: discarded soldiers give no resource
    expect(goods(table, 0)).toMatchObject({ stone: 0 })
  })

  it('TW:7.6 c: needs a conquest marker', () => {
    const table = scene({ players: [{ ...army, markers: 0 }], rest: village })
    table.play(0, move(), perform, { move: 'lose-villager', end: 'corn' })
    expect(asked(table)).toBe('turn')
  })

  it('TW:7.6 d: the active player alone conquers twice', () => {
    const table = scene({
      players: [{ priest: to.conquest, up: { '1-corn': 4 } }, { up: { '1-stone': 4 } }],
      rest: village,
    })
    table.play(0, move(), perform, { move: 'lose-villager', end: 'corn' }, { move: 'conquer', space: 'CH1' })
    table.play(1, { move: 'conquer', space: 'QU1' })
    expect(deciders(table)).toEqual([0])
    table.play(0, { move: 'conquer', space: 'CH2' })
    expect(asked(table)).toBe('turn')
    expect(goods(table, 0)).toMatchObject({ stone: 1, corn: 2 })
    expect(goods(table, 1)).toMatchObject({ potato: 2 })
  })

  it('TW:7.6 the benefits of spaces: worker, building, statue, stairs and weaving free of charge', () => {
    const gain = (space: string, ...moves: JsonObject[]) => {
      const table = scene({
        players: [{ priest: to.conquest, up: { '1-corn': 9 } }],
        rest: { ...village, nomads: { red: 1 } },
        weavings: ['W07', 'W06'],
      })
      table.play(0, move(), perform, { move: 'lose-villager', end: 'corn' }, { move: 'conquer', space }, ...moves)
      return table
    }
    expect(field(gain('AN2', { move: 'nomad', worker: 'red' }), 0, 'workers')).toEqual(['red'])
    expect(field(gain('AN4', { move: 'build', tile: 'Z01' }), 0, 'passives')).toEqual(['Z01'])
    expect(scoreOf(gain('QU3', { move: 'statue', statue: 'gate-small' }), 0)).toBe(13)
    expect(gain('QU3').refusal(0, { move: 'statue', statue: 'gate-large' })).toMatchObject({ reason: 'only-small' })
    expect(scoreOf(gain('KU4', { move: 'stairs', slot: 'S1u' }), 0)).toBe(14)
    expect(field(gain('KU2'), 0, 'tapestries')).toEqual([['W07']])
    expect(gain('CH4').position.players[0]?.temple).toBe(1)
  })

  it('TW:C5 by option a free weaving may be the one under the top', () => {
    const table = scene({
      players: [{ ...army }],
      rest: village,
      weavings: ['W07', 'W06'],
      options: { freeWeaving: 'top-or-next' },
    })
    table.play(0, move(), perform, { move: 'lose-villager', end: 'corn' }, { move: 'conquer', space: 'KU2' })
    table.play(
      0,
      { move: 'commit', down: { ones: 2, twos: 0 }, discard: { ones: 0, twos: 0 } },
      { move: 'weaving', place: 'next' },
    )
    expect(field(table, 0, 'tapestries')).toEqual([['W06']])
    expect(common(table, 'weavingStack')).toEqual(['W07'])
  })
})
