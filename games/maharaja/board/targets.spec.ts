import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { maharaja } from '../rules/index.ts'
import { newGame, type Setting, table } from '../test/table.ts'
import { glow, meaning, obviousMove, type TargetKey, type Targets, type Tool, targetsOf } from './targets.ts'

/** What seat 0 can click, in a position of the real rules. */
function targets(
  setting: Setting,
  tool?: Tool,
): { found: Targets; view: ReturnType<typeof maharaja.view>; moves: JsonObject[] } {
  const scenario = table(setting)
  const view = maharaja.view(scenario.position, 0)
  const moves = scenario.moves(0)
  return { found: targetsOf(moves, view, tool), view, moves }
}

const at = (found: Targets, key: TargetKey): string[] => meaning(found.get(key)).map(({ move }) => move)

const road = { sanganer: [0], pushkar: [0], merta: [0] }

describe('a click on the board', () => {
  it('means every legal move that has a place, and nothing else', () => {
    const { found, moves } = targets({
      players: [{ character: 'builder', disc: ['palace-house', 'governor'], architect: 'agra' }, { character: 'yogi' }],
      options: { yogi: 'on' },
      villages: road,
    })
    const reached = new Set(
      [...found.values()].flatMap(({ now, other }) => [...now, ...other]).map((move) => JSON.stringify(move)),
    )
    const placeless = moves.filter(({ move }) => move === 'end')
    expect(reached.size + placeless.length).toBe(moves.length)
    expect([...found.keys()].some((key) => key.startsWith('card:'))).toBe(false)
  })

  it('means what the tool in hand does there; with another tool the place glows quietly', () => {
    const setting: Setting = {
      players: [{ character: 'mogul', disc: ['house', 'move-house'], architect: 'agra' }, { character: 'trader' }],
      villages: road,
    }
    const building = targets(setting, 'house').found
    const moving = targets(setting, 'move-house').found
    expect(at(building, 'place:kol')).toEqual(['house'])
    expect(at(moving, 'place:sanganer')).toEqual(['move-house'])
    expect(glow(building.get('place:kol'))).toBe(true)
    expect(glow(moving.get('place:kol'))).toBe('quiet')
    // Two players: the village is full, so a house can only be moved away from it.
    expect(at(building, 'place:sanganer')).toEqual(['move-house'])
    expect(glow(building.get('place:sanganer'))).toBe('quiet')
  })

  it('leaves open whom to pay and which action a house is for', () => {
    const { found } = targets(
      {
        players: [
          { character: 'mogul', disc: ['house', 'two-houses'], architect: 'agra' },
          { character: 'trader' },
          { character: 'sadhu' },
        ],
        villages: road,
      },
      'house',
    )
    expect(meaning(found.get('place:kol')).map((move) => 'for' in move && move.for)).toEqual(['house', 'two-houses'])
  })

  it('finds the free palace sites in the city of the architect, and the city itself', () => {
    const { found } = targets(
      {
        players: [
          { character: 'mogul', disc: ['palace', 'gold'], architect: 'agra', gold: 30 },
          { character: 'trader' },
        ],
        palaces: { agra: { outer: [1] } },
      },
      'palace',
    )
    expect(at(found, 'site:agra:0')).toEqual(['palace'])
    expect(found.get('site:agra:1')).toBeUndefined()
    expect(at(found, 'place:agra')).toEqual(['palace', 'palace'])
    expect(found.get('site:delhi:0')).toBeUndefined()
  })

  it('puts governors on the track and characters on their cards', () => {
    const { found } = targets({
      players: [{ character: 'mogul', disc: ['governor', 'characters'] }, { character: 'trader' }],
    })
    expect(at(found, 'token:agra')).toEqual(['governor'])
    expect(at(found, 'card:trader')).toEqual(['take'])
    expect(found.get('card:mogul')).toBeUndefined()
  })

  it('means the question itself while characters are chosen', () => {
    const game = newGame(3)
    const found = targetsOf(game.moves(0), maharaja.view(game.position, 0), undefined)
    expect([...found.keys()].every((key) => key.startsWith('card:'))).toBe(true)
    expect(glow(found.get('card:mogul'))).toBe(true)
  })
})

describe('the obvious move, to be asked why not', () => {
  it('is readable by the rules and refused wherever nothing glows', () => {
    const setting: Setting = {
      players: [
        { character: 'mogul', disc: ['palace', 'governor'], architect: 'agra', gold: 3 },
        { character: 'trader' },
      ],
      villages: road,
    }
    const scenario = table(setting)
    const { found, view } = targets(setting)
    const { move: shape } = maharaja.notation(maharaja.configOf(scenario.position))
    const keys: TargetKey[] = [
      ...Object.keys(view.cities).map((id): TargetKey => `place:${id}`),
      ...Object.keys(view.villages).map((id): TargetKey => `place:${id}`),
      ...Object.keys(view.cities).map((id): TargetKey => `token:${id}`),
      'card:mogul',
      'card:yogi',
      'site:agra:0',
    ]
    for (const tool of ['travel', 'house', 'palace', 'move-house', 'builder'] as const)
      for (const key of keys.filter((one) => !found.has(one))) {
        const move = obviousMove(key, view, tool)
        if (!move) throw new Error(`nothing to ask at ${key}`)
        expect(maharaja.refusal(scenario.position, 0, shape.read(move, '')), `${key} with ${tool}`).toBeDefined()
      }
  })
})
