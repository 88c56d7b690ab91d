import { configure, type JsonObject, nextInt, type Refusal, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { agra, type View } from '../rules/index.ts'
import { obviousMove } from './obvious.ts'
import { glow, meaning, type TargetKey, targetsOf } from './targets.ts'
import { offersOf, toolOf } from './tools.ts'
import { written } from './written.ts'

/** Whole random plays: whatever the rules ask, the board or the action bar has an answer for it. */

interface Moment {
  readonly view: View
  readonly moves: readonly JsonObject[]
  why(move: JsonObject): Refusal | undefined
}

function* moments(players: number, seed: string, steps: number): Generator<Moment> {
  const config = configure(agra, { players })
  const notation = agra.notation(config)
  const position = agra.setup(config, seed)
  const rng = rngFromSeed(`${seed} moves`)
  for (let step = 0; step < steps; step++) {
    const [seat] = agra.deciders(position)
    if (seat === undefined) return
    const legal = agra.legalMoves(position, seat)
    yield {
      view: agra.view(position, seat),
      moves: legal.map((move) => notation.move.write(move) as JsonObject),
      why: (move) => agra.refusal(position, seat, notation.move.read(move, '')),
    }
    const chosen = legal[nextInt(rng, legal.length)]
    if (chosen) agra.play(position, seat, chosen)
  }
}

describe('every question can be answered', () => {
  it.each([2, 3, 4])('at a table of %i', (players) => {
    const kinds = new Set<string>()
    const missed: string[] = []
    for (const { view, moves } of moments(players, `reach ${players}`, 1200)) {
      const { buttons, besides, end } = offersOf(moves)
      const reached = new Set([
        ...[...targetsOf(moves, view).values()].flatMap((target) => [...target.answers, ...target.besides]),
        ...buttons,
        ...besides,
        ...(end ? [end] : []),
      ])
      for (const move of written(moves)) {
        kinds.add(move.move)
        if (!reached.has(move)) missed.push(JSON.stringify(move))
      }
    }
    expect(missed).toEqual([])
    expect(kinds.size).toBeGreaterThan(25)
  })

  it('and a tool in hand narrows what a click means', () => {
    for (const { view, moves } of moments(4, 'meaning', 400))
      for (const target of targetsOf(moves, view).values()) {
        const plain = meaning(target, undefined)
        const tools = plain.flatMap((move) => toolOf(move) ?? [])
        if (plain.length === 0 || !glow(target, undefined)) throw new Error('a target without meaning')
        for (const tool of tools) {
          if (!meaning(target, tool).every((move) => toolOf(move) === tool)) throw new Error(`not ${tool}`)
          if (glow(target, tool) !== true) throw new Error(`${tool} does not glow`)
        }
      }
  })
})

describe('what is not legal can be asked about', () => {
  it('with a move that the rules read and refuse', () => {
    const silent: string[] = []
    let asked = 0
    for (const { view, moves, why } of moments(3, 'why', 400)) {
      const targets = targetsOf(moves, view)
      const things = [
        ...Object.keys(view.spaces).map((space) => `space:${space}`),
        ...view.river.map(({ notable }) => `notable:${notable}`),
        ...Object.keys(view.bowls).map((good) => `bowl:${good}`),
        ...['order:artisans', 'guild:scholars', 'tile:influence', 'tracker', 'food', 'niche:statue'],
      ] as TargetKey[]
      for (const key of things) {
        const move = targets.has(key) ? undefined : obviousMove(key, view, undefined)
        if (!move) continue
        asked++
        if (!why(move)) silent.push(`${key} ${JSON.stringify(view.question)}`)
      }
    }
    expect(silent).toEqual([])
    expect(asked).toBeGreaterThan(1000)
  })
})
