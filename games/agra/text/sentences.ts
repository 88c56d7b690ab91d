import type { GameText, JsonObject, Refusal, Seat, Speech } from '@durbar/kernel'
import type { options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import type { PlainReason, ReasonDetails } from './reasons.ts'
import { type MoveTold, type Outcome, outcomeOf, type QuestionTold, tellMove, tellQuestion } from './told.ts'
import type {
  BonusName,
  CircleName,
  EventKind,
  FavorName,
  GoodName,
  GuildName,
  LedgerName,
  MoveKind,
  NotableName,
  QuestionKind,
  SpaceName,
  WrittenEvent,
  WrittenEventOf,
  WrittenMove,
  WrittenQuestion,
} from './written.ts'

/** The names of things, for sentences and for whatever the board shows. */
export interface Words {
  readonly goods: Readonly<Record<GoodName, string>>
  /** The main characters and the buildings. */
  readonly spaces: Readonly<Record<SpaceName, string>>
  readonly guilds: Readonly<Record<GuildName, string>>
  readonly notables: Readonly<Record<NotableName, string>>
  /** The printed favor actions and the favor tiles. */
  readonly favors: Readonly<Record<FavorName, string>>
  readonly bonusTiles: Readonly<Record<BonusName, string>>
  readonly circle: Readonly<Record<CircleName | 'move-farmer', string>>
  /** What happens when the boat reaches a dock. */
  readonly docks: Readonly<Record<DockNumber, string>>
}

export type DockNumber = 1 | 2 | 3 | 4 | 5 | 6

type OptionName = keyof typeof options
export type OptionTexts = {
  readonly [O in OptionName]: {
    readonly name: string
    readonly values: Readonly<Record<(typeof options)[O]['values'][number], string>>
  }
}

/** The lines of the score sheet; contracts and guilds go by their names. */
export type ScoreKey =
  | 'rupees'
  | 'contracts'
  | 'influence'
  | 'meditation'
  | 'covers'
  | 'akbar'
  | 'tie-break'
  | LedgerName

/** What the one who decides is asked, and what the others wait for. */
interface QuestionSentences<K extends QuestionKind> {
  ask(question: QuestionTold<K>, speech: Speech): string
  waits(question: QuestionTold<K>, speech: Speech): string
}

export type Questions = { readonly [K in QuestionKind]: QuestionSentences<K> }
export type Moves = { readonly [K in MoveKind]: (move: MoveTold<K>, speech: Speech) => string }
export type Events = {
  readonly [K in Exclude<EventKind, 'points-spent'>]: (event: WrittenEventOf<K>, speech: Speech) => string
}
export type Refusals = Readonly<Record<PlainReason, string>> & {
  readonly [R in keyof ReasonDetails]: (details: ReasonDetails[R]) => string
}

/** Everything a language has to say; whatever is missing does not compile. */
export interface Sentences {
  readonly title: string
  readonly pitch: string
  readonly words: Words
  readonly options: OptionTexts
  readonly questions: Questions
  /** The sentence around what the others wait for. */
  waiting(seat: Seat, waits: string, speech: Speech): string
  over(outcome: Outcome, speech: Speech): string
  readonly moves: Moves
  readonly events: Events
  readonly refusals: Refusals
  readonly scoreLines: Readonly<Record<ScoreKey, string>>
  readonly progress: {
    /** The last round is known once the end has been triggered. */
    round(round: number, dock: number, last: number | null): string
    over(round: number): string
  }
}

export function isYou(seat: Seat, speech: Speech): boolean {
  return seat === speech.you
}

/** Seen from here every sentence takes any move, question or event; `Sentences` guarantees the match. */
type Sentence<T> = (told: T, speech: Speech) => string
interface AnyQuestion {
  readonly ask: Sentence<QuestionTold<QuestionKind>>
  readonly waits: Sentence<QuestionTold<QuestionKind>>
}

/** What the next event tells anyway: goods produced are gained, and points are spent on something. */
function isTold(event: WrittenEvent): boolean {
  return (event.event === 'produced' && event.count > 0) || event.event === 'points-spent'
}

export function makeText(sentences: Sentences): GameText {
  return {
    title: sentences.title,
    pitch: sentences.pitch,
    options: sentences.options,
    question(seen, speech) {
      const view = seen as View
      if (view.question === null) return sentences.over(outcomeOf(view), speech)
      const asked = view.question as unknown as WrittenQuestion
      const say = find<AnyQuestion>(sentences.questions, asked.frame, 'question')
      const told = tellQuestion(asked, view, speech)
      return told.mine ? say.ask(told, speech) : sentences.waiting(told.seat, say.waits(told, speech), speech)
    },
    move(json, seen, speech) {
      const move = json as unknown as WrittenMove
      const say = find<Sentence<WrittenMove>>(sentences.moves, move.move, 'move')
      return say(tellMove(move, seen as View), speech)
    },
    event(json: JsonObject, speech) {
      const event = json as unknown as WrittenEvent
      if (isTold(event)) return ''
      return find<Sentence<WrittenEvent>>(sentences.events, event.event, 'event')(event, speech)
    },
    refusal(refusal: Refusal) {
      const say = find<string | ((details: Refusal) => string)>(sentences.refusals, refusal.reason, 'refusal')
      return typeof say === 'string' ? say : say(refusal)
    },
    scoreLine: (key) => scoreLine(sentences, key),
    progress(seen) {
      const { round, dock, lastRound, question } = seen as View
      if (question === null) return sentences.progress.over(round)
      return sentences.progress.round(round, dock, lastRound)
    },
  }
}

function scoreLine({ scoreLines, words }: Sentences, key: string): string {
  for (const table of [scoreLines, words.notables]) if (Object.hasOwn(table, key)) return find(table, key, 'line')
  return find(words.guilds, key, 'line')
}

/** A kind that no language knows is a mistake in the program, not something to be silent about. */
function find<T>(table: object, kind: string, what: string): T {
  if (!Object.hasOwn(table, kind)) throw new RangeError(`no sentence for ${what} "${kind}"`)
  return (table as Readonly<Record<string, T>>)[kind] as T
}
