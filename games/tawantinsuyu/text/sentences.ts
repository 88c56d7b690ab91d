import type { GameText, JsonObject, Seat, Speech } from '@durbar/kernel'
import type { sourceNames } from '../rules/names.ts'
import type { options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { ended, naming } from './naming.ts'
import type { Words } from './words.ts'
import type {
  Details,
  EndTold,
  EventKind,
  EventTold,
  HerReason,
  MoveKind,
  MoveTold,
  QuestionKind,
  QuestionTold,
  Reason,
} from './written.ts'

type OptionName = keyof typeof options
export type OptionTexts = {
  readonly [O in OptionName]: {
    readonly name: string
    readonly values: Readonly<Record<(typeof options)[O]['values'][number], string>>
  }
}

/** The lines of the score sheet; a tapestry is told by its size. */
type SourceName = (typeof sourceNames)[number]
type ScoreKey =
  | SourceName
  | 'track'
  | 'tapestries'
  | 'buildings'
  | 'army-cards'
  | 'workers'
  | 'gold'
  | 'resources'
  | 'tie-break-resources'

export type Questions = { readonly [K in Exclude<QuestionKind, 'over'>]: string | ((question: QuestionTold) => string) }
export type Moves = { readonly [K in MoveKind]: (move: MoveTold<K>) => string }
export type Events = {
  readonly [K in Exclude<EventKind, 'axomamma' | 'game-ended'>]: (event: EventTold<K>, speech: Speech) => string
}
export type Ended = (end: EndTold, speech: Speech) => string
/** What Axomamma decides by. */
export type Reasons = { readonly [R in HerReason]: (value: number, about: string, because: string) => string }
export type Refusals = { readonly [R in Reason]: string | ((details: Details) => string) }

/** Everything a language has to say; whatever is missing does not compile. */
export interface Sentences {
  readonly title: string
  readonly pitch: string
  readonly words: Words
  readonly options: OptionTexts
  readonly questions: Questions
  waiting(names: readonly string[]): string
  readonly ended: Ended
  readonly moves: Moves
  readonly events: Events
  readonly reasons: Reasons
  readonly refusals: Refusals
  readonly scoreLines: Readonly<Record<ScoreKey, string>>
  tapestry(size: number): string
  readonly progress: {
    readonly setup: string
    festivals(held: number): string
    readonly over: string
  }
}

export function isYou(seat: Seat, speech: Speech): boolean {
  return seat === speech.you
}

type Said<T> = string | ((told: T) => string)

export function makeText(sentences: Sentences): GameText {
  const { words, options, progress } = sentences
  const names = naming(words)
  // TW:17 nobody sits in Axomamma's seat, so the table has no name for it.
  const withHer = ({ you, name }: Speech): Speech => ({ you, name: (seat) => name(seat) || words.axomamma })
  return {
    title: sentences.title,
    pitch: sentences.pitch,
    automaton: words.axomamma,
    options,
    question(seen, table) {
      const view = seen as View
      const speech = withHer(table)
      const { deciders, question } = view
      if (question.end) return sentences.ended(ended(question.end), speech)
      const waits = deciders.length > 0 && (speech.you === 'spectator' || !deciders.includes(speech.you))
      const said = find<Said<QuestionTold>>(sentences.questions, question.question, 'question')
      if (waits) return sentences.waiting(deciders.map((seat) => speech.name(seat)))
      return typeof said === 'string' ? said : said(names.question(view))
    },
    move(json, seen) {
      const say = find<(told: unknown) => string>(sentences.moves, String(json.move), 'move')
      return say(names.move(json, seen as View))
    },
    event(json: JsonObject, speech) {
      if (json.event === 'axomamma') {
        const { why, value, about, because } = names.event(json) as EventTold<'axomamma'>
        return find<Reasons[HerReason]>(sentences.reasons, why, 'reason')(value, about, because)
      }
      if (json.event === 'game-ended')
        return sentences.ended(names.event(json) as EventTold<'game-ended'>, withHer(speech))
      const say = find<(told: unknown, speech: Speech) => string>(sentences.events, String(json.event), 'event')
      const told = names.event(json)
      return say(json.event === 'scored' ? withSource(sentences, told as EventTold<'scored'>) : told, withHer(speech))
    },
    refusal(refusal) {
      const say = find<Said<Details>>(sentences.refusals, refusal.reason, 'refusal')
      return typeof say === 'string' ? say : say(names.details(refusal, options))
    },
    scoreLine(key) {
      const size = /^tapestry-of-(\d+)$/.exec(key)?.[1]
      return size ? sentences.tapestry(Number(size)) : find<string>(sentences.scoreLines, key, 'score line')
    },
    progress(seen) {
      const { active, festivals, question } = seen as View
      if (question.question === 'over') return progress.over
      return active === null ? progress.setup : progress.festivals(festivals)
    },
  }
}

/** Points are told by the line of the score sheet they stand in. */
function withSource(sentences: Sentences, told: EventTold<'scored'>): EventTold<'scored'> {
  return { ...told, source: sentences.scoreLines[told.source as SourceName] }
}

/** A kind that no language knows is a mistake in the program, not something to be silent about. */
function find<T>(table: object, kind: string, what: string): T {
  if (!Object.hasOwn(table, kind)) throw new RangeError(`no sentence for ${what} "${kind}"`)
  return (table as Readonly<Record<string, T>>)[kind] as T
}
