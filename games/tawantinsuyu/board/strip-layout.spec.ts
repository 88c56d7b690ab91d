import { configure } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { tawantinsuyu as game } from '../rules/index.ts'
import type { PlayerView } from '../rules/view.ts'
import { markedBy } from './last-move.ts'
import { stripLayout } from './strip-layout.ts'

const view = game.view(game.setup(configure(game, { players: 2 }), 'strip'), 0)
const player = view.players[0] as PlayerView

describe('the strip', () => {
  it.each([936, 1122, 1400])('fits %i and keeps its order', (width) => {
    const rich: PlayerView = {
      ...player,
      godCards: 9,
      armyCards: 4,
      armyUp: { '1-corn': 3 },
      ready: ['P01', 'P02', 'P03'],
      passives: ['Z01', 'Z02'],
      tapestries: [['W01', 'W02', 'W03', 'W04', 'W05']],
    }
    for (const parts of [stripLayout(player, width), stripLayout(rich, width)]) {
      expect(parts).toHaveLength(5)
      parts.forEach((part, index) => {
        const next = parts[index + 1]
        expect(part.x + part.width).toBeLessThanOrEqual(next ? next.x : width)
      })
    }
  })
})

describe('what has just happened', () => {
  it('marks the places the events have touched', () => {
    const marked = markedBy(
      [
        { event: 'placed', seat: 0, worker: 'blue', role: 'architect', space: 'U0a' },
        { event: 'stairs-used', seat: 0, slot: 'S0u', owner: 1 },
        { event: 'weaving-laid', seat: 0, tile: 'W01', next: null, side: 'right' },
      ],
      view,
    )
    expect([...marked.keys]).toEqual(['space:U0a', 'stairs:S0u'])
    expect([...marked.laid]).toEqual(['W01'])
    expect(marked.festival).toBe(false)
  })
})
