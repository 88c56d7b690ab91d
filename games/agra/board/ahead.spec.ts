import { configure, nextInt, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { agra } from '../rules/index.ts'
import { spaceNames } from '../rules/names.ts'
import { placeAhead } from './ahead.ts'

describe('while asked to meditate', () => {
  it('a place is offered ahead if and only if a worker can be placed there next', () => {
    const config = configure(agra, { players: 3 })
    const { move: notation } = agra.notation(config)
    const position = agra.setup(config, 'ahead')
    const rng = rngFromSeed('ahead moves')
    let compared = 0
    for (let step = 0; step < 900; step++) {
      const [seat] = agra.deciders(position)
      if (seat === undefined) break
      const legal = agra.legalMoves(position, seat)
      const view = agra.view(position, seat)
      const offered = spaceNames.filter((space) => placeAhead(view, `space:${space}`))
      const end = legal.find(({ k }) => k === 'end-meditation')
      if (end && view.points === 0) {
        const after = agra.clone(position)
        agra.play(after, seat, end)
        const places = agra.legalMoves(after, seat).flatMap((move) => {
          const { space } = notation.write(move) as { move: string; space: string }
          return move.k === 'place' ? [space] : []
        })
        expect(offered.toSorted()).toEqual(places.toSorted())
        compared++
      } else expect(offered).toEqual([])
      const chosen = legal[nextInt(rng, legal.length)]
      if (chosen) agra.play(position, seat, chosen)
    }
    expect(compared).toBeGreaterThan(30)
  })
})
