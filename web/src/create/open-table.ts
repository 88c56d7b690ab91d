import type { NewTable } from '@durbar/protocol'
import { myName } from '../home/me.ts'
import { keepInvite } from '../net/invites.ts'
import { api, isOffline } from '../net/rest.ts'
import { navigate, paths } from '../router.ts'
import { serverless } from '../serverless.ts'
import type { Words } from '../words/index.ts'

/** On this device, or on the server where friends can come. */
export type Place = 'device' | 'friends'

/** Makes a table and goes there. */
export async function openNewTable(wish: NewTable, place: Place, words: Words): Promise<void> {
  navigate(paths.table(await (place === 'device' ? onDevice(wish, words) : onServer(wish))))
}

/** The same where it does not matter: on the server if there is one within reach. */
export async function openAnywhere(wish: NewTable, words: Words): Promise<void> {
  try {
    await openNewTable(wish, serverless ? 'device' : 'friends', words)
  } catch (problem) {
    if (!isOffline(problem)) throw problem
    await openNewTable(wish, 'device', words)
  }
}

async function onServer(wish: NewTable): Promise<string> {
  const { table, invite } = await api.create(wish)
  keepInvite(table.id, invite)
  return table.id
}

async function onDevice(wish: NewTable, words: Words): Promise<string> {
  const { createLocalTable } = await import('../local/index.ts')
  const first = wish.seats.findIndex(({ kind }) => kind === 'person')
  const seats = wish.seats.map((seat, index) =>
    seat.kind === 'person' && seat.name === undefined
      ? { ...seat, name: (index === first ? myName() : undefined) ?? words.create.seat(index + 1) }
      : seat,
  )
  return (await createLocalTable({ ...wish, seats })).id
}
