import { isObject, type Json, type JsonObject } from '@durbar/kernel'

export const provenances = ['text', 'inferred', 'public', 'reconstructed'] as const
type Provenance = (typeof provenances)[number]

/** One printed thing: what it is called, what it says, and how we know. */
interface PrintedValue {
  readonly name: string
  readonly value: string
  readonly provenance: Provenance
}

export interface PrintedGroup {
  readonly name: string
  readonly values: readonly PrintedValue[]
}

const isProvenance = (json: Json | undefined): json is Provenance => provenances.some((known) => known === json)

/** "trackFieldsBelow" as a person would write it. */
export const spaced = (key: string): string =>
  key
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()

/**
 * Reads any game's component data: groups of items that carry a `provenance`, as one word or as one word per field.
 * An item is as uncertain as its most uncertain field.
 */
export function printedGroups(components: JsonObject): readonly PrintedGroup[] {
  return Object.entries(components).flatMap(([key, group]) => {
    if (!isObject(group) && !Array.isArray(group)) return []
    const items: readonly (readonly [string, Json])[] = Array.isArray(group)
      ? group.map((item: Json, index) => [String(index + 1), item] as const)
      : 'provenance' in group
        ? [[key, group]]
        : Object.entries(group as JsonObject)
    const values = items.flatMap(([name, item]) => (isObject(item) ? printedValue(name, item) : []))
    return values.length === 0 ? [] : [{ name: spaced(key), values }]
  })
}

function printedValue(key: string, item: JsonObject): readonly PrintedValue[] {
  const provenance = worst(item.provenance)
  if (provenance === undefined) return []
  const name = typeof item.name === 'string' ? item.name : spaced(key)
  const skipped = new Set(['provenance', 'name', 'id', 'x', 'y', 'label', 'note'])
  const value =
    'value' in item
      ? written(item.value)
      : Object.entries(item)
          .filter(([field]) => !skipped.has(field))
          .map(([, field]) => written(field))
          .filter(Boolean)
          .join(' · ')
  return [{ name, value, provenance }]
}

function worst(json: Json | undefined): Provenance | undefined {
  if (isProvenance(json)) return json
  if (!isObject(json)) return undefined
  return provenances.findLast((known) => Object.values(json).includes(known))
}

function written(json: Json | undefined): string {
  if (json === null || json === undefined) return ''
  if (Array.isArray(json)) return json.map(written).join(', ')
  if (isObject(json)) return ''
  return typeof json === 'string' ? json.replaceAll('-', ' ') : String(json)
}
