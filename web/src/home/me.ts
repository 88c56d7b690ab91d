import { useSyncExternalStore } from 'react'
import { recall, remember } from '../memory.ts'
import { api, isOffline } from '../net/rest.ts'

let name: string | undefined = recall<string | undefined>('name', undefined)
let asked = false
const listeners = new Set<() => void>()

function tell(answer: { readonly name: string }): void {
  name = answer.name
  remember('name', name)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!asked) {
    asked = true
    // Without an answer the name stays as it was here last time; whatever page this is says so itself.
    api.me().then(tell, () => {
      asked = false
    })
  }
  return () => listeners.delete(listener)
}

/** My name, undefined until the server has told it or I have. */
export function useMyName(): string | undefined {
  return useSyncExternalStore(subscribe, myName)
}

export function myName(): string | undefined {
  return name
}

/** Without a server the name is this device's own matter. */
export async function rename(to: string): Promise<void> {
  tell(
    await api.rename(to).catch((problem: unknown) => {
      if (isOffline(problem)) return { name: to }
      throw problem
    }),
  )
}
