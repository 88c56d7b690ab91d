import type { Config, OptionSchema, Options, Refusal } from '@durbar/kernel'
import type { Box } from './box.ts'
import { boxOf } from './components.ts'

const off = { values: ['off', 'on'], default: 'off' } as const
const on = { values: ['off', 'on'], default: 'on' } as const
const easier = { kind: 'variant', rule: 'TW:17.22', ...off } as const
const harder = { kind: 'variant', rule: 'TW:17.23', ...off } as const

/** Rulings where the rulebook leaves the reading open, and how strong Axomamma is. */
export const options = {
  coricancha: { kind: 'variant', rule: 'TW:2.2', values: ['turned', 'printed'], default: 'turned' },
  goldIsWild: { kind: 'ruling', rule: 'TW:C1', ...on },
  cornIsFood: { kind: 'ruling', rule: 'TW:1.2', ...on },
  tapestryEnds: { kind: 'ruling', rule: 'TW:C4', values: ['both', 'right'], default: 'both' },
  roleBuildings: { kind: 'ruling', rule: 'TW:C7', values: ['instead', 'additional'], default: 'instead' },
  courierFirst: { kind: 'ruling', rule: 'TW:C6', values: ['none-there-now', 'none-ever'], default: 'none-there-now' },
  freeWeaving: { kind: 'ruling', rule: 'TW:C5', values: ['top', 'top-or-next'], default: 'top' },
  casualtyWhenGoldTaken: { kind: 'ruling', rule: 'TW:C14', ...on },
  highPriests: { kind: 'ruling', rule: 'TW:C3', values: ['reverse-order', 'turn-order'], default: 'reverse-order' },
  benefitsBetweenTasks: { kind: 'ruling', rule: 'TW:C10', ...off },
  marketSwaps: { kind: 'ruling', rule: 'TW:C11', values: ['one', 'any'], default: 'one' },
  festivalFreeActions: { kind: 'ruling', rule: 'TW:C54', values: ['holder', 'nobody'], default: 'holder' },
  axomammaPassives: { kind: 'ruling', rule: 'TW:C38', ...off },
  axomammaStartStone: { kind: 'ruling', rule: 'TW:C35', values: ['4', '2'], default: '4' },
  axomammaLeftoverPrice: { kind: 'ruling', rule: 'TW:C37', values: ['2', '3'], default: '2' },
  axomammaFirstConquest: { kind: 'ruling', rule: 'TW:C67', values: ['discard', 'points'], default: 'discard' },
  axomammaNoPersonality: easier,
  axomammaDearBuildings: easier,
  axomammaTwoStatues: easier,
  axomammaOneConquest: easier,
  axomammaNoIdleArmy: easier,
  axomammaFreeStep: harder,
  axomammaEqualSoldiers: harder,
  axomammaFewerSoldiers: harder,
  axomammaActionPoints: harder,
  axomammaWeavingPoints: harder,
  axomammaIdlePoints: harder,
  axomammaResourcePoints: harder,
} as const satisfies OptionSchema

/** Axomamma's switches mean nothing at a table without her. */
export function refuseOptions(chosen: Options, players: number): Refusal | undefined {
  if (players === 1) return undefined
  for (const [name, option] of Object.entries(options))
    if (name.startsWith('axomamma') && chosen[name] !== option.default)
      return { rule: option.rule, reason: 'solo-only', option: name }
  return undefined
}

/** What stays the same for a whole play: printed data and options, read once and shared by all its positions. */
export interface Ruleset {
  readonly config: Config
  readonly box: Box
  /** People at the table. */
  readonly people: number
  /** Players of the game: the people, and Axomamma in the last place of a solo game (TW:17.1). */
  readonly players: number
  readonly solo: boolean
  readonly villageSize: number
  readonly nomadsSize: number
  readonly offerSize: number
  readonly turnedCoricancha: boolean
  readonly goldIsWild: boolean
  readonly cornIsFood: boolean
  readonly bothEnds: boolean
  readonly rolesAdd: boolean
  readonly courierFirstEver: boolean
  readonly freeWeavingNext: boolean
  readonly casualtyWhenGoldTaken: boolean
  readonly priestsInTurnOrder: boolean
  readonly benefitsBetweenTasks: boolean
  readonly anySwaps: boolean
  readonly festivalFreeActions: boolean
  readonly axomamma: AxomammaRules
}

/** TW:17.22, TW:17.23 and the rulings about her. */
interface AxomammaRules {
  readonly passives: boolean
  readonly extraStone: boolean
  readonly leftoverPrice: number
  readonly conquestByPoints: boolean
  readonly noPersonality: boolean
  readonly buildingPrice: number
  readonly worshipStatues: number
  readonly oneConquest: boolean
  readonly noIdleArmy: boolean
  readonly freeStep: boolean
  readonly equalSoldiers: boolean
  readonly fewerSoldiers: boolean
  readonly actionPoints: number
  readonly weavingPoints: number
  readonly idlePoints: number
  readonly resourcePoints: number
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
  const { options: chosen } = config
  const box = boxOf(config.components)
  const { values } = box
  const players = Math.max(2, config.players)
  const bySize = (two: number, three: number, four: number): number =>
    players === 2 ? two : players === 3 ? three : four
  return {
    config,
    box,
    people: config.players,
    players,
    solo: config.players === 1,
    villageSize: bySize(values.village2, values.village3, values.village4),
    nomadsSize: bySize(values.nomads2, values.nomads3, values.nomads4),
    offerSize: bySize(values.offer2, values.offer3, values.offer4),
    turnedCoricancha: chosen.coricancha === 'turned',
    goldIsWild: chosen.goldIsWild === 'on',
    cornIsFood: chosen.cornIsFood === 'on',
    bothEnds: chosen.tapestryEnds === 'both',
    rolesAdd: chosen.roleBuildings === 'additional',
    courierFirstEver: chosen.courierFirst === 'none-ever',
    freeWeavingNext: chosen.freeWeaving === 'top-or-next',
    casualtyWhenGoldTaken: chosen.casualtyWhenGoldTaken === 'on',
    priestsInTurnOrder: chosen.highPriests === 'turn-order',
    benefitsBetweenTasks: chosen.benefitsBetweenTasks === 'on',
    anySwaps: chosen.marketSwaps === 'any',
    festivalFreeActions: chosen.festivalFreeActions === 'holder',
    axomamma: {
      passives: chosen.axomammaPassives === 'on',
      extraStone: chosen.axomammaStartStone === '4',
      leftoverPrice: Number(chosen.axomammaLeftoverPrice),
      conquestByPoints: chosen.axomammaFirstConquest === 'points',
      noPersonality: chosen.axomammaNoPersonality === 'on',
      buildingPrice: chosen.axomammaDearBuildings === 'on' ? 2 : 1,
      worshipStatues: chosen.axomammaTwoStatues === 'on' ? 2 : 1,
      oneConquest: chosen.axomammaOneConquest === 'on',
      noIdleArmy: chosen.axomammaNoIdleArmy === 'on',
      freeStep: chosen.axomammaFreeStep === 'on',
      equalSoldiers: chosen.axomammaEqualSoldiers === 'on',
      fewerSoldiers: chosen.axomammaFewerSoldiers === 'on',
      actionPoints: chosen.axomammaActionPoints === 'on' ? 2 : 0,
      weavingPoints: chosen.axomammaWeavingPoints === 'on' ? 2 : 1,
      idlePoints: chosen.axomammaIdlePoints === 'on' ? 2 : 0,
      resourcePoints: chosen.axomammaResourcePoints === 'on' ? 1 : 0,
    },
  }
}
