import type { Speech } from '@durbar/kernel'
import { useWords } from '../words/index.ts'

/** A sentence of the game with the people in it in bold. */
export function Sentence({
  text,
  speech,
  seats,
}: {
  readonly text: string
  readonly speech: Speech
  readonly seats: number
}) {
  const { me } = useWords()
  const names = Array.from({ length: seats }, (_, seat) => speech.name(seat)).filter(Boolean)
  return splitNames(text, names, me.you).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    part.bold ? <b key={index}>{part.text}</b> : part.text,
  )
}

interface Part {
  readonly text: string
  readonly bold: boolean
}

/** Longer names first, so that "Ines" does not tear "Ines-Maria" apart. */
export function splitNames(text: string, names: readonly string[], you: string): readonly Part[] {
  const known = [...new Set(names)].sort((a, b) => b.length - a.length).map(quoted)
  const pattern = new RegExp(
    `^${quoted(you)}(?!\\p{L})${known.map((name) => `|(?<!\\p{L})${name}(?!\\p{L})`).join('')}`,
    'gu',
  )
  const parts: Part[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), bold: false })
    parts.push({ text: match[0], bold: true })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from), bold: false })
  return parts
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
