import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import {
  asked,
  common,
  deciders,
  eventsOf,
  field,
  goods,
  movesOf,
  type PlayerScene,
  pass,
  restOfTurn,
  scene,
  scoreOf,
  type Table,
} from '../../test/table.ts'

/** A worker has just been counted on this space. */
function atWork(space: string, tasks: number, player: PlayerScene, more: Parameters<typeof scene>[0] = {}): Table {
  return scene({
    players: [player],
    agenda: [...restOfTurn(0), { frame: 'tasks', seat: 0 }],
    ...more,
    rest: { placement: { space, tasks, used: [] }, ...more.rest },
  })
}

const task = (name: string): JsonObject => ({ move: 'task', task: name })

describe('tasks', () => {
  it('TW:5.2 one task is any icon, three are all of them', () => {
    expect(movesOf(atWork('U0b', 1, { corn: 1 }), 0, 'task')).toEqual([
      { task: 'stone' },
      { task: 'weaving' },
      { task: 'corn' },
    ])
    const table = atWork('U1a', 3, { stone: 3 })
    table.play(0, task('corn'), task('stone'))
    expect(movesOf(table, 0, 'task')).toEqual([{ task: 'stairs' }])
    expect(table.refusal(0, task('gold'))).toMatchObject({ rule: 'TW:5.2', reason: 'task-not-here', task: 'gold' })
  })

  it('TW:5.3 a player may stop early', () => {
    const table = atWork('U0b', 2, {}, { rest: { village: ['red'] } })
    table.play(0, task('stone'))
    const events = table.play(0, pass)
    expect(eventsOf(events, 'tasks-lost')).toEqual([{ seat: 0, tasks: 1 }])
    expect(table.position.placement.tasks).toBe(0)
  })

  it('TW:C8 what an earlier task or a free action brings may pay for a later one', () => {
    const table = atWork('U1a', 2, { stone: 1, army: { '1-stone': 1 } })
    expect(table.refusal(0, task('stairs'))).toEqual({ rule: 'TW:5.6', reason: 'needs-stone', need: 3, have: 1 })
    table.play(0, task('stone'), task('stairs'))
    expect(asked(table)).toBe('stairs')
  })

  it('TW:5.5 gathering brings three potatoes, two corn, two stone or one gold', () => {
    for (const [space, name, amount] of [
      ['U0c', 'potato', 3],
      ['U0a', 'corn', 2],
      ['U0b', 'stone', 2],
      ['U4b', 'gold', 1],
    ] as const) {
      const table = atWork(space, 1, {})
      table.play(0, task(name))
      expect(goods(table, 0)).toEqual({ potato: 0, corn: 0, stone: 0, gold: 0, [name]: amount })
    }
  })

  it('TW:5.6 the lower slot of a section needs the upper one; no marker or slot, no stairs (TW:C29)', () => {
    const table = atWork('U1a', 1, { stone: 3 }, { rest: { stairs: { S2u: 1 } } })
    table.play(0, task('stairs'))
    expect(movesOf(table, 0, 'stairs')).toHaveLength(5)
    expect(table.refusal(0, { move: 'stairs', slot: 'S0l' })).toMatchObject({
      reason: 'needs-upper-stairs',
      slot: 'S0l',
    })
    expect(table.refusal(0, { move: 'stairs', slot: 'S2u' })).toMatchObject({ reason: 'slot-taken' })
    table.play(0, { move: 'stairs', slot: 'S4u' })
    expect(goods(table, 0)).toEqual({ potato: 2, corn: 1, stone: 0, gold: 0 })
    expect(scoreOf(table, 0)).toBe(14)
    expect(atWork('U1a', 1, { stone: 3, stairs: 0 }).refusal(0, task('stairs'))).toMatchObject({ rule: 'TW:C29' })
  })

  it('TW:5.7 a market building is paid for and comes face-up', () => {
    const table = atWork('U0c', 1, { potato: 1, stone: 1, corn: 1 }, { market: ['P02', 'P10', 'Z01', 'Z03'] })
    table.play(0, task('building'))
    expect(movesOf(table, 0, 'build')).toEqual([{ tile: 'P02' }])
    expect(table.refusal(0, { move: 'build', tile: 'P10' })).toEqual({
      rule: 'TW:5.7',
      reason: 'needs-stone',
      need: 3,
      have: 1,
    })
    expect(table.refusal(0, { move: 'build', tile: 'P11' })).toMatchObject({ reason: 'not-in-market' })
    table.play(0, { move: 'build', tile: 'P02' })
    expect(field(table, 0, 'ready')).toEqual(['P02'])
    expect(common(table, 'market')).toEqual(['P10', 'Z01', 'Z03'])
  })

  it('TW:5.7 TW:C11 TW:C52 a god card swaps one or two market tiles first, once', () => {
    const table = atWork('U0c', 1, { gods: ['G01', 'G02'] }, { market: ['P02', 'P10', 'Z01'] })
    table.play(0, task('building'), { move: 'swap', card: 'G01' })
    expect(table.refusal(0, pass)).toMatchObject({ reason: 'remove-one-at-least' })
    table.play(0, { move: 'remove', tile: 'P10' }, { move: 'remove', tile: 'P02' })
    expect(common(table, 'productionStack')).toEqual(expect.arrayContaining(['P02', 'P10']))
    // under their stack: the first one removed lies above the second
    expect((common(table, 'productionStack') as string[]).slice(0, 2)).toEqual(['P02', 'P10'])
    expect((common(table, 'godDeck') as string[])[0]).toBe('G01')
    expect(table.position.market).toHaveLength(4)
    expect(asked(table)).toBe('build')
    expect(table.refusal(0, { move: 'swap', card: 'G02' })).toMatchObject({ rule: 'TW:C11', reason: 'swapped-already' })
    table.play(0, pass)
    expect(field(table, 0, 'ready')).toEqual([])
  })

  it('TW:C11 by option a player may swap again', () => {
    const table = atWork('U0c', 1, { gods: ['G01', 'G02'] }, { options: { marketSwaps: 'any' } })
    table.play(0, task('building'), { move: 'swap', card: 'G01' }, { move: 'remove', tile: 'P01' }, pass)
    expect(table.refusal(0, { move: 'swap', card: 'G02' })).toBeUndefined()
  })

  it('TW:5.8 statues: three stone and three points, or two gold more and nine points', () => {
    const table = atWork('U3c', 1, { stone: 3, gold: 2 }, { rest: { statues: { 'gate-small': 0 } } })
    table.play(0, task('statue'))
    expect(table.refusal(0, { move: 'statue', statue: 'gate-small' })).toMatchObject({ reason: 'statue-gone' })
    table.play(0, { move: 'statue', statue: 'squares-large' })
    expect(goods(table, 0)).toMatchObject({ stone: 0, gold: 0 })
    expect(scoreOf(table, 0)).toBe(19)
    expect(field(table, 0, 'statues')).toMatchObject({ 'squares-large': 1 })
    expect(common(table, 'statues')).toMatchObject({ 'squares-large': 0 })
    const small = atWork('U3c', 1, { stone: 3 })
    small.play(0, task('statue'), { move: 'statue', statue: 'gate-small' })
    expect(scoreOf(small, 0)).toBe(13)
  })

  it('TW:5.9 the others buy one of the rest each for three corn, in turn order; the last ones go under the stack', () => {
    const table = scene({
      people: 3,
      players: [{ corn: 1 }, { corn: 4 }, { corn: 2 }],
      weavings: ['W01', 'W02', 'W03', 'W04', 'W05'],
      agenda: [...restOfTurn(0), { frame: 'show-weavings', seat: 0 }],
    })
    expect(movesOf(table, 0, 'buy')).toEqual([{ tile: 'W01' }, { tile: 'W02' }, { tile: 'W03' }])
    table.play(0, { move: 'buy', tile: 'W02' })
    expect(deciders(table)).toEqual([1])
    table.play(1, { move: 'buy', tile: 'W03' })
    expect(goods(table, 1)).toMatchObject({ corn: 1 })
    // the third player cannot pay, so the rest is back: W01 at the bottom, W04 on top
    expect(table.position.loom).toEqual([])
    const stack = common(table, 'weavingStack') as string[]
    expect([stack[0], stack.at(-1)]).toEqual(['W01', 'W04'])
    expect(field(table, 1, 'tapestries')).toEqual([['W03']])
  })

  it('TW:C27 whoever drew the weavings chooses their order under the stack', () => {
    const table = scene({
      players: [{ corn: 1 }],
      weavings: ['W01', 'W02', 'W03', 'W04'],
      agenda: [...restOfTurn(0), { frame: 'show-weavings', seat: 0 }],
    })
    table.play(0, pass, { move: 'put-under', tile: 'W03' }, { move: 'put-under', tile: 'W01' })
    expect(common(table, 'weavingStack')).toEqual(['W02', 'W01', 'W03', 'W04'])
  })

  it('TW:C25 with fewer weavings than three what is there is shown; with none the task is not possible', () => {
    const one = atWork('U0b', 1, { corn: 1 }, { weavings: ['W01'] })
    one.play(0, task('weaving'), { move: 'buy', tile: 'W01' })
    expect(field(one, 0, 'tapestries')).toEqual([['W01']])
    expect(atWork('U0b', 1, {}, { weavings: [] }).refusal(0, task('weaving'))).toMatchObject({ rule: 'TW:C25' })
  })

  it('TW:5.10 TW:C4 weavings go to both ends, or by option to the right one only', () => {
    const agenda = [...restOfTurn(0), { frame: 'lay', seat: 0, tile: 'W05' }]
    const rows = [['SW01', 'W02']]
    const table = scene({ players: [{ tapestries: rows }], agenda })
    table.play(0, { move: 'lay', next: 'SW01', side: 'left' })
    expect(field(table, 0, 'tapestries')).toEqual([['W05', 'SW01', 'W02']])
    const right = scene({ players: [{ tapestries: rows }], agenda, options: { tapestryEnds: 'right' } })
    expect(right.refusal(0, { move: 'lay', next: 'SW01', side: 'left' })).toMatchObject({ rule: 'TW:C4' })
    expect(right.refusal(0, { move: 'lay', next: 'SW01', side: 'right' })).toMatchObject({ reason: 'not-an-end' })
    right.play(0, { move: 'lay', next: 'W02', side: 'right' })
    expect(field(right, 0, 'tapestries')).toEqual([['SW01', 'W02', 'W05']])
  })

  it('TW:5.11 TW:C55 rewards that need a decision come in any order, each optional', () => {
    const table = atWork('L0c', 1, {
      spent: ['P01'],
      tapestries: [
        ['W04', 'W10'],
        ['W25', 'W17'],
      ],
    })
    table.play(0, task('trader'))
    expect(goods(table, 0)).toMatchObject({ potato: 1 })
    expect(movesOf(table, 0, 'take')).toEqual([{ effect: '1 refresh' }, { effect: '1 god-card' }])
    table.play(0, { move: 'take', effect: '1 refresh' }, { move: 'refresh-building', tile: 'P01' }, pass)
    expect(field(table, 0, 'ready')).toEqual(['P01'])
    expect(field(table, 0, 'gods')).toEqual([])
  })

  it('TW:5.12 TW:C92 an empty army deck is made from the shuffled discards at the next draw', () => {
    const table = atWork('U0a', 1, {}, { armyDeck: ['1-corn'], rest: { armyDiscard: { '2-stone': 1 } } })
    table.play(0, task('train'))
    expect(movesOf(table, 0, 'keep-army')).toEqual([{ card: '1-corn' }, { card: '2-stone' }])
    expect(common(table, 'armyDiscard')).toMatchObject({ '2-stone': 0 })
  })

  it('TW:C61 a single army card is simply kept, and without any there is no effect', () => {
    const table = atWork('U0a', 1, {}, { armyDeck: ['1-corn'] })
    table.play(0, task('train'))
    expect(field(table, 0, 'army')).toMatchObject({ '1-corn': 1 })
    const none = atWork('U0a', 1, {}, { armyDeck: [] })
    none.play(0, task('train'))
    expect(asked(none)).not.toBe('train')
  })

  it('TW:5.13 Produce Once leaves the building face-up', () => {
    const table = atWork('U2a', 1, { ready: ['P05', 'P11'], spent: ['P01'] })
    table.play(0, task('produce'))
    expect(movesOf(table, 0, 'produce')).toEqual([{ tile: 'P05' }, { tile: 'P11' }])
    table.play(0, { move: 'produce', tile: 'P11' }, { move: 'choose', effect: '1 corn' })
    expect(goods(table, 0)).toMatchObject({ corn: 1 })
    expect(field(table, 0, 'ready')).toEqual(['P05', 'P11'])
  })

  it('TW:C10 benefits may not be taken between tasks, unless the table allows it', () => {
    const rest = { placement: { space: 'U0b', tasks: 1, benefits: ['1 potato'] } }
    const take: JsonObject = { move: 'take', effect: '1 potato' }
    expect(atWork('U0b', 1, {}, { rest }).refusal(0, take)).toMatchObject({ rule: 'TW:C10' })
    const open = atWork('U0b', 1, {}, { rest, options: { benefitsBetweenTasks: 'on' } })
    open.play(0, take)
    expect(goods(open, 0)).toMatchObject({ potato: 1 })
    expect(asked(open)).toBe('tasks')
  })
})
