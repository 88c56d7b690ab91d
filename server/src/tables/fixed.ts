import type { Pace } from '@durbar/protocol'
import { sha256 } from '../secrets.ts'
import type { TableRow } from '../store/schema.ts'

/** What never changes of a table and takes a moment to find out. */
export interface Fixed {
  readonly options: Readonly<Record<string, string>>
  /** Null if nobody is in a hurry. */
  readonly pace: Pace | null
  readonly commitment: string
}

export function fixedOf({ options, pace, seed }: TableRow): Fixed {
  return {
    options: JSON.parse(options) as Record<string, string>,
    pace: pace === null ? null : (JSON.parse(pace) as Pace),
    commitment: sha256(seed),
  }
}
