import type { TableSummary } from '@durbar/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onLocalChange } from '../local/changes.ts'
import { api, isOffline } from '../net/rest.ts'
import { paths } from '../router.ts'
import { Link } from '../ui/link.tsx'
import { loadedValue, useLoaded } from '../ui/use-loaded.ts'
import { useWords } from '../words/index.ts'
import { inOrder } from './table-order.ts'
import { TableRow } from './table-row.tsx'

const shown = 4

/** Looked at again when the player comes back to this tab: somebody may have moved. */
function onReturn(listener: () => void): () => void {
  addEventListener('focus', listener)
  return () => removeEventListener('focus', listener)
}
const minute = () => Math.floor(Date.now() / 20_000)

export function useMyTables() {
  const now = useSyncExternalStore(onReturn, minute)
  const [changes, setChanges] = useState(0)
  useEffect(() => onLocalChange(() => setChanges((count) => count + 1)), [])
  return useLoaded(`tables ${now} ${changes}`, allMyTables)
}

/** Those on the server and those on this device; without a server, the latter. */
async function allMyTables(): Promise<readonly TableSummary[]> {
  const [there, here] = await Promise.all([
    api.tables().catch((problem: unknown) => {
      if (isOffline(problem)) return []
      throw problem
    }),
    tablesHere(),
  ])
  return [...there, ...here]
}

/** A browser that forbids to keep anything has no tables here. */
async function tablesHere(): Promise<readonly TableSummary[]> {
  const { localTables } = await import('../local/list.ts')
  return localTables().catch(() => [])
}

export function MyTables() {
  const { home } = useWords()
  const tables = loadedValue(useMyTables())
  return (
    <section className="my-tables" aria-labelledby="my-tables">
      <header>
        <h2 id="my-tables">{home.myTables}</h2>
        {tables && tables.length > shown && <Link href={paths.tables}>{home.allTables(tables.length)}</Link>}
      </header>
      {tables?.length === 0 && <p className="my-tables-empty">{home.noTables}</p>}
      <ul>
        {inOrder(tables ?? [])
          .slice(0, shown)
          .map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
      </ul>
    </section>
  )
}
