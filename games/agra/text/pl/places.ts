import type { BuildingName, SpaceName } from '../written.ts'

/** Polish forms of the places where workers go. */

/** Where: "w papierni", "u krawca". */
export const at: Readonly<Record<SpaceName, string>> = {
  architect: 'u Architekta',
  sailor: 'u Żeglarza',
  trader: 'u Handlarza',
  botanist: 'u Botanika',
  quarry: 'w kamieniołomie',
  'lumber-mill': 'na wyrębie',
  'turmeric-field': 'na polu kurkumy',
  'cotton-field': 'na polu bawełny',
  'cement-works': 'w cementowni',
  'plank-sawmill': 'w tartaku',
  'curry-kitchen': 'w kuchni curry',
  'oil-press': 'w olejarni',
  brickyard: 'w cegielni',
  'paper-mill': 'w papierni',
  'dye-works': 'w farbiarni',
  weaver: 'u tkacza',
  sculptor: 'u rzeźbiarza',
  bookbinder: 'u introligatora',
  'painters-studio': 'w pracowni malarza',
  tailor: 'u krawca',
}

/** From where. */
export const from: Readonly<Record<SpaceName, string>> = {
  architect: 'od Architekta',
  sailor: 'od Żeglarza',
  trader: 'od Handlarza',
  botanist: 'od Botanika',
  quarry: 'z kamieniołomu',
  'lumber-mill': 'z wyrębu',
  'turmeric-field': 'z pola kurkumy',
  'cotton-field': 'z pola bawełny',
  'cement-works': 'z cementowni',
  'plank-sawmill': 'z tartaku',
  'curry-kitchen': 'z kuchni curry',
  'oil-press': 'z olejarni',
  brickyard: 'z cegielni',
  'paper-mill': 'z papierni',
  'dye-works': 'z farbiarni',
  weaver: 'od tkacza',
  sculptor: 'od rzeźbiarza',
  bookbinder: 'od introligatora',
  'painters-studio': 'z pracowni malarza',
  tailor: 'od krawca',
}

/** What one builds. */
export const building: Readonly<Record<BuildingName, string>> = {
  quarry: 'kamieniołom',
  'lumber-mill': 'wyrąb',
  'turmeric-field': 'pole kurkumy',
  'cotton-field': 'pole bawełny',
  'cement-works': 'cementownię',
  'plank-sawmill': 'tartak',
  'curry-kitchen': 'kuchnię curry',
  'oil-press': 'olejarnię',
  brickyard: 'cegielnię',
  'paper-mill': 'papiernię',
  'dye-works': 'farbiarnię',
  weaver: 'warsztat tkacza',
  sculptor: 'warsztat rzeźbiarza',
  bookbinder: 'warsztat introligatora',
  'painters-studio': 'pracownię malarza',
  tailor: 'warsztat krawca',
}
