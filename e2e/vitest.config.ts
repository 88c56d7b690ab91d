import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.spec.ts'],
    // One browser and one server at a time: the tests are about what people see, not about load.
    fileParallelism: false,
    // A whole game takes a minute or two; on a machine busy with other things it is slow, not broken.
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})
