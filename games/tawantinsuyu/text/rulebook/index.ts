import type { Language, Rulebook } from '@durbar/kernel'
import type { ChapterId, RuleId } from './chapters.ts'
import { rulebook as en } from './en.ts'
import { rulebook as es } from './es.ts'
import { rulebook as pl } from './pl.ts'
import { rulebook as zhHant } from './zh-hant.ts'

export { type ChapterId, chapters, type RuleId } from './chapters.ts'

export const rulebooks: Readonly<Record<Language, Rulebook<ChapterId, RuleId>>> = { en, pl, es, 'zh-Hant': zhHant }
