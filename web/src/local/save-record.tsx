import type { TableSummary } from '@durbar/protocol'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useWords } from '../words/index.ts'

interface SaveRecordProps {
  readonly table: TableSummary
  readonly className: string
  readonly children: ReactNode
}

/** Saves the record of a table on this device; asks first while there are still secrets in it. */
export function SaveRecord({ table, className, children }: SaveRecordProps) {
  const words = useWords()
  const { local } = words
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)

  async function save(): Promise<void> {
    setAsking(false)
    setFailed(false)
    try {
      const { localRecord } = await import('./index.ts')
      saveFile(`${table.name}.jsonl`, await localRecord(table.id))
    } catch (problem) {
      console.error(problem)
      setFailed(true)
    }
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={local.save(table.name)}
        onClick={() => (table.status === 'finished' ? save() : setAsking(true))}
      >
        {children}
      </button>
      {failed && (
        <small className="problem" role="alert">
          {words.errors.general}
        </small>
      )}
      {asking && (
        <Dialog title={local.save(table.name)} kind="center" onClose={() => setAsking(false)}>
          <div className="stack">
            <p>{local.saveUnfinished}</p>
            <button type="button" className="button primary" onClick={save}>
              {local.saveAnyway}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
