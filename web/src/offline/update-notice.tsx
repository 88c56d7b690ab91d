import { useState, useSyncExternalStore } from 'react'
import { useWords } from '../words/index.ts'
import { isUpdateReady, onUpdate, update } from './updates.ts'

/** Quiet, at the edge: whoever is in the middle of something reads on in the version they have. */
export function UpdateNotice() {
  const { local } = useWords()
  const ready = useSyncExternalStore(onUpdate, isUpdateReady)
  const [later, setLater] = useState(false)
  if (!ready || later) return null
  return (
    <aside className="update-notice" role="status">
      <span>{local.newVersion}</span>
      <button type="button" className="button small" onClick={update}>
        {local.reload}
      </button>
      <button type="button" className="button quiet small" onClick={() => setLater(true)}>
        {local.later}
      </button>
    </aside>
  )
}
