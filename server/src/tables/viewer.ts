import { type Json, type JsonObject, redoable, type Seat, undoable, type Viewer } from '@durbar/kernel'
import type { LogEntry, ViewerState } from '@durbar/protocol'
import { mayPlay } from './seats.ts'
import { needPlay, needRules, type Table } from './table.ts'

/** The game as this viewer sees it now. Nothing but what the rules' own view and moves of this seat say. */
export function viewerState(table: Table, viewer: Viewer): ViewerState {
  const { game, notation } = needRules(table)
  const play = needPlay(table)
  const acts = viewer !== 'spectator' && mayPlay(table.seats, viewer)
  const moves = acts ? game.legalMoves(play.position, viewer) : []
  return {
    viewer,
    seq: table.log.length,
    view: game.view(play.position, viewer) as ViewerState['view'],
    moves: moves.map((move) => notation.move.write(move) as ViewerState['moves'][number]),
    undo: acts ? undoable(play, viewer) : 0,
    redo: acts ? redoable(play, viewer) : 0,
    result: (game.result(play.position) ?? null) as Json as ViewerState['result'],
  }
}

/** What happened after the entry `since`, as far as this viewer may know it: never the move itself. */
export function viewerLog({ log }: Pick<Table, 'log'>, viewer: Viewer, since: number): LogEntry[] {
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
