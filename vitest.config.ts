import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{kernel,games,bots,protocol,table,server,web,cli,bench}/**/*.spec.{ts,tsx}'],
    testTimeout: 120_000,
  },
})
