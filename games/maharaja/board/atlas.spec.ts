import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { maharaja } from '../rules/index.ts'
import { newGame } from '../test/table.ts'
import { atlasOf, campPlace } from './atlas.ts'
import { targetsOf } from './targets.ts'

/** The printed map with every id and name changed and everything moved a little. */
function otherMap(): JsonObject {
  const text = JSON.stringify(maharaja.components.standard, (key, value) => {
    if (['id', 'from', 'to'].includes(key)) return `${value}-two`
    if (key === 'villages' && typeof value[0] === 'string') return value.map((id: string) => `${id}-two`)
    return key === 'x' ? value + 5 : value
  })
  return JSON.parse(text) as JsonObject
}

describe('the atlas of a component pack', () => {
  const pack = otherMap()
  const atlas = atlasOf(pack)

  it('takes places and coordinates from the pack, colors and camps by index', () => {
    expect(atlas.start).toMatchObject({ id: 'ajmer-two', x: 385 })
    expect(atlas.cities.map(({ art }) => art)[2]).toBe('delhi')
    expect(atlas.spot('kol-two').kind).toBe('village')
    expect(campPlace(atlas, 'delhi-two')).toBe('delhi')
    expect(campPlace(atlas, 'ajmer-two')).toBe('start')
  })

  it('knows the road behind every village, and opens gates for connected roads alone', () => {
    expect(atlas.roads.flatMap(({ villages }) => villages).sort()).toEqual(atlas.villages.map(({ id }) => id).sort())
    expect(atlas.gates('delhi-two', () => false)).toEqual([])
    expect(atlas.gates('delhi-two', () => true).length).toBeGreaterThan(2)
  })

  it('is made once', () => {
    expect(atlasOf(pack)).toBe(atlas)
  })

  it('gives a place to every target of a game played with it', () => {
    const game = newGame(3, {}, { components: pack })
    game.play(0, { move: 'choose', card: 'mogul' })
    game.play(1, { move: 'choose', card: 'trader' })
    game.play(2, { move: 'choose', card: 'sadhu' })
    const keys = [...targetsOf(game.moves(0), maharaja.view(game.position, 0), undefined).keys()]
    expect(keys).toEqual(atlas.villages.map(({ id }) => `place:${id}`))
  })
})
