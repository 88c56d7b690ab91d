/** A rule's body cut into plain text and mentions of other rules. */
export type Piece = { readonly text: string } | { readonly rule: string }

const mention = /\b[A-Z]{2}:(?:Q?\d+(?:\.\d+)*[a-z]?)/g

/** Only rules that exist become links: a number after a colon may also be just that. */
export function pieces(body: string, exists: (rule: string) => boolean): readonly Piece[] {
  const cut: Piece[] = []
  let from = 0
  for (const match of body.matchAll(mention)) {
    if (!exists(match[0])) continue
    if (match.index > from) cut.push({ text: body.slice(from, match.index) })
    cut.push({ rule: match[0] })
    from = match.index + match[0].length
  }
  if (from < body.length) cut.push({ text: body.slice(from) })
  return cut
}
