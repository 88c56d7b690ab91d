import type { JsonObject, Viewer } from '@durbar/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TableState } from '../net/table-state.ts'
import type { Frame, TableStore } from '../net/table-store.ts'
import { firstSinceLastTurn, type Line, linesOf } from './log-lines.ts'
import { type RecapStep, recapSteps, turnsOf } from './recap-steps.ts'

/** What happened since the viewer's last turn, as something to watch. */
export interface Recap {
  /** How many moves there are to watch for somebody who has just come back; 0 if there is nothing to offer. */
  readonly offered: number
  /** There is something since the viewer's last turn, whether it was seen or not. */
  readonly possible: boolean
  /** The table as it was, while it is being watched. */
  readonly shown: Shown | undefined
  watch(): void
  /** To another event, counted from 1; beyond the last one the table is as it is now. */
  go(at: number): void
  play(playing: boolean): void
  skip(): void
}

interface Shown {
  readonly at: number
  readonly length: number
  /** The events at which another seat's turn begins. */
  readonly turns: readonly number[]
  readonly playing: boolean
  /** The table through the viewer's eyes after the move that brought the event. */
  readonly state: TableState
}

/** `says` tells an event in words; what it has no words for is no step of its own. */
export function useRecap(
  store: TableStore | undefined,
  state: TableState,
  says: ((event: JsonObject) => string) | undefined,
): Recap {
  const { log, viewer } = state
  const lines = useMemo(() => linesOf(log), [log])
  const since = useMemo(() => sinceLastTurn(lines, viewer), [lines, viewer])
  const [frames, setFrames] = useState<readonly Frame[]>()
  const [at, setAt] = useState(1)
  const [playing, setPlaying] = useState(false)
  const [dismissed, setDismissed] = useState(0)
  const last = lines.at(-1)?.seq ?? 0
  const away = useAway(last)
  const steps = useMemo(
    () => (frames === undefined || says === undefined ? [] : recapSteps(frames, log, says)),
    [frames, log, says],
  )
  const turns = useMemo(() => turnsOf(steps), [steps])

  const watch = useCallback(async () => {
    if (since === undefined) return
    setDismissed(last)
    const seen = await store?.recap(since.after)
    if (seen === undefined || seen.length === 0) return
    setAt(1)
    setPlaying(true)
    setFrames(seen)
  }, [store, since, last])
  const skip = useCallback(() => {
    setFrames(undefined)
    setDismissed(last)
  }, [last])
  const go = useCallback(
    (to: number) => {
      if (to > steps.length) skip()
      else setAt(Math.max(1, to))
    },
    [steps, skip],
  )

  const step = steps[at - 1]
  const shown = useMemo(
    () =>
      step && state.game
        ? { at, length: steps.length, turns, playing, state: stateAt(state, state.game, step) }
        : undefined,
    [step, steps, turns, at, playing, state],
  )
  // What happens while somebody looks needs no telling again.
  const others = lines.at(-1)?.seat !== viewer
  const offered = since !== undefined && others && last > dismissed && last <= away ? since.count : 0
  return { offered, possible: since !== undefined, shown, watch, go, play: setPlaying, skip }
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

function stateAt(state: TableState, game: NonNullable<TableState['game']>, { view, event }: RecapStep): TableState {
  return {
    ...state,
    game: { ...game, view, moves: [], undo: 0, redo: 0 } as NonNullable<TableState['game']>,
    recent: event ? [event] : [],
  }
}
