import { ConfigError, configure, type Game } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { tawantinsuyu } from './index.ts'
import { options } from './options.ts'

const make = (players: number, chosen: Record<string, string> = {}) =>
  configure(tawantinsuyu as unknown as Game, { players, options: chosen })

describe('options', () => {
  it('each cites its rule or ruling and has its default among its values', () => {
    for (const [name, option] of Object.entries(options)) {
      expect(option.rule, name).toMatch(/^TW:(C\d+|\d+\.\d+)$/)
      expect(option.values, name).toContain(option.default)
    }
  })

  it('TW:17.22 TW:17.23 difficulty switches are for solo tables', () => {
    const hard = { axomammaFreeStep: 'on' }
    expect(make(1, hard).options.axomammaFreeStep).toBe('on')
    expect(() => make(2, hard)).toThrow(ConfigError)
    expect(tawantinsuyu.refuseOptions(make(1, hard).options, 3)).toEqual({
      rule: 'TW:17.23',
      reason: 'solo-only',
      option: 'axomammaFreeStep',
    })
  })

  it('tables are for one to four', () => {
    expect(() => make(5)).toThrow(ConfigError)
    expect(() => make(0)).toThrow(ConfigError)
  })
})
