import { describe, expect, it } from 'vitest'
import { asked, field, goods, movesOf, restOfTurn, scene } from '../../test/table.ts'

const climbing = (temple: number, steps: number) =>
  scene({
    players: [{ temple, potato: 1 }],
    agenda: [...restOfTurn(0), { frame: 'climb', seat: 0, steps }],
    rest: {
      nomads: { red: 1, blue: 0, green: 0, yellow: 0, white: 0 },
      bag: { red: 0, blue: 0, green: 0, yellow: 0, white: 0 },
    },
  })

describe('the temple', () => {
  it('TW:11.1 gives the reward of every step entered, in order', () => {
    const table = climbing(5, 3)
    expect(movesOf(table, 0, 'choose')).toEqual([{ effect: '1 stone' }, { effect: '1 worker' }])
    table.play(0, { move: 'choose', effect: '1 worker' }, { move: 'nomad', worker: 'red' })
    expect(table.position.players[0]?.temple).toBe(8)
    expect(goods(table, 0)).toMatchObject({ stone: 2 })
    expect(field(table, 0, 'workers')).toEqual(['red'])
  })

  it('TW:11.2 a worker cannot be chosen when there is none', () => {
    const table = scene({
      players: [{ temple: 5 }],
      agenda: [...restOfTurn(0), { frame: 'climb', seat: 0, steps: 1 }],
      rest: {
        nomads: { red: 0, blue: 0, green: 0, yellow: 0, white: 0 },
        bag: { red: 0, blue: 0, green: 0, yellow: 0, white: 0 },
      },
    })
    expect(movesOf(table, 0, 'choose')).toEqual([{ effect: '1 stone' }])
    expect(table.refusal(0, { move: 'choose', effect: '1 worker' })).toMatchObject({
      rule: 'TW:12',
      reason: 'no-nomads',
    })
  })

  it('TW:11.2 a god card and training on one step', () => {
    const table = climbing(9, 1)
    expect(asked(table)).toBe('god-card')
    table.play(0, { move: 'god-card', card: null })
    expect(asked(table)).toBe('train')
  })

  it('TW:12 free workers come from the Nomads; without one there is no worker', () => {
    const nomads = { red: 0, blue: 0, green: 1, yellow: 1, white: 0 }
    const table = scene({
      agenda: [...restOfTurn(0), { frame: 'effect', seat: 0, effect: '1 worker', source: 'production' }],
      rest: { nomads, bag: { red: 1, blue: 0, green: 0, yellow: 0, white: 0 } },
    })
    expect(movesOf(table, 0, 'nomad')).toEqual([{ worker: 'green' }, { worker: 'yellow' }])
    table.play(0, { move: 'nomad', worker: 'yellow' })
    expect(table.position.nomads).toEqual([0, 1, 1, 0, 0])
    const none = scene({
      players: [{ potato: 1 }],
      agenda: [...restOfTurn(0), { frame: 'effect', seat: 0, effect: '1 worker', source: 'production' }],
      rest: {
        nomads: { red: 0, blue: 0, green: 0, yellow: 0, white: 0 },
        bag: { red: 0, blue: 0, green: 0, yellow: 0, white: 0 },
      },
    })
    expect(asked(none)).toBe('hire')
  })
})
