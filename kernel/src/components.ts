import type { JsonObject, JsonSchema } from './json.ts'

/** Where a printed value comes from. Reconstructed values are sensible, not official, and shown as such. */
export const provenances = ['text', 'inferred', 'public', 'reconstructed'] as const
export type Provenance = (typeof provenances)[number]

/** The printed data of a game as one JSON document, replaceable by a pack of the same shape. */
export interface Components {
  readonly standard: JsonObject
  readonly schema: JsonSchema
  /** Throws a NotationError that says which value is wrong and why. */
  check(json: JsonObject): void
}
