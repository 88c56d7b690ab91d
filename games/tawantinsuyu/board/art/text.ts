/** SVG text does not measure itself before it is drawn; these estimates are for Inter and err on the wide side. */

const NARROW = /[ijlIftr.,:;'’|!()[\] ]/
const WIDE = /[mwMW@%]/
const CAPITAL = /[A-ZÀ-ÞĄĆĘŁŃÓŚŹŻ]/
/** Han characters and full-width signs fill their square. */
const SQUARE = /[\u3000-\u9fff\uf900-\ufaff\uff00-\uffef]/

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

/** The size at which the text fits the width: a word is never cut. */
export function fitSize(text: string, width: number, size: number): number {
  return Math.min(size, (size * width) / textWidth(text, size))
}
