import type { Language } from '@durbar/kernel'

/** The forms of a counted noun; which of them a language has is its own business. */
export interface Forms {
  readonly one: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

/** The right form of a noun for each number. */
export function plural(language: Language, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(language)
  return (count) => {
    const form = rules.select(count)
    return (form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other
  }
}

/** The number with its noun: "1 house", "2 houses". */
export function counted(language: Language, forms: Forms): (count: number) => string {
  const noun = plural(language, forms)
  return (count) => `${count} ${noun(count)}`
}

/** Several things as a language lists them: "a, b, and c". */
export function listing(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return (items) => format.format(items)
}
