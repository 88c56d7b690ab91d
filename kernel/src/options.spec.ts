import { describe, expect, it } from 'vitest'
import { toyGame } from '../testing/toy-game.ts'
import { NotationError } from './json.ts'
import { ConfigError, configure, readOptions, writeConfig } from './options.ts'

describe('a configuration', () => {
  it('fills in what is not chosen', () => {
    expect(configure(toyGame, { players: 2 })).toEqual({
      players: 2,
      options: { pile: 'small', dice: 'on' },
      components: undefined,
    })
    expect(configure(toyGame, { players: 2, options: { dice: 'off' } }).options).toEqual({ pile: 'small', dice: 'off' })
  })

  it.each([1, 4, 2.5, Number.NaN])('of %d players is refused', (players) => {
    expect(() => configure(toyGame, { players })).toThrow(ConfigError)
    expect(() => configure(toyGame, { players })).toThrow(`toy is for 2 to 3 players, not ${players}`)
  })

  it('with an unknown option is refused, naming those there are', () => {
    const wrong = (): unknown => configure(toyGame, { players: 2, options: { weather: 'rain' } })
    expect(wrong).toThrow('toy has no option "weather"; it has pile, dice')
  })

  it('with an unknown value is refused, naming those there are', () => {
    const wrong = (): unknown => configure(toyGame, { players: 2, options: { pile: 'huge' } })
    expect(wrong).toThrow('option "pile" is one of small, large, not "huge"')
  })

  it('with options that do not go together is refused, with the rule', () => {
    try {
      configure(toyGame, { players: 3, options: { pile: 'large' } })
      expect.unreachable('three players and a large pile')
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError)
      expect((error as ConfigError).refusal).toEqual({ rule: 'TY:6', reason: 'not-enough-stones' })
      expect((error as ConfigError).message).toContain('not-enough-stones (TY:6)')
    }
  })

  it('with a broken component pack is refused, naming the place', () => {
    const wrong = (): unknown => configure(toyGame, { players: 2, components: { pile: 0 } })
    expect(wrong).toThrow(ConfigError)
    expect(wrong).toThrow('component pack: pile: 0 is not between 1 and 99')
  })

  it('does not hide a fault of the game behind the pack', () => {
    const faulty = {
      ...toyGame,
      components: {
        ...toyGame.components,
        check: () => {
          throw new TypeError('a fault')
        },
      },
    }
    expect(() => configure(faulty, { players: 2, components: {} })).toThrow(TypeError)
  })

  it('is played with its components', () => {
    const config = configure(toyGame, { players: 2, components: { pile: 5 } })
    expect(toyGame.setup(config, 'x').pile).toBe(5)
  })

  it('is written with components only where they are not the standard ones', () => {
    expect(writeConfig(configure(toyGame, { players: 2 }))).toEqual({
      players: 2,
      options: { pile: 'small', dice: 'on' },
    })
    expect(writeConfig(configure(toyGame, { players: 2, components: { pile: 5 } }))).toMatchObject({
      components: { pile: 5 },
    })
  })
})

describe('options, written down', () => {
  it('may be missing', () => {
    expect(readOptions(undefined)).toEqual({})
    expect(readOptions({ pile: 'large' })).toEqual({ pile: 'large' })
  })

  it.each([null, [], 'on', 3])('are an object, not %j', (json) => {
    expect(() => readOptions(json)).toThrow(NotationError)
    expect(() => readOptions(json)).toThrow('options: expected an object')
  })

  it('have texts as values', () => {
    expect(() => readOptions({ pile: true })).toThrow('options.pile: expected a text')
  })
})
