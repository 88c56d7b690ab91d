import { describe, expect, it } from 'vitest'
import { tawantinsuyu as game } from '../rules/index.ts'
import { scene } from '../test/table.ts'
import { plainRewards } from './take-all.ts'

function rewards(effects: readonly string[]) {
  const { position } = scene({ agenda: [{ frame: 'rewards', seat: 0, effects: [...effects], source: 'god-cards' }] })
  return plainRewards(game.view(position, 0))
}

describe('rewards taken together', () => {
  it('sums what leaves nothing to decide and counts the moves it takes', () => {
    expect(rewards(['1 corn', '2 potato', '1 god-card', '2 potato', '1 army-card'])).toEqual({
      moves: 4,
      effects: [
        { kind: 'potato', n: 4 },
        { kind: 'corn', n: 1 },
        { kind: 'army-card', n: 1 },
      ],
    })
  })

  it('is no shortcut for one reward, nor for those that ask something', () => {
    expect(rewards(['1 corn', '1 god-card'])).toBeUndefined()
    expect(rewards(['1 god-card', '1 climb'])).toBeUndefined()
  })
})
