import { games } from '@durbar/catalog'
import { at, configure, type Game, hashPosition } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { lineOf, type Played } from './line.ts'
import { lineAt, reduceStudy, type StudyAction, type StudyState, startStudy } from './state.ts'

const game = games.maharaja as Game

/** The first legal move, forty times. */
function main(): ReturnType<typeof lineOf> {
  const start = game.setup(configure(game, { players: 2 }), 'seed')
  const position = game.clone(start)
  const moves = Array.from({ length: 40 }, (): Played => {
    const seat = at(game.deciders(position), 0)
    const move = at(game.legalMoves(position, seat), 0)
    game.play(position, seat, move)
    return { seat, move }
  })
  return lineOf(game, start, moves)
}

const after = (...actions: readonly StudyAction[]): StudyState => actions.reduce(reduceStudy, startStudy(main()))

/** A legal move that is not the one of the line. */
function other(state: StudyState): Extract<StudyAction, { t: 'move' }> {
  const position = lineAt(state).position(state.at)
  const seat = at(game.deciders(position), 0)
  const move = game.legalMoves(position, seat).at(-1)
  if (!move) throw new Error('no move')
  return { t: 'move', seat, move }
}

describe('a study', () => {
  it('stays within its line, and knows a step from a jump', () => {
    expect(after({ t: 'go', at: 99 })).toMatchObject({ at: 40, stepped: false })
    expect(after({ t: 'go', at: -3 })).toMatchObject({ at: 0 })
    expect(after({ t: 'go', at: 1 })).toMatchObject({ at: 1, stepped: true })
    expect(after({ t: 'go', at: 2 }, { t: 'go', at: 1 })).toMatchObject({ at: 1, stepped: false })
  })

  it('plays to the end, stops, and begins again from there', () => {
    const end = after({ t: 'go', at: 39 }, { t: 'playing', playing: true }, { t: 'tick' })
    expect(end).toMatchObject({ at: 40, playing: false })
    expect(reduceStudy(end, { t: 'playing', playing: true })).toMatchObject({ at: 0, playing: true })
  })

  it('follows the game as long as its moves are made', () => {
    const state = after({ t: 'go', at: 5 })
    const { seat, move } = lineAt(state).step(6)
    expect(reduceStudy(state, { t: 'move', seat, move })).toMatchObject({ line: 0, at: 6, lines: { length: 1 } })
  })

  it('branches with another move, goes on with the branch, and comes back to where it left', () => {
    let state = after({ t: 'go', at: 8 })
    const before = hashPosition(game, lineAt(state).position(40))
    state = reduceStudy(state, other(state))
    expect(state).toMatchObject({ line: 1, at: 9, lines: { length: 2 } })
    state = reduceStudy(state, other(state))
    expect(state).toMatchObject({ line: 1, at: 10, lines: { length: 2 } })
    expect(lineAt(state)).toMatchObject({ from: 8, length: 10 })
    const back = reduceStudy(state, { t: 'main' })
    expect(back).toMatchObject({ line: 0, at: 8 })
    expect(hashPosition(game, lineAt(back).position(40))).toBe(before)
    // Leaving the branch in its middle makes another one and keeps the first.
    const middle = reduceStudy(state, { t: 'go', at: 9 })
    const position = lineAt(middle).position(9)
    const seat = at(game.deciders(position), 0)
    const [move] = game.legalMoves(position, seat)
    if (!move) throw new Error('no move')
    const third = reduceStudy(middle, { t: 'move', seat, move })
    expect(third).toMatchObject({ line: 2, at: 10, lines: { length: 3 } })
    expect(lineAt(third).from).toBe(8)
  })

  it('shows a variation once, however often it is asked for', () => {
    const state = after({ t: 'go', at: 8 })
    const { seat, move } = other(state)
    const show: StudyAction = { t: 'show', from: 8, moves: [{ seat, move }] }
    expect([show, { t: 'main' } as const, show].reduce(reduceStudy, state)).toMatchObject({
      line: 1,
      at: 9,
      lines: { length: 2 },
    })
  })
})
