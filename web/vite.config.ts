import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { contentPolicy } from './build/content-policy.ts'
import { manifests } from './build/manifests.ts'
import { serviceWorker } from './build/service-worker.ts'

const server = 'http://localhost:3000'

/** Two builds: for the server that comes with the house, and in mode `static` plain files for any folder of any host. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: mode === 'static' ? './' : '/',
  plugins: [react(), manifests(), serviceWorker(), mode === 'static' ? contentPolicy : compressed],
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  // Modules, so that a thread loads the rules of one game and not of all.
  worker: { format: 'es' },
  build: {
    outDir: mode === 'static' ? '../dist/static' : 'dist',
    emptyOutDir: true,
    // light-dark() must reach the browser as written: boards switch it by `color-scheme` alone.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A font or picture inlined as data: would ask for a wider content security policy.
    assetsInlineLimit: 0,
    // Every browser that knows light-dark() knows modulepreload.
    modulePreload: { polyfill: false },
  },
}))
