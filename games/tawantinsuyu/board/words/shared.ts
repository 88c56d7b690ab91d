import type { Words } from '../../text/words.ts'

/** What the board calls as the sentences do: one thing, one name. */
export function shared({ buildings, ...names }: Words) {
  const { axomamma, gods, goods, roles, tasks, actions, terraces, effects, personalities, regions, patterns } = names
  return {
    axomamma,
    gods,
    goods,
    roles,
    tasks,
    actions,
    terraces,
    effects,
    personalities,
    regionNames: regions,
    patterns,
    houses: buildings,
  } as const
}

export type SharedWords = ReturnType<typeof shared>
