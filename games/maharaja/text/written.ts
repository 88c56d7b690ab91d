import type { Seat } from '@durbar/kernel'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { actionNames, characterNames, ledgerNames, partNames, siteNames, sourceNames } from '../rules/names.ts'

/** Moves, events and refusals as they reach the text room: written by notation, with names instead of integers. */

export type ActionName = (typeof actionNames)[number]
export type SourceName = (typeof sourceNames)[number]
export type CharacterName = (typeof characterNames)[number]
export type PartName = (typeof partNames)[number]
export type SiteName = (typeof siteNames)[number]
export type LedgerName = (typeof ledgerNames)[number]
/** The id of a place; component packs bring their own. */
export type PlaceName = string

/** A kind of move or event that tells nothing but itself. */
type Nothing = Readonly<Record<never, never>>

export interface Toll {
  readonly to: Seat
  readonly gold: number
}

interface MoveFields {
  choose: { readonly card: CharacterName }
  bid: { readonly gold: number }
  pass: Nothing
  place: { readonly at: PlaceName }
  disc: { readonly actions: readonly ActionName[] }
  travel: { readonly to: PlaceName; readonly pays: readonly Toll[] }
  gold: Nothing
  house: { readonly for: SourceName; readonly at: PlaceName }
  'move-house': { readonly for: SourceName; readonly from: PlaceName }
  settle: { readonly at: PlaceName }
  quarry: Nothing
  palace: { readonly for: SourceName; readonly site: SiteName }
  governor: { readonly city: PlaceName }
  take: { readonly card: CharacterName }
  exchange: { readonly card: CharacterName; readonly give: CharacterName }
  lure: { readonly from: Seat }
  privilege: { readonly action: ActionName }
  replace: { readonly card: CharacterName }
  give: { readonly card: CharacterName }
  end: { readonly undone: readonly PartName[]; readonly compensation: number }
}

/** Indexed by the kinds the rules know, so that a kind without fields here does not compile. */
export type MoveKind = Move['k']
export type WrittenMoveOf<K extends MoveKind> = { readonly move: K } & MoveFields[K]
export type WrittenMove = { [K in MoveKind]: WrittenMoveOf<K> }[MoveKind]

export interface CityScored {
  readonly seat: Seat
  readonly points: number
  readonly gold: number
}

interface EventFields {
  'character-chosen': { readonly seat: Seat; readonly card: CharacterName }
  bid: { readonly seat: Seat; readonly gold: number }
  passed: { readonly seat: Seat }
  'auction-won': { readonly seat: Seat; readonly gold: number }
  'house-placed': { readonly seat: Seat; readonly at: PlaceName }
  'pool-filled': { readonly houses: number }
  'maharaja-moved': { readonly turn: number; readonly to: PlaceName; readonly field: number }
  'disc-set': { readonly seat: Seat }
  'disc-revealed': { readonly seat: Seat; readonly actions: readonly ActionName[] }
  'trader-paid': { readonly seat: Seat; readonly gold: number }
  'privilege-gained': { readonly seat: Seat }
  'privilege-used': { readonly seat: Seat; readonly action: ActionName }
  'privileges-expired': { readonly seat: Seat; readonly count: number }
  traveled: {
    readonly seat: Seat
    readonly from: PlaceName
    readonly to: PlaceName
    readonly via: readonly PlaceName[]
  }
  toll: { readonly seat: Seat; readonly to: Seat; readonly gold: number; readonly byBank: boolean }
  'gold-taken': { readonly seat: Seat; readonly gold: number }
  'house-built': { readonly seat: Seat; readonly at: PlaceName; readonly price: number }
  'house-moved': { readonly seat: Seat; readonly from: PlaceName; readonly to: PlaceName }
  quarried: { readonly seat: Seat; readonly houses: number }
  'palace-built': {
    readonly seat: Seat
    readonly city: PlaceName
    readonly site: SiteName
    readonly price: number
  }
  'governor-moved': { readonly seat: Seat; readonly city: PlaceName; readonly field: number }
  'character-taken': { readonly seat: Seat; readonly card: CharacterName; readonly from: Seat | null }
  'character-returned': { readonly seat: Seat; readonly card: CharacterName }
  'character-replaced': { readonly seat: Seat; readonly card: CharacterName }
  'character-given': { readonly seat: Seat; readonly card: CharacterName; readonly to: Seat }
  lured: { readonly seat: Seat; readonly from: Seat }
  'turn-ended': { readonly seat: Seat; readonly undone: readonly PartName[] }
  compensated: { readonly seat: Seat; readonly gold: number }
  'city-scored': { readonly city: PlaceName; readonly scores: readonly CityScored[]; readonly bonus: number }
  'game-ended': { readonly winner: Seat }
}

export type EventKind = Event['k']
export type WrittenEventOf<K extends EventKind> = { readonly event: K } & EventFields[K]
export type WrittenEvent = { [K in EventKind]: WrittenEventOf<K> }[EventKind]

/** Refusals whose sentence needs nothing but the reason. */
export const plainReasons = [
  // the kernel's own
  'game-over',
  'not-your-decision',
  'not-asked-now',
  // choosing and setting up
  'not-in-bank',
  'opener-may-not-pass',
  'setup-only-in-villages',
  'village-full',
  'two-arrows',
  'privileges-need-yogi',
  // travel
  'ends-in-a-city',
  'already-there',
  'tolls-misstated',
  // houses and palaces
  'action-not-open',
  'pool-empty',
  'no-house-to-build',
  'not-the-builder',
  'builder-used',
  'architect-elsewhere',
  'no-building-here',
  'one-must-stand-in-a-city',
  'quarry-empty',
  'no-house-to-move',
  'no-own-house-there',
  'nowhere-to-go',
  'same-place',
  'no-palace-to-build',
  'architect-not-in-a-city',
  'no-palace-left',
  'site-taken',
  // governors, privileges, characters
  'not-a-governor',
  'governor-too-low',
  'no-privilege',
  'one-privilege-a-turn',
  'not-for-characters',
  'own-character',
  'not-in-game',
  'bank-first',
  'exchange-or-lure',
  'only-with-several-characters',
  'no-opponent-holds-it',
  'not-yours-to-give',
] as const
export type PlainReason = (typeof plainReasons)[number]

/** Refusals that tell what is needed and what is there. */
export const countedReasons = [
  // the table's own
  'nothing-to-undo',
  'nothing-to-redo',
  'bid-too-low',
  'needs-gold',
  'needs-toll',
  'forfeit-misstated',
  'no-more-characters-than-you',
] as const
export type CountedReason = (typeof countedReasons)[number]

/** Refusals that name places. */
export const placeReasons = ['road-has-a-gap'] as const
export type PlaceReason = (typeof placeReasons)[number]

export type Reason = PlainReason | CountedReason | PlaceReason
