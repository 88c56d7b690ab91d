import { useSyncExternalStore } from 'react'

/** Phones and small tablets: the board alone at the top, everything else in sheets. */
const phone = () => matchMedia('(max-width: 899px)')

function subscribe(listener: () => void): () => void {
  const query = phone()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useCompact(): boolean {
  return useSyncExternalStore(subscribe, () => phone().matches)
}
