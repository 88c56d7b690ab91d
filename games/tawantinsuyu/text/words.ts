import type {
  actionNames,
  bottomFields,
  colorNames,
  endNames,
  godNames,
  middleFields,
  personalityNames,
  resourceNames,
  roleNames,
  sideActionNames,
  sideNames,
  sizeNames,
  taskNames,
  terraceNames,
  topFields,
} from '../rules/names.ts'
import type { EffectKind } from './printed.ts'

type Each<Names extends readonly string[]> = Readonly<Record<Names[number], string>>
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
type NonZero = Exclude<Digit, '0'>

type ProductionId = `P0${NonZero}` | `P1${Digit}`
type PassiveId = `Z0${NonZero}` | `Z1${Digit}` | 'Z20'
type PatternName = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'
type LinkName = 'potato' | 'stone' | 'army' | 'refresh' | 'god' | 'points' | 'gold' | 'climb'
type RegionName = 'Chinchasuyu' | 'Antisuyu' | 'Qullasuyu' | 'Kuntisuyu'

/** The names of things, for sentences and for whatever the board shows. */
export interface Words {
  readonly axomamma: string
  readonly gods: Each<typeof godNames>
  readonly goods: Each<typeof resourceNames>
  readonly food: (count: number) => string
  /** Workers are called by the role of their color. */
  readonly workers: Each<typeof colorNames>
  readonly roles: Each<typeof roleNames>
  readonly tasks: Each<typeof taskNames>
  readonly actions: Each<typeof actionNames>
  readonly sideActions: Each<typeof sideActionNames>
  readonly terraces: Each<typeof terraceNames>
  readonly sizes: Each<typeof sizeNames>
  readonly ends: Each<typeof endNames>
  readonly sides: Each<typeof sideNames>
  readonly from: Readonly<Record<'nomads' | 'village', string>>
  readonly personalities: Each<typeof personalityNames>
  /** The fields of Axomamma's board. */
  readonly fields: Each<typeof topFields> & Each<typeof middleFields> & Each<typeof bottomFields>
  /** TW:17.5 why an action is worth it for her. */
  readonly conditions: Each<typeof actionNames>
  readonly regions: Readonly<Record<RegionName, string>>
  readonly patterns: Readonly<Record<PatternName, string>>
  readonly links: Readonly<Record<LinkName, string>>
  readonly buildings: Readonly<Record<ProductionId | PassiveId, string>>
  readonly effects: Readonly<Record<EffectKind, (count: number) => string>>
  space(god: string, terrace: string, section: number): string
  stair(level: 'upper' | 'lower', section: number): string
  conquest(region: string, number: number): string
  statue(size: 'small' | 'large', god: string): string
  godCard(god: string, benefits: readonly string[]): string
  armyCard(soldiers: number, worth: string): string
  weaving(pattern: string, left: string, right: string): string
}
