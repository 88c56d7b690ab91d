import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { finalScore, result, sheetOf } from '../rules/scoring.ts'
import {
  asked,
  common,
  deciders,
  eventsOf,
  field,
  goods,
  movesOf,
  pass,
  restOfTurn,
  type Scene,
  scene,
  scoreOf,
  type Table,
} from './table.ts'

/** The test vectors that follow from the rules. */

const place = (worker: string, space: string, role: string): JsonObject => ({ move: 'place', worker, role, space })
const movePriest = (sections: number): JsonObject => ({ move: 'move-priest', sections })

/** The food a placement is asked for. */
function foodDue(table: Table, worker: string, space: string, role: string): number {
  table.play(0, place(worker, space, role))
  const frame = table.position.agenda.at(-1)
  return frame?.k === 'pay-placement' ? frame.food : Number.NaN
}

const rich = { potato: 9, gold: 1 }

describe('placing', () => {
  it('D11 TW:4.3 wandering costs 0, 1, 3, 3, 1 food', () => {
    const food = ['U0b', 'U1a', 'U2a', 'U3a', 'U4a'].map((space) =>
      foodDue(scene({ players: [{ ...rich, workers: ['blue'] }] }), 'blue', space, 'architect'),
    )
    expect(food).toEqual([0, 1, 3, 3, 1])
  })

  it('D12 TW:4.4 TW:4.5 two markers of an opponent: one food and two points for them', () => {
    const table = scene({
      players: [{ ...rich, workers: ['blue'] }],
      rest: { stairs: { S0u: 1, S0l: 1 } },
    })
    expect(foodDue(table, 'blue', 'L0b', 'architect')).toBe(1)
    table.play(0, { move: 'pay-gold' })
    expect(goods(table, 0)).toMatchObject({ potato: 8 })
    expect(scoreOf(table, 1)).toBe(12)
  })

  it('D13 TW:4.6 a Courier eats one less, the stairs still score', () => {
    const table = scene({
      players: [{ ...rich, workers: ['yellow'] }],
      rest: { stairs: { S0u: 1, S0l: 1 } },
    })
    expect(foodDue(table, 'yellow', 'L0b', 'courier')).toBe(0)
    table.play(0, { move: 'pay-gold' })
    expect(scoreOf(table, 1)).toBe(12)
  })

  it('D14 TW:4.5 TW:C16 own stairs score only with Z07', () => {
    for (const [passives, points] of [
      [[], 0],
      [['Z07'], 2],
    ] as const) {
      const table = scene({
        players: [{ ...rich, workers: ['blue'], passives, stairs: 3 }],
        rest: { stairs: { S0u: 0, S0l: 0 } },
      })
      expect(foodDue(table, 'blue', 'L0b', 'architect')).toBe(1)
      table.play(0, { move: 'pay-gold' })
      expect(scoreOf(table, 0)).toBe(10 + points)
    }
  })

  it('D31 TW:5.4 a Priest pays a potato for a second task and takes a god card at the end', () => {
    const table = scene({ players: [{ potato: 1, gold: 1, workers: ['white'] }] })
    table.play(0, place('white', 'U0b', 'priest'), { move: 'pay-gold' }, { move: 'pay-potato' })
    expect(table.position.placement.tasks).toBe(2)
    table.play(0, { move: 'task', task: 'stone' }, { move: 'task', task: 'corn' })
    expect(table.position.players[0]?.gods).toHaveLength(0)
    table.play(0, { move: 'god-card', card: null })
    expect(table.position.players[0]?.gods).toHaveLength(1)
  })

  it('D32 TW:5.4 a Warrior with Z14 has three tasks, an army card and may take a neighbor', () => {
    const table = scene({
      players: [{ gold: 1, workers: ['red'], passives: ['Z14'] }],
      rest: { hill: { U0a: 'blue' } },
    })
    const events = table.play(0, place('red', 'U0b', 'warrior'), { move: 'pay-gold' })
    expect(eventsOf(events, 'army-drawn')).toEqual([{ seat: 0, cards: 1 }])
    table.play(0, { move: 'pick-up', space: 'U0a' })
    expect(field(table, 0, 'workers')).toEqual(['blue'])
    expect(table.position.placement.tasks).toBe(3)
  })

  it('D41 TW:4.6 food never falls below zero; the stairs score all the same', () => {
    const table = scene({ players: [{ gold: 1, workers: ['yellow'] }], rest: { stairs: { S0u: 1 } } })
    expect(foodDue(table, 'yellow', 'M0b', 'courier')).toBe(0)
    table.play(0, { move: 'pay-gold' })
    expect(scoreOf(table, 1)).toBe(11)
  })

  it('D42 TW:C56 a Warrior used as a Courier is no Warrior', () => {
    const table = scene({ players: [{ potato: 1, gold: 1, workers: ['red'], passives: ['Z01', 'Z14'] }] })
    const events = table.play(0, place('red', 'M0b', 'courier'), { move: 'pay-gold' })
    expect(eventsOf(events, 'paid')).toContainEqual({ seat: 0, potato: 1, corn: 0, stone: 0, gold: 0 })
    expect(eventsOf(events, 'tasks-counted')).toEqual([{ seat: 0, tasks: 2, neighbors: 0, ability: 1, building: 0 }])
    expect(eventsOf(events, 'army-drawn')).toEqual([])
  })

  it('D48 TW:6.1 TW:C47 benefits for the owner of a statue who paid the card, before or after the tasks', () => {
    const start: Scene = {
      players: [{ gold: 1, gods: ['G12'], workers: ['blue'], statues: { 'gate-small': 1 } }],
    }
    const paid = scene({ ...start, players: [{ ...start.players?.[0], potato: 1 }] })
    paid.play(
      0,
      place('blue', 'U1a', 'architect'),
      { move: 'pay-card', card: 'G12' },
      { move: 'pay', potato: 1, corn: 0, stone: 0, gold: 0 },
    )
    expect(movesOf(paid, 0, 'take')).toEqual([{ effect: '1 god-card' }, { effect: '1 potato' }])
    paid.play(0, { move: 'take', effect: '1 potato' }, pass, { move: 'task', task: 'corn' })
    expect(movesOf(paid, 0, 'take')).toEqual([{ effect: '1 god-card' }])
    paid.play(0, { move: 'take', effect: '1 god-card' }, { move: 'god-card', card: null })
    expect(goods(paid, 0)).toMatchObject({ potato: 1 })
    const bought = scene({ ...start, players: [{ ...start.players?.[0], potato: 1 }] })
    bought.play(0, place('blue', 'U1a', 'architect'), { move: 'pay-gold' })
    expect(asked(bought)).toBe('tasks')
  })
})

