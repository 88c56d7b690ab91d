import type { Language, Rulebook } from '@durbar/kernel'
import type { ChapterId, RuleId } from './chapters.ts'
import { rulebook as en } from './en.ts'
import { rulebook as es } from './es.ts'
import { rulebook as pl } from './pl.ts'

export { type ChapterId, chapters, type RuleId } from './chapters.ts'

export const rulebooks: Readonly<Partial<Record<Language, Rulebook<ChapterId, RuleId>>>> = { en, pl, es }
