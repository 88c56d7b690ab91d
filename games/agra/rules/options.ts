import type { Config, OptionSchema } from '@durbar/kernel'
import { type Printed, printedOf } from './components.ts'
import { Favor } from './names.ts'

/** Rulings where the rulebooks disagree; the first value of each is the recommended reading. */
export const options = {
  removeCoverTile: { kind: 'ruling', rule: 'AG:L-02', values: ['as-printed', 'pay-all'], default: 'as-printed' },
  luxuryGoods: { kind: 'ruling', rule: 'AG:L-04', values: ['one-of-each', 'one-in-all'], default: 'one-of-each' },
  frenchTrader: { kind: 'ruling', rule: 'AG:L-05', values: ['once-per-turn', 'unlimited'], default: 'once-per-turn' },
  processExtra: { kind: 'ruling', rule: 'AG:L-06', values: ['combined', 'alone'], default: 'combined' },
  merchantFavor: { kind: 'ruling', rule: 'AG:L-07', values: ['after', 'before'], default: 'after' },
  dyer: { kind: 'ruling', rule: 'AG:L-11', values: ['per-production', 'once-per-turn'], default: 'per-production' },
  guildScoring: { kind: 'ruling', rule: 'AG:L-12', values: ['with-orders', 'contracts-only'], default: 'with-orders' },
  dockThree: { kind: 'ruling', rule: 'AG:L-13', values: ['two-in-all', 'two-more'], default: 'two-in-all' },
  influencePerNotable: { kind: 'ruling', rule: 'AG:L-19', values: ['per-turn', 'per-action'], default: 'per-turn' },
} as const satisfies OptionSchema

/** What stays the same for a whole play: printed data and options, read once and shared by all its positions. */
export interface Ruleset {
  readonly config: Config
  readonly printed: Printed
  readonly players: number
  /** AG:10.5 what each favor action takes. */
  readonly pay: readonly number[]
  readonly oneLuxuryGood: boolean
  readonly frenchUnlimited: boolean
  readonly extraAlone: boolean
  readonly merchantFirst: boolean
  readonly dyerOncePerTurn: boolean
  readonly guildScoringOrders: boolean
  /** AG:9.13 contracts of the dock's level that let the boat leave, by dock. */
  readonly leaveContracts: readonly number[]
  readonly influencePerAction: boolean
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
  const printed = printedOf(config.components)
  const payAll = chosen.removeCoverTile === 'pay-all'
  const twoMore = chosen.dockThree === 'two-more'
  return {
    config,
    printed,
    players,
    pay: printed.pay.map((pay, action) =>
      payAll && action === Favor.RemoveCover ? (printed.have[action] ?? pay) : pay,
    ),
    oneLuxuryGood: chosen.luxuryGoods === 'one-in-all',
    frenchUnlimited: chosen.frenchTrader === 'unlimited',
    extraAlone: chosen.processExtra === 'alone',
    merchantFirst: chosen.merchantFavor === 'before',
    dyerOncePerTurn: chosen.dyer === 'once-per-turn',
    guildScoringOrders: chosen.guildScoring === 'with-orders',
    // AG:L-13 the other reading counts the contract that brought the boat to dock 3 apart.
    leaveContracts: printed.docks.map((dock, number) => dock.leaveContracts + (twoMore && number === 3 ? 1 : 0)),
    influencePerAction: chosen.influencePerNotable === 'per-action',
  }
}