describe('tasks', () => {
  const stairsTask = [...restOfTurn(0), { frame: 'stairs', seat: 0, free: false }]

  it('D15 TW:5.6 stairs below an opponent: cost, gains, and two points for the marker above', () => {
    const table = scene({ players: [{ stone: 3 }], agenda: stairsTask, rest: { stairs: { S2u: 1 } } })
    table.play(0, { move: 'stairs', slot: 'S2l' })
    expect(goods(table, 0)).toEqual({ potato: 2, corn: 1, stone: 0, gold: 0 })
    expect([scoreOf(table, 0), scoreOf(table, 1)]).toEqual([14, 12])
  })

  it('D16 TW:5.6 stairs below the own marker bring six points', () => {
    const table = scene({ players: [{ stone: 3, stairs: 4 }], agenda: stairsTask, rest: { stairs: { S2u: 0 } } })
    table.play(0, { move: 'stairs', slot: 'S2l' })
    expect(scoreOf(table, 0)).toBe(16)
  })

  it('D17 TW:5.9 one, two or three weavings cost one, three or six corn in all', () => {
    const table = scene({
      players: [{ corn: 6 }],
      weavings: ['W01', 'W08', 'W15', 'W02'],
      agenda: [...restOfTurn(0), { frame: 'show-weavings', seat: 0 }],
    })
    const corn: unknown[] = []
    for (const tile of ['W01', 'W08', 'W15']) {
      table.play(0, { move: 'buy', tile })
      corn.push(goods(table, 0).corn)
    }
    expect(corn).toEqual([5, 3, 0])
  })

  it('D28 Z20 TW:5.5 one more of what is gathered and a point, but not for gold', () => {
    for (const [name, space, expected, points] of [
      ['stone', 'U0b', { stone: 3 }, 1],
      ['gold', 'U4b', { gold: 1 }, 0],
    ] as const) {
      const table = scene({
        players: [{ gold: 1, potato: 1, workers: ['red'], passives: ['Z20'], priest: space === 'U0b' ? 0 : 4 }],
      })
      table.play(0, place('red', space, 'warrior'), { move: 'pay-gold' }, { move: 'task', task: name })
      expect(goods(table, 0)).toMatchObject(expected)
      expect(scoreOf(table, 0)).toBe(10 + points)
    }
  })

  it('D46 TW:5.8 TW:1.3 gold stands in for stone in a large statue', () => {
    const table = scene({
      players: [{ stone: 2, gold: 3 }],
      agenda: [...restOfTurn(0), { frame: 'statue', seat: 0, free: false }],
    })
    table.play(0, { move: 'statue', statue: 'gate-large' })
    expect(goods(table, 0)).toEqual({ potato: 0, corn: 0, stone: 0, gold: 0 })
    expect(scoreOf(table, 0)).toBe(19)
  })
})

