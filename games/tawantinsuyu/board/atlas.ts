import type { JsonObject, Provenance } from '@durbar/kernel'
import type { ComponentsDocument, PrintedEffect } from '../rules/components.ts'
import { type BuildingArt, iconPoint, type Point, spacePoint, stairPoint, type Woven } from './art/index.ts'

/** The printed data as the board looks it up: by name, with places on the hill. */
export interface Atlas {
  readonly document: ComponentsDocument
  readonly spaces: readonly SpaceSpot[]
  readonly icons: readonly IconSpot[]
  readonly stairs: readonly StairSpot[]
  space(id: string): SpaceSpot | undefined
  icon(id: string): IconSpot | undefined
  godCard(id: string): ComponentsDocument['godCards'][number] | undefined
  armyCard(id: string): ComponentsDocument['armyCards'][number] | undefined
  building(id: string): BuildingArt | undefined
  weaving(id: string): Woven | undefined
  conquest(id: string): ComponentsDocument['regions'][number]['spaces'][number] | undefined
  /** Where the values shown for a thing come from, if not all of them are printed in a rulebook. */
  unsure(kind: UnsureKind, id: string): Provenance | undefined
}

export type UnsureKind = 'space' | 'icon' | 'god' | 'army' | 'building' | 'weaving' | 'conquest' | 'step'

export interface SpaceSpot extends Point {
  readonly id: string
  readonly section: number
  readonly terrace: 'upper' | 'middle' | 'lower'
  readonly god: string
  readonly color: 'blue' | 'green' | 'plain'
  readonly icons: readonly string[]
}

export interface IconSpot extends Point {
  readonly id: string
  readonly task: ComponentsDocument['icons'][number]['task']
}

export interface StairSpot extends Point {
  readonly id: string
  readonly section: number
  readonly level: 'upper' | 'lower'
}

const atlases = new WeakMap<JsonObject, Map<number, Atlas>>()

/** Made once for each document and stretch. */
export function atlasOf(components: JsonObject, stretch: number): Atlas {
  const made = atlases.get(components) ?? new Map<number, Atlas>()
  atlases.set(components, made)
  const known = made.get(stretch)
  if (known) return known
  const atlas = makeAtlas(components as unknown as ComponentsDocument, stretch)
  made.set(stretch, atlas)
  return atlas
}

function byId<T extends { readonly id: string }>(things: readonly T[]): (id: string) => T | undefined {
  const map = new Map(things.map((thing) => [thing.id, thing]))
  return (id) => map.get(id)
}

function makeAtlas(document: ComponentsDocument, stretch: number): Atlas {
  const { productionBuildings, passiveBuildings, weavings, links } = document
  const spaces = document.spaces.map((space) => ({ ...space, ...spacePoint(space, stretch) }))
  const icons = document.icons.map((icon) => ({ ...icon, ...iconPoint(icon, stretch) }))
  const stairs = document.stairs.map((slot) => ({ ...slot, ...stairPoint(slot.section, slot.level, stretch) }))
  const gives = (link: string): readonly PrintedEffect[] => links.find(({ id }) => id === link)?.gives ?? []
  const buildings: BuildingArt[] = [
    ...productionBuildings.map((tile) => ({ ...tile, kind: 'production' as const })),
    ...passiveBuildings.map((tile) => ({ ...tile, kind: 'passive' as const, gives: [], choose: false })),
  ]
  return {
    document,
    spaces,
    icons,
    stairs,
    space: byId(spaces),
    icon: byId(icons),
    godCard: byId(document.godCards),
    armyCard: byId(document.armyCards),
    building: byId(buildings),
    weaving: byId(weavings.map((tile) => ({ ...tile, leftGives: gives(tile.left), rightGives: gives(tile.right) }))),
    conquest: byId(document.regions.flatMap((region) => region.spaces)),
    unsure: (kind, id) => worst(provenancesOf(document, kind, id)),
  }
}

/** Values that are printed in a rulebook need no mark. */
function worst(found: readonly Provenance[]): Provenance | undefined {
  return found.find((one) => one === 'reconstructed') ?? found.find((one) => one === 'inferred')
}

function provenancesOf(document: ComponentsDocument, kind: UnsureKind, id: string): readonly Provenance[] {
  const find = <T extends { readonly id: string }>(things: readonly T[]): T | undefined =>
    things.find((thing) => thing.id === id)
  const all = (one: Provenance | Readonly<Record<string, Provenance>> | undefined): readonly Provenance[] =>
    one === undefined ? [] : typeof one === 'string' ? [one] : Object.values(one)
  switch (kind) {
    case 'space':
      return all(find(document.spaces)?.provenance)
    case 'icon':
      return all(find(document.icons)?.provenance)
    case 'god':
      return all(find(document.godCards)?.provenance)
    case 'army':
      return all(find(document.armyCards)?.provenance)
    case 'building':
      return all(find(document.productionBuildings)?.provenance ?? find(document.passiveBuildings)?.provenance)
    case 'weaving':
      return all(find(document.weavings)?.provenance)
    case 'conquest':
      return all(find(document.regions.flatMap(({ spaces }) => spaces))?.provenance)
    case 'step':
      return all(document.temple[Number(id)]?.provenance)
  }
}

/** "3 potato" as the notation writes an effect. */
export function effectOf(name: string): PrintedEffect {
  const [n = '1', kind = 'potato'] = name.split(' ')
  return { kind: kind as PrintedEffect['kind'], n: Number(n) }
}
