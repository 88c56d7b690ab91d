import { api, isOffline } from '../net/rest.ts'
import { loadedValue, useLoaded } from '../ui/use-loaded.ts'
import type { Words } from '../words/index.ts'

/** What the tiles say of a game before its own text is loaded. Times are estimates until they are measured. */
export const titles = [
  { id: 'agra', seats: '2–4', minutes: '90–120' },
  { id: 'maharaja', seats: '2–5', minutes: '75–90' },
  { id: 'tawantinsuyu', seats: '1–4', minutes: '60–120' },
] as const

export const defaultGame = 'maharaja'

export function titleOf(game: string, words: Words): string {
  const named: Readonly<Record<string, string>> = words.home.titles
  return named[game] ?? game
}

/** The games the server knows, or without one those of this build; undefined until it has answered. */
export function useCatalog(): readonly string[] | undefined {
  return loadedValue(useLoaded('games', knownGames))
}

async function knownGames(): Promise<readonly string[]> {
  try {
    return (await api.games()).map(({ id }) => id)
  } catch (problem) {
    if (isOffline(problem)) return titles.map(({ id }) => id)
    throw problem
  }
}
