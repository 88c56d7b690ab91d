import type { Language } from '@durbar/kernel'

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** A sentence with a number, in the plural form the language asks for; `#` is the number. */
export function counted(language: Language, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(language)
  return (count) => (forms[rules.select(count)] ?? forms.other).replace('#', String(count))
}
