import type { JsonObject, Viewer } from '@durbar/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TableState } from '../net/table-state.ts'
import type { Frame, TableStore } from '../net/table-store.ts'
import { firstSinceLastTurn, type Line, linesOf } from './log-lines.ts'

/** What happened since the viewer's last turn, as something to watch. */
export interface Recap {
  /** How many moves there are to watch for somebody who has just come back; 0 if there is nothing to offer. */
  readonly offered: number
  /** There is something since the viewer's last turn, whether it was seen or not. */
  readonly possible: boolean
  /** The table as it was, while it is being watched. */
  readonly shown: Shown | undefined
  watch(): void
  /** To another frame; beyond the last one the table is as it is now. */
  step(by: number): void
  pause(paused: boolean): void
  skip(): void
}

interface Shown {
  readonly index: number
  readonly count: number
  readonly paused: boolean
  /** The table through the viewer's eyes after that move. */
  readonly state: TableState
}

const pace = 1100

export function useRecap(store: TableStore | undefined, state: TableState): Recap {
  const { log, viewer } = state
  const lines = useMemo(() => linesOf(log), [log])
  const since = useMemo(() => sinceLastTurn(lines, viewer), [lines, viewer])
  const [frames, setFrames] = useState<readonly Frame[]>()
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [dismissed, setDismissed] = useState(0)
  const last = lines.at(-1)?.seq ?? 0
  const away = useAway(last)

  const watch = useCallback(async () => {
    if (since === undefined) return
    setDismissed(last)
    const seen = await store?.recap(since.after)
    if (seen === undefined || seen.length === 0) return
    setIndex(0)
    setPaused(false)
    setFrames(seen)
  }, [store, since, last])
  const skip = useCallback(() => {
    setFrames(undefined)
    setDismissed(last)
  }, [last])
  const step = useCallback(
    (by: number) => {
      const to = index + by
      if (frames === undefined || to >= frames.length) skip()
      else setIndex(Math.max(0, to))
    },
    [frames, index, skip],
  )

  useEffect(() => {
    if (frames === undefined || paused) return
    const timer = setTimeout(step, pace, 1)
    return () => clearTimeout(timer)
  }, [frames, paused, step])

  const frame = frames?.[index]
  const shown = useMemo(
    () =>
      frame && frames && state.game
        ? { index, count: frames.length, paused, state: stateAt(state, state.game, frame) }
        : undefined,
    [frame, frames, index, paused, state],
  )
  // What happens while somebody looks needs no telling again.
  const others = lines.at(-1)?.seat !== viewer
  const offered = since !== undefined && others && last > dismissed && last <= away ? since.count : 0
  return { offered, possible: since !== undefined, shown, watch, step, pause: setPaused, skip }
}

/** Which entry the viewer's last turn ended with, and how many moves came after it. */
function sinceLastTurn(
  lines: readonly Line[],
  viewer: Viewer,
): { readonly after: number; readonly count: number } | undefined {
  const first = firstSinceLastTurn(lines, viewer)
  if (viewer === 'spectator' || first === undefined) return undefined
  const count = lines.slice(first).filter(({ kind }) => kind === 'move').length
  return count === 0 ? undefined : { after: lines[first - 1]?.seq ?? 0, count }
}

/** The newest entry that came while nobody looked: before the page was opened, or while it was in the background. */
function useAway(last: number): number {
  const [away, setAway] = useState<number>()
  const hidden = useRef(document.visibilityState === 'hidden')
  useEffect(() => {
    const look = () => {
      hidden.current = document.visibilityState === 'hidden'
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (last > 0) setAway((known) => (known === undefined || hidden.current ? last : known))
  }, [last])
  return away ?? 0
}

function stateAt(state: TableState, game: NonNullable<TableState['game']>, { seq, view }: Frame): TableState {
  const entry = state.log.find((one) => one.seq === seq)
  const events: readonly JsonObject[] = entry?.events ?? []
  return {
    ...state,
    game: { ...game, view, moves: [], undo: 0, redo: 0 } as NonNullable<TableState['game']>,
    recent: events,
  }
}
