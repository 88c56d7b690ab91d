import { configure } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { tawantinsuyu as game } from '../rules/index.ts'
import { atlasOf } from './atlas.ts'
import { forecastsAt } from './forecast.ts'

/** The first turn of a game for two, with workers of two colors in hand. */
function opened() {
  const position = game.setup(configure(game, { players: 2 }), 'forecast')
  for (let [seat] = game.deciders(position); seat !== undefined; [seat] = game.deciders(position)) {
    const moves = game.legalMoves(position, seat)
    const first = moves[0]
    if (!first || first.k === 'move-priest' || moves.some(({ k }) => k === 'place')) break
    game.play(position, seat, first)
  }
  const seat = position.active
  const view = game.view(position, seat)
  return { view, atlas: atlasOf(game.components.standard, 1), workers: view.players[seat]?.workers ?? [] }
}

describe('forecasts of a space', () => {
  it('tells of the worker in hand first, and of all others', () => {
    const { view, atlas, workers } = opened()
    const [free = ''] = Object.keys(view.hill).filter((id) => view.hill[id] === null)
    const hand = view.forecasts.map(({ worker, role }) => `${worker} ${role}`).at(-1)
    const found = forecastsAt(view, atlas, hand, free)
    expect(`${found[0]?.worker} ${found[0]?.role}`).toBe(hand)
    expect(new Set(found.map(({ worker }) => worker))).toEqual(new Set(workers))
  })

  it('adds up: wandering and descent less what is saved are the food', () => {
    const { view, atlas } = opened()
    const found = atlas.spaces.flatMap(({ id }) => forecastsAt(view, atlas, undefined, id))
    expect(found.length).toBeGreaterThan(50)
    for (const { wandering, descent, saved, food } of found) expect(wandering + descent - saved).toBe(food)
  })

  it('is silent about taken spaces', () => {
    const { view, atlas } = opened()
    const [taken = ''] = Object.keys(view.hill).filter((id) => view.hill[id] !== null)
    expect(forecastsAt(view, atlas, undefined, taken)).toEqual([])
  })
})
