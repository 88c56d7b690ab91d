import type { Seat } from '@durbar/kernel'

/** One player's line when a city is scored. */
export interface CityScore {
  readonly seat: Seat
  readonly points: number
  readonly gold: number
}

export type Event =
  | { readonly k: 'character-chosen'; readonly seat: Seat; readonly card: number }
  | { readonly k: 'bid'; readonly seat: Seat; readonly gold: number }
  | { readonly k: 'passed'; readonly seat: Seat }
  | { readonly k: 'auction-won'; readonly seat: Seat; readonly gold: number }
  | { readonly k: 'house-placed'; readonly seat: Seat; readonly at: number }
  | { readonly k: 'pool-filled'; readonly houses: number }
  | { readonly k: 'maharaja-moved'; readonly turn: number; readonly to: number; readonly field: number }
  | { readonly k: 'disc-set'; readonly seat: Seat }
  | { readonly k: 'disc-revealed'; readonly seat: Seat; readonly actions: number[] }
  | { readonly k: 'trader-paid'; readonly seat: Seat; readonly gold: number }
  | { readonly k: 'privilege-gained'; readonly seat: Seat }
  | { readonly k: 'privilege-used'; readonly seat: Seat; readonly action: number }
  | { readonly k: 'privileges-expired'; readonly seat: Seat; readonly count: number }
  | { readonly k: 'traveled'; readonly seat: Seat; readonly from: number; readonly to: number; readonly via: number[] }
  | { readonly k: 'toll'; readonly seat: Seat; readonly to: Seat; readonly gold: number; readonly byBank: boolean }
  | { readonly k: 'gold-taken'; readonly seat: Seat; readonly gold: number }
  | { readonly k: 'house-built'; readonly seat: Seat; readonly at: number; readonly price: number }
  | { readonly k: 'house-moved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly k: 'quarried'; readonly seat: Seat; readonly houses: number }
  | {
      readonly k: 'palace-built'
      readonly seat: Seat
      readonly city: number
      readonly site: number
      readonly price: number
    }
  | { readonly k: 'governor-moved'; readonly seat: Seat; readonly city: number; readonly field: number }
  | { readonly k: 'character-taken'; readonly seat: Seat; readonly card: number; readonly from: number }
  | { readonly k: 'character-returned'; readonly seat: Seat; readonly card: number }
  | { readonly k: 'character-replaced'; readonly seat: Seat; readonly card: number }
  | { readonly k: 'character-given'; readonly seat: Seat; readonly card: number; readonly to: Seat }
  | { readonly k: 'lured'; readonly seat: Seat; readonly from: Seat }
  | { readonly k: 'turn-ended'; readonly seat: Seat; readonly undone: number[] }
  | { readonly k: 'compensated'; readonly seat: Seat; readonly gold: number }
  | { readonly k: 'city-scored'; readonly city: number; readonly scores: CityScore[]; readonly bonus: number }
  | { readonly k: 'game-ended'; readonly winner: Seat }

/** The rule behind each kind of event, for the log and the rulebook panel. */
export const ruleOfEvent: Readonly<Record<Event['k'], string>> = {
  'character-chosen': 'MH:5',
  bid: 'MH:67',
  passed: 'MH:67',
  'auction-won': 'MH:67',
  'house-placed': 'MH:7',
  'pool-filled': 'MH:9',
  'maharaja-moved': 'MH:10',
  'disc-set': 'MH:12',
  'disc-revealed': 'MH:13',
  'trader-paid': 'MH:36',
  'privilege-gained': 'MH:63',
  'privilege-used': 'MH:64',
  'privileges-expired': 'MH:Q66',
  traveled: 'MH:18',
  toll: 'MH:22',
  'gold-taken': 'MH:26',
  'house-built': 'MH:27',
  'house-moved': 'MH:29',
  quarried: 'MH:30',
  'palace-built': 'MH:31',
  'governor-moved': 'MH:33',
  'character-taken': 'MH:34',
  'character-returned': 'MH:34',
  'character-replaced': 'MH:34',
  'character-given': 'MH:71',
  lured: 'MH:71',
  'turn-ended': 'MH:15',
  compensated: 'MH:46',
  'city-scored': 'MH:48',
  'game-ended': 'MH:58',
}
