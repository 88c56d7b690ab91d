import { describe, expect, it } from 'vitest'
import { deliver, place, table } from '../test/table.ts'
import type { Event } from './events.ts'
import { agra } from './index.ts'
import { invariants } from './invariants.ts'
import { Good, None } from './names.ts'
import type { Player, Position } from './position.ts'
import { stepInvariants } from './step-invariants.ts'

function first(p: Position): Player {
  const who = p.players[0]
  if (!who) throw new Error('somebody plays')
  return who
}

/** A sound position, and what a change of it is called. */
const breakages: readonly (readonly [string, (p: Position) => void])[] = [
  ['I-01', (p) => first(p).supply--],
  ['I-02', (p) => Object.assign(first(p), { supply: 23, favor: -1 })],
  ['I-03', (p) => first(p).workers--],
  ['I-04', (p) => Object.assign(p, { lying: 1 })],
  ['I-05', (p) => p.orders.fill(None)],
  ['I-06', (p) => first(p).influence.fill(10)],
  ['I-07', (p) => first(p).farmers.fill(1)],
  ['I-10', (p) => Object.assign(first(p), { tracker: 7 })],
  ['I-11', (p) => p.tokens.fill(Good.Wood)],
  ['I-13', (p) => Object.assign(p, { merchant: 12 })],
  ['I-14', (p) => Object.assign(p, { builder: 0 })],
  ['I-15', (p) => p.coins.fill(1)],
  ['I-17', (p) => Object.assign(p, { bonusTiles: 1 })],
  ['I-18', (p) => p.river.pop()],
  ['I-19', (p) => p.marks.fill(1)],
  ['I-21', (p) => Object.assign(p, { dock: 3 })],
  ['I-24', (p) => p.orderMarkers.fill(None)],
  ['I-27', (p) => p.pile.pop()],
  ['I-28', (p) => Object.assign(first(p), { used: 1 << 9, supply: 21 })],
  ['I-31', (p) => Object.assign(p, { points: 2, phase: 1 })],
  ['I-32', (p) => Object.assign(first(p), { french: [0, None, None], supply: 21 })],
  ['I-34', (p) => Object.assign(p, { endRound: 1 })],
]

describe('invariants', () => {
  it('hold after setup', () => {
    for (const players of [2, 3, 4]) {
      const config = agra.configOf(table({ players }).position)
      expect(invariants(agra.setup(config, 'sound'))).toEqual([])
    }
  })

  it.each(breakages)('%s is noticed when broken', (name, breakIt) => {
    const p = agra.setup(agra.configOf(table({ players: 3 }).position), 'sound')
    breakIt(p)
    expect(invariants(p).some((problem) => problem.includes(name))).toBe(true)
  })
})

describe('invariants of a move', () => {
  const changes: readonly (readonly [string, (p: Position) => void])[] = [
    ['I-40', (p) => Object.assign(p, { built: 1 })],
    ['I-41', (p) => first(p).ledger.fill(-5)],
    ['I-42', (p) => Object.assign(first(p), { favor: 0 })],
    ['I-43', (p) => Object.assign(p, { lying: 1 << 4 })],
    ['I-59', (p) => Object.assign(p, { blocked: 0 })],
    ['I-64', (p) => p.agenda.splice(0)],
  ]

  it.each(changes)('%s is noticed when broken', (name, change) => {
    const { position } = table({ seats: [{ board: { quarry: 'standing' }, favor: 3 }] })
    const after = agra.clone(position)
    change(after)
    expect(stepInvariants(position, after, []).some((problem) => problem.includes(name))).toBe(true)
  })

  it('AG:9.4 I-54 a delivery without its reward is noticed', () => {
    const t = table({ river: ['cook', 'sufi'], seats: [{ goods: { wood: 1 } }] })
    t.play(0, place('sailor'))
    const before = agra.clone(t.position)
    t.play(0, deliver('cook', 'wood'))
    const delivered: Event = { k: 'delivered', seat: 0, notable: 7, good: Good.Wood, double: false }
    expect(stepInvariants(before, t.position, [delivered])).toContain('I-54 the reward of a delivery')
  })
})
