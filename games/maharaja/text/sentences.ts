import type { GameText, JsonObject, Refusal, Seat, Speech } from '@durbar/kernel'
import type { options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { type MoveTold, type QuestionKind, type QuestionTold, tellMove, tellQuestion } from './told.ts'
import type {
  ActionName,
  CharacterName,
  CountedReason,
  EventKind,
  LedgerName,
  MoveKind,
  PartName,
  PlaceReason,
  PlainReason,
  SiteName,
  WrittenEvent,
  WrittenEventOf,
  WrittenMove,
} from './written.ts'

/** The names of things, for sentences and for whatever the board shows. */
export interface Words {
  readonly characters: Readonly<Record<CharacterName, string>>
  readonly actions: Readonly<Record<ActionName, string>>
  /** What is left of an action, as a name. */
  readonly parts: Readonly<Record<PartName, string>>
  readonly sites: Readonly<Record<SiteName, string>>
  /** The name of a place; `given` is what the component pack calls it. */
  place(id: string, given?: string): string
}

type OptionName = keyof typeof options
type OptionTexts = {
  readonly [O in OptionName]: {
    readonly name: string
    readonly values: Readonly<Record<(typeof options)[O]['values'][number], string>>
  }
}

/** The lines of the score sheet; what gold is made of comes from the ledger, and cities go by their names. */
export type ScoreKey = 'palaces' | 'gold' | 'character' | LedgerName

/** Everything a language has to say; whatever is missing does not compile. */
export interface Sentences {
  readonly title: string
  readonly pitch: string
  readonly words: Words
  readonly options: OptionTexts
  readonly questions: { readonly [K in QuestionKind]: (question: QuestionTold<K>, speech: Speech) => string }
  readonly moves: { readonly [K in MoveKind]: (move: MoveTold<K>, speech: Speech) => string }
  readonly events: { readonly [K in EventKind]: (event: WrittenEventOf<K>, speech: Speech) => string }
  readonly refusals: Readonly<Record<PlainReason, string>> &
    Readonly<Record<CountedReason, (need: number, have: number) => string>> &
    Readonly<Record<PlaceReason, (places: readonly string[]) => string>>
  readonly scoreLines: Readonly<Record<ScoreKey, string>>
  readonly progress: {
    readonly setup: string
    turn(turn: number, turns: number, last: boolean): string
    over(turn: number): string
  }
}

export function isYou(seat: Seat, speech: Speech): boolean {
  return seat === speech.you
}

/** Seen from here every sentence takes any move, question or event; `Sentences` guarantees the match. */
type Sentence<T> = (told: T, speech: Speech) => string

export function makeText(sentences: Sentences): GameText {
  return {
    title: sentences.title,
    pitch: sentences.pitch,
    options: sentences.options,
    question(seen, speech) {
      const view = seen as View
      const kind = view.question.question
      const say = find<Sentence<QuestionTold<QuestionKind>>>(sentences.questions, kind, 'question')
      return say(tellQuestion(view, speech), speech)
    },
    move(json, seen, speech) {
      const move = json as unknown as WrittenMove
      const say = find<Sentence<WrittenMove>>(sentences.moves, move.move, 'move')
      return say(tellMove(move, seen as View), speech)
    },
    event(json: JsonObject, speech) {
      const event = json as unknown as WrittenEvent
      return find<Sentence<WrittenEvent>>(sentences.events, event.event, 'event')(event, speech)
    },
    refusal: (refusal) => refusalSentence(sentences, refusal),
    scoreLine: (key) => (sentences.scoreLines as Readonly<Record<string, string>>)[key] ?? sentences.words.place(key),
    progress(seen) {
      const { turn, turns, lastTurn, question } = seen as View
      if (question.question === 'over') return sentences.progress.over(turn)
      return turn === 0 ? sentences.progress.setup : sentences.progress.turn(turn, turns, lastTurn)
    },
  }
}

function refusalSentence(sentences: Sentences, refusal: Refusal): string {
  const { reason, need, have, gaps } = refusal
  const say = find<string | ((...details: unknown[]) => string)>(sentences.refusals, reason, 'refusal')
  if (typeof say === 'string') return say
  const places = Array.isArray(gaps) ? gaps.map((place) => sentences.words.place(String(place))) : undefined
  return places ? say(places) : say(need, have)
}

/** A kind that no language knows is a mistake in the program, not something to be silent about. */
function find<T>(table: object, kind: string, what: string): T {
  if (!Object.hasOwn(table, kind)) throw new RangeError(`no sentence for ${what} "${kind}"`)
  return (table as Readonly<Record<string, T>>)[kind] as T
}
