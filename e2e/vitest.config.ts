import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // Whole games of the longer titles take minutes each and have a command of their own: npm run e2e:games
    include: process.env.E2E === 'games' ? ['games/*.spec.ts'] : ['*.spec.ts'],
    // One browser and one server at a time: the tests are about what people see, not about load.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
})
