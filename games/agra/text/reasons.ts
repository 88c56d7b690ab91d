import type {
  BonusName,
  BuildingName,
  CircleName,
  CoverName,
  FavorName,
  GoodName,
  GuildName,
  NotableName,
  SideName,
  SpaceName,
} from './written.ts'

/** Why moves are not legal: every reason of the rules, with what its sentence is told. */

/** Refusals whose sentence needs nothing but the reason. */
export const plainReasons = [
  // the kernel's own
  'game-over',
  'not-your-decision',
  'not-asked-now',
  // meditation and workers
  'none-stored',
  'nobody-lies',
  'must-do-something',
  'only-in-meditation',
  // the Botanist and the farm
  'option-used',
  'last-space',
  'no-cover-left',
  'no-farmer-can-move',
  // prices and trade
  'changes-nothing',
  'priced-already',
  'fits-nowhere',
  'traded-already',
  'already-taking',
  // goods
  'same-good',
  'not-basic',
  'no-arrow',
  'nothing-to-add-to',
  'nothing-to-process',
  'nothing-to-sell',
  'nothing-to-exchange',
  'returns-what-is-gained',
  // deliveries and orders
  'already-paid',
  'double-only-by-sailor',
  'nothing-to-deliver',
  'nothing-to-serve',
  'one-order',
  'order-phase-used',
  'step-not-optional',
  'all-at-top',
  // favor and luxury goods
  'never-below-one',
  'not-combined',
  'just-taken',
  'no-luxury-good',
  'one-luxury-good',
  'statue-after-action',
  'before-order-phase',
] as const
export type PlainReason = (typeof plainReasons)[number]

interface Counts {
  readonly need: number
  readonly have: number
}

/** Refusals that name things or tell what is needed and what is there. */
export interface ReasonDetails {
  // the table's own
  'nothing-to-undo': Counts
  'nothing-to-redo': Counts
  // workers
  'no-worker-in-supply': { readonly rule: string }
  'not-built': { readonly space: SpaceName }
  'own-worker-there': { readonly space: SpaceName }
  'no-own-worker': { readonly space: SpaceName }
  'lies-already': { readonly space: SpaceName }
  'stands-already': { readonly space: SpaceName }
  // what is missing
  'needs-rupees': Counts
  'needs-favor': Counts
  'needs-points': Counts
  'needs-materials': Counts
  'needs-deliveries': Counts
  'needs-good': { readonly good: GoodName; readonly need?: number; readonly have?: number }
  'needs-influence': { readonly guild: GuildName }
  // buildings and bonus tiles
  'already-built': { readonly building: BuildingName }
  'no-material': { readonly good: GoodName }
  'other-level': { readonly tile: BonusName; readonly need: number }
  'tile-taken': { readonly tile: BonusName }
  // the farm and the circle
  'end-of-side': { readonly side: SideName }
  'cell-covered': { readonly side: SideName; readonly cell: number }
  'cover-gone': { readonly cover: CoverName }
  'circle-blocked': { readonly circle: CircleName }
  // values and counts
  'other-value': Counts & { readonly good?: GoodName }
  'other-row': { readonly good: GoodName }
  'no-equal-value': { readonly good: GoodName }
  'worth-nothing': { readonly good?: GoodName }
  'worth-too-much': Counts
  'not-one-away': Counts & { readonly good: GoodName }
  'token-there': { readonly good: GoodName }
  'payment-too-high': Counts
  'at-most': Counts & { readonly rule: string }
  'produces-less': Counts
  'no-place-for-value': { readonly have: number }
  'place-taken': { readonly have: number }
  // notables and orders
  'not-available': { readonly notable: NotableName }
  'not-wanted': { readonly notable: NotableName; readonly good: GoodName }
  'already-delivered': { readonly notable: NotableName; readonly good: GoodName }
  'doubled-already': { readonly notable: NotableName }
  'bowl-taken': { readonly bowl: GoodName }
  'no-bowl': { readonly good: GoodName }
  'column-full': { readonly guild: GuildName }
  'order-limit': Counts & { readonly guild: GuildName }
  'no-step-left': { readonly guild: GuildName }
  'another-track': { readonly guild: GuildName }
  'at-top': { readonly guild: GuildName }
  // abilities and tiles
  'not-your-contract': { readonly notable: NotableName }
  'not-your-tile': { readonly action?: FavorName; readonly tile?: FavorName }
  'used-this-turn': { readonly action?: FavorName; readonly notable?: NotableName; readonly good?: GoodName }
  'only-on-own-turn': { readonly action?: FavorName; readonly notable?: NotableName }
  'declared-with-what-it-changes': { readonly action: FavorName }
  'tile-not-there': { readonly tile: FavorName }
}

export type Reason = PlainReason | keyof ReasonDetails
