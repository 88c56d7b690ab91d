/** The plural forms a language needs; forgetting one does not compile. */
interface Forms {
  en: { one: string; other: string }
  es: { one: string; other: string }
  pl: { one: string; few: string; many: string }
  'zh-Hant': { other: string }
}

/**
 * A function from a count to a phrase; `#` in a form becomes the count. Spanish `many` (whole millions) and Polish
 * `other` (fractions) never happen at a table and read like the form beside them.
 */
export function plural<L extends keyof Forms>(language: L, forms: Forms[L]): (count: number) => string {
  const rules = new Intl.PluralRules(language)
  const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms
  return (count) => (known[rules.select(count)] ?? known.other ?? known.many ?? '').replaceAll('#', String(count))
}
