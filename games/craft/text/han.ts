/** Chinese sets a space between its own characters and Latin letters or digits, and none around its own punctuation. */
const han = /\p{Script=Han}/u
const foreign = /[\p{Script=Latin}\p{Number}]/u

function needsSpace(left: string, right: string): boolean {
  const before = [...left].at(-1) ?? ''
  const after = [...right][0] ?? ''
  return (han.test(before) && foreign.test(after)) || (foreign.test(before) && han.test(after))
}

/** A template whose values, such as names and numbers, are set apart where they need it; the values stay as they are. */
export function zh(literals: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let text = literals[0] ?? ''
  for (const [index, value] of values.entries()) {
    for (const piece of [String(value), literals[index + 1] ?? ''])
      text += needsSpace(text, piece) ? ` ${piece}` : piece
  }
  return text
}
