import type { Detail } from './art/detail.ts'

/** Where everything lies, in the units of each panel's drawing. */

export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface CityLayout {
  readonly detail: Detail
  readonly width: number
  /** Where the river begins. */
  readonly bottom: number
  readonly circle: { readonly x: number; readonly y: number; readonly r: number }
  character(index: number): Spot
  tile(good: number): Spot
  /** The size of names, so that they stay readable where the whole drawing is small. */
  readonly letters: number
  /** Close enough for names. */
  readonly named: boolean
  /** Baseline of the heads of the columns; none on a phone. */
  readonly headY: number | undefined
}

const MARGIN = 12
const LANE = 19

/** At least 656 wide; what is more widens tiles and plates. */
export function cityLayout(width: number, factor = 1): CityLayout {
  const tileWidth = (width - 2 * MARGIN - 3 * LANE) / 4
  const plate = Math.min(150, (width - 2 * MARGIN - 2 * 6 - 172) / 4)
  return {
    detail: 'full',
    named: true,
    letters: lettersFor(factor),
    width,
    bottom: 408,
    circle: { x: width / 2, y: 52, r: 42 },
    character: (index) => ({
      x: index < 2 ? MARGIN + index * (plate + 6) : width - MARGIN - (4 - index) * (plate + 6) + 6,
      y: 25,
      width: plate,
      height: 71,
    }),
    tile: (good) => ({
      x: MARGIN + (good >> 2) * (tileWidth + LANE),
      y: 119 + (good & 3) * 72,
      width: tileWidth,
      height: 60,
    }),
    headY: 107,
  }
}

export function lettersFor(factor: number): number {
  return Math.min(13.5, Math.max(11, 11.6 / factor))
}

/** A phone of 390: tiles without names, the viewer's own count first. */
export const smallCity: CityLayout = {
  detail: 'small',
  named: false,
  letters: 6,
  width: 390,
  bottom: 336,
  circle: { x: 195, y: 38, r: 32 },
  character: (index) => ({ x: [6, 82, 236, 312][index] ?? 6, y: 8, width: 72, height: 58 }),
  tile: (good) => ({ x: 6 + (good >> 2) * 98, y: 76 + (good & 3) * 64, width: 84, height: 54 }),
  headY: undefined,
}

export interface RiverLayout {
  readonly detail: Detail
  readonly width: number
  readonly top: number
  readonly height: number
  readonly card: { readonly width: number; readonly height: number }
  /** Middle of the lane between the banks, and its edges. */
  readonly lane: { readonly top: number; readonly middle: number; readonly bottom: number }
  /** Cards by bank, each with its level. */
  readonly slots: readonly RiverSlot[]
  /** Where the levels meet, on the northern and the southern bank. */
  readonly borders: readonly { readonly north: number; readonly south: number }[]
  /** One for each of the six docks. */
  readonly docks: readonly number[]
  readonly numerals: readonly number[]
  /** Order limits 4, 5 and 6 lie between docks 2 to 5. */
  readonly limits: readonly number[]
}

export interface RiverSlot {
  readonly name: string
  readonly level: number
  readonly x: number
  readonly y: number
}

interface Card {
  readonly name: string
  readonly level: number
}

/** Both banks hold equally many cards; each level lies together, so that its water is one piece. */
export function riverLayout(detail: Detail, width: number, top: number, cards: readonly Card[]): RiverLayout {
  const full = detail === 'full'
  const banks: { readonly north: Card[]; readonly south: Card[] } = { north: [], south: [] }
  for (const level of [1, 2, 3, 4]) {
    const own = cards.filter((card) => card.level === level)
    const north = banks.north.length <= banks.south.length ? Math.ceil(own.length / 2) : Math.floor(own.length / 2)
    banks.north.push(...own.slice(0, north))
    banks.south.push(...own.slice(north))
  }
  const places = Math.max(banks.north.length, banks.south.length, 1)
  const edge = full ? 9.2 : 5
  const gap = full ? 3.6 : 2.5
  const pitch = (width - 2 * edge + gap) / places
  const card = { width: pitch - gap, height: full ? 46 : 41 }
  const north = top + (full ? 5 : 4)
  const water = north + card.height
  const south = water + (full ? 33 : 28)
  const at = (place: number): number => edge + place * pitch
  const below = (bank: readonly Card[], level: number): number => bank.filter((one) => one.level <= level).length
  const borders = [1, 2, 3].map((level) => ({
    north: at(below(banks.north, level)) - gap / 2,
    south: at(below(banks.south, level)) - gap / 2,
  }))
  return {
    detail,
    width,
    top,
    height: full ? 136 : 120,
    card,
    lane: { top: water, middle: (water + south) / 2, bottom: south },
    slots: [
      ...banks.north.map((one, place) => ({ ...one, x: at(place), y: north })),
      ...banks.south.map((one, place) => ({ ...one, x: at(place), y: south })),
    ],
    borders,
    ...lane(detail, width, borders),
  }
}

/** Numerals, docks and limits keep to the water of their level as far as there is room. */
function lane(detail: Detail, width: number, borders: RiverLayout['borders']) {
  const full = detail === 'full'
  const [two = 0, three = 0, four = 0] = borders.map(({ north, south }) => (north + south) / 2)
  const unit = full ? 1 : 0.62
  const last = width - (full ? 20 : 13)
  const fifth = Math.min(four + 43 * unit, last - 36 * unit)
  const fourth = Math.min(three + 52 * unit, fifth - 108 * unit)
  const second = two + 52 * unit
  const third = second + 64 * unit
  return {
    docks: [full ? 92 : 54, second, third, fourth, fifth, last],
    numerals: [full ? 14 : 8, two + 8 * unit, Math.min(three + 8 * unit, fourth - 42 * unit), fifth - 32 * unit],
    limits: [
      full ? second + 38 : (second + third) / 2,
      third + 54 * unit,
      Math.min(fourth + 58 * unit, fifth - 52 * unit),
    ],
  }
}
