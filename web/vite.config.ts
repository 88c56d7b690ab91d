import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = 'http://localhost:3000'

/**
 * Where npm finds no native rolldown of the very version Vite asks for, a newer one steps in. It writes a hash behind
 * each mark for Vite to fill in, which Vite 8.3 does not expect and leaves behind as a syntax error. Without such a
 * hash this does nothing. It can go when root and Vite share one rolldown.
 */
const plainPreloadMarks: Plugin = {
  name: 'durbar:plain-preload-marks',
  renderChunk: {
    order: 'post',
    handler: (code) =>
      /__VITE_PRELOAD__[0-9a-f]{32}/.test(code)
        ? { code: code.replace(/(__VITE_PRELOAD__)[0-9a-f]{32}/g, '$1'), map: null }
        : null,
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), plainPreloadMarks],
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
    // Every browser that knows light-dark() knows modulepreload.
    modulePreload: { polyfill: false },
  },
})
