import type { GameText, Language } from '@durbar/kernel'

/** What each title says, in all languages; loaded when it is needed. */
const loaders: Readonly<Record<string, () => Promise<Readonly<Record<Language, GameText>>>>> = {
  maharaja: async () => (await import('@durbar/maharaja/text')).texts,
  agra: async () => (await import('@durbar/agra/text')).texts,
  tawantinsuyu: async () => (await import('@durbar/tawantinsuyu/text')).texts,
}

export async function textsOf(game: string): Promise<Readonly<Record<Language, GameText>>> {
  const load = loaders[game]
  if (!load) throw new RangeError(`no words for ${game}`)
  return load()
}
