import { describe, expect, it } from 'vitest'
import { scene } from '../test/table.ts'
import { tawantinsuyu as game } from './index.ts'

describe('what is seen of a player', () => {
  it('shows every building once, face-up, face-down or passive, and none that nobody owns', () => {
    const production = Array.from({ length: 19 }, (_, index) => `P${String(index + 1).padStart(2, '0')}`)
    const ready = production.filter((_, index) => index % 2 === 0)
    const spent = production.filter((_, index) => index % 2 === 1)
    const passives = ['Z01', 'Z13', 'Z20']
    const { position } = scene({ market: [], players: [{ ready, spent, passives }, {}] })
    const [mine] = game.view(position, 0).players
    expect(mine).toMatchObject({ ready, spent, passives })
  })
})
