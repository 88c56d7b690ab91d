import type { Game } from '@durbar/kernel'

/** The rules of each title, loaded when they are needed: a browser wants those of one game, not of all. */
const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  maharaja: async () => (await import('@durbar/maharaja/rules')).maharaja,
  agra: async () => (await import('@durbar/agra/rules')).agra,
  tawantinsuyu: async () => (await import('@durbar/tawantinsuyu/rules')).tawantinsuyu,
}

export const gameIds: readonly string[] = Object.keys(loaders)

export async function loadGame(id: string): Promise<Game | undefined> {
  return Object.hasOwn(loaders, id) ? ((await loaders[id]?.()) as Game) : undefined
}
