import { ConfigError, configure } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { optionSets } from '../test/option-sets.ts'
import { maharaja } from './index.ts'
import { options, rulesetOf } from './options.ts'

const rules = (players: number, chosen = {}): ReturnType<typeof rulesetOf> =>
  rulesetOf(configure(maharaja, { players, options: chosen }))

describe('the basic game', () => {
  it('MH:62 is what is played unless something is chosen: no Yogi, no privileges, no auction, no home cities', () => {
    expect(rules(3)).toMatchObject({
      privileges: false,
      auction: false,
      homeCity: false,
      severalCharacters: false,
      characters: 0b0111111,
      turns: 10,
      palaces: 7,
      hiddenGold: true,
      compensationPerAction: false,
      governorAboveTop: false,
      privilegeExpires: false,
      youngestAtRandom: false,
    })
  })

  it('MH:62 and Extended 1 adds all of them, each on its own switch', () => {
    const extended = { yogi: 'on', privileges: 'on', auction: 'on', homeCity: 'on' }
    expect(rules(3, extended)).toMatchObject({
      privileges: true,
      auction: true,
      homeCity: true,
      characters: 0b1111111,
      severalCharacters: false,
      turns: 10,
      palaces: 7,
    })
    expect(rules(3, { homeCity: 'on' })).toMatchObject({ homeCity: true, auction: false, privileges: false })
  })

  it('MH:61 the short game has 8 turns and 6 palaces', () => {
    expect(rules(3, { length: 'short' })).toMatchObject({ turns: 8, palaces: 6 })
  })

  it('MH:8 a village has room for one house of two players, for two otherwise', () => {
    expect([2, 3, 4, 5].map((players) => rules(players).villageRoom)).toEqual([1, 2, 2, 2])
  })
})

describe('options', () => {
  it('MH:63 privileges without the Yogi are refused: nobody could ever get one', () => {
    const config = (): unknown => configure(maharaja, { players: 3, options: { privileges: 'on' } })
    expect(config).toThrow(ConfigError)
    expect(config).toThrow('these options do not go together: privileges-need-yogi (MH:63)')
  })

  it('cite the rule or ruling they are about, and default to one of their values', () => {
    for (const option of Object.values(options)) {
      expect(option.rule).toMatch(option.kind === 'ruling' ? /^MH:Q\d+$/ : /^MH:\d+$/)
      expect(option.values).toContain(option.default)
    }
  })

  it('MH:Q3, MH:Q11, MH:Q38, MH:Q42, MH:Q52, MH:Q54 are the rulings that can be switched', () => {
    const rulings = Object.values(options).filter((option) => option.kind === 'ruling')
    expect(rulings.map((option) => option.rule).sort()).toEqual([
      'MH:Q11',
      'MH:Q3',
      'MH:Q38',
      'MH:Q42',
      'MH:Q52',
      'MH:Q54',
    ])
  })

  it('are all used, with every value, by the sets of random play', () => {
    for (const [name, option] of Object.entries(options)) {
      const used = new Set(optionSets.map((set) => set.options[name] ?? option.default))
      expect([...used].sort()).toEqual([...option.values].sort())
    }
  })

  it.each([1, 6, 2.5])('MH:1 a table of %d is refused', (players) => {
    expect(() => configure(maharaja, { players })).toThrow(`maharaja is for 2 to 5 players, not ${players}`)
  })
})
