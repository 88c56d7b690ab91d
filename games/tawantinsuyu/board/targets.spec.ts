import { configure, type JsonObject, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { tawantinsuyu as game, type Position } from '../rules/index.ts'
import type { View } from '../rules/view.ts'
import { scene } from '../test/table.ts'
import { STRETCH } from './art/index.ts'
import { atlasOf } from './atlas.ts'
import { glow, keysOf, meaning, obviousMove, type TargetKey, targetsOf, toolOf } from './targets.ts'
import { inHand, toolsOf } from './tools.ts'
import { only, type WrittenMove, written } from './written.ts'

const atlas = atlasOf(game.components.standard, STRETCH.wide)

interface Asked {
  readonly view: View
  readonly moves: readonly JsonObject[]
}

function asked(position: Position, seat = 0): Asked {
  const { move } = game.notation(game.configOf(position))
  return {
    view: game.view(position, seat),
    moves: game.legalMoves(position, seat).map((one) => move.write(one) as JsonObject),
  }
}

const placing = () =>
  asked(
    scene({
      players: [{ potato: 9, workers: ['blue', 'red'], gods: ['G08'], army: { '1-corn': 1 }, priest: 2 }, {}],
      rest: { nomads: { white: 1 } },
    }).position,
  )

describe('targets', () => {
  it('a space means the worker in hand; another worker glows quietly', () => {
    const { view, moves } = placing()
    const targets = targetsOf(moves, view, atlas, 'blue architect')
    const gate = atlas.spaces.find(({ god }) => god === 'gate')
    const target = targets.get(`space:${gate?.id}`)
    expect(target?.now).toEqual([{ move: 'place', worker: 'blue', role: 'architect', space: gate?.id }])
    expect(target?.other).toEqual([{ move: 'place', worker: 'red', role: 'warrior', space: gate?.id }])
    expect(glow(target)).toBe(true)
    expect(glow(targetsOf(moves, view, atlas, 'pray').get(`space:${gate?.id}`))).toBe('quiet')
  })

  it('a space without a legal move is no target and can be asked about', () => {
    const { view, moves } = placing()
    const targets = targetsOf(moves, view, atlas, 'blue architect')
    const spiral = atlas.spaces.find(({ god }) => god === 'spiral')
    expect(targets.get(`space:${spiral?.id}`)).toBeUndefined()
    expect(obviousMove(`space:${spiral?.id}`, view, 'blue architect')).toEqual({
      move: 'place',
      worker: 'blue',
      role: 'architect',
      space: spiral?.id,
    })
  })

  it('the High Priest moves to the sides one and two further on', () => {
    const { view, moves } = placing()
    const targets = targetsOf(moves, view, atlas, 'high-priest')
    expect(meaning(targets.get('side:3'))).toEqual([{ move: 'move-priest', sections: 1 }])
    expect(meaning(targets.get('side:4'))).toEqual([{ move: 'move-priest', sections: 2 }])
    expect(targets.get('side:2')).toBeUndefined()
  })

  it('side actions have their places: decks and Nomads', () => {
    const { view, moves } = placing()
    const targets = targetsOf(moves, view, atlas, 'pray')
    expect(meaning(targets.get('deck:god'))).toEqual([{ move: 'pray' }])
    expect(meaning(targets.get('deck:army'))).toEqual([{ move: 'train' }])
    expect(meaning(targets.get('nomad:white'))).toEqual([{ move: 'recruit', worker: 'white' }])
    expect(meaning(targets.get('army:hand:1-corn'))).toEqual([{ move: 'discard-army', card: '1-corn' }])
  })
})

describe('tools', () => {
  it('workers first, then the side actions; the first worker is in hand', () => {
    const { view, moves } = placing()
    const tools = toolsOf(view, moves)
    expect(tools.map(({ tool }) => tool)).toEqual([
      'blue architect',
      'red warrior',
      'high-priest',
      'pray',
      'train',
      'recruit',
      'free',
    ])
    expect(tools.every(({ state }) => state === 'ready')).toBe(true)
    expect(inHand(undefined, tools)).toBe('blue architect')
    expect(inHand('train', tools)).toBe('train')
    expect(inHand('green craftsman', tools)).toBe('blue architect')
  })

  it('after a side action no worker can be placed and the action is done', () => {
    const table = scene({ players: [{ potato: 9, workers: ['blue'], gods: ['G08'] }, {}] })
    table.play(0, { move: 'train' })
    table.play(0, asked(table.position).moves[0] as JsonObject)
    const { view, moves } = asked(table.position)
    const tools = toolsOf(view, moves)
    expect(tools.map(({ tool, state }) => `${tool} ${state}`)).toEqual([
      'high-priest ready',
      'pray ready',
      'train done',
      expect.stringMatching(/^recruit /),
      'free ready',
    ])
  })

  it('a building adds the role a worker may play instead', () => {
    const { view, moves } = asked(
      scene({ players: [{ potato: 9, workers: ['blue'], gods: ['G08'], passives: ['Z01'] }, {}] }).position,
    )
    expect(toolsOf(view, moves).map(({ tool }) => tool)).toContain('blue courier')
  })
})

/** Moves that the action bar alone offers: they have no place on the board. */
const barOnly: ReadonlySet<string> = new Set(['take', 'choose', 'commit', 'feed', 'pass'])

describe('a whole game', () => {
  it.each([1, 2, 4])('for %i leaves no move without a place', (players) => {
    const config = configure(game, { players })
    const position = game.setup(config, 'board')
    const rng = rngFromSeed('board')
    const homeless = new Set<string>()
    for (let step = 0; step < 1500; step++) {
      const [seat] = game.deciders(position)
      if (seat === undefined) break
      const { view, moves } = asked(position, seat)
      for (const move of written(moves).slice(0, 40))
        if (keysOf(move, view, atlas).length === 0 && !barOnly.has(move.move)) homeless.add(move.move)
      const all = game.legalMoves(position, seat)
      const pick = all[(rng[0] ?? 0) % all.length] ?? all[0]
      rng[0] = (Math.imul(rng[0] ?? 1, 1103515245) + 12345) >>> 0
      if (!pick) break
      game.play(position, seat, pick)
    }
    expect([...homeless]).toEqual([])
  })

  it('asks the rules only about moves that notation can read', () => {
    const { view, moves } = placing()
    const { move } = game.notation(configure(game, { players: 2 }))
    const keys: TargetKey[] = [
      'space:U0a',
      'side:1',
      'village:potato',
      'nomad:red',
      'offer:G01',
      'deck:god',
      'deck:army',
      'deck:weaving',
      'market:P01',
      'stock:gate-small',
      'conquest:CH1',
      'step:3',
      'loom:W01',
      'drill:1-corn',
      'god:G08',
      'worker:blue',
      'army:hand:1-corn',
      'army:down:1-corn',
      'tile:P01',
      'idol:gate-small',
      'end:new:right',
      'stairs:S0u',
    ]
    for (const key of keys) {
      const question = obviousMove(key, view, inHand(undefined, toolsOf(view, moves)))
      if (question?.move === 'move-priest') continue
      expect(() => move.read(question as JsonObject, ''), key).not.toThrow()
    }
  })

  it('knows the tool of every kind of move', () => {
    const { moves } = placing()
    const kinds = new Set(written(moves).map((one: WrittenMove) => `${one.move} ${toolOf(one)}`))
    expect(kinds).toContain('place blue architect')
    expect(kinds).toContain('discard-army free')
    expect(only(written(moves), 'pray')).toHaveLength(1)
  })
})
