import type { Speech, Viewer } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import { useMemo } from 'react'

/** Names for sentences; stable as long as the names are, so that the log need not be told anew. */
export function useSpeech(table: TableSummary, viewer: Viewer): Speech {
  const names = table.seats.map(({ name }) => name).join('\n')
  return useMemo(() => {
    const list = names.split('\n')
    return { you: viewer, name: (seat) => list[seat] ?? '' }
  }, [names, viewer])
}
