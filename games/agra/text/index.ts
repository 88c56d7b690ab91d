import type { GameText, Language } from '@durbar/kernel'
import { text as en, words as enWords } from './en.ts'
import type { Words } from './sentences.ts'

export const texts = { en } as unknown as Readonly<Record<Language, GameText>>
export const words = { en: enWords } as unknown as Readonly<Record<Language, Words>>
