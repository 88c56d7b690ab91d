import type { TableSummary } from '@durbar/protocol'
import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words/index.ts'

/** Deletes a table on this device, after asking. */
export function DeleteTable({ table }: { readonly table: TableSummary }) {
  const { local } = useWords()
  const [asking, setAsking] = useState(false)

  async function remove(): Promise<void> {
    setAsking(false)
    const { deleteLocalTable } = await import('./index.ts')
    await deleteLocalTable(table.id)
  }

  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={local.remove(table.name)}
        title={local.removeNow}
        onClick={() => setAsking(true)}
      >
        <Icon name="bin" />
      </button>
      {asking && (
        <Dialog title={local.remove(table.name)} kind="center" onClose={() => setAsking(false)}>
          <div className="stack">
            <p>{local.removeHint}</p>
            <div className="row">
              <button type="button" className="button" onClick={() => setAsking(false)}>
                {local.keep}
              </button>
              <button type="button" className="button primary" onClick={remove}>
                {local.removeNow}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
