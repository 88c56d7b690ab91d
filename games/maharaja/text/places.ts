/** The places of the standard map, by id; their names in Latin letters are their ids with capitals. */
export const cityIds = ['agra', 'ahmadabad', 'delhi', 'jodhpur', 'khajuraho', 'udaipur', 'varanasi'] as const
export const villageIds = [
  'pushkar',
  'merta',
  'sojat',
  'sirohi',
  'sambhar',
  'rewari',
  'bhinai',
  'mandal',
  'sanganer',
  'vrindavan',
  'bayana',
  'bundi',
  'etawah',
  'kara',
  'dholpur',
  'orchha',
  'jalor',
  'nagaur',
  'narnaul',
  'hansi',
  'badaun',
  'kol',
  'kannauj',
  'chunar',
  'kalinjar',
  'idar',
  'dungarpur',
  'chanderi',
  'dahod',
  'bhilsa',
] as const
export type StandardPlace = 'ajmer' | (typeof cityIds)[number] | (typeof villageIds)[number]

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The name of a place in Latin letters: the given one, or for want of it what its id says ("fatehpur-sikri"). */
export function latinName(id: string, given?: string): string {
  return given ?? id.split('-').map(capitalized).join(' ')
}

/** How many places a sentence names before it only counts. */
const few = 4

/** The first few, and how many more there are. */
export function firstFew(places: readonly string[]): { readonly shown: readonly string[]; readonly more: number } {
  return places.length <= few + 1
    ? { shown: places, more: 0 }
    : { shown: places.slice(0, few), more: places.length - few }
}
