import { describe, expect, it } from 'vitest'
import { maharaja } from '../rules/index.ts'
import { table } from '../test/table.ts'
import type { WrittenMoveOf } from '../text/written.ts'
import { atlasOf } from './atlas.ts'
import { routeTo, routeVia } from './routes.ts'

const atlas = atlasOf(maharaja.components.standard)
const villages = {
  sanganer: [1],
  vrindavan: [0],
  kol: [1],
  kannauj: [1, 0],
  bayana: [2],
  bundi: [2],
  mandal: [0],
  bhinai: [1],
}

describe('the way of a journey', () => {
  const scenario = table({
    players: [{ character: 'mogul', architect: 'agra' }, { character: 'trader' }, { character: 'sadhu' }],
    villages,
  })
  const view = maharaja.view(scenario.position, 0)

  it('is found for every journey the rules offer', () => {
    const journeys = scenario.movesOf(0, 'travel') as unknown as WrittenMoveOf<'travel'>[]
    expect(journeys.length).toBeGreaterThan(2)
    for (const { to, pays } of journeys) {
      const route = routeTo(atlas, view, 0, to, pays)
      expect(route.length, to).toBeGreaterThan(0)
      const last = route.at(-1)
      expect(last?.direction === 'forward' ? last.road.to : last?.road.from).toBe(to)
    }
  })

  it('is the same as the one the event tells', () => {
    const [move] = scenario.movesOf(0, 'travel').filter(({ to }) => to === 'varanasi')
    if (!move) throw new Error('no way to Varanasi')
    const { to, pays } = move as unknown as WrittenMoveOf<'travel'>
    const planned = routeTo(atlas, view, 0, to, pays)
    const [event] = scenario.play(0, move)
    expect(routeVia(atlas, 'agra', event?.via as readonly string[])).toEqual(planned)
  })
})
