import { cityIds, latinName, villageIds } from './places.ts'

/** A name behind a word that is inflected in its stead; places of component packs may be either. */
function placed(id: string, city: string, village: string, either: string): string {
  const isCity = (cityIds as readonly string[]).includes(id)
  const isVillage = (villageIds as readonly string[]).includes(id)
  return `${isCity ? city : isVillage ? village : either} ${latinName(id)}`
}
export const inPlace = (id: string): string => placed(id, 'w mieście', 'we wsi', 'w miejscowości')
export const toPlace = (id: string): string => placed(id, 'do miasta', 'do wsi', 'do miejscowości')
export const fromPlace = (id: string): string => placed(id, 'z miasta', 'ze wsi', 'z miejscowości')
