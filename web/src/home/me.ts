import { useSyncExternalStore } from 'react'
import { api } from '../net/rest.ts'

let name: string | undefined
let asked = false
const listeners = new Set<() => void>()

function tell(answer: { readonly name: string }): void {
  name = answer.name
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!asked) {
    asked = true
    // Without an answer the name simply stays unknown; whatever page this is says so itself.
    api.me().then(tell, () => {
      asked = false
    })
  }
  return () => listeners.delete(listener)
}

/** My name, undefined until the server has told it. */
export function useMyName(): string | undefined {
  return useSyncExternalStore(subscribe, () => name)
}

export async function rename(to: string): Promise<void> {
  tell(await api.rename(to))
}
