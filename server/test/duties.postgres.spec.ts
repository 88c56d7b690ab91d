import { range } from '@durbar/kernel'
import { expect, it } from 'vitest'
import { createDuties } from '../src/duties.ts'
import { openStore } from '../src/store/database.ts'
import { sayAlive } from '../src/store/duties.ts'
import { useDatabase } from './database.ts'

const database = useDatabase()
const nobody = (): never => {
  throw new Error('there is nothing to do')
}

it('says that a process is alive however often it is asked at once', async () => {
  const store = await openStore(database.url)
  const ids = async () => (await store.selectFrom('process').select('id').execute()).map(({ id }) => id)
  await Promise.all(range(8).map(() => sayAlive(store, 'hasty', 60_000)))
  expect(await ids()).toEqual(['hasty'])

  let strange = 0
  const duties = createDuties(
    store,
    'slow',
    true,
    { lease: 60_000, log: nobody },
    { bots: nobody, clock: nobody, webhooks: nobody },
    () => void strange++,
  )
  await Promise.all(range(8).map(() => duties.look()))
  expect(await ids()).toEqual(['hasty', 'slow'])
  // The others are told once, not eight times, and no longer when they know.
  await duties.look()
  expect(strange).toBe(1)
  await duties.stop()
  expect(await ids()).toEqual(['hasty'])
  await store.destroy()
})
