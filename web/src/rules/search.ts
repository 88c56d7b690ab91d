import type { Book, Chapter } from '../games.ts'

/** Without case and accents; ł is a letter of its own to Unicode but not to somebody in a hurry. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
}

/** The chapters with only those rules that hold every word asked for, in title, text or number. */
export function searchBook(book: Book, question: string): readonly Chapter[] {
  const wanted = fold(question).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return book.order
  return book.order
    .map(({ id, rules }) => ({ id, rules: rules.filter((rule) => says(book, rule, wanted)) }))
    .filter(({ rules }) => rules.length > 0)
}

function says(book: Book, rule: string, wanted: readonly string[]): boolean {
  const text = book.rules[rule]
  const all = fold(`${rule} ${text?.title ?? ''} ${text?.body ?? ''}`)
  return wanted.every((word) => all.includes(word))
}
