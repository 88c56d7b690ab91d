import type { Language } from '@durbar/kernel'
import { prefer, usePreferences } from '../preferences.ts'
import { useWords } from '../words/index.ts'
import { Segmented } from './segmented.tsx'

const choices: readonly { value: Language; label: string; lang: string }[] = [
  { value: 'en', label: 'EN', lang: 'en' },
  { value: 'pl', label: 'PL', lang: 'pl' },
  { value: 'es', label: 'ES', lang: 'es' },
  { value: 'zh-Hant', label: '繁中', lang: 'zh-Hant' },
]

/** All four languages in sight, each in its own letters. */
export function LanguageSwitch({ hideLegend = true }: { readonly hideLegend?: boolean }) {
  const { nav } = useWords()
  const { language } = usePreferences()
  return (
    <Segmented
      className="language-switch"
      legend={nav.language}
      hideLegend={hideLegend}
      choices={choices}
      value={language}
      onChange={(chosen) => prefer({ language: chosen })}
    />
  )
}
