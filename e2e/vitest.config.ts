import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.spec.ts'],
    // Two at a time, each with a browser and a server of its own: the tests are about what people see, not about load.
    maxWorkers: 2,
    // A whole game takes a minute or two; on a machine busy with other things it is slow, not broken.
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})
