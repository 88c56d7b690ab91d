import { at, configure, nextInt, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import type { ForecastView, SpaceForecast, WayView } from './forecast.ts'
import { type Event, tawantinsuyu as game } from './index.ts'
import type { Move } from './moves.ts'
import { colorNames, roleNames } from './names.ts'
import type { View } from './view.ts'

interface Due {
  readonly label: string
  readonly here: SpaceForecast | undefined
  readonly way: WayView | undefined
}

function forecastFor(view: View, move: Extract<Move, { k: 'place' }>, space: string, segment: number): Due {
  const isMeant = ({ worker, role }: ForecastView): boolean =>
    worker === colorNames[move.worker] && role === roleNames[move.role]
  return { label: space, here: view.forecasts.find(isMeant)?.spaces[space], way: view.ways[segment] }
}

/** Plays games at random, placing whenever it can, and compares every forecast with what the rules then do. */
function compare(players: number, option: Readonly<Record<string, string>>): { checked: number; wrong: string[] } {
  const config = configure(game, { players, options: option })
  const rng = rngFromSeed(`forecast ${players}`)
  let checked = 0
  const wrong: string[] = []
  for (let round = 0; round < 3; round++) {
    const p = game.setup(config, `forecast ${round}`)
    const { box } = p.rules
    let due: Due | undefined
    let seen: Event[] = []
    for (let [seat] = game.deciders(p); seat !== undefined; [seat] = game.deciders(p)) {
      const moves = game.legalMoves(p, seat)
      const places = moves.filter((move) => move.k === 'place')
      const among: readonly Move[] = places.length > 0 ? places : moves
      const move = at(among, nextInt(rng, among.length))
      if (move.k === 'place') {
        due = forecastFor(game.view(p, seat), move, at(box.spaceNames, move.space), at(box.segment, move.space))
        seen = []
      }
      game.play(p, seat, move, (event) => seen.push(event))
      const frame = p.agenda.at(-1)
      if (move.k === 'place' && frame?.k === 'pay-placement' && frame.food !== due?.here?.food)
        wrong.push(`food ${due?.label}`)
      const counted = seen.find((event) => event.k === 'tasks-counted')
      if (!counted || !due) continue
      // Whoever picks up a neighbor or builds before the count has changed what was forecast.
      const undisturbed = !seen.some(({ k }) => k === 'picked-up' || k === 'built')
      if (undisturbed && counted.tasks !== due.here?.tasks) wrong.push(`tasks ${due.label}`)
      const used = seen.flatMap((event) => (event.k === 'stairs-used' ? [at(box.stairNames, event.slot)] : []))
      if (used.join() !== due.way?.stairs.map(({ slot }) => slot).join()) wrong.push(`stairs ${due.label}`)
      checked++
      due = undefined
    }
  }
  return { checked, wrong }
}

describe('forecasts in the view', () => {
  it.each([
    [2, {}],
    [3, {}],
    [2, { roleBuildings: 'additional', courierFirst: 'none-ever' }],
  ])('say what the rules then do, with %i players and %o', (players, option) => {
    const { checked, wrong } = compare(players, option)
    expect(wrong).toEqual([])
    expect(checked).toBeGreaterThan(20)
  })

  it('are for the owner of the workers alone', () => {
    const p = game.setup(configure(game, { players: 2 }), 'whose')
    expect(game.view(p, 'spectator').forecasts).toEqual([])
    expect(game.view(p, 'spectator').ways).toEqual([])
  })
})
