import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // light-dark() must reach the browser as written: boards switch it by `color-scheme` alone.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A font or picture inlined as data: would ask for a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
