import type { Plugin, ResolvedConfig } from 'vite'
import { words as en } from '../src/words/en.ts'
import { words as es } from '../src/words/es.ts'
import { words as pl } from '../src/words/pl.ts'
import { words as zhHant } from '../src/words/zh-hant.ts'

const words = { en, pl, es, 'zh-Hant': zhHant }

/** What an installed app is called and looks like; one for each language, and the page links the one it speaks. */
export function manifests(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'durbar:manifests',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle() {
      for (const language of Object.keys(words) as (keyof typeof words)[])
        this.emitFile({
          type: 'asset',
          fileName: `manifest-${language}.webmanifest`,
          source: JSON.stringify(manifest(language)),
        })
    },
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { id: 'manifest', rel: 'manifest', href: `${config.base}manifest-en.webmanifest` },
        injectTo: 'head',
      },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `${config.base}icons/180.png` }, injectTo: 'head' },
    ],
  }
}

function manifest(language: keyof typeof words): object {
  const { brand, home } = words[language]
  return {
    name: 'Durbar',
    short_name: 'Durbar',
    description: `${brand.tagline.join(' ')} ${home.titles.agra}, ${home.titles.maharaja}, ${home.titles.tawantinsuyu}.`,
    lang: language,
    dir: 'ltr',
    categories: ['games'],
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: '#fbf7ef',
    background_color: '#fbf7ef',
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
