import { configure, type Game } from '@durbar/kernel'
import { checkRandomPlay } from '@durbar/kernel/testing'
import { describe, expect, it } from 'vitest'
import { invariants, tawantinsuyu } from '../rules/index.ts'
import { options as schema } from '../rules/options.ts'

/** Players at random stay poor and see little of the game; here everybody begins with plenty. */
const plenty: typeof tawantinsuyu = {
  ...tawantinsuyu,
  setup(config, seed) {
    const p = tawantinsuyu.setup(config, seed)
    p.players.forEach((who, seat) => {
      who.goods = [tawantinsuyu.seats.max, 20, 20, 12]
      for (let statue = seat; statue < p.statues.length; statue += 5) {
        if (p.statues[statue] === 0) continue
        p.statues[statue] = (p.statues[statue] ?? 0) - 1
        who.statues[statue] = 1
      }
      for (let drawn = 0; drawn < 5; drawn++) {
        const card = p.armyDeck.pop() ?? 0
        who.up[card] = (who.up[card] ?? 0) + 1
      }
      const building = p.productionStack.pop() ?? 0
      who.ready |= 1 << building
      const passive = (p.passiveStack.pop() ?? 19) - 19
      who.passives |= 1 << passive
    })
    return p
  },
}

/** Whole games at random: what must be true of every game holds at every decision. */
function playAtRandom(
  players: number,
  seed: string,
  options: Record<string, string> = {},
  game: typeof tawantinsuyu = tawantinsuyu,
): number {
  const config = configure(tawantinsuyu as unknown as Game, { players, options })
  const { decisions } = checkRandomPlay({
    game,
    config,
    seed,
    invariants,
    maxDecisions: 20_000,
    every: 31,
  })
  return decisions
}

/** Every option with its last value, which is never the default. */
function turned(names: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => names(name))
      .map(([name, { values, default: usual }]) => [name, values.find((value) => value !== usual) ?? usual]),
  )
}

const forHer = (name: string): boolean => name.startsWith('axomamma')

describe('random play', () => {
  for (const players of [1, 2, 3, 4])
    it(`keeps every invariant, secret, barrier and document with ${players} at the table`, () => {
      for (const seed of ['a', 'b']) expect(playAtRandom(players, `${seed}${players}`)).toBeGreaterThan(50)
    })

  it('with plenty of everything', () => {
    for (const players of [1, 2, 3, 4])
      expect(playAtRandom(players, `plenty ${players}`, {}, plenty)).toBeGreaterThan(80)
  })

  it('with every ruling turned around', () => {
    for (const players of [2, 3, 4])
      expect(
        playAtRandom(
          players,
          `rulings ${players}`,
          turned((name) => !forHer(name)),
        ),
      ).toBeGreaterThan(50)
  })

  it('with every switch of Axomamma turned, and with hers and the rulings together', () => {
    expect(playAtRandom(1, 'switches', turned(forHer))).toBeGreaterThan(30)
    expect(
      playAtRandom(
        1,
        'everything',
        turned(() => true),
      ),
    ).toBeGreaterThan(30)
  })
})
