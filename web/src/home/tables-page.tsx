import { useTitle } from '../table/tab-title.ts'
import { PageFooter } from '../ui/page-footer.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { problemText } from '../ui/problem.ts'
import { useWords } from '../words/index.ts'
import { useMyTables } from './my-tables.tsx'
import { inOrder } from './table-order.ts'
import { TableRow } from './table-row.tsx'
import '../styles/home.css'

export default function TablesPage() {
  const words = useWords()
  const tables = useMyTables()
  useTitle(words.nav.tables)
  return (
    <div className="page">
      <PageHeader />
      <main id="content" className="narrow my-tables">
        <h1>{words.home.myTables}</h1>
        {tables.state === 'failed' && <p role="alert">{problemText(tables.problem, words)}</p>}
        {tables.state === 'ready' && (
          <>
            {tables.value.length === 0 && <p>{words.home.noTables}</p>}
            <ul>
              {inOrder(tables.value).map((table) => (
                <TableRow key={table.id} table={table} />
              ))}
            </ul>
          </>
        )}
      </main>
      <PageFooter />
    </div>
  )
}
