import { sql } from 'kysely'
import type { Store } from './schema.ts'

/** Resolves if the store answers soon, and says so if it does not. */
export async function answers(store: Store, within = 2000): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the store did not answer within ${within} ms`)), within)
  })
  try {
    await Promise.race([sql`select 1 from guest limit 1`.execute(store), late])
  } finally {
    clearTimeout(timer)
  }
}
