import type { Language, RuleText } from '@durbar/kernel'
import { useEffect, useState } from 'react'
import type { RuleId } from '../text/rulebook/chapters.ts'

const rulebooks = {
  en: () => import('../text/rulebook/en.ts'),
  pl: () => import('../text/rulebook/pl.ts'),
  es: () => import('../text/rulebook/es.ts'),
  'zh-Hant': () => import('../text/rulebook/zh-hant.ts'),
} as const

/** What the rulebook says; it is fetched when first asked for, so that the board does not carry it. */
export function useRule(language: Language, rule: RuleId | undefined): RuleText | undefined {
  const [found, setFound] = useState<{
    readonly language: Language
    readonly rules: Readonly<Record<RuleId, RuleText>>
  }>()
  useEffect(() => {
    if (rule === undefined || found?.language === language) return
    let gone = false
    rulebooks[language]().then(({ rulebook }) => {
      if (!gone) setFound({ language, rules: rulebook.rules })
    })
    return () => {
      gone = true
    }
  }, [language, rule, found])
  return rule === undefined || found?.language !== language ? undefined : found.rules[rule]
}
