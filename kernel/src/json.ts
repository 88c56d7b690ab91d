/** Anything a JSON document can hold. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}
/** A JSON Schema (draft 2020-12), as data. */
export type JsonSchema = JsonObject

export function isObject(json: Json | undefined): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

/** A document that does not say what it should: which place in it, and what was expected there. */
export class NotationError extends Error {
  readonly path: string

  constructor(path: string, problem: string) {
    super(path === '' ? problem : `${path}: ${problem}`)
    this.name = 'NotationError'
    this.path = path
  }
}
