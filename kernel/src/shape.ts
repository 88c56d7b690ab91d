import { isObject, type Json, type JsonObject, type JsonSchema, NotationError } from './json.ts'
import { at } from './list.ts'

/**
 * One description of a piece of data that writes it as a readable document, reads it back with clear errors, and
 * gives its JSON Schema. Inside a position places and cards are small integers; shapes are where they get names.
 */
export interface Shape<T> {
  write(value: T): Json
  read(json: Json, path: string): T
  readonly schema: JsonSchema
}

export type ShapeOf<S> = S extends Shape<infer T> ? T : never

export function int(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Shape<number> {
  const schema: Record<string, Json> = { type: 'integer' }
  if (min > Number.MIN_SAFE_INTEGER) schema.minimum = min
  if (max < Number.MAX_SAFE_INTEGER) schema.maximum = max
  return {
    schema,
    write: (value) => value,
    read(json, path) {
      if (typeof json !== 'number' || !Number.isInteger(json)) throw new NotationError(path, 'expected a whole number')
      if (json < min || json > max) throw new NotationError(path, `${json} is not between ${min} and ${max}`)
      return json
    },
  }
}

export const number: Shape<number> = {
  schema: { type: 'number' },
  write: (value) => value,
  read(json, path) {
    if (typeof json !== 'number' || !Number.isFinite(json)) throw new NotationError(path, 'expected a number')
    return json
  },
}

export const flag: Shape<boolean> = {
  schema: { type: 'boolean' },
  write: (value) => value,
  read(json, path) {
    if (typeof json !== 'boolean') throw new NotationError(path, 'expected true or false')
    return json
  },
}

export const text: Shape<string> = {
  schema: { type: 'string' },
  write: (value) => value,
  read(json, path) {
    if (typeof json !== 'string') throw new NotationError(path, 'expected a text')
    return json
  },
}

/** A text that is one of a few. */
export function word<const W extends string>(words: readonly W[]): Shape<W> {
  return {
    schema: { enum: words },
    write: (value) => value,
    read(json, path) {
      const found = words.find((known) => known === json)
      if (found === undefined) throw new NotationError(path, `expected one of ${words.join(', ')}`)
      return found
    },
  }
}

/** A small integer that has a name in documents: its index in the list of names. */
export function named(names: readonly string[]): Shape<number> {
  return {
    schema: { enum: names },
    write: (value) => at(names, value),
    read(json, path) {
      const index = typeof json === 'string' ? names.indexOf(json) : -1
      if (index < 0) throw new NotationError(path, `${JSON.stringify(json)} is not one of ${names.join(', ')}`)
      return index
    },
  }
}

/** A value that may be missing: `empty` in the position, null in documents. */
export function maybe<T>(inner: Shape<T>, empty: T): Shape<T> {
  return {
    schema: { anyOf: [inner.schema, { type: 'null' }] },
    write: (value) => (value === empty ? null : inner.write(value)),
    read: (json, path) => (json === null ? empty : inner.read(json, path)),
  }
}

/** A set of named things, kept as a bit mask; a list of names in documents. */
export function nameSet(names: readonly string[]): Shape<number> {
  const name = named(names)
  return {
    schema: { type: 'array', items: name.schema, uniqueItems: true },
    write: (mask) => names.filter((_, index) => (mask & (1 << index)) !== 0),
    read(json, path) {
      let mask = 0
      for (const index of list(name).read(json, path)) {
        if (mask & (1 << index)) throw new NotationError(path, `"${names[index]}" stands there twice`)
        mask |= 1 << index
      }
      return mask
    },
  }
}

export function list<T>(item: Shape<T>, length?: number): Shape<T[]> {
  const schema: Record<string, Json> = { type: 'array', items: item.schema }
  if (length !== undefined) {
    schema.minItems = length
    schema.maxItems = length
  }
  return {
    schema,
    write: (values) => values.map(item.write),
    read(json, path) {
      if (!Array.isArray(json)) throw new NotationError(path, 'expected a list')
      if (length !== undefined && json.length !== length)
        throw new NotationError(path, `expected ${length} entries, not ${json.length}`)
      return json.map((entry, index) => item.read(entry, `${path}[${index}]`))
    },
  }
}

/** A list with one entry per name, written as an object with those names as keys. */
export function keyed<T>(names: readonly string[], item: Shape<T>): Shape<T[]> {
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, item.schema])),
      required: names,
      additionalProperties: false,
    },
    write: (values) => Object.fromEntries(names.map((name, index) => [name, item.write(at(values, index))])),
    read(json, path) {
      const object = expectObject(json, path)
      refuseUnknownKeys(object, names, path)
      return names.map((name) => item.read(expectKey(object, name, path), join(path, name)))
    },
  }
}

