import { keepInvite } from '../net/invites.ts'
import { api } from '../net/rest.ts'
import { navigate, paths } from '../router.ts'

/** One press: me, two bots, everything else as it usually is. */
export async function playNow(game: string): Promise<void> {
  const { table, invite } = await api.create({
    game,
    seats: [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }],
    start: true,
  })
  keepInvite(table.id, invite)
  navigate(paths.table(table.id))
}
