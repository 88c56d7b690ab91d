import type { GameText, Language } from '@durbar/kernel'
import { text as en, words as enWords } from './en.ts'
import { text as es, words as esWords } from './es.ts'
import { text as pl, words as plWords } from './pl.ts'
import type { Words } from './sentences.ts'

export const texts = { en, pl, es } as unknown as Readonly<Record<Language, GameText>>
export const words = { en: enWords, pl: plWords, es: esWords } as unknown as Readonly<Record<Language, Words>>
