import { at, type Config, type OptionSchema, type Options, type Refusal } from '@durbar/kernel'
import { type Board, boardOf } from './components.ts'
import { Character } from './names.ts'

const off = { values: ['off', 'on'], default: 'off' } as const
const on = { values: ['off', 'on'], default: 'on' } as const

/** Variants of the rulebook's last chapter, and rulings where it leaves the reading open. */
export const options = {
  length: { kind: 'variant', rule: 'MH:61', values: ['standard', 'short'], default: 'standard' },
  yogi: { kind: 'variant', rule: 'MH:63', ...off },
  privileges: { kind: 'variant', rule: 'MH:64', ...off },
  auction: { kind: 'variant', rule: 'MH:67', ...off },
  homeCity: { kind: 'variant', rule: 'MH:68', ...off },
  severalCharacters: { kind: 'variant', rule: 'MH:69', ...off },
  neutralPalaces: {
    kind: 'ruling',
    rule: 'MH:Q38',
    values: ['per-color', 'one-per-city', 'off'],
    default: 'per-color',
  },
  compensation: { kind: 'ruling', rule: 'MH:Q3', values: ['per-turn', 'per-action'], default: 'per-turn' },
  governorPlacement: { kind: 'ruling', rule: 'MH:Q11', values: ['turn-field', 'above-top'], default: 'turn-field' },
  privilegeExpires: { kind: 'ruling', rule: 'MH:Q42', ...off },
  hiddenGold: { kind: 'ruling', rule: 'MH:Q52', ...on },
  youngest: { kind: 'ruling', rule: 'MH:Q54', values: ['first-seat', 'random'], default: 'first-seat' },
} as const satisfies OptionSchema

/** MH:63, MH:64 privileges come from the Yogi; without him nobody could ever get one. */
export function refuseOptions(chosen: Options): Refusal | undefined {
  if (chosen.privileges === 'on' && chosen.yogi !== 'on') return { rule: 'MH:63', reason: 'privileges-need-yogi' }
  return undefined
}

/** What stays the same for a whole play: printed data and options, read once and shared by all its positions. */
export interface Ruleset {
  readonly config: Config
  readonly board: Board
  readonly players: number
  /** MH:57, MH:61 the last game turn, and the palaces of each player. */
  readonly turns: number
  readonly palaces: number
  /** MH:8 houses that fit into a village. */
  readonly villageRoom: number
  /** MH:51 gold by rank. */
  readonly payout: readonly number[]
  /** MH:66 outer sites of every city that are taken by neutral palaces. */
  readonly neutralPalaces: number
  /** MH:2, MH:63 the characters of the game, as a set. */
  readonly characters: number
  readonly privileges: boolean
  readonly auction: boolean
  readonly homeCity: boolean
  readonly severalCharacters: boolean
  readonly compensationPerAction: boolean
  readonly governorAboveTop: boolean
  readonly privilegeExpires: boolean
  readonly hiddenGold: boolean
  readonly youngestAtRandom: boolean
}

const rulesets = new WeakMap<Config, Ruleset>()

/** The ruleset of a configuration, made once for each. */
export function rulesetOf(config: Config): Ruleset {
  const known = rulesets.get(config)
  if (known) return known
  const ruleset = makeRuleset(config)
  rulesets.set(config, ruleset)
  return ruleset
}

function makeRuleset(config: Config): Ruleset {
  const { players, options: chosen } = config
  const board = boardOf(config.components)
  const { values } = board
  const short = chosen.length === 'short'
  const unused = 5 - players
  const neutral =
    { 'per-color': unused, 'one-per-city': Math.min(1, unused), off: 0 }[chosen.neutralPalaces ?? 'off'] ?? 0
  return {
    config,
    board,
    players,
    turns: short ? values.turnsShort : values.turns,
    palaces: short ? values.palacesShort : values.palaces,
    villageRoom: players === 2 ? values.villageRoomTwoPlayers : values.villageRoom,
    payout: at(board.payouts, players),
    neutralPalaces: neutral,
    characters: chosen.yogi === 'on' ? 0b1111111 : 0b1111111 & ~(1 << Character.Yogi),
    privileges: chosen.privileges === 'on',
    auction: chosen.auction === 'on',
    homeCity: chosen.homeCity === 'on',
    severalCharacters: chosen.severalCharacters === 'on',
    compensationPerAction: chosen.compensation === 'per-action',
    governorAboveTop: chosen.governorPlacement === 'above-top',
    privilegeExpires: chosen.privilegeExpires === 'on',
    hiddenGold: chosen.hiddenGold === 'on',
    youngestAtRandom: chosen.youngest === 'random',
  }
}
