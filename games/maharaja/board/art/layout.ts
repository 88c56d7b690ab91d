import type { CityId } from './palette.ts'
import type { NameSide } from './village.tsx'

/**
 * Where things stand that the components data do not place. The camps, the elephant and the banners were found
 * once by a search over all angles that avoided roads, discs, names and tolls, and then corrected by eye.
 */

export { CROP } from './geometry.ts'

const sides = (list: string): readonly string[] => list.split(' ')

/** Where each village's name stands, so that no name crosses a road; V01 … V30 in order. */
const SIDES = sides('ne ne nw nw e w e w s e w e s s e e e s s s s s s w e s s n n n') as readonly NameSide[]

export const villageNameSide = (index: number): NameSide => SIDES[index] ?? 's'

/** Where on a road its toll is shown, as a fraction of its length; the middle unless listed. */
const TOLL_AT: Readonly<Record<string, number>> = { R05: 0.3, R06: 0.685, R10: 0.3, R16: 0.3 }

export const tollPosition = (road: string): number => TOLL_AT[road] ?? 0.5

export type CampPlace = CityId | 'START'

/** Direction of a camp from the center of its city, and how much further out than the wall it stands. */
export interface CampSlot {
  readonly angle: number
  readonly out: number
}

const slot = (angle: number, out = 0): CampSlot => ({ angle, out })

/** One slot per seat, the clearest first: with few players the crowded ones stay empty. */
export const CAMP_SLOTS: Readonly<Record<CampPlace, readonly CampSlot[]>> = {
  START: [slot(36), slot(108), slot(150), slot(348), slot(75)],
  AGRA: [slot(192), slot(312, 22), slot(273), slot(219), slot(147)],
  AHMADABAD: [slot(246, 22), slot(312), slot(33), slot(225), slot(291, 22)],
  DELHI: [slot(357), slot(150), slot(36), slot(339, 22), slot(93, 22)],
  JODHPUR: [slot(120), slot(69, 22), slot(339), slot(12), slot(48)],
  KHAJURAHO: [slot(27), slot(0), slot(186), slot(201, 22), slot(153)],
  UDAIPUR: [slot(24), slot(336), slot(204), slot(270), slot(153)],
  VARANASI: [slot(63, 22), slot(114, 22), slot(45), slot(135), slot(258, 22)],
}

/** Beside the city, looking at it; `dx`, `dy` from the city's center to the ground under the elephant. */
export interface ElephantPlace {
  readonly dx: number
  readonly dy: number
  readonly facing: 'left' | 'right'
}

export const ELEPHANT_PLACES: Readonly<Record<CampPlace, ElephantPlace>> = {
  START: { dx: -72, dy: 28, facing: 'right' },
  AGRA: { dx: 96, dy: 52, facing: 'left' },
  AHMADABAD: { dx: 76, dy: 22, facing: 'left' },
  DELHI: { dx: -84, dy: 5, facing: 'right' },
  JODHPUR: { dx: 96, dy: -40, facing: 'left' },
  KHAJURAHO: { dx: 84, dy: -20, facing: 'left' },
  UDAIPUR: { dx: -96, dy: -50, facing: 'right' },
  VARANASI: { dx: -84, dy: 10, facing: 'right' },
}

/** Middle of the banner's upper edge, from the city's center. */
export const BANNER_ANCHORS: Readonly<Record<CityId, { readonly dx: number; readonly dy: number }>> = {
  AGRA: { dx: -52, dy: 85 },
  AHMADABAD: { dx: 74, dy: 53 },
  DELHI: { dx: 0, dy: -109 },
  JODHPUR: { dx: 74, dy: -107 },
  KHAJURAHO: { dx: 30, dy: 85 },
  UDAIPUR: { dx: -18, dy: 66 },
  VARANASI: { dx: -66, dy: -112 },
}
