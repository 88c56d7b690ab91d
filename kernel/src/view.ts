import type { Game, Position, Viewer } from './game.ts'

/** Views out of what everybody sees, which does not depend on the viewer and is made once, and what a viewer sees of it. */
export function viewing<P extends Position, S, V>(
  everybodySees: (p: P) => S,
  viewerSees: (p: P, viewer: Viewer, everybody: S) => V,
): Pick<Game<P, never, V>, 'view' | 'views'> {
  return {
    view: (p, viewer) => viewerSees(p, viewer, everybodySees(p)),
    views(p, viewers) {
      const everybody = everybodySees(p)
      return viewers.map((viewer) => viewerSees(p, viewer, everybody))
    },
  }
}
