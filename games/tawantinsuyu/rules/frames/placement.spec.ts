import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { asked, common, eventsOf, field, goods, movesOf, pass, scene, scoreOf } from '../../test/table.ts'

const place = (worker: string, space: string, role: string): JsonObject => ({ move: 'place', worker, role, space })
const payGold: JsonObject = { move: 'pay-gold' }
const cheap = { gold: 1, workers: ['red'] }

describe('placing a worker', () => {
  it('TW:4.1 needs a worker of the supply and an empty space', () => {
    const table = scene({ players: [cheap], rest: { hill: { U0b: 'blue' } } })
    expect(table.refusal(0, place('red', 'U0b', 'warrior'))).toEqual({
      rule: 'TW:4.1',
      reason: 'space-taken',
      space: 'U0b',
    })
    expect(table.refusal(0, place('blue', 'U0c', 'architect'))).toEqual({
      rule: 'TW:4.1',
      reason: 'no-such-worker',
      worker: 'blue',
    })
    table.play(0, place('red', 'U0c', 'warrior'), payGold)
    expect((common(table, 'hill') as JsonObject).U0c).toBe('red')
    expect(field(table, 0, 'workers')).toEqual([])
  })

  it('TW:4.2 costs a god card with the symbol of the space, or one gold', () => {
    const poor = scene({ players: [{ workers: ['red'], gods: ['G01'] }] })
    expect(poor.refusal(0, place('red', 'U0b', 'warrior'))).toEqual({
      rule: 'TW:4.2',
      reason: 'needs-card-or-gold',
      god: 'diamond',
    })
    const table = scene({ players: [{ gold: 1, workers: ['red'], gods: ['G01', 'G15', 'G16'] }] })
    table.play(0, place('red', 'U0b', 'warrior'))
    expect(movesOf(table, 0, 'pay-card')).toEqual([{ card: 'G15' }, { card: 'G16' }])
    expect(movesOf(table, 0, 'pay-gold')).toEqual([{}])
    expect(table.refusal(0, { move: 'pay-card', card: 'G01' })).toMatchObject({ reason: 'card-of-another-god' })
    table.play(0, payGold)
    expect(goods(table, 0)).toMatchObject({ gold: 0 })
    expect(field(table, 0, 'gods')).toEqual(['G01', 'G15', 'G16'])
  })

  it('TW:4.3 wandering to another section must be payable', () => {
    const table = scene({ players: [{ ...cheap, potato: 2 }] })
    expect(table.refusal(0, place('red', 'U2a', 'warrior'))).toEqual({
      rule: 'TW:4.7',
      reason: 'needs-food',
      need: 3,
      have: 2,
    })
    expect(table.refusal(0, place('red', 'U4a', 'warrior'))).toBeUndefined()
  })

  it('TW:4.4 descent is 0, 2 or 5, less 2 for every marker above in the section', () => {
    const due = (space: string, stairs: JsonObject): number => {
      const table = scene({ players: [{ ...cheap, potato: 9 }], rest: { stairs } })
      table.play(0, place('red', space, 'warrior'))
      const frame = table.position.agenda.at(-1)
      return frame?.k === 'pay-placement' ? frame.food : Number.NaN
    }
    expect([due('U0b', {}), due('M0b', {}), due('M0b', { S0u: 1 })]).toEqual([0, 2, 0])
    expect([due('L0b', {}), due('L0b', { S0u: 1 }), due('L0b', { S0u: 1, S0l: 1 })]).toEqual([5, 3, 1])
    // markers of other sections, and the lower marker for a middle space, do not help
    expect([due('M0b', { S1u: 1 }), due('M0b', { S0u: 1, S0l: 1 })]).toEqual([2, 0])
  })

  it('TW:4.5 uses stairs in any case: the owner scores even where the placing player would rather pay', () => {
    const table = scene({ people: 3, players: [{ ...cheap, potato: 9 }], rest: { stairs: { S0u: 1, S0l: 2 } } })
    const events = table.play(0, place('red', 'L0b', 'warrior'), payGold)
    expect(eventsOf(events, 'stairs-used')).toEqual([
      { seat: 0, slot: 'S0u', owner: 1 },
      { seat: 0, slot: 'S0l', owner: 2 },
    ])
    expect([scoreOf(table, 0), scoreOf(table, 1), scoreOf(table, 2)]).toEqual([10, 11, 11])
  })

  it('TW:4.6 takes one food off for a Courier', () => {
    const table = scene({ players: [{ gold: 1, workers: ['yellow', 'red'], potato: 2 }] })
    expect(table.refusal(0, place('yellow', 'U2a', 'courier'))).toBeUndefined()
    expect(table.refusal(0, place('red', 'U2a', 'warrior'))).toMatchObject({ reason: 'needs-food', need: 3 })
  })

  it('TW:4.7 wants the food before any task, and gold for the god is not left for food', () => {
    const table = scene({ players: [{ gold: 1, potato: 0, workers: ['red'] }] })
    expect(table.refusal(0, place('red', 'U1a', 'warrior'))).toMatchObject({ rule: 'TW:4.7', need: 1, have: 0 })
    const two = scene({ players: [{ gold: 2, workers: ['red'] }] })
    const events = two.play(0, place('red', 'U1a', 'warrior'), payGold)
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['paid', 'tasks-counted']))
    expect(goods(two, 0)).toMatchObject({ gold: 0 })
  })

  it('TW:4.8 goes on with stairs, worker, ability, benefits, count, tasks, benefits and the card of a Priest', () => {
    const table = scene({
      players: [{ workers: ['white'], gods: ['G08'], statues: { 'gate-small': 1 } }],
      rest: { stairs: { S0u: 1 } },
    })
    const events = table.play(0, place('white', 'M0b', 'priest'), { move: 'pay-card', card: 'G08' })
    expect(asked(table)).toBe('benefits')
    events.push(...table.play(0, { move: 'take', effect: '2 potato' }, pass))
    expect(asked(table)).toBe('priest-potato')
    events.push(...table.play(0, { move: 'pay-potato' }, { move: 'task', task: 'corn' }, pass))
    expect(asked(table)).toBe('benefits')
    events.push(...table.play(0, { move: 'take', effect: '1 corn' }))
    expect(asked(table)).toBe('god-card')
    const steps = ['card-paid', 'stairs-used', 'tasks-counted', 'task-done', 'tasks-lost']
    expect(events.map(({ event }) => String(event)).filter((kind) => steps.includes(kind))).toEqual(steps)
  })

  it('TW:C7 Z01 gives another role instead of the own one, or in addition to it by option', () => {
    const start = { players: [{ gold: 1, workers: ['blue'], passives: ['Z01'] }] }
    const instead = scene(start)
    const events = instead.play(0, place('blue', 'U0c', 'courier'), payGold)
    expect(eventsOf(events, 'tasks-counted')).toEqual([{ seat: 0, tasks: 2, neighbors: 0, ability: 1, building: 0 }])
    const both = scene({ ...start, options: { roleBuildings: 'additional' } })
    expect(both.refusal(0, place('blue', 'U0c', 'courier'))).toMatchObject({ rule: 'TW:C7', reason: 'not-its-role' })
    const more = both.play(0, place('blue', 'U0c', 'architect'), payGold)
    expect(eventsOf(more, 'tasks-counted')).toEqual([{ seat: 0, tasks: 3, neighbors: 0, ability: 2, building: 0 }])
  })

  it('TW:C49 benefits of the played card do not pay for its placement', () => {
    const table = scene({ players: [{ workers: ['red'], gods: ['G15'], statues: { 'diamond-large': 1 } }] })
    expect(table.refusal(0, place('red', 'M1b', 'warrior'))).toMatchObject({ rule: 'TW:4.7', reason: 'needs-food' })
  })
})