describe('High Priest and temple', () => {
  it('D19 TW:7.4 TW:11.1 three steps give the rewards of every step entered', () => {
    const table = scene({ players: [{ corn: 6, temple: 1, priest: 0 }] })
    table.play(0, movePriest(1), { move: 'perform' }, { move: 'offer', steps: 3 })
    expect(goods(table, 0)).toMatchObject({ corn: 0, potato: 1 })
    table.play(0, { move: 'god-card', card: null })
    expect(asked(table)).toBe('train')
    expect(table.position.players[0]?.temple).toBe(4)
  })

  it('D20 TW:7.3 others climb one step, whatever the size of the statue', () => {
    const table = scene({ players: [{ priest: 3 }, { statues: { 'gate-large': 1 } }] })
    table.play(0, movePriest(2), { move: 'take-gold' })
    table.play(1, { move: 'sacrifice', statue: 'gate-large' })
    expect(table.position.players[1]?.temple).toBe(1)
    expect(field(table, 1, 'statues')).toMatchObject({ 'gate-large': 0 })
  })

  it('D21 TW:7.3 the active player gives up one of each size for four steps', () => {
    const table = scene({ players: [{ priest: 3, temple: 9, statues: { 'gate-large': 1, 'spiral-small': 1 } }] })
    table.play(0, movePriest(2), { move: 'perform' })
    table.play(0, { move: 'sacrifice', statue: 'spiral-small' }, { move: 'god-card', card: null })
    table.play(
      0,
      ...movesOf(table, 0, 'keep-army')
        .slice(0, 1)
        .map((move) => ({ move: 'keep-army', ...move })),
    )
    table.play(0, { move: 'sacrifice', statue: 'gate-large' })
    expect(table.position.players[0]?.temple).toBe(13)
  })

  it('D43 TW:7.2 TW:C14 whoever takes gold at Conquest still moves the casualty and stays out', () => {
    const table = scene({
      players: [
        { priest: 2, army: { '2-potato': 1 }, up: { '1-corn': 2 } },
        { potato: 1, army: { '1-corn': 1 }, up: { '1-stone': 1 } },
      ],
      rest: { village: ['red', 'blue'] },
    })
    table.play(0, movePriest(1), { move: 'take-gold' }, { move: 'lose-villager', end: 'potato' })
    expect(common(table, 'casualties')).toMatchObject({ red: 1 })
    table.play(1, { move: 'muster', card: '1-corn' }, { move: 'conquer', space: 'CH2' })
    expect(asked(table)).toBe('turn')
    expect(deciders(table)).toEqual([0])
    expect(field(table, 0, 'army')).toMatchObject({ '2-potato': 1 })
    expect(goods(table, 0)).toMatchObject({ gold: 1 })
  })

  it('D49 TW:11.1 TW:C28 steps beyond the top are lost', () => {
    const table = scene({
      players: [{ temple: 14 }],
      agenda: [...restOfTurn(0), { frame: 'climb', seat: 0, steps: 2 }],
      rest: {
        village: ['blue'],
        agenda: [
          { frame: 'turn', seat: 0, done: [] },
          { frame: 'climb', seat: 0, steps: 2 },
        ],
      },
    })
    expect(table.position.players[0]?.temple).toBe(14)
    expect(goods(table, 0)).toMatchObject({ gold: 0 })
  })

  it('D50 TW:13.3 workers gained in another turn are only counted at the end of the own one', () => {
    const table = scene({
      players: [{ priest: 0 }, { corn: 3, temple: 5, workers: ['blue', 'green'] }],
      rest: { nomads: { red: 1, blue: 2 } },
    })
    table.play(0, movePriest(1), { move: 'take-gold' })
    table.play(1, { move: 'offer', steps: 1 }, { move: 'choose', effect: '1 worker' }, { move: 'nomad', worker: 'red' })
    expect(field(table, 1, 'workers')).toEqual(['blue', 'green', 'red'])
    expect(deciders(table)).toEqual([0])
  })
})

