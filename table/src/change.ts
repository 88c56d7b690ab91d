import type { Json, JsonObject } from '@durbar/kernel'

/**
 * What has changed from one document to the next: all of it (`to`), or parts of it (`in`), named by their keys, in lists by
 * their places.
 */
export type Change = { readonly to: Json } | { readonly in: Readonly<Record<string, Change>> }

/** Undefined if nothing has changed. Objects with other keys than before and lists of another length are new as a whole. */
export function changeOf(before: Json, after: Json, known?: KnownChanges): Change | undefined {
  if (before === after) return undefined
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return { to: after }
  return Array.isArray(before) || Array.isArray(after)
    ? changeOfList(before, after)
    : changeOfObject(before as JsonObject, after as JsonObject, known)
}

/**
 * Changes of parts that several documents have in common, by what they became: the views of one position share most of
 * what is in them.
 */
export type KnownChanges = Map<Json, { readonly before: Json; readonly change: Change | undefined }>

function knownChangeOf(before: Json, after: Json, known: KnownChanges): Change | undefined {
  const found = known.get(after)
  if (found?.before === before) return found.change
  const change = changeOf(before, after)
  known.set(after, { before, change })
  return change
}

function changeOfList(before: object, after: Json): Change | undefined {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return { to: after }
  let parts: Record<string, Change> | undefined
  for (let place = 0; place < after.length; place++) {
    const change = changeOf(before[place], after[place])
    if (!change) continue
    parts ??= {}
    parts[place] = change
  }
  return parts && { in: parts }
}

function changeOfObject(before: JsonObject, after: JsonObject, known?: KnownChanges): Change | undefined {
  let parts: Record<string, Change> | undefined
  let more = 0
  for (const _ in before) more++
  for (const key in after) {
    const part = before[key]
    if (part === undefined) return { to: after }
    more--
    const next = after[key] as Json
    const shared = known && typeof next === 'object' ? known : undefined
    const change = shared ? knownChangeOf(part, next, shared) : changeOf(part, next)
    if (!change) continue
    parts ??= {}
    parts[key] = change
  }
  return more === 0 ? parts && { in: parts } : { to: after }
}

/** The document after the change. What has not changed is the same object as before. */
export function withChange(before: Json, change: Change): Json {
  if ('to' in change) return change.to
  if (!isBranch(before)) throw new Error('A change of a part does not fit: there are no parts')
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, Json>
  for (const [key, part] of Object.entries(change.in)) {
    if (!Object.hasOwn(before, key)) throw new Error(`A change does not fit: there is no "${key}"`)
    after[key] = withChange(before[key] as Json, part)
  }
  return after
}

/** Something with parts; of a list they are its places. */
const isBranch = (json: Json): json is JsonObject => typeof json === 'object' && json !== null
