import type { Language } from '@durbar/kernel'
import { words as enNames } from '../text/en/words.ts'
import { words as esNames } from '../text/es/words.ts'
import { words as plNames } from '../text/pl/words.ts'
import type { Words as Names } from '../text/sentences.ts'
import { words as zhHantNames } from '../text/zh-hant/words.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { pl } from './words/pl.ts'
import type { OwnWords } from './words/types.ts'
import { zhHant } from './words/zh-hant.ts'

/** A name, and in one sentence what the thing does. */
export interface Told {
  readonly name: string
  readonly does: string
}

type Explained = 'characters' | 'notables' | 'favors' | 'circle'

/** Everything the board says: its own words, and the names that the sentences use too. */
export type BoardWords = Omit<OwnWords, Explained> &
  Pick<Names, 'goods' | 'spaces' | 'guilds' | 'docks'> & {
    readonly [Kind in Explained]: Readonly<Record<keyof OwnWords[Kind], Told>>
  }

function told<K extends string>(
  names: Readonly<Record<K, string>>,
  does: Readonly<Record<K, string>>,
): Readonly<Record<K, Told>> {
  return Object.fromEntries(
    (Object.keys(does) as K[]).map((key) => [key, { name: names[key], does: does[key] }]),
  ) as Record<K, Told>
}

function withNames(own: OwnWords, names: Names): BoardWords {
  const { goods, spaces, guilds, docks } = names
  return {
    ...own,
    goods,
    spaces,
    guilds,
    docks,
    characters: told(spaces, own.characters),
    notables: told(names.notables, own.notables),
    favors: told(names.favors, own.favors),
    circle: told(names.circle, own.circle),
  }
}

export const boardWords: Readonly<Record<Language, BoardWords>> = {
  en: withNames(en, enNames),
  pl: withNames(pl, plNames),
  es: withNames(es, esNames),
  'zh-Hant': withNames(zhHant, zhHantNames),
}