describe('worker abilities', () => {
  const count = (worker: string, role: string, space: string, hill: JsonObject = {}, options = {}): number => {
    const table = scene({ players: [{ gold: 1, potato: 9, workers: [worker] }], options, rest: { hill } })
    const events = table.play(0, place(worker, space, role), payGold)
    while (asked(table) === 'pay' || asked(table) === 'pick-up' || asked(table) === 'priest-potato')
      events.push(...table.play(0, asked(table) === 'pay' ? (table.moves(0)[0] ?? pass) : pass))
    return Number(eventsOf(events, 'tasks-counted')[0]?.tasks)
  }

  it('TW:5.4 Architects on blue and Craftsmen on green have one task more', () => {
    expect([count('blue', 'architect', 'U0c'), count('blue', 'architect', 'U0a')]).toEqual([2, 1])
    expect([count('green', 'craftsman', 'U0a'), count('green', 'craftsman', 'U0c')]).toEqual([2, 1])
  })

  it('TW:5.4 TW:C6 a Courier has one more if nobody else stands in the segment', () => {
    expect(count('yellow', 'courier', 'U0b')).toBe(2)
    expect(count('yellow', 'courier', 'U0b', { U0c: 'blue' })).toBe(1)
    expect(count('yellow', 'courier', 'U0b', { U1a: 'blue' })).toBe(2)
  })

  it('TW:C6 by option nobody may ever have stood there', () => {
    const table = scene({
      players: [{ gold: 1, workers: ['yellow'] }],
      options: { courierFirst: 'none-ever' },
      rest: { trodden: ['upper-0'] },
    })
    const events = table.play(0, place('yellow', 'U0b', 'courier'), payGold)
    expect(eventsOf(events, 'tasks-counted')[0]).toMatchObject({ tasks: 1 })
  })

  it('TW:5.4 TW:C13 a Warrior takes a neighbor who is no Warrior, or nobody', () => {
    const table = scene({ players: [cheap], rest: { hill: { U0a: 'red', U0c: 'green', U1b: 'blue' } } })
    table.play(0, place('red', 'U0b', 'warrior'), payGold)
    expect(movesOf(table, 0, 'pick-up')).toEqual([{ space: 'U0c' }])
    expect(table.refusal(0, { move: 'pick-up', space: 'U0a' })).toMatchObject({ reason: 'is-a-warrior' })
    expect(table.refusal(0, { move: 'pick-up', space: 'U1b' })).toMatchObject({ reason: 'not-adjacent' })
    table.play(0, { move: 'pick-up', space: 'U0c' })
    expect(field(table, 0, 'workers')).toEqual(['green'])
    expect(table.position.placement.tasks).toBe(2)
  })

  it('TW:5.1 every adjacent worker of the same color adds a task, others do not', () => {
    expect(count('green', 'craftsman', 'U0b', { U0a: 'green', U4c: 'green', U0c: 'red' })).toBe(3)
  })

  it('TW:C79 the potato of a Priest is asked for before the first task, and may come from an army card', () => {
    const table = scene({
      players: [{ gold: 1, workers: ['white'], army: { '1-potato': 1 } }],
      options: { goldIsWild: 'off' },
    })
    table.play(0, place('white', 'U0b', 'priest'), payGold)
    expect(table.refusal(0, { move: 'pay-potato' })).toMatchObject({ rule: 'TW:5.4', reason: 'needs-potato' })
    table.play(0, { move: 'discard-army', card: '1-potato' }, { move: 'pay-potato' })
    expect(table.position.placement.tasks).toBe(2)
  })
})
