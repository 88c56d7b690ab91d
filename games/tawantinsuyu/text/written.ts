import type { Seat } from '@durbar/kernel'
import type { axomammaReasons, Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'

/** Moves, events and refusals as they are told: ids of the notation have become names of the language (see naming.ts). */

type By = { readonly seat: Seat }
type Named = string
/** A kind of move or event that tells nothing but itself. */
type Nothing = Readonly<Record<never, never>>

/** Cards with one soldier and cards with two. */
export interface Soldiers {
  readonly ones: number
  readonly twos: number
}
interface Goods {
  /** What it comes to, as a list; empty if nothing. */
  readonly goods: readonly string[]
}

/** What it costs, as a list; empty if it is free, undefined where prices are no question. */
interface Priced {
  readonly price: readonly string[] | undefined
}

interface MoveFields {
  starter: { readonly tile: Named }
  keep: { readonly cards: readonly Named[] }
  'settle-priest': { readonly section: number; readonly action: Named }
  /** `as` is the role, where it is not the worker's own. */
  place: { readonly worker: Named; readonly as: Named | undefined; readonly space: Named }
  'pay-card': { readonly card: Named }
  'pay-gold': Nothing
  pay: Goods
  'pick-up': { readonly space: Named; readonly worker: Named }
  'pay-potato': Nothing
  task: { readonly task: Named }
  take: { readonly effect: Named }
  choose: { readonly effect: Named }
  'god-card': { readonly card: Named | undefined }
  'keep-army': { readonly card: Named }
  nomad: { readonly worker: Named }
  climb: Nothing
  'refresh-building': Priced & { readonly tile: Named }
  'refresh-army': Priced & { readonly card: Named }
  stairs: Priced & { readonly slot: Named }
  build: Priced & { readonly tile: Named }
  swap: { readonly card: Named }
  remove: { readonly tile: Named }
  statue: Priced & { readonly statue: Named }
  buy: Priced & { readonly tile: Named }
  'put-under': { readonly tile: Named }
  lay: { readonly next: Named | undefined; readonly side: Named }
  weaving: { readonly top: boolean }
  produce: { readonly tile: Named }
  'move-priest': { readonly sections: number; readonly action: Named }
  pray: Nothing
  train: Nothing
  recruit: { readonly worker: Named }
  perform: { readonly action: Named }
  'take-gold': Nothing
  sacrifice: { readonly statue: Named; readonly steps: number }
  offer: Priced & { readonly steps: number }
  'lose-villager': { readonly end: Named; readonly worker: Named }
  'lose-nomad': { readonly worker: Named }
  muster: Priced & { readonly card: Named }
  /** `brings` is what is printed on the space. */
  conquer: { readonly space: Named; readonly brings: readonly Named[] }
  commit: { readonly down: Soldiers; readonly discard: Soldiers }
  /** `price` is one potato or one corn. */
  hire: { readonly worker: Named; readonly price: Named }
  dismiss: { readonly worker: Named }
  /** `lost` are the points for the cards that go hungry. */
  feed: { readonly gold: number; readonly lost: number }
  'play-card': { readonly card: Named }
  /** What is passed: the question that is asked. */
  pass: { readonly question: string; readonly after: boolean }
  'discard-army': { readonly card: Named }
  exchange: { readonly from: Named; readonly to: Named }
  'potato-card': Nothing
}

/** Indexed by the kinds the rules know, so that a kind without fields here does not compile. */
export type MoveKind = Move['k']
export type MoveTold<K extends MoveKind> = MoveFields[K]

interface EventFields {
  'starter-taken': By & { readonly tile: Named }
  'hand-chosen': By
  'cards-opened': By & { readonly cards: readonly Named[] }
  'priest-settled': By & { readonly section: number }
  'turn-began': By
  placed: By & { readonly worker: Named; readonly as: Named | undefined; readonly space: Named }
  'card-paid': By & { readonly card: Named }
  paid: By & Goods
  gained: By & Goods
  scored: By & { readonly source: Named; readonly points: number }
  'stairs-used': By & { readonly slot: Named; readonly owner: Seat }
  'picked-up': By & { readonly space: Named; readonly worker: Named }
  'tasks-counted': By & {
    readonly tasks: number
    readonly neighbors: number
    readonly ability: number
    readonly building: number
  }
  'task-done': By & { readonly task: Named }
  'tasks-lost': By & { readonly tasks: number }
  'god-drawn': By
  'god-seen': By & { readonly card: Named }
  'god-taken': By & { readonly card: Named }
  'army-drawn': By & { readonly cards: number }
  'army-seen': By & { readonly cards: readonly Named[] }
  'army-discarded': By & { readonly card: Named }
  'worker-gained': By & { readonly worker: Named; readonly from: Named }
  'nomad-came': { readonly worker: Named }
  'worker-dismissed': By & { readonly worker: Named }
  climbed: By & { readonly step: number }
  'building-refreshed': By & { readonly tile: Named }
  'army-refreshed': By & { readonly card: Named }
  'stairs-built': By & { readonly slot: Named }
  built: By & { readonly tile: Named }
  'card-swapped': By
  'tile-removed': By & { readonly tile: Named }
  'market-filled': { readonly tiles: readonly Named[] }
  'statue-built': By & { readonly statue: Named }
  'weavings-shown': By & { readonly tiles: readonly Named[] }
  'weaving-put-under': By
  'weaving-gained': By & { readonly tile: Named }
  'weaving-laid': By & { readonly tile: Named; readonly next: Named | undefined; readonly side: Named }
  produced: By & { readonly tile: Named; readonly turned: boolean }
  'priest-moved': By & { readonly section: number; readonly action: Named }
  'gold-instead': By
  'passive-used': By & { readonly tile: Named }
  sacrificed: By & { readonly statue: Named }
  offered: By & { readonly steps: number }
  casualty: By & { readonly worker: Named; readonly from: Named }
  mustered: By & { readonly card: Named }
  conquered: By & { readonly space: Named }
  'soldiers-spent': By & { readonly down: Soldiers; readonly discard: Soldiers }
  exchanged: By & { readonly from: Named; readonly to: Named }
  'card-offered': { readonly card: Named }
  'offer-shuffled': Nothing
  'festival-called': By & { readonly number: number }
  'festival-began': By & { readonly number: number }
  'region-scored': By & { readonly region: Named; readonly points: number }
  fed: By & { readonly potatoes: number; readonly gold: number; readonly missing: number }
  'village-filled': { readonly workers: readonly Named[] }
  'space-blocked': { readonly space: Named; readonly worker: Named }
  'card-played': By & { readonly card: Named }
  'market-cleared': Nothing
  passed: By
  'game-ended': EndTold
  /** `because` is what makes an action worth it for her. */
  axomamma: { readonly why: HerReason; readonly value: number; readonly about: Named; readonly because: string }
  'offer-card-removed': { readonly card: Named }
  'token-moved': { readonly value: number; readonly field: Named }
  'slot-filled': { readonly slot: number; readonly god: Named }
}

/** How the game ended. Alone it is about the goal and about her points. */
export interface EndTold {
  readonly winners: readonly Seat[]
  readonly points: number
  /** Somebody else has as many points, but fewer resources. */
  readonly byResources: boolean
  readonly solo: SoloEnd | undefined
}
export interface SoloEnd {
  readonly won: boolean
  readonly goal: number
  readonly hers: number
  /** Why it is lost: below the goal, or not more than hers; both may be true. */
  readonly short: boolean
  readonly behind: boolean
}

export type EventKind = Event['k']
export type EventTold<K extends EventKind> = EventFields[K]

/** Reasons of hers that mean different things in different places. */
type Split = 'die' | 'fewest' | 'highest' | 'personality'
export type HerReason =
  | Exclude<(typeof axomammaReasons)[number], Split>
  | 'die-priest'
  | 'die-place'
  | 'die-statue'
  | 'fewest-discard'
  | 'fewest-worker'
  | 'fewest-stone'
  | 'highest-discard'
  | 'highest-points'
  | 'personality-drawn'
  | 'personality-acts'

export const questionKinds = [
  'starter',
  'opening-hand',
  'settle-priest',
  'turn',
  'pay-placement',
  'pick-up',
  'benefits',
  'priest-potato',
  'tasks',
  'pay',
  'rewards',
  'choose',
  'god-card',
  'train',
  'nomad',
  'gold-climb',
  'refresh-one',
  'refresh',
  'build',
  'swap',
  'stairs',
  'statue',
  'sort-out',
  'buy-weavings',
  'leftover',
  'put-back',
  'lay',
  'choose-weaving',
  'produce-once',
  'production',
  'perform',
  'worship',
  'offering',
  'casualty',
  'muster',
  'conquer',
  'commit',
  'hire',
  'dismiss',
  'feed',
  'play-cards',
  'over',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** The question with what the view adds to it; what a question has nothing to do with is empty. */
export interface QuestionTold {
  /** A side action was taken already, and one more is due. */
  readonly second: boolean
  readonly action: string
  readonly cost: readonly string[]
  readonly effects: readonly string[]
  readonly space: string
  readonly tile: string
  readonly tasks: number
  /** What every answer costs, where all cost the same. */
  readonly price: readonly string[]
  /** A payment in gold is possible. */
  readonly gold: boolean
  /** Production: a building is face-up and can produce. */
  readonly ready: boolean
  /** God cards without a potato. */
  readonly unfed: number
}

/** Every reason of the rules, of the kernel and of the table. */
export const reasons = [
  'game-over',
  'not-your-decision',
  'not-asked-now',
  'nothing-to-undo',
  'nothing-to-redo',
  'solo-only',
  'needs-potato',
  'needs-corn',
  'needs-stone',
  'needs-gold',
  'needs-food',
  'not-the-price',
  'starter-not-there',
  'keep-exactly',
  'card-not-in-hand',
  'no-such-section',
  'no-such-worker',
  'not-its-role',
  'space-taken',
  'needs-card-or-gold',
  'side-actions-begun',
  'card-of-another-god',
  'not-adjacent',
  'nobody-there',
  'is-a-warrior',
  'no-such-benefit',
  'task-not-here',
  'once-per-set',
  'not-between-tasks',
  'no-such-reward',
  'god-deck-empty',
  'card-not-in-offer',
  'no-god-cards',
  'card-not-drawn',
  'no-nomads',
  'no-such-nomad',
  'nothing-face-down',
  'not-face-down',
  'not-face-up',
  'buildings-only',
  'no-refresh-left',
  'refreshed-after-producing',
  'no-stair-markers',
  'no-stair-slots',
  'slot-taken',
  'needs-upper-stairs',
  'market-empty',
  'cannot-pay-any-building',
  'not-in-market',
  'swapped-already',
  'remove-one-at-least',
  'no-statues-left',
  'statue-gone',
  'only-small',
  'no-weavings',
  'weaving-not-shown',
  'right-end-only',
  'new-tapestry-has-no-left',
  'not-your-weaving',
  'not-an-end',
  'pattern-there-already',
  'only-the-top-two',
  'side-action-done',
  'one-or-two-sections',
  'no-such-statue',
  'one-of-each-size',
  'so-many-steps',
  'village-empty',
  'village-not-empty',
  'no-conquest-markers',
  'needs-soldiers',
  'not-these-soldiers',
  'so-much-gold',
  'not-your-turn',
  'festival',
  'needs-building',
  'not-exchangeable',
  'just-exchanged',
] as const
export type Reason = (typeof reasons)[number]

/** What a refusal tells besides its reason, in words; what it does not tell is empty or 0. */
export interface Details {
  readonly need: number
  readonly have: number
  readonly down: number
  readonly discard: number
  /** Whatever single thing it is about: a card, a space, a worker, a building, an action, an option. */
  readonly what: string
}
