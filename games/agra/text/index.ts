import type { GameText, Language } from '@durbar/kernel'
import { text as en, words as enWords } from './en.ts'
import { text as es, words as esWords } from './es.ts'
import { text as pl, words as plWords } from './pl.ts'
import type { Words } from './sentences.ts'
import { text as zhHant, words as zhHantWords } from './zh-hant.ts'

/** Everything the game says; each language can also be imported alone from its own file. */
export const texts: Readonly<Record<Language, GameText>> = { en, pl, es, 'zh-Hant': zhHant }
/** The names of goods, buildings, notables and tiles, for whatever the board labels. */
export const words: Readonly<Record<Language, Words>> = {
  en: enWords,
  pl: plWords,
  es: esWords,
  'zh-Hant': zhHantWords,
}

export type { Reason } from './reasons.ts'
export { type ChapterId, chapters, type RuleId, rulebooks } from './rulebook/index.ts'
export type { Words } from './sentences.ts'
export type { WrittenEvent, WrittenMove, WrittenQuestion } from './written.ts'
