import { useSyncExternalStore } from 'react'
import { api } from '../net/rest.ts'
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
  return useLoaded(`tables ${now}`, api.tables)
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
