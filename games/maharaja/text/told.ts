import { at, type Seat, type Speech } from '@durbar/kernel'
import { characterNames } from '../rules/names.ts'
import type { PlayerView, QuestionView, View } from '../rules/view.ts'
import type { ActionName, CharacterName, MoveKind, PartName, WrittenMove, WrittenMoveOf } from './written.ts'

/** What sentences tell beyond the move or question itself, looked up in the view once for all languages. */

/** MH:3 the fields between the arrow and field 1. */
const unnumberedFields = 7

/** A thing of which there may be several. */
export interface Tally<T> {
  readonly what: T
  readonly count: number
}

interface Extras {
  travel: { /** MH:25 the Wandering Monk's tolls are the bank's. */ readonly byBank: boolean }
  gold: { readonly gold: number }
  house: { readonly price: number }
  quarry: { readonly houses: number }
  palace: { readonly city: string; readonly price: number }
  governor: { /** The move makes this city the Maharaja's next one. */ readonly becomesNext: boolean }
  take: { /** Whoever holds the card; undefined for the bank. */ readonly from: Seat | undefined }
  exchange: { readonly from: Seat }
  give: { readonly to: Seat }
  end: { readonly left: readonly Tally<PartName>[] /** Who is compensated. */; readonly rivals: readonly Seat[] }
}

export type MoveTold<K extends MoveKind> = K extends keyof Extras ? WrittenMoveOf<K> & Extras[K] : WrittenMoveOf<K>

const extras: { readonly [K in keyof Extras]: (move: WrittenMoveOf<K>, view: View) => Extras[K] } = {
  travel: (_, view) => ({ byBank: playing(view).characters.includes('wandering-monk') }),
  gold: (_, { prices }) => ({ gold: prices.goldAction }),
  house: (move, { prices }) => ({ price: move.for === 'builder' ? 0 : prices.housePrice }),
  quarry: (_, view) => ({ houses: Math.min(2, playing(view).quarry) }),
  palace(_, view) {
    const { architect, characters } = playing(view)
    const cheap = characters.includes('master-craftsman')
    return { city: architect, price: cheap ? view.prices.craftsmanPalacePrice : view.prices.palacePrice }
  },
  governor: (move, view) => ({ becomesNext: !view.lastTurn && becomesNext(move.city, view.track) }),
  take: (move, view) => ({ from: holderOf(move.card, view) }),
  exchange: (move, view) => ({ from: holderOf(move.card, view) ?? playing(view).seat }),
  give: (_, view) => ({ to: view.question.question === 'surrender' ? view.question.to : playing(view).seat }),
  end: (move, view) => ({
    left: tallyParts(move.undone),
    rivals: view.players.map(({ seat }) => seat).filter((seat) => seat !== playing(view).seat),
  }),
}

/** The move with what the view adds to it. */
export function tellMove(move: WrittenMove, view: View): WrittenMove {
  const extra = (extras as Partial<Record<MoveKind, (move: WrittenMove, view: View) => object>>)[move.move]
  return extra ? { ...move, ...extra(move, view) } : move
}

/** Whose turn it is, or who is asked. */
function playing(view: View): PlayerView {
  return at(view.players, view.current?.seat ?? view.deciders[0] ?? 0)
}

function holderOf(card: CharacterName, view: View): Seat | undefined {
  return view.players.find(({ characters }) => characters.includes(card))?.seat
}

/** MH:33 two fields down, and those it passes one up. */
function becomesNext(city: string, track: readonly (string | null)[]): boolean {
  const field = track.indexOf(city)
  const lowest = track.findIndex((governor) => governor !== null)
  return field !== lowest && field - 2 <= lowest
}

/** What a list of undone parts comes to: both halves of Quarry are told as one. */
export function tallyParts(parts: readonly PartName[]): readonly Tally<PartName>[] {
  const whole = parts.filter((part) => part === 'first-stone').length
  let merged = 0
  return tally(parts.filter((part) => part !== 'second-stone' || ++merged > whole))
}

