import type { Plugin } from 'vite'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
]

/** Where no server sends the header, the page itself says what it may load: nothing from elsewhere, nothing inline. */
export const contentPolicy: Plugin = {
  name: 'durbar:content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy.join('; ') },
      injectTo: 'head-prepend',
    },
  ],
}
