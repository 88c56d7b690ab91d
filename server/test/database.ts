import { makeDatabase } from '@durbar/bench/postgres'
import { afterAll, beforeAll, inject } from 'vitest'

/** A PostgreSQL database for one spec file. */
export function useDatabase(): { readonly url: string } {
  let database: Awaited<ReturnType<typeof makeDatabase>> | undefined
  beforeAll(async () => {
    database = await makeDatabase(inject('postgres'))
  })
  afterAll(async () => {
    await database?.remove()
  })
  return {
    get url() {
      if (!database) throw new Error('the database is there once the tests run')
      return database.url
    },
  }
}
