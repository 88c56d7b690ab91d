import type { Json, JsonObject, Seat, Viewer } from '@durbar/kernel'
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
  /** What is being told, and who did it. */
  readonly event: JsonObject
  readonly seat: Seat
  /** The table through the viewer's eyes, as far as the move has been told. */
  readonly state: TableState
  /** The board has just been told the whole move: its pieces may travel. */
  readonly moves: boolean
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
  const [seen, setSeen] = useState<Seen>()
  const [at, setAt] = useState(1)
  const [forward, setForward] = useState(false)
  const [playing, setPlaying] = useState(false)
  const [dismissed, setDismissed] = useState(0)
  const last = lines.at(-1)?.seq ?? 0
  const away = useAway(last)
  const steps = useMemo(
    () => (seen === undefined || says === undefined ? [] : recapSteps(seen.before, seen.frames, log, says)),
    [seen, log, says],
  )
  const turns = useMemo(() => turnsOf(steps), [steps])

  const watch = useCallback(async () => {
    if (since === undefined) return
    setDismissed(last)
    // One move more than there is to tell: it shows the table as the viewer left it.
    const frames = (await store?.recap(Math.max(0, since.after - 1))) ?? []
    const told = frames.filter(({ seq }) => seq > since.after)
    if (told.length === 0) return
    setAt(1)
    setForward(false)
    setPlaying(true)
    setSeen({ before: frames[frames.length - told.length - 1]?.view, frames: told })
  }, [store, since, last])
  const skip = useCallback(() => {
    setSeen(undefined)
    setDismissed(last)
  }, [last])
  const go = useCallback(
    (to: number) => {
      if (to > steps.length) return skip()
      setForward(to === at + 1)
      setAt(Math.max(1, to))
    },
    [steps, at, skip],
  )

  const step = steps[at - 1]
  const shown = useMemo(
    () =>
      step && state.game
        ? {
            at,
            length: steps.length,
            turns,
            playing,
            event: step.event,
            seat: step.seat,
            state: stateAt(state, state.game, step),
            moves: forward && step.done,
          }
        : undefined,
    [step, steps, turns, at, forward, playing, state],
  )
  // What happens while somebody looks needs no telling again.
  const others = lines.at(-1)?.seat !== viewer
  const offered = since !== undefined && others && last > dismissed && last <= away ? since.count : 0
  return { offered, possible: since !== undefined, shown, watch, go, play: setPlaying, skip }
}

/** What there is to watch, and the table before it if it is known. */
interface Seen {
  readonly before: Json | undefined
  readonly frames: readonly Frame[]
}

/** The last move before what the viewer has not seen, and how many moves came after it. */
function sinceLastTurn(
  lines: readonly Line[],
  viewer: Viewer,
): { readonly after: number; readonly count: number } | undefined {
  const first = firstSinceLastTurn(lines, viewer)
  if (viewer === 'spectator' || first === undefined) return undefined
  const count = lines.slice(first).filter(({ kind }) => kind === 'move').length
  const after = lines.slice(0, first).findLast(({ kind }) => kind === 'move')?.seq ?? 0
  return count === 0 ? undefined : { after, count }
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

function stateAt(state: TableState, game: NonNullable<TableState['game']>, { view, touched }: RecapStep): TableState {
  return {
    ...state,
    game: { ...game, view, moves: [], undo: 0, redo: 0 } as NonNullable<TableState['game']>,
    recent: touched,
  }
}
