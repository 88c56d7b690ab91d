import { openAnywhere } from '../create/open-table.ts'
import type { Words } from '../words/index.ts'
import { pickNames, pickOne } from './names.ts'

/** One press: me, two bots, everything else as it usually is. */
export async function playNow(game: string, words: Words): Promise<void> {
  const [first = '', second = ''] = pickNames(2, [])
  await openAnywhere(
    {
      game,
      name: pickOne(words.create.tableNames),
      seats: [{ kind: 'person' }, { kind: 'bot', name: first }, { kind: 'bot', name: second }],
      start: true,
    },
    words,
  )
}
