import type { JsonObject, Provenance } from '@durbar/kernel'
import { buildingNames, goodNames } from '../rules/names.ts'
import type { BonusName, BuildingName, FavorName, GoodName, GuildName, NotableName } from './written.ts'

/** The printed data of this table as the board shows it; the rules have checked its shape. */

interface Sourced<T> {
  readonly value: T
  readonly provenance: Provenance
}

interface PrintedDocument {
  readonly goods: Readonly<Record<GoodName, { readonly value: number; readonly material: number }>>
  readonly buildings: Readonly<
    Partial<
      Record<
        BuildingName,
        {
          readonly source: GoodName
          readonly cost: number
          readonly provenance: { readonly source: Provenance; readonly cost: Provenance }
        }
      >
    >
  >
  readonly notables: Readonly<
    Record<
      NotableName,
      {
        readonly level: number
        readonly guild: GuildName
        readonly demand: readonly { readonly good: GoodName; readonly provenance: Provenance }[]
        readonly generous: { readonly good: GoodName; readonly rupees: number } | null
        readonly provenance: { readonly guild: Provenance }
      }
    >
  >
  readonly orders: Readonly<Record<GuildName, readonly { readonly provenance: Provenance }[]>>
  readonly favorActions: Readonly<
    Record<FavorName, { readonly have: number; readonly pay: number; readonly provenance: Provenance }>
  >
  readonly bonusTiles: Readonly<
    Record<
      BonusName,
      {
        readonly guild: GuildName | null
        readonly favor: number
        readonly covers: number
        readonly rupees: number
        readonly provenance: { readonly effect: Provenance; readonly level: Provenance }
      }
    >
  >
  readonly influence: {
    readonly top: Sourced<number>
    readonly rupees: Sourced<readonly number[]>
    readonly bonuses: Sourced<readonly { readonly step: number; readonly favor: number }[]>
  }
  readonly meditation: {
    readonly spaces: readonly {
      readonly points: number
      readonly favorWhenBumped: number
      readonly cost: readonly GoodName[]
      readonly provenance: { readonly points: Provenance; readonly cost: Provenance }
    }[]
  }
  readonly farm: {
    readonly corners: Sourced<readonly GoodName[]>
    readonly covered: Sourced<readonly number[]>
  }
  readonly akbar: {
    readonly left: Sourced<readonly GoodName[]>
    readonly right: Sourced<readonly GoodName[]>
    readonly score: Sourced<readonly number[]>
  }
  readonly priceTokens: readonly { readonly faces: readonly number[]; readonly provenance: Provenance }[]
  readonly docks: readonly {
    readonly leaveLevel: number
    readonly leaveContracts: number
    readonly levelsOpen: number
    readonly orderLimit: number
  }[]
  readonly values: Readonly<Record<string, Sourced<number>>>
}

export interface Printed extends PrintedDocument {
  value(name: string): number
}

const known = new WeakMap<JsonObject, Printed>()

export function printedOf(components: JsonObject): Printed {
  const found = known.get(components)
  if (found) return found
  const document = components as unknown as PrintedDocument
  const printed = { ...document, value: (name: string) => document.values[name]?.value ?? 0 }
  known.set(components, printed)
  return printed
}

export function buildingOf(good: GoodName): BuildingName {
  return buildingNames[goodNames.indexOf(good)] ?? 'quarry'
}

/** The good of a building; undefined for the main characters. */
export function goodOf(space: string): GoodName | undefined {
  return goodNames[(buildingNames as readonly string[]).indexOf(space)]
}
