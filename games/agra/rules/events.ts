import type { Seat } from '@durbar/kernel'

export type Event =
  | { readonly k: 'turn-began'; readonly seat: Seat; readonly round: number }
  | { readonly k: 'laid-down'; readonly seat: Seat; readonly space: number }
  | { readonly k: 'taken-from-cook'; readonly seat: Seat }
  | { readonly k: 'points'; readonly seat: Seat; readonly points: number }
  | { readonly k: 'points-spent'; readonly seat: Seat; readonly points: number }
  | { readonly k: 'circle-blocked'; readonly circle: number }
  | { readonly k: 'placed'; readonly seat: Seat; readonly space: number }
  | { readonly k: 'bumped'; readonly seat: Seat; readonly space: number; readonly standing: boolean }
  | { readonly k: 'stored'; readonly seat: Seat }
  | { readonly k: 'peon'; readonly seat: Seat; readonly space: number; readonly forced: boolean }
  | { readonly k: 'stood-up'; readonly seat: Seat; readonly space: number }
  | { readonly k: 'rupees'; readonly seat: Seat; readonly why: number; readonly rupees: number }
  | { readonly k: 'favor'; readonly seat: Seat; readonly favor: number }
  | { readonly k: 'favor-action'; readonly seat: Seat; readonly action: number; readonly paid: number }
  | { readonly k: 'gained'; readonly seat: Seat; readonly good: number; readonly count: number }
  | { readonly k: 'spent'; readonly seat: Seat; readonly good: number }
  | { readonly k: 'lost'; readonly seat: Seat; readonly good: number; readonly count: number }
  | { readonly k: 'luxury'; readonly seat: Seat; readonly good: number }
  | { readonly k: 'favor-returned'; readonly seat: Seat }
  | { readonly k: 'produced'; readonly seat: Seat; readonly good: number; readonly count: number }
  | { readonly k: 'dyed'; readonly seat: Seat; readonly good: number }
  | { readonly k: 'processed'; readonly seat: Seat; readonly good: number; readonly count: number }
  | { readonly k: 'followed'; readonly seat: Seat; readonly actor: Seat; readonly good: number; readonly count: number }
  | { readonly k: 'exchanged'; readonly seat: Seat; readonly from: number; readonly good: number }
  | { readonly k: 'built'; readonly building: number; readonly by: Seat }
  | { readonly k: 'bonus-tile'; readonly seat: Seat; readonly tile: number }
  | { readonly k: 'priced'; readonly token: number; readonly good: number; readonly value: number }
  | { readonly k: 'prices-reset' }
  | { readonly k: 'cover-removed'; readonly seat: Seat; readonly cover: number }
  | { readonly k: 'farmer-moved'; readonly seat: Seat; readonly side: number; readonly cell: number }
  | { readonly k: 'tracker-moved'; readonly seat: Seat; readonly to: number }
  | {
      readonly k: 'delivered'
      readonly seat: Seat
      readonly notable: number
      readonly good: number
      readonly double: boolean
    }
  | { readonly k: 'contract-won'; readonly seat: Seat; readonly notable: number }
  | { readonly k: 'boat-moved'; readonly dock: number }
  | { readonly k: 'merchant-moved'; readonly die: number; readonly to: number }
  | { readonly k: 'builder-moved'; readonly die: number; readonly to: number }
  | { readonly k: 'builder-left' }
  | { readonly k: 'influence'; readonly seat: Seat; readonly guild: number; readonly step: number }
  | { readonly k: 'order-fulfilled'; readonly seat: Seat; readonly guild: number; readonly order: number }
  | { readonly k: 'given-to-akbar'; readonly seat: Seat; readonly good: number; readonly bowl: number }
  | { readonly k: 'french-trader'; readonly seat: Seat; readonly good: number }
  | { readonly k: 'tile-taken'; readonly seat: Seat; readonly tile: number; readonly fromPile: boolean }
  | { readonly k: 'tile-shown'; readonly tile: number }
  | { readonly k: 'tile-given-up'; readonly seat: Seat; readonly tile: number }
  | { readonly k: 'end-triggered'; readonly why: number; readonly round: number }
  | { readonly k: 'game-ended' }

/** The rule behind each kind of event, for the log and the rulebook panel. */
export const ruleOfEvent: Readonly<Record<Event['k'], string>> = {
  'turn-began': 'AG:3.2',
  'laid-down': 'AG:4.2',
  'taken-from-cook': 'AG:14.8',
  points: 'AG:4.2',
  'points-spent': 'AG:4.4',
  'circle-blocked': 'AG:4.5',
  placed: 'AG:5.1',
  bumped: 'AG:5.6',
  stored: 'AG:5.7',
  peon: 'AG:5.8',
  'stood-up': 'AG:1.12',
  rupees: 'AG:1.14',
  favor: 'AG:1.13',
  'favor-action': 'AG:10.5',
  gained: 'AG:1.23',
  spent: 'AG:1.23',
  lost: 'AG:13.4',
  luxury: 'AG:10.11',
  'favor-returned': 'AG:13.4',
  produced: 'AG:7.1',
  dyed: 'AG:7.3',
  processed: 'AG:8.1',
  followed: 'AG:8.4',
  exchanged: 'AG:1.23',
  built: 'AG:6.3',
  'bonus-tile': 'AG:6.4',
  priced: 'AG:1.6',
  'prices-reset': 'AG:9.16',
  'cover-removed': 'AG:1.22',
  'farmer-moved': 'AG:1.21',
  'tracker-moved': 'AG:6.14',
  delivered: 'AG:9.3',
  'contract-won': 'AG:9.10',
  'boat-moved': 'AG:9.12',
  'merchant-moved': 'AG:5.11',
  'builder-moved': 'AG:5.14',
  'builder-left': 'AG:5.14',
  influence: 'AG:12.1',
  'order-fulfilled': 'AG:11.6',
  'given-to-akbar': 'AG:11.3',
  'french-trader': 'AG:14.6',
  'tile-taken': 'AG:12.5',
  'tile-shown': 'AG:12.5',
  'tile-given-up': 'AG:12.5',
  'end-triggered': 'AG:15.1',
  'game-ended': 'AG:15.2',
}
