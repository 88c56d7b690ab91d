import type { CityId } from './palette.ts'
import type { NameSide } from './village.tsx'

/**
 * Where things stand that the components data do not place. The camps, the elephant and the banners were found
 * once by a search over all angles that avoided roads, discs, names and tolls, and then corrected by eye.
 */

export { CROP } from './geometry.ts'

const sides = (list: string): readonly string[] => list.split(' ')

/** Where each village's name stands, so that no name crosses a road; thirty in the order of the data. */
const SIDES = sides('ne ne nw nw e w e w s e w e s s e e e s s s s s s w e s s n n n') as readonly NameSide[]

export const villageNameSide = (index: number): NameSide => SIDES[index] ?? 's'

/** Where on a road its toll is shown, as a fraction of its length; the middle unless listed. Roads count from 0. */
const TOLL_AT: ReadonlyMap<number, number> = new Map([
  [4, 0.3],
  [5, 0.685],
  [9, 0.37],
  [11, 0.19],
  [15, 0.3],
])

/** Tolls that would lie under the banner step aside while the Maharaja is there. */
const TOLL_BESIDE_BANNER: Readonly<Partial<Record<CampPlace, ReadonlyMap<number, number>>>> = {
  agra: new Map([
    [6, 0.225],
    [8, 0.79],
  ]),
  jodhpur: new Map([[11, 0.86]]),
  udaipur: new Map([[16, 0.2]]),
}

export function tollPosition(road: number, maharajaIn: CampPlace = 'start'): number {
  return TOLL_BESIDE_BANNER[maharajaIn]?.get(road) ?? TOLL_AT.get(road) ?? 0.5
}

/** Lower right corner of the map's key: the upper right corner is the one no banner, camp or disc ever covers. */
export const KEY_CORNER = { x: 964, y: 84 } as const

export type CampPlace = CityId | 'start'

/** Direction of a camp from the center of its city, and how much further out than the wall it stands. */
export interface CampSlot {
  readonly angle: number
  readonly out: number
}

const slot = (angle: number, out = 0): CampSlot => ({ angle, out })

/** One slot per seat, the clearest first: with few players the crowded ones stay empty. */
export const CAMP_SLOTS: Readonly<Record<CampPlace, readonly CampSlot[]>> = {
  start: [slot(36), slot(108), slot(150), slot(351), slot(75)],
  agra: [slot(192), slot(219), slot(312, 22), slot(147), slot(273)],
  ahmadabad: [slot(233), slot(297), slot(30), slot(250, 26), slot(288, 26)],
  delhi: [slot(357), slot(36), slot(150), slot(339, 22), slot(93, 22)],
  jodhpur: [slot(60), slot(120), slot(69, 26), slot(112, 26), slot(12)],
  khajuraho: [slot(27), slot(0), slot(186), slot(153, 22), slot(201, 22)],
  udaipur: [slot(336), slot(24), slot(156), slot(141, 22), slot(39, 22)],
  varanasi: [slot(50), slot(125), slot(60, 26), slot(115, 26), slot(210, 22)],
}

/** Beside the city, looking at it; `dx`, `dy` from the city's center to the ground under the elephant. */
export interface ElephantPlace {
  readonly dx: number
  readonly dy: number
  readonly facing: 'left' | 'right'
}

export const ELEPHANT_PLACES: Readonly<Record<CampPlace, ElephantPlace>> = {
  start: { dx: -72, dy: 28, facing: 'right' },
  agra: { dx: 90, dy: 50, facing: 'left' },
  ahmadabad: { dx: 80, dy: 16, facing: 'left' },
  delhi: { dx: -84, dy: 5, facing: 'right' },
  jodhpur: { dx: 84, dy: 10, facing: 'left' },
  khajuraho: { dx: 84, dy: -20, facing: 'left' },
  udaipur: { dx: -80, dy: 8, facing: 'right' },
  varanasi: { dx: -76, dy: 14, facing: 'right' },
}

/** Middle of the banner's upper edge, from the city's center. */
export const BANNER_ANCHORS: Readonly<Record<CityId, { readonly dx: number; readonly dy: number }>> = {
  agra: { dx: -52, dy: 85 },
  ahmadabad: { dx: 74, dy: 53 },
  delhi: { dx: 0, dy: -109 },
  jodhpur: { dx: 74, dy: -107 },
  khajuraho: { dx: 30, dy: 85 },
  udaipur: { dx: -18, dy: 66 },
  varanasi: { dx: -66, dy: -112 },
}
