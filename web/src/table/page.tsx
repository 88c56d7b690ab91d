import type { Seat } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import { useEffect, useState } from 'react'
import { inviteOf, keepInvite } from '../net/invites.ts'
import { ApiFailure, api } from '../net/rest.ts'
import { useMotion } from '../preferences.ts'
import { Notice } from '../ui/notice.tsx'
import { problemText } from '../ui/problem.ts'
import { useWords } from '../words/index.ts'
import { Curtain } from './curtain.tsx'
import { nextAtDevice, viewerOf } from './hot-seat.ts'
import { Shell } from './shell.tsx'
import { useTable } from './use-table.ts'
import { WaitingRoom } from './waiting-room.tsx'
import '../styles/table.css'

interface TablePageProps {
  readonly id: string
  readonly invite: string | undefined
}

/** Finds the table, then looks at it. */
export default function TablePage({ id, invite }: TablePageProps) {
  const words = useWords()
  const secret = invite ?? inviteOf(id)
  const [table, setTable] = useState<TableSummary>()
  const [problem, setProblem] = useState<unknown>()
  const [asking, setAsking] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asking` counts how often to ask again
  useEffect(() => {
    api.table(id, secret).then((answer) => {
      if (invite !== undefined) keepInvite(id, invite)
      setProblem(undefined)
      setTable(answer)
    }, setProblem)
  }, [id, secret, invite, asking])

  const again = () => setAsking((times) => times + 1)
  if (table !== undefined) return <Present key={id} known={table} invite={secret} onSeatsChanged={again} />
  if (problem === undefined) return <div className="page-loading" role="status" aria-label={words.table.loading} />
  const { errors } = words
  if (problem instanceof ApiFailure && problem.status === 404)
    return <Notice title={errors.noTable} hint={`${errors.noTableHint} ${errors.notYoursHint}`} />
  return (
    <Notice title={problemText(problem, words)}>
      <button type="button" className="button primary" onClick={again}>
        {errors.retry}
      </button>
    </Notice>
  )
}

interface PresentProps {
  readonly known: TableSummary
  readonly invite: string | undefined
  onSeatsChanged(): void
}

/** Time to see one's own last move before the next one at this device is called. */
const afterglow = 1200

function Present({ known, invite, onSeatsChanged }: PresentProps) {
  const words = useWords()
  const motion = useMotion()
  const [confirmed, setConfirmed] = useState<Seat>()
  const viewer = viewerOf(known, confirmed)
  const { store, state } = useTable(known.id, viewer, invite, known, motion)
  const table = state.table ?? known
  const next = nextAtDevice(table, confirmed)

  useEffect(() => {
    if (next === undefined || confirmed === undefined) return
    const timer = setTimeout(() => setConfirmed(undefined), afterglow)
    return () => clearTimeout(timer)
  }, [next, confirmed])

  // The seats I hold, and the start of the game, decide through whose eyes to look: ask anew when they change.
  const seating = (of: TableSummary) =>
    `${of.status === 'waiting'} ${of.seats.map(({ yours, bot, kind }) => [yours, bot, kind])}`
  const changed = seating(table) !== seating(known)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per change
  useEffect(() => {
    if (changed) onSeatsChanged()
  }, [changed])

  if (state.connection === 'refused' && state.problem === 'unknown-rules')
    return <Notice title={words.local.oldRules} hint={words.local.oldRulesHint} />
  if (state.connection === 'refused' && state.problem === 'no-such-table')
    return <Notice title={words.errors.noTable} hint={words.errors.noTableHint} />
  if (state.connection === 'refused') return <Notice title={words.errors.notYours} hint={words.errors.notYoursHint} />
  if (next !== undefined && confirmed === undefined)
    return <Curtain table={table} seat={next} onConfirm={() => setConfirmed(next)} />
  if (table.status === 'waiting')
    return <WaitingRoom table={table} invite={invite} state={state} store={store} onSeatsChanged={onSeatsChanged} />
  return <Shell table={table} state={state} store={store} invite={invite} onSeatsChanged={onSeatsChanged} />
}
