import type { Refusal, Seat, Viewer } from './game.ts'
import type { JsonObject } from './json.ts'
import type { GameText, Language, Speech } from './text.ts'

/**
 * What the table shell hands to a game's board, the same for every game. The board draws the view, lets legal moves
 * glow, and gives a chosen move back; it holds no rules and keeps no state of the play.
 */
export interface BoardProps<V> {
  readonly view: V
  readonly viewer: Viewer
  /** The legal moves of the viewer, as notation; empty while it is somebody else's decision. */
  readonly moves: readonly JsonObject[]
  play(move: JsonObject): void
  /** Why a move that is not in `moves` is not possible; undefined if it is. */
  why(move: JsonObject): Promise<Refusal | undefined>
  /** Opens the rulebook panel at a rule. */
  openRule(rule: string): void
  /** The tool in hand: a word of the game that says which of several kinds of moves a click on the board means. */
  readonly tool: string | undefined
  pickTool(tool: string | undefined): void
  readonly language: Language
  readonly text: GameText
  readonly speech: Speech
  /** The player color of each seat, by index. */
  readonly colors: readonly number[]
  /** The printed data this table is played with. */
  readonly components: JsonObject
  /** The events since the last update, oldest first: what moves, and what is marked as the last move. */
  readonly recent: readonly JsonObject[]
  /**
   * The events a viewer wants to retrace, oldest first: those of the viewer's own moves while they go on, and while the
   * table waits for the viewer's next, everything since. The same after a reload; moves taken back are not in it.
   */
  readonly path: readonly JsonObject[]
  /** False if the player wants no motion. */
  readonly motion: boolean
  /** A phone: the board alone at the top, everything else in sheets. */
  readonly compact: boolean
}

/** What one seat's card in the seat list shows of the game. */
export interface SeatProps<V> {
  readonly view: V
  readonly seat: Seat
  readonly text: GameText
  readonly speech: Speech
  readonly color: number
  readonly compact: boolean
}
