import type { Language } from '@durbar/kernel'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { pl } from './words/pl.ts'
import type { BoardWords } from './words/types.ts'
import { zhHant } from './words/zh-hant.ts'

export type { BoardWords } from './words/types.ts'

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, pl, es, 'zh-Hant': zhHant }
