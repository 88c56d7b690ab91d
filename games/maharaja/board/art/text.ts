/** SVG text does not wrap or measure itself before it is drawn; these estimates are for Inter and err on the wide side. */

const NARROW = /[ijlIftr.,:;'’|!()[\] ]/
const WIDE = /[mwMW@%]/
const CAPITAL = /[A-ZÀ-ÞĄĆĘŁŃÓŚŹŻ]/
/** Han characters, kana and full-width signs fill their square. */
const SQUARE = /[\u3000-\u9fff\uf900-\ufaff\uff00-\uffef]/

/** Estimated width of one line at a font size. */
export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const letter of text) {
    if (SQUARE.test(letter)) ems += 1
    else if (NARROW.test(letter)) ems += 0.32
    else if (WIDE.test(letter)) ems += 0.86
    else if (CAPITAL.test(letter)) ems += 0.69
    else ems += 0.58
  }
  return ems * size
}

export interface FittedText {
  readonly lines: readonly string[]
  readonly size: number
}

/** One line if it fits, else two, else smaller: a name is never cut. */
export function fitText(text: string, width: number, size: number, maxLines = 2): FittedText {
  if (textWidth(text, size) <= width) return { lines: [text], size }
  const halves = maxLines > 1 ? balanced(text) : undefined
  const lines = halves ?? [text]
  const widest = Math.max(...lines.map((line) => textWidth(line, size)))
  return { lines, size: Math.min(halves ? size * 0.92 : size, (size * width) / widest) }
}

/** The two halves of a text of several words that come nearest to equal length. */
function balanced(text: string): readonly [string, string] | undefined {
  const words = text.split(' ')
  if (words.length < 2) return undefined
  let best: readonly [string, string] | undefined
  let bestWidth = Number.POSITIVE_INFINITY
  for (let i = 1; i < words.length; i++) {
    const pair = [words.slice(0, i).join(' '), words.slice(i).join(' ')] as const
    const width = Math.max(textWidth(pair[0], 1), textWidth(pair[1], 1))
    if (width < bestWidth) {
      best = pair
      bestWidth = width
    }
  }
  return best
}
