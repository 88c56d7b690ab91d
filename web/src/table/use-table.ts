import type { Viewer } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { emptyTable, type TableState } from '../net/table-state.ts'
import { openTable, type TableStore } from '../net/table-store.ts'
import { paceOf } from '../preferences.ts'

export interface OpenTable {
  readonly store: TableStore | undefined
  readonly state: TableState
}

/** The table through the viewer's eyes. Another viewer is another connection, and nothing of the old one is kept. */
export function useTable(
  id: string,
  viewer: Viewer,
  invite: string | undefined,
  known: TableSummary,
  motion: boolean,
): OpenTable {
  const [opened, setOpened] = useState<{ readonly viewer: Viewer; readonly store: TableStore }>()
  const pace = useMemo(() => ({ now: 0 }), [])
  // With motion on, a move of somebody else stays on the board a while before the next one.
  pace.now = motion ? paceOf() : 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known already only fills the first moment
  useEffect(() => {
    const store = openTable({ table: id, viewer, invite, known, pace: () => pace.now })
    setOpened({ viewer, store })
    return () => store.close()
  }, [id, viewer, invite])

  // Between two connections the old store is still at hand; it must not be shown to the new viewer.
  const store = opened?.viewer === viewer ? opened.store : undefined
  const empty = useMemo(() => emptyTable(viewer, known), [viewer, known])
  const state = useSyncExternalStore(store?.subscribe ?? nothing, store?.state ?? (() => empty))
  return { store, state }
}

const nothing = () => () => undefined