/** How often each of them is there, in the order they come. */
export function tally<T>(items: readonly T[]): readonly Tally<T>[] {
  return [...new Set(items)].map((what) => ({ what, count: items.filter((item) => item === what).length }))
}

/** "Palace", or "Palace ×2". */
export function times(name: string, count: number): string {
  return count === 1 ? name : `${name} ×${count}`
}

export type ToDo =
  | { readonly action: ActionName; readonly part?: undefined }
  | { readonly part: PartName; readonly action?: undefined }

export interface Asked {
  /** The reader has to decide. */
  readonly mine: boolean
  /** The seats that have to. */
  readonly deciders: readonly Seat[]
}

interface QuestionExtras {
  choose: Asked
  place: Asked & { /** Houses still to be placed by whoever is asked, this one included. */ readonly left: number }
  planning: Asked & { /** The reader's own disc, if set. */ readonly disc: readonly ActionName[] | undefined }
  replace: Asked
  over: { readonly winner: Seat; readonly palaces: number }
  auction: Asked & { readonly bid: number | null; readonly leader: Seat | null }
  turn: Asked & {
    /** Whole actions by name, and the parts that are left of begun ones. */
    readonly toDo: readonly Tally<ToDo>[]
    readonly builder: boolean
    readonly privilege: boolean
  }
  settle: Asked & { readonly from: string }
  surrender: Asked & { readonly to: Seat }
}

export type QuestionKind = QuestionView['question']
export type QuestionTold<K extends QuestionKind> = QuestionExtras[K]

/** The question with what the view adds to it. */
export function tellQuestion(view: View, speech: Speech): QuestionTold<QuestionKind> {
  const { question, deciders } = view
  if (question.question === 'over') return winnerOf(view)
  const asked: Asked = { mine: speech.you !== 'spectator' && deciders.includes(speech.you), deciders }
  switch (question.question) {
    case 'place':
      return { ...asked, left: playing(view).pool }
    case 'planning': {
      const disc = view.players.find(({ seat }) => seat === speech.you)?.disc
      return { ...asked, disc: typeof disc === 'string' ? undefined : disc }
    }
    case 'turn':
      return { ...asked, ...toDo(view) }
    default:
      return { ...asked, ...question }
  }
}

/** MH:58–60 most palaces, then most gold, then the lowest character; at the end all of it is open. */
function winnerOf(view: View): QuestionTold<'over'> {
  const ranked = view.players.toSorted(
    (a, b) => b.palacesBuilt - a.palacesBuilt || (b.gold ?? 0) - (a.gold ?? 0) || (a.order ?? 0) - (b.order ?? 0),
  )
  const winner = at(ranked, 0)
  return { winner: winner.seat, palaces: winner.palacesBuilt }
}

function toDo(view: View): Omit<QuestionTold<'turn'>, keyof Asked> {
  const { characters, privileges } = playing(view)
  const turn = view.current
  const actions = turn?.actions ?? []
  const whole = actions.filter(({ parts, left }) => left.length === parts.length).map(({ action }) => action)
  const begun = actions.filter(({ parts, left }) => left.length < parts.length).flatMap(({ left }) => left)
  return {
    toDo: [
      ...tally(whole).map(({ what, count }) => ({ what: { action: what }, count })),
      ...tallyParts(begun).map(({ what, count }) => ({ what: { part: what }, count })),
    ],
    builder: characters.includes('builder') && turn?.builderUsed === false,
    privilege: privileges > 0 && turn?.privilegeUsed === false,
  }
}

/** MH:35–41 the number printed on a character. */
export function characterNumber(card: CharacterName): number {
  return characterNames.indexOf(card) + 1
}

/** A field of the governor track: its number, or for those below field 1 how far above the arrow it is. */
export function fieldNumber(field: number): { readonly numbered: boolean; readonly number: number } {
  return field < unnumberedFields
    ? { numbered: false, number: field + 1 }
    : { numbered: true, number: field - unnumberedFields + 1 }
}
