import { newSecret } from '../secrets.ts'
import type { Store } from './schema.ts'

/** The secret this house signs with if none is configured: made once, by whichever process comes first. */
export async function houseSecret(store: Store): Promise<string> {
  await store
    .insertInto('house_secret')
    .values({ id: 1, secret: newSecret(), created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const { secret } = await store
    .selectFrom('house_secret')
    .select('secret')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return secret
}
