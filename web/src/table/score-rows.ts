import type { ScoreLine } from '@durbar/kernel'

/** One line of everybody's sheet: a value per player, undefined where a player has no such line. */
export interface SheetRow {
  readonly key: string
  readonly values: readonly (number | undefined)[]
  readonly parts: readonly SheetRow[]
}

/** Turns sheets side by side into rows; the order is that of the first sheet, what only others have comes after. */
export function rowsOf(sheets: readonly (readonly ScoreLine[])[]): readonly SheetRow[] {
  const keys = [...new Set(sheets.flatMap((sheet) => sheet.map(({ key }) => key)))]
  return keys.map((key) => {
    const lines = sheets.map((sheet) => sheet.find((line) => line.key === key))
    return {
      key,
      values: lines.map((line) => line?.value),
      parts: rowsOf(lines.map((line) => line?.parts ?? [])),
    }
  })
}
