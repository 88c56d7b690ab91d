import { describe, expect, it } from 'vitest'
import { maharaja } from '../rules/index.ts'
import { type Setting, table } from '../test/table.ts'
import { inHand, type ToolState, toolsOf } from './tools.ts'

function tools(setting: Setting): readonly ToolState[] {
  const scenario = table(setting)
  return toolsOf(maharaja.view(scenario.position, 0), scenario.moves(0))
}

const states = (list: readonly ToolState[]): string[] => list.map(({ tool, state, left }) => `${tool} ${state} ${left}`)

describe('the tools of a turn', () => {
  it('are travel, the parts of both actions, and the abilities', () => {
    const list = tools({
      players: [
        { character: 'builder', disc: ['two-houses', 'palace-house'], architect: 'agra', gold: 15, pool: 4 },
        { character: 'yogi' },
      ],
      options: { yogi: 'on' },
      villages: { sanganer: [0], pushkar: [0], merta: [0] },
    })
    expect(states(list)).toEqual(['travel ready 1', 'house ready 3', 'palace ready 1', 'builder ready 1'])
  })

  it('stay where they are when used, and say so', () => {
    const scenario = table({
      players: [{ character: 'mogul', disc: ['gold', 'quarry'], architect: 'agra' }, { character: 'trader' }],
    })
    scenario.play(0, { move: 'gold' })
    const view = maharaja.view(scenario.position, 0)
    expect(states(toolsOf(view, scenario.moves(0)))).toEqual(['travel blocked 1', 'gold used 0', 'quarry ready 1'])
  })

  it('are blocked while open but not possible, with a move to ask about', () => {
    const list = tools({
      players: [{ character: 'mogul', disc: ['palace', 'house'], architect: 'agra', gold: 3 }, { character: 'trader' }],
    })
    const palace = list.find(({ tool }) => tool === 'palace')
    expect(palace?.state).toBe('blocked')
    expect(palace?.ask).toEqual({ move: 'palace', for: 'palace', site: 'outer' })
  })

  it('are the viewer’s own alone', () => {
    const scenario = table({ players: [{ character: 'mogul' }, { character: 'trader' }] })
    expect(toolsOf(maharaja.view(scenario.position, 1), [])).toEqual([])
    expect(toolsOf(maharaja.view(scenario.position, 'spectator'), [])).toEqual([])
  })
})

describe('the tool in hand', () => {
  const list = tools({
    players: [{ character: 'mogul', disc: ['gold', 'house'], architect: 'agra' }, { character: 'trader' }],
    villages: { sanganer: [0], pushkar: [0], merta: [0] },
  })

  it('is the one picked', () => {
    expect(inHand('house', list)).toBe('house')
  })

  it('is the first that needs the board if none is picked, or the one picked is of no use', () => {
    expect(inHand(undefined, list)).toBe('travel')
    expect(inHand('palace', list)).toBe('travel')
    expect(inHand('gold', list)).toBe('travel')
  })
})