type Fields<T> = { readonly [K in keyof T]-?: Shape<T[K]> }

/** An object with these fields and no others. */
export function struct<T>(fields: Fields<T>): Shape<T> {
  const keys = Object.keys(fields) as (keyof T & string)[]
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(keys.map((key) => [key, fields[key].schema])),
      required: keys,
      additionalProperties: false,
    },
    write: (value) => Object.fromEntries(keys.map((key) => [key, fields[key].write(value[key])])),
    read(json, path) {
      const object = expectObject(json, path)
      refuseUnknownKeys(object, keys, path)
      return Object.fromEntries(
        keys.map((key) => [key, fields[key].read(expectKey(object, key, path), join(path, key))]),
      ) as T
    },
  }
}

type Tagged = { readonly k: string }
type Cases<T extends Tagged> = { readonly [K in T['k']]: Fields<Omit<Extract<T, { k: K }>, 'k' | 'only'>> }

/** One of several objects, told apart by their `k`; the document calls that field `tag`. */
export function union<T extends Tagged>(tag: string, cases: Cases<T>): Shape<T> {
  const kinds = Object.keys(cases) as T['k'][]
  const shapes = new Map(kinds.map((kind) => [kind, struct(cases[kind]) as Shape<object>]))
  return {
    schema: {
      anyOf: kinds.map((kind) => {
        const { properties, required } = (shapes.get(kind) as Shape<object>).schema as {
          properties: JsonObject
          required: readonly string[]
        }
        return {
          type: 'object',
          properties: { [tag]: { const: kind }, ...properties },
          required: [tag, ...required],
          additionalProperties: false,
        }
      }),
    },
    write(value) {
      const shape = shapes.get(value.k)
      if (!shape) throw new RangeError(`no shape for ${tag} "${value.k}"`)
      return { [tag]: value.k, ...(shape.write(value) as JsonObject) }
    },
    read(json, path) {
      const object = expectObject(json, path)
      const kind = object[tag]
      const shape = shapes.get(kind as T['k'])
      if (!shape) throw new NotationError(join(path, tag), `expected one of ${kinds.join(', ')}`)
      const { [tag]: _, ...rest } = object
      return { k: kind, ...shape.read(rest, path) } as unknown as T
    },
  }
}

/** Events may be meant for some seats only; documents then say so in `only`. */
export function scoped<T extends Tagged & { readonly only?: readonly number[] }>(inner: Shape<T>): Shape<T> {
  const seats = list(int(0))
  const variants = inner.schema.anyOf as readonly JsonObject[]
  return {
    schema: {
      anyOf: variants.map((variant) => ({
        ...variant,
        properties: { ...(variant.properties as JsonObject), only: seats.schema },
      })),
    },
    write(value) {
      const json = inner.write(value) as JsonObject
      return value.only ? { ...json, only: [...value.only] } : json
    },
    read(json, path) {
      const { only, ...rest } = expectObject(json, path)
      const value = inner.read(rest, path)
      return only === undefined ? value : { ...value, only: seats.read(only, join(path, 'only')) }
    },
  }
}

export function expectObject(json: Json, path: string): JsonObject {
  if (!isObject(json)) throw new NotationError(path, 'expected an object')
  return json
}

function expectKey(object: JsonObject, key: string, path: string): Json {
  const value = object[key]
  if (value === undefined) throw new NotationError(path, `"${key}" is missing`)
  return value
}

function refuseUnknownKeys(object: JsonObject, known: readonly string[], path: string): void {
  for (const key of Object.keys(object))
    if (!known.includes(key)) throw new NotationError(path, `unknown "${key}"; expected ${known.join(', ')}`)
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}
