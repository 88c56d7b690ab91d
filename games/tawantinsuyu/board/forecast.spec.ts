import { configure, type JsonObject, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { type Event, tawantinsuyu as game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { colorNames, roleNames } from '../rules/names.ts'
import { type Forecast, forecaster } from './forecast.ts'

/** Plays games at random and compares every forecast with what the rules then did. */
function comparisons(players: number, seed: string, games: number): { checked: number; wrong: string[] } {
  const config = configure(game, { players })
  const { spaceNames } = boxNames()
  const rng = rngFromSeed(seed)
  const next = (n: number): number => {
    rng[0] = (Math.imul(rng[0] ?? 1, 1664525) + 1013904223) >>> 0
    return (rng[0] ?? 0) % n
  }
  let checked = 0
  const wrong: string[] = []
  for (let round = 0; round < games; round++) {
    const position = game.setup(config, `${seed}${round}`)
    let due: { readonly forecast: Forecast; readonly label: string } | undefined
    const seen: Event[] = []
    for (let step = 0; step < 1200; step++) {
      const [seat] = game.deciders(position)
      if (seat === undefined) break
      const moves = game.legalMoves(position, seat)
      const places = moves.filter((move) => move.k === 'place')
      const move = (places.length > 0 ? places[next(places.length)] : moves[next(moves.length)]) as Move
      if (move.k === 'place') {
        const view = game.view(position, seat)
        const names = [colorNames[move.worker], roleNames[move.role], spaceNames[move.space]] as const
        due = {
          forecast: forecaster(view, game.components.standard)(seat, names[0] ?? '', names[1] ?? '', names[2] ?? ''),
          label: names.join(' '),
        }
        seen.length = 0
      }
      game.play(position, seat, move, (event) => seen.push(event))
      if (move.k === 'place') {
        const frame = position.agenda.at(-1)
        if (frame?.k === 'pay-placement' && frame.food !== due?.forecast.food) wrong.push(`food ${due?.label}`)
      }
      const counted = seen.find((event) => event.k === 'tasks-counted')
      // Whoever picks up a neighbor or takes a benefit before the count has changed what was forecast.
      if (counted && due) {
        const undisturbed = !seen.some(({ k }) => k === 'picked-up' || k === 'built')
        if (undisturbed && counted.tasks !== due.forecast.tasks) wrong.push(`tasks ${due.label}`)
        const paid = seen.filter((event) => event.k === 'stairs-used').length
        if (paid !== due.forecast.stairs.length) wrong.push(`stairs ${due.label}`)
        checked++
        due = undefined
        seen.length = 0
      }
    }
  }
  return { checked, wrong }
}

function boxNames(): { readonly spaceNames: readonly string[] } {
  const { spaces } = game.components.standard as JsonObject & { readonly spaces: readonly { readonly id: string }[] }
  return { spaceNames: spaces.map(({ id }) => id) }
}

describe('forecast', () => {
  it.each([2, 3])('says what the rules then do, with %i players', (players) => {
    const { checked, wrong } = comparisons(players, 'forecast', 3)
    expect(wrong).toEqual([])
    expect(checked).toBeGreaterThan(20)
  })

  it('adds up: wandering and descent less what a Courier saves are the food', () => {
    const position = game.setup(configure(game, { players: 2 }), 'sum')
    const view = game.view(position, 0)
    const sketch = forecaster(view, game.components.standard)
    for (const { id } of (game.components.standard as unknown as { spaces: { id: string }[] }).spaces) {
      const { wandering, descent, saved, food } = sketch(0, 'yellow', 'courier', id)
      expect(wandering + descent - saved).toBe(food)
    }
  })
})
