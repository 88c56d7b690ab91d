import { type Json, type Move, type Seat, startOf, type Viewer } from '@durbar/kernel'
import type { Course } from './course.ts'

/** The game right after an entry, as one viewer saw it then. */
export interface Frame {
  readonly seq: number
  readonly view: Json
}

/** More than this nobody wants to watch again. */
const most = 80

/**
 * What the viewer saw after each move that came after the entry `since` and still stands, oldest first; the last `most`
 * of them. Replays the play from its beginning.
 */
export function recapOf({ rules, play, start }: Course, viewer: Viewer, since: number): readonly Frame[] {
  const { game, config } = rules
  const standing: { seq: number; seat: Seat; move: Move }[] = []
  const undone: typeof standing = []
  play.entries.forEach((entry, index) => {
    if ('move' in entry) {
      undone.length = 0
      standing.push({ seq: index + 1, ...entry })
      return
    }
    const [steps, from, to] = 'undo' in entry ? [entry.undo, standing, undone] : [entry.redo, undone, standing]
    for (let step = 0; step < steps; step++) {
      const one = from.pop()
      if (one) to.push(one)
    }
  })
  const shown = standing.filter(({ seq }) => seq > since).slice(-most)
  const position = startOf(game, { config, seed: play.seed, start })
  const frames: Frame[] = []
  for (const { seq, seat, move } of standing) {
    game.play(position, seat, move)
    if (shown[0] && seq >= shown[0].seq) frames.push({ seq, view: game.view(position, viewer) as Json })
  }
  return frames
}
