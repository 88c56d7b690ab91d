import type { ScoreLine } from '@durbar/kernel'

/** One line of everybody's sheet: a value per player, undefined where a player has no such line. */
export interface SheetRow {
  readonly key: string
  readonly values: readonly (number | undefined)[]
  readonly parts: readonly SheetRow[]
}

/**
 * Turns sheets side by side into rows; the order is that of the first sheet, what only others have comes after. A line
 * that brought nobody anything tells nobody anything.
 */
export function rowsOf(sheets: readonly (readonly ScoreLine[])[]): readonly SheetRow[] {
  const keys = [...new Set(sheets.flatMap((sheet) => sheet.map(({ key }) => key)))]
  return keys.flatMap((key) => {
    const lines = sheets.map((sheet) => sheet.find((line) => line.key === key))
    const values = lines.map((line) => line?.value)
    const parts = rowsOf(lines.map((line) => line?.parts ?? []))
    return parts.length > 0 || values.some((value) => value) ? [{ key, values, parts }] : []
  })
}
