import { startPostgres } from '@durbar/bench/postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which specs make databases of their own. */
    postgres: string
  }
}

/** One PostgreSQL for all specs that need one: the one in DATABASE_URL, or else one of our own for as long as they run. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.DATABASE_URL
  // Nothing here outlives the run, and without waiting for the disk it is several times faster.
  const server = given ? undefined : await startPostgres(['-c', 'fsync=off'])
  project.provide('postgres', given ?? server?.url ?? '')
  return server?.remove
}
