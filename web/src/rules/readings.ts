import type { GameText } from '@durbar/kernel'
import type { GameInfo, TableSummary } from '@durbar/protocol'
import { useMemo } from 'react'
import { loadText } from '../games.ts'
import { api } from '../net/rest.ts'
import { usePreferences } from '../preferences.ts'
import { loadedValue, useLoaded } from '../ui/use-loaded.ts'
import { useWords, type Words } from '../words/index.ts'

/** One option of a table as words: what it is about, and what is in force. */
export interface Reading {
  readonly option: string
  readonly kind: 'variant' | 'ruling'
  readonly rule: string
  readonly name: string
  readonly value: string
  /** Not what the house recommends. */
  readonly unusual: boolean
}

/** What a table plays with; options of a game that does not speak yet are left out. */
export function readingsOf(
  chosen: TableSummary['options'],
  schema: GameInfo['options'],
  text: GameText,
  words: Words,
): readonly Reading[] {
  return Object.entries(schema).flatMap(([option, { kind, rule, default: usual }]) => {
    const name = text.options[option]?.name
    if (name === undefined) return []
    const value = chosen[option] ?? usual
    return [{ option, kind, rule, name, value: valueName(text, words, option, value), unusual: value !== usual }]
  })
}

export function useReadings(table: TableSummary | undefined): readonly Reading[] {
  const words = useWords()
  const { language } = usePreferences()
  const game = table?.game
  const text = loadedValue(useLoaded(`${game} ${language}`, async () => game && loadText(game, language)))
  const schema = loadedValue(useLoaded(`${game}`, async () => (game ? api.game(game) : undefined)))?.options
  const chosen = table?.options
  return useMemo(
    () => (chosen && text && schema ? readingsOf(chosen, schema, text, words) : []),
    [chosen, text, schema, words],
  )
}

export function valueName(text: GameText, words: Words, option: string, value: string): string {
  const own = text.options[option]?.values[value]
  if (own !== undefined) return own
  return value === 'on' ? words.create.on : value === 'off' ? words.create.off : value
}
