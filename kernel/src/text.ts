import type { Refusal, Seat, Viewer } from './game.ts'
import type { JsonObject } from './json.ts'

/** The four languages of the house. */
export const languages = ['en', 'pl', 'es', 'zh-Hant'] as const
export type Language = (typeof languages)[number]

/** One numbered rule or ruling in our own words, as the rulebook panel shows it. */
export interface RuleText {
  /** A few words, as a heading. */
  readonly title: string
  /** One short paragraph; plain text. */
  readonly body: string
}

/** The rulebook of one game in one language. The ids are the same in every language, which the compiler checks. */
export interface Rulebook<ChapterId extends string = string, RuleId extends string = string> {
  readonly chapters: Readonly<Record<ChapterId, string>>
  readonly rules: Readonly<Record<RuleId, RuleText>>
}

/** Who is at the table, for sentences that name people. */
export interface Speech {
  /** The seat that reads the sentence, which is then "you". */
  readonly you: Viewer
  /** The name of whoever sits there. */
  name(seat: Seat): string
}

/**
 * Everything a game says, in one language. The rules emit data; this is the only place where sentences are made.
 * Moves, events and views come as notation writes them, with names instead of integers.
 */
export interface GameText {
  /** The title, and one sentence about it. */
  readonly title: string
  readonly pitch: string
  /** What the player is called that the rules themselves move, where a game has one; nobody holds its seat. */
  readonly automaton?: string
  /** What an option is about, and what each of its values means. */
  readonly options: Readonly<
    Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
  >
  /** What is being asked of the viewer, or whom the table waits for, in one sentence. */
  question(view: unknown, speech: Speech): string
  /** What a legal move does, short enough for a button or a list. */
  move(move: JsonObject, view: unknown, speech: Speech): string
  /** What happened, as the log tells it; empty where the events beside it tell it already. */
  event(event: JsonObject, speech: Speech): string
  /** Why a move is not legal. */
  refusal(refusal: Refusal, speech: Speech): string
  /** The heading of a line of the score sheet. */
  scoreLine(key: string): string
  /** Names for the kinds of moves that people would call actions, for statistics; the others are steps of these. */
  readonly deeds?: Readonly<Record<string, string>>
  /** How far the play is, for lists of tables; of the view it needs what the rules call `progress`. */
  progress(view: unknown): string
}
