/**
 * What people write, as plain text: one line, without signs that nobody sees. Those could make two names look the
 * same, or turn the words around them; markup is left alone, because it is never read as such.
 */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(hidden, (sign, offset: number, whole: string) => (isNeeded(sign, offset, whole) ? sign : ''))
      // Halves of a pair, signs without a meaning, and towers of accents.
      .replace(/[\p{Cs}\p{Co}\p{Cn}]/gu, '')
      .replace(/(\p{M}{4})\p{M}+/gu, '$1')
      .trim()
  )
}

/** Everything that is invisible by definition, the two signs that only look so, and all that turns the direction. */
const hidden = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800]/gu

const joiner = '\u200D'
const nonJoiner = '\u200C'
const asPicture = '\uFE0F'
/** A flag, a face or a sign that emoji are joined of. */
const picture = /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u
/** Scripts that cannot be written without joiners. */
const joining =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}]$/u

/** Emoji are joined of parts, and some scripts need joiners between letters. */
function isNeeded(sign: string, offset: number, whole: string): boolean {
  const before = whole.slice(Math.max(0, offset - 2), offset)
  if (sign === asPicture) return /[\p{Extended_Pictographic}0-9#*]$/u.test(before)
  if (sign === joiner) return picture.test(before) || joining.test(before)
  return sign === nonJoiner && joining.test(before)
}