describe('end of turn and Festival', () => {
  it('D23 TW:14.3 a tie in a region goes to the marker farthest to the right', () => {
    const table = scene({
      agenda: [...restOfTurn(0), { frame: 'festival-regions' }],
      rest: { casualties: { red: 3 }, conquests: { CH1: 0, CH2: 0, CH3: 1, CH5: 1 } },
    })
    expect([scoreOf(table, 0), scoreOf(table, 1)]).toEqual([10, 13])
  })

  it('D25 TW:13.3 a third worker bought at the end of the turn drives one out of the game', () => {
    const table = scene({
      players: [{ potato: 1, workers: ['blue', 'green'] }],
      agenda: restOfTurn(0),
      rest: { village: ['red', 'white'] },
    })
    table.play(0, { move: 'hire', end: 'potato' })
    const before = table.position.box.slice()
    table.play(0, { move: 'dismiss', worker: 'green' })
    expect(field(table, 0, 'workers')).toEqual(['blue', 'red'])
    expect(table.position.box[1]).toBe((before[1] ?? 0) + 1)
  })

  it('D26 TW:13.1 TW:14.1 the last worker costs potato or corn and brings the Festival tile', () => {
    for (const end of ['potato', 'corn']) {
      const table = scene({ players: [{ potato: 1, corn: 1 }], agenda: restOfTurn(0), rest: { village: ['blue'] } })
      table.play(0, { move: 'hire', end })
      expect(scoreOf(table, 0)).toBe(11)
      expect(common(table, 'holder')).toBe(0)
      expect(goods(table, 0)).toMatchObject({ [end]: 0 })
    }
  })

  it('D37 TW:14.1 while somebody holds the tile an empty Village triggers nothing', () => {
    const table = scene({
      active: 1,
      agenda: [
        { frame: 'end-turn', seat: 1 },
        { frame: 'dismiss', seat: 1 },
      ],
      people: 3,
      players: [{}, { workers: ['red', 'blue', 'green'] }, {}],
      rest: { village: [], holder: 0 },
    })
    table.play(1, { move: 'dismiss', worker: 'red' })
    expect(common(table, 'holder')).toBe(0)
    expect(scoreOf(table, 1)).toBe(10)
    expect(deciders(table)).toEqual([2])
  })

  const stepSix = (bag: JsonObject): Table =>
    scene({
      agenda: [...restOfTurn(0), { frame: 'festival-end', seat: 0 }],
      players: [{ workers: ['blue', 'green', 'red'] }],
      rest: { village: [], holder: 0, bag },
    })

  it('D39 TW:14.3 two players, first Festival: the Village and five middle spaces are filled', () => {
    const table = stepSix({ blue: 5, green: 4, red: 4, yellow: 4, white: 4 })
    expect(table.position.village).toHaveLength(7)
    const hill = common(table, 'hill') as JsonObject
    for (const space of ['M0a', 'M1a', 'M2a', 'M3a', 'M4a']) expect(hill[space]).not.toBeNull()
    expect(table.position.bag.reduce((sum, workers) => sum + workers, 0)).toBe(9)
  })

  it('D40 TW:14.3 TW:C34 a short bag fills the Village first, then the spaces in order', () => {
    const table = stepSix({ blue: 3, green: 2, red: 2, yellow: 1, white: 1 })
    expect(table.position.village).toHaveLength(7)
    const hill = common(table, 'hill') as JsonObject
    expect(['M0a', 'M1a', 'M2a', 'M3a', 'M4a'].map((space) => hill[space] !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(table.position.bag.reduce((sum, workers) => sum + workers, 0)).toBe(0)
  })
})

describe('final scoring', () => {
  it('D18 TW:15.1 tapestries of four and seven weavings are worth 6 and 21', () => {
    const table = scene({
      agenda: [],
      players: [
        {
          tapestries: [
            ['SW01', 'W02', 'W03', 'W04'],
            ['W01', 'W09', 'W10', 'W11', 'W05', 'W06', 'W07'],
          ],
        },
      ],
      rest: { festivals: 3 },
    })
    expect(sheetOf(table.position, 0).find(({ key }) => key === 'tapestries')).toMatchObject({ value: 27 })
  })

  it('D30 Z06 TW:15.1 god cards count double', () => {
    const value = (passives: string[]): number | undefined => {
      const table = scene({ agenda: [], players: [{ gods: ['G01', 'G02'], passives }], rest: { festivals: 3 } })
      return sheetOf(table.position, 0).find(({ key }) => key === 'god-cards')?.value
    }
    expect([value([]), value(['Z06'])]).toEqual([2, 4])
  })

  it('D54 TW:17.21 the person needs 120 points and more than Axomamma', () => {
    const rankOf = (you: number, she: number): number | undefined => {
      const table = scene({ people: 1, agenda: [], players: [{ score: you }, { score: she }], rest: { festivals: 3 } })
      expect(finalScore(table.position, 0)).toBe(you)
      return result(table.position)?.standings.find(({ seat }) => seat === 0)?.rank
    }
    expect([rankOf(119, 90), rankOf(130, 130), rankOf(130, 129)]).toEqual([2, 2, 1])
  })
})
