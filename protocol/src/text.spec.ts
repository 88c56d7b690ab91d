import { describe, expect, it } from 'vitest'
import { personName } from './table.ts'
import { plainText } from './text.ts'

describe('what people write', () => {
  it.each([
    ['markup stays what it is: text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['words are not turned around', 'Ann\u202E!nnA', 'Ann!nnA'],
    ['isolates and marks go too', '\u2066a\u2069\u200Eb\u200F\u061Cc', 'abc'],
    ['two names that look the same are the same', 'A\u200Bn\u2060n\uFEFF\u00AD', 'Ann'],
    ['accents that were typed apart', 'Ine\u0301s', 'In\u00E9s'],
    ['joiners between Latin letters', 'A\u200Dn\u200Cn', 'Ann'],
    ['lines become one', ' a\n\tb\u2028c\u0000d ', 'a b c d'],
    ['blanks that only look so', '\u3164\u2800\u115F', ''],
    ['half a pair', 'a\uD83Db', 'ab'],
    ['a tower of accents', `Z${'\u0336'.repeat(40)}`, `Z${'\u0336'.repeat(4)}`],
    ['letters without meaning', 'a\uE000\u{10FFFF}b', 'ab'],
    ['tags behind a letter', 'a\u{E0041}\u{E0042}', 'a'],
  ])('%s', (_, given, kept) => expect(plainText(given)).toBe(kept))

  it.each(['👩‍👩‍👧', '❤️', '1️⃣', '👋🏽', 'नमस्ते', 'क्‍ष', 'می‌خواهم', 'שלום', '皇帝', 'Łukasz', "O'Neil"])(
    'keeps %s as it is',
    (text) => expect(plainText(text)).toBe(text),
  )

  it('takes no name that nobody can see', () => {
    expect(personName.safeParse('\u200B\u202E\u3164 ').success).toBe(false)
    expect(personName.parse('  Ann \u202E')).toBe('Ann')
  })
})
