import { useSyncExternalStore } from 'react'
import { serverless } from './serverless.ts'

/** Every page of the app. What follows the `#` is a secret (the invite) or a place in a page (a rule id). */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'tables' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'join'; readonly table: string; readonly invite: string | undefined }
  | { readonly page: 'table'; readonly table: string; readonly invite: string | undefined }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | undefined }
  /** Without a table: a record from a file, or a pasted text. */
  | { readonly page: 'study'; readonly table: string | undefined }
  | { readonly page: 'unknown'; readonly path: string }

export function parseRoute(path: string, hash = ''): Route {
  const [first, second, ...more] = path.split('/').filter(Boolean).map(decode)
  const rest = decode(hash.replace(/^#/, '')) || undefined
  if (first === undefined) return { page: 'home' }
  if (more.length === 0 && second === undefined && first === 'tables') return { page: 'tables' }
  if (more.length === 0 && first === 'study') return { page: 'study', table: second }
  if (more.length === 0 && second !== undefined)
    switch (first) {
      case 'new':
        return { page: 'new', game: second }
      case 'join':
        return { page: 'join', table: second, invite: rest }
      case 'table':
        return { page: 'table', table: second, invite: rest }
      case 'rules':
        return { page: 'rules', game: second, rule: rest }
    }
  return { page: 'unknown', path }
}

/** A path that is not valid percent-encoding is somebody's typo, not a reason to crash. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Plain files on some host answer to one address only; there the path of a page is kept after a # of its own. */
const address = (path: string): string => (serverless ? `#${path}` : path)

export const paths = {
  home: address('/'),
  tables: address('/tables'),
  new: (game: string) => address(`/new/${encodeURIComponent(game)}`),
  join: (table: string, invite: string) => address(`/join/${encodeURIComponent(table)}#${encodeURIComponent(invite)}`),
  table: (table: string, invite?: string) =>
    address(`/table/${encodeURIComponent(table)}${invite === undefined ? '' : `#${encodeURIComponent(invite)}`}`),
  study: (table?: string) => address(table === undefined ? '/study' : `/study/${encodeURIComponent(table)}`),
  rules: (game: string, rule?: string) =>
    address(`/rules/${encodeURIComponent(game)}${rule === undefined ? '' : `#${rule}`}`),
}

const listeners = new Set<() => void>()

/** Goes to a page of the app without loading it anew. */
export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'replace') history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  if (how === 'push') scrollTo(0, 0)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

const here = (): string => (serverless ? addressInHash(location.hash) : location.pathname + location.hash)

let page = '/'
/** The path in the part after the #. What is no path is a place in the page one is on. */
function addressInHash(hash: string): string {
  if (hash === '' || hash.startsWith('#/')) page = hash.slice(1) || '/'
  return page
}

export function useRoute(): Route {
  const address = useSyncExternalStore(subscribe, here)
  const at = address.indexOf('#')
  return at < 0 ? parseRoute(address) : parseRoute(address.slice(0, at), address.slice(at))
}

/** What somebody pasted into "Join by link": a whole link, or its path. */
export function parseInvite(pasted: string): string | undefined {
  const text = pasted.trim()
  const match = /\/(?:join|table)\/([^/#?\s]+)(?:#(\S+))?$/.exec(text)
  if (!match?.[1]) return undefined
  const table = decode(match[1])
  return match[2] === undefined ? paths.table(table) : paths.join(table, decode(match[2]))
}
