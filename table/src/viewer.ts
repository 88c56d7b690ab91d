import { type Json, type JsonObject, redoable, type Seat, undoable, type Viewer } from '@durbar/kernel'
import type { LogEntry, ViewerState } from '@durbar/protocol'
import type { Course } from './course.ts'

/**
 * The game as this viewer sees it now: nothing but what the rules' own view and moves of this seat say. `mayAct` is
 * false for a seat whose owner only looks, because a bot plays there. Whoever has made the view already hands it over.
 */
export function viewerState(
  { rules, play, log }: Course,
  viewer: Viewer,
  mayAct: boolean,
  view = rules.game.view(play.position, viewer),
): ViewerState {
  const { game, notation } = rules
  const acts = mayAct && viewer !== 'spectator'
  const moves = acts ? game.legalMoves(play.position, viewer) : []
  return {
    viewer,
    seq: log.length,
    view: view as ViewerState['view'],
    moves: moves.map((move) => notation.move.write(move) as ViewerState['moves'][number]),
    undo: acts ? undoable(play, viewer) : 0,
    redo: acts ? redoable(play, viewer) : 0,
    result: (game.result(play.position) ?? null) as Json as ViewerState['result'],
  }
}

/** What happened after the entry `since`, as far as this viewer may know it: never the move itself. */
export function viewerLog({ log }: Pick<Course, 'log'>, viewer: Viewer, since: number): LogEntry[] {
  return log.slice(since).map(({ seat, kind, steps, events, at }, index) => ({
    seq: since + index + 1,
    seat,
    kind,
    steps,
    events: events
      .filter(({ only }) => mayKnow(only, viewer))
      .map(({ document }) => document as JsonObject as LogEntry['events'][number]),
    at,
  }))
}

function mayKnow(only: readonly Seat[] | undefined, viewer: Viewer): boolean {
  return only === undefined || (viewer !== 'spectator' && only.includes(viewer))
}
