import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isShared, openStore, type Store } from '@durbar/server/archive'
import { InputError } from './command.ts'

export const storeOption = { store: { type: 'string' } } as const

export const storeHelp = `  --store PLACE        postgres://…, or the folder or file of the SQLite store (DATABASE_URL, else DURBAR_DATA, else data)`

/** Does something with a store that is there already; a mistyped folder is not made into an empty store. */
export async function withStore<T>(given: string | undefined, work: (store: Store) => Promise<T>): Promise<T> {
  const place = given ?? (process.env.DATABASE_URL || process.env.DURBAR_DATA || 'data')
  const store = await open(place)
  try {
    return await work(store)
  } finally {
    await store.destroy()
  }
}

async function open(place: string): Promise<Store> {
  if (!isShared(place) && !existsSync(join(folderOf(place), 'durbar.sqlite')))
    throw new InputError(`there is no store at ${place}`)
  try {
    return await openStore(isShared(place) ? place : folderOf(place))
  } catch (error) {
    const reason = error instanceof Error ? error.message || String('code' in error ? error.code : error) : error
    throw new InputError(`the store cannot be opened: ${reason}`)
  }
}

function folderOf(place: string): string {
  return existsSync(place) && statSync(place).isFile() ? dirname(place) : place
}

/** A problem with one table, in a sentence; anything that is no problem of the table goes on as an error. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) throw error
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
