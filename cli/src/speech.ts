import { textsOf } from '@durbar/catalog/text'
import { type GameText, type Language, languages, type Seat, type Speech } from '@durbar/kernel'
import { InputError } from './command.ts'

export const languageOption = { language: { type: 'string', default: 'en' } } as const

/** The words of a game in a language of the house. */
export async function textOf(game: string, language: string): Promise<GameText> {
  const known = languages.find((name) => name === language)
  if (!known) throw new InputError(`--language is one of ${languages.join(', ')}`)
  return (await textsOf(game))[known satisfies Language]
}

/** On the command line people are seats. */
export function speechOf(you: Seat, names: readonly string[] = []): Speech {
  return { you, name: (seat) => names[seat] ?? `Seat ${seat}` }
}
