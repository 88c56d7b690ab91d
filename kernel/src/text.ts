/** The four languages of the house. */
export const languages = ['en', 'pl', 'es', 'zh-Hant'] as const
export type Language = (typeof languages)[number]

/** One numbered rule or ruling in our own words, as the rulebook panel shows it. */
export interface RuleText {
  /** A few words, as a heading. */
  readonly title: string
  /** One short paragraph; plain text. */
  readonly body: string
}

/** The rulebook of one game in one language. The ids are the same in every language, which the compiler checks. */
export interface Rulebook<ChapterId extends string = string, RuleId extends string = string> {
  readonly chapters: Readonly<Record<ChapterId, string>>
  readonly rules: Readonly<Record<RuleId, RuleText>>
}
