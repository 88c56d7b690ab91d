import type { TableSummary } from '@durbar/protocol'
import { useEffect, useState } from 'react'
import { isMyTurn } from '../home/table-order.ts'
import { api } from '../net/rest.ts'

const often = 60_000

/** Another table where it is my turn, the one that has waited longest. */
export function nextOf(tables: readonly TableSummary[], here: string): TableSummary | undefined {
  return tables
    .filter((table) => table.id !== here && isMyTurn(table))
    .toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt))[0]
}

/** Looked for when I have nothing to do here, and again every minute. */
export function useNextTable(here: string, busy: boolean): TableSummary | undefined {
  const [next, setNext] = useState<TableSummary>()
  useEffect(() => {
    if (busy) return setNext(undefined)
    let gone = false
    const look = async (): Promise<void> => {
      if (document.hidden) return
      const tables = await api.tables().catch(() => [])
      if (!gone) setNext(nextOf(tables, here))
    }
    void look()
    const looking = setInterval(look, often)
    return () => {
      gone = true
      clearInterval(looking)
    }
  }, [here, busy])
  return next
}
