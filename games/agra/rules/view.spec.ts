import { describe, expect, it } from 'vitest'
import { endTurn, movesOf, place, read, table } from '../test/table.ts'
import { agra } from './index.ts'

describe('what each seat sees', () => {
  it('AG:16.1 a player sees the own rupees and nobody else’s, until the end', () => {
    const t = table({ seats: [{ rupees: 7 }, { rupees: 9 }] })
    expect(agra.view(t.position, 0).players.map((who) => who.rupees)).toEqual([7, null])
    expect(agra.view(t.position, 1).players.map((who) => who.rupees)).toEqual([null, 9])
    expect(agra.view(t.position, 'spectator').players.map((who) => who.rupees)).toEqual([null, null])
    expect(agra.view(t.position, 1).players.map((who) => [who.ledger === null, who.score === null])).toEqual([
      [true, true],
      [false, false],
    ])
    const over = table({
      seats: [{ rupees: 7 }, { rupees: 9 }],
      also: {
        round: 9,
        endRound: 8,
        active: 1,
        agenda: [{ frame: 'turn-ends' }, { frame: 'orders', seat: 1, done: false }],
      },
    })
    const revealed = over.position.revealed
    over.play(1, endTurn)
    expect(over.position.revealed).toBe(revealed + 1)
    expect(agra.view(over.position, 'spectator').players.map((who) => who.rupees)).toEqual([7, 9])
  })

  it('AG:16.1 gains and payments are public when they happen', () => {
    const t = table({ also: { coins: { quarry: 3 } } })
    const events = t.play(0, place('quarry'))
    expect(events).toContainEqual({ event: 'rupees', seat: 0, why: 'buildings', rupees: 3 })
  })

  it('AG:16.2 everything else on the table is open, by name', () => {
    const t = table({
      river: ['cook', 'painter'],
      marks: { cook: { oil: { seat: 1, markers: 2 } } },
      seats: [
        {},
        { goods: { oil: 2 }, favor: 3, tiles: ['sell'], bonusTiles: ['2-favor'], board: { sailor: 'lying' } },
      ],
    })
    const view = agra.view(t.position, 0)
    expect(view.players[1]).toMatchObject({ favor: 3, tiles: ['sell'], bonusTiles: ['2-favor'], supply: 22 - 7 })
    expect(view.players[1]?.goods.oil).toBe(2)
    expect(view.spaces.sailor).toEqual({ worker: 1, lying: true, built: true, rupees: 0 })
    expect(view.river.map((card) => [card.notable, card.available])).toEqual([
      ['cook', true],
      ['painter', false],
    ])
    expect(view.river[0]?.demand).toEqual([
      { good: 'oil', seat: 1, markers: 2 },
      { good: 'wood', seat: null, markers: 0 },
    ])
    expect(view.question).toEqual({ frame: 'action', seat: 0 })
  })

  it('AG:16.3 the order of the pile and the dice are hidden', () => {
    const t = table()
    const view = agra.view(t.position, 0)
    expect(view.pile).toBe(11)
    expect(JSON.stringify(view)).not.toContain('rng')
    const before = JSON.stringify(view)
    t.position.pile.reverse()
    t.position.rng[0] = 5
    expect(JSON.stringify(agra.view(t.position, 0))).toBe(before)
  })

  it('AG:16.3 AG:14.15 whoever searches the pile sees its tiles, not their order', () => {
    const tiles = (reversed: boolean) => {
      const t = table({ also: { agenda: [{ frame: 'turn-ends' }, { frame: 'mosaic', seat: 0 }] } })
      if (reversed) t.position.pile.reverse()
      return movesOf(t, 0, 'take-tile').map((move) => move.tile)
    }
    expect(tiles(false)).toHaveLength(14)
    expect(tiles(true)).toEqual(tiles(false))
  })

  it('AG:16.4 nothing in a view tells whether another player can pay', () => {
    const poor = table({ seats: [{ board: { quarry: 'standing' }, rupees: 0 }, {}] })
    const rich = table({ seats: [{ board: { quarry: 'standing' }, rupees: 20 }, {}] })
    expect(agra.view(poor.position, 1)).toEqual(agra.view(rich.position, 1))
    expect(movesOf(poor, 0, 'peon')).not.toEqual(movesOf(rich, 0, 'peon'))
    expect(agra.legalMoves(poor.position, 1)).toEqual(agra.legalMoves(rich.position, 1))
  })

  it('AG:9.13 AG:L-13 AG:L-02 counts contracts for the boat and favor to pay by the readings in force', () => {
    const at3 = { seats: [{ contracts: ['dyer', 'khatib', 'muezzin'] }, {}], also: { dock: 3 } }
    const asPrinted = agra.view(table(at3).position, 0)
    expect(asPrinted.sail).toEqual({ done: 1, need: 2 })
    expect(asPrinted.favorPay['remove-cover']).toBe(2)
    const other = agra.view(
      table({ ...at3, options: { dockThree: 'two-more', removeCoverTile: 'pay-all' } }).position,
      0,
    )
    expect(other.options.dockThree).toBe('two-more')
    expect(other.sail).toEqual({ done: 1, need: 3 })
    expect(other.favorPay['remove-cover']).toBe(3)
    expect(agra.view(table({ also: { dock: 6 } }).position, 0).sail).toBeNull()
  })

  it('AG:16.2 shows what the end would add, and whose answer is awaited', () => {
    const t = table({ seats: [{ covers: [], rupees: 4 }, {}] })
    const view = agra.view(t.position, 0)
    expect(view.players[0]).toMatchObject({ added: 8, score: 12 })
    expect(view.deciders).toEqual([0])
    expect(read(t, 'active')).toBe(0)
  })
})
