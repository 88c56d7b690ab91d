import { type Game, isObject, type Json, type JsonObject, type Position, type Seat } from '@durbar/kernel'

/**
 * A view with everything open that any seat can see: the view of one seat, in which every player is shown as that player
 * sees himself, and what only somebody else may see now is added. Made of views alone, so that no game needs a second
 * kind of view which could leak by mistake; only a study, whose secrets are over, asks for it.
 */
export function openView(game: Game, position: Position, seat: Seat): Json {
  const own = game.view(position, seat) as Json
  if (!isObject(own) || !Array.isArray(own.players)) return own
  const views = own.players.map((_, other) =>
    other === seat ? own : (game.view(position, other) as Json),
  ) as readonly JsonObject[]
  const opened: Record<string, Json> = { ...own }
  for (const [key, value] of Object.entries(own))
    if (value === null && key !== 'you')
      opened[key] = views.map((view) => view[key] ?? null).find((seen) => seen !== null) ?? null
  opened.players = views.map((view, other) => (view.players as readonly Json[])[other] ?? null)
  return opened
}
