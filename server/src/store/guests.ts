import type { GuestRow, Store } from './schema.ts'

export async function addGuest(store: Store, guest: GuestRow): Promise<void> {
  await store.insertInto('guest').values(guest).execute()
}

export async function findGuest(store: Store, id: string): Promise<GuestRow | undefined> {
  return store.selectFrom('guest').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findGuestBySecret(store: Store, secretHash: string): Promise<GuestRow | undefined> {
  return store.selectFrom('guest').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst()
}

export async function findGuestByRecovery(store: Store, recoveryHash: string): Promise<GuestRow | undefined> {
  return store.selectFrom('guest').selectAll().where('recovery_hash', '=', recoveryHash).executeTakeFirst()
}

/** The former recovery code opens nothing any more. */
export async function changeRecovery(store: Store, id: string, recoveryHash: string): Promise<void> {
  await store.updateTable('guest').set({ recovery_hash: recoveryHash }).where('id', '=', id).execute()
}

export async function renameGuest(store: Store, id: string, name: string): Promise<void> {
  await store.updateTable('guest').set({ name }).where('id', '=', id).execute()
}

export async function guestsNamed(store: Store, ids: readonly string[]): Promise<GuestRow[]> {
  return store.selectFrom('guest').selectAll().where('id', 'in', ids).orderBy('id').execute()
}
