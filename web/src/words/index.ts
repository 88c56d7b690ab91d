import type { Language } from '@durbar/kernel'
import { createContext, use } from 'react'
import type { Words } from './types.ts'

export type { Words } from './types.ts'

const sources: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en.ts'),
  pl: () => import('./pl.ts'),
  es: () => import('./es.ts'),
  'zh-Hant': () => import('./zh-hant.ts'),
}

/** The words of one language, in a chunk of their own. */
export async function loadWords(language: Language): Promise<Words> {
  return (await sources[language]()).words
}

export const WordsContext = createContext<Words | undefined>(undefined)

export function useWords(): Words {
  const words = use(WordsContext)
  if (words === undefined) throw new Error('no words around this component')
  return words
}
