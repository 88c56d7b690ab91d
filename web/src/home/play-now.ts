import type { OpponentName } from '@durbar/bots'
import { nameBots } from '@durbar/table'
import { openAnywhere } from '../create/open-table.ts'
import type { Words } from '../words/index.ts'
import { pickOne } from './names.ts'

/** Who sits down with somebody who just wants to play. */
const company: readonly OpponentName[] = ['mira', 'kiran']

/** One press: me, two bots, everything else as it usually is. */
export async function playNow(game: string, words: Words): Promise<void> {
  const names = nameBots(company, [])
  await openAnywhere(
    {
      game,
      name: pickOne(words.create.tableNames),
      seats: [{ kind: 'person' }, ...company.map((bot, index) => ({ kind: 'bot' as const, bot, name: names[index] }))],
      start: true,
    },
    words,
  )
}
