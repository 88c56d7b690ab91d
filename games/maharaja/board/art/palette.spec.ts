import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { customProperties } from './palette.ts'
import { PLAYER_COLORS, PLAYERS } from './players.ts'

const css = readFileSync(new URL('./art.css', import.meta.url), 'utf8')
const defined = new Set(css.match(/--mh-[a-z-]+(?=:)/g))

describe('the palette', () => {
  it('has a value in art.css for every color of the drawing', () => {
    expect(customProperties.filter((property) => !defined.has(property))).toEqual([])
  })

  it('has every color of every player', () => {
    const used = PLAYER_COLORS.flatMap((name) => {
      const { color, deep, edge, pale } = PLAYERS[name]
      return [color, deep, edge, pale].map((value) => value.slice(4, -1))
    })
    expect(used.filter((property) => !defined.has(property))).toEqual([])
  })

  it('gives every player a shape of their own', () => {
    expect(new Set(PLAYER_COLORS.map((name) => PLAYERS[name].shape)).size).toBe(PLAYER_COLORS.length)
  })
})
