import { useEffect, useState } from 'react'

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly problem: unknown }

/** Loads again whenever the key changes, and forgets answers that come too late. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [answer, setAnswer] = useState<{ key: string; loaded: Loaded<T> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything `load` looks at
  useEffect(() => {
    let wanted = true
    const tell = (loaded: Loaded<T>) => {
      if (wanted) setAnswer({ key, loaded })
    }
    load().then(
      (value) => tell({ state: 'ready', value }),
      (problem: unknown) => tell({ state: 'failed', problem }),
    )
    return () => {
      wanted = false
    }
  }, [key])
  return answer?.key === key ? answer.loaded : { state: 'loading' }
}

export function loadedValue<T>(loaded: Loaded<T>): T | undefined {
  return loaded.state === 'ready' ? loaded.value : undefined
}
