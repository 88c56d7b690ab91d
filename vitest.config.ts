import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Specs that need a PostgreSQL server; it is started once, and only if one of them runs. */
const postgres = ['{server,cli}/**/*.postgres.spec.ts']

export default defineConfig({
  test: {
    // Vitest leaves one processor alone, which on two would be half of them.
    maxWorkers: availableParallelism(),
    // Threads start faster than processes, and there are many small files.
    pool: 'threads',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['{kernel,games,bots,protocol,table,server,web,cli,bench}/**/*.spec.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...postgres],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: postgres,
          globalSetup: 'server/test/postgres-server.ts',
        },
      },
    ],
  },
})
