import { games } from '@durbar/catalog'
import { textsOf } from '@durbar/catalog/text'
import { type Language, languages } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { loadWords } from '../words/index.ts'
import { readingsOf } from './readings.ts'

async function readingsIn(language: Language, game: string, chosen: Readonly<Record<string, string>> = {}) {
  const schema = games[game]?.options ?? {}
  const copied = Object.fromEntries(
    Object.entries(schema).map(([id, option]) => [id, { ...option, values: [...option.values] }]),
  )
  return readingsOf(chosen, copied, (await textsOf(game))[language], await loadWords(language))
}

/** How each language writes that a rulebook says so. */
const rulebook = {
  en: /\((Polish|Spanish|Chinese)\b.*(rules|summary)\)$/,
  pl: /\(.*(polsk|hiszpańsk|chińsk).*\)$/,
  es: /\(.*(polac|español|chin).*\)$/,
  'zh-Hant': /（.*(波蘭|西班牙|中)文?.*）$/,
} as const

describe('the readings in force', () => {
  it.each(Object.keys(games))('name every option of %s in every language', async (game) => {
    for (const language of languages) {
      const readings = await readingsIn(language, game)
      expect(readings.map(({ option }) => option)).toEqual(Object.keys(games[game]?.options ?? {}))
      expect(readings.filter(({ unusual }) => unusual)).toEqual([])
    }
  })

  it('AG:L-02 AG:L-04 AG:L-05 AG:L-06 AG:L-11 AG:L-13 AG:L-19 say which rulebook they follow', async () => {
    for (const language of languages)
      for (const other of [false, true]) {
        const schema = Object.entries(games.agra?.options ?? {})
        const chosen = other ? Object.fromEntries(schema.map(([id, { values }]) => [id, values[1] ?? ''])) : {}
        for (const { rule, value, unusual } of await readingsIn(language, 'agra', chosen)) {
          expect(value, rule).toMatch(rulebook[language])
          expect(unusual, rule).toBe(other)
        }
      }
  })
})
