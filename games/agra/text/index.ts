import type { GameText, Language } from '@durbar/kernel'
import { text as en, words as enWords } from './en.ts'
import { text as pl, words as plWords } from './pl.ts'
import type { Words } from './sentences.ts'

export const texts = { en, pl } as unknown as Readonly<Record<Language, GameText>>
export const words = { en: enWords, pl: plWords } as unknown as Readonly<Record<Language, Words>>
