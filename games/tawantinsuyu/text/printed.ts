import components from '../rules/components.json' with { type: 'json' }
import type { effectKinds, godNames, resourceNames, rowNames, terraceNames } from '../rules/names.ts'

/** What the printed document tells about an id, for names that describe a thing; ids of component packs may be missing. */

export type EffectKind = (typeof effectKinds)[number]
interface Effect {
  readonly kind: EffectKind
  readonly n: number
}
interface Space {
  readonly god: (typeof godNames)[number]
  readonly terrace: (typeof terraceNames)[number]
  readonly section: number
}
interface GodCard {
  readonly god: (typeof godNames)[number]
  readonly benefits: readonly Effect[]
}
interface ArmyCard {
  readonly soldiers: number
  readonly resource: (typeof resourceNames)[number]
  readonly amount: number
}
interface Weaving {
  readonly pattern: string
  readonly left: string
  readonly right: string
}
interface Stair {
  readonly section: number
  readonly level: 'upper' | 'lower'
}
interface Conquest {
  readonly region: string
  readonly number: number
  readonly gives: readonly Effect[]
}
interface Token {
  readonly value: number
  readonly row: (typeof rowNames)[number]
}

/** The document is checked by the rules when a game begins; here it is only read. */
function byId<T>(items: readonly { readonly id: string }[]): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.id, item as unknown as T]))
}

export const spaces = byId<Space>(components.spaces)
export const stairs = byId<Stair>(components.stairs)
export const godCards = byId<GodCard>(components.godCards)
export const armyCards = byId<ArmyCard>(components.armyCards)
export const weavings = byId<Weaving>(components.weavings)
export const tokens = byId<Token>(components.axomamma.tokens)
export const rows: Readonly<Record<string, readonly string[]>> = {
  top: components.axomamma.rows.top,
  middle: components.axomamma.rows.middle,
  bottom: components.axomamma.rows.bottom,
}
export const conquests: ReadonlyMap<string, Conquest> = new Map(
  components.regions.flatMap((region) =>
    region.spaces.map(
      ({ id, gives }, index) =>
        [id, { region: region.id, number: index + 1, gives: gives as readonly Effect[] }] as const,
    ),
  ),
)
