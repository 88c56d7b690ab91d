import type { Seat } from '@durbar/kernel'

type By = { readonly seat: Seat }
type Scoped = { readonly only?: readonly Seat[] }

/** What Axomamma decides by: the die, a printed order, or chance. */
export const axomammaReasons = [
  'die',
  'condition-met',
  'no-condition',
  'no-worker',
  'oldest',
  'cheapest',
  'random',
  'fewest',
  'highest',
  'tie-break',
  'no-space',
  'cannot-pay',
  'token',
  'least-goods',
  'statue-matches',
  'potatoes',
  'personality',
  'limit',
  'behind',
] as const
type AxomammaReason = (typeof axomammaReasons)[number]

export type Event =
  // Setup
  | ({ readonly k: 'starter-taken'; readonly tile: number } & By)
  | ({ readonly k: 'hand-chosen' } & By)
  | ({ readonly k: 'cards-opened'; readonly cards: number[] } & By)
  | ({ readonly k: 'priest-settled'; readonly section: number } & By)
  // Turn
  | ({ readonly k: 'turn-began' } & By)
  | ({ readonly k: 'placed'; readonly worker: number; readonly role: number; readonly space: number } & By)
  | ({ readonly k: 'card-paid'; readonly card: number } & By)
  | ({
      readonly k: 'paid'
      readonly potato: number
      readonly corn: number
      readonly stone: number
      readonly gold: number
    } & By)
  | ({ readonly k: 'gained'; readonly resource: number; readonly amount: number } & By)
  | ({ readonly k: 'scored'; readonly source: number; readonly points: number } & By)
  | ({ readonly k: 'stairs-used'; readonly slot: number; readonly owner: Seat } & By)
  | ({ readonly k: 'picked-up'; readonly space: number; readonly worker: number } & By)
  | ({
      readonly k: 'tasks-counted'
      readonly tasks: number
      readonly neighbors: number
      readonly ability: number
      readonly building: number
    } & By)
  | ({ readonly k: 'task-done'; readonly task: number } & By)
  | ({ readonly k: 'tasks-lost'; readonly tasks: number } & By)
  // Cards, workers and tiles
  | ({ readonly k: 'god-drawn' } & By)
  | ({ readonly k: 'god-seen'; readonly card: number } & By & Scoped)
  | ({ readonly k: 'god-taken'; readonly card: number } & By)
  | ({ readonly k: 'army-drawn'; readonly cards: number } & By)
  | ({ readonly k: 'army-seen'; readonly cards: number[] } & By & Scoped)
  | ({ readonly k: 'army-discarded'; readonly card: number } & By)
  | ({ readonly k: 'worker-gained'; readonly worker: number; readonly from: 'nomads' | 'village' } & By)
  | { readonly k: 'nomad-came'; readonly worker: number }
  | ({ readonly k: 'worker-dismissed'; readonly worker: number } & By)
  | ({ readonly k: 'climbed'; readonly step: number } & By)
  | ({ readonly k: 'building-refreshed'; readonly tile: number } & By)
  | ({ readonly k: 'army-refreshed'; readonly card: number } & By)
  | ({ readonly k: 'stairs-built'; readonly slot: number } & By)
  | ({ readonly k: 'built'; readonly tile: number } & By)
  | ({ readonly k: 'card-swapped' } & By)
  | ({ readonly k: 'tile-removed'; readonly tile: number } & By)
  | { readonly k: 'market-filled'; readonly tiles: number[] }
  | ({ readonly k: 'statue-built'; readonly statue: number } & By)
  | ({ readonly k: 'weavings-shown'; readonly tiles: number[] } & By)
  | ({ readonly k: 'weaving-put-under' } & By)
  | ({ readonly k: 'weaving-gained'; readonly tile: number } & By)
  | ({ readonly k: 'weaving-laid'; readonly tile: number; readonly next: number; readonly side: number } & By)
  | ({ readonly k: 'produced'; readonly tile: number; readonly turned: boolean } & By)
  // High Priest
  | ({ readonly k: 'priest-moved'; readonly section: number; readonly action: number } & By)
  | ({ readonly k: 'gold-instead' } & By)
  | ({ readonly k: 'passive-used'; readonly tile: number } & By)
  | ({ readonly k: 'sacrificed'; readonly statue: number } & By)
  | ({ readonly k: 'offered'; readonly steps: number } & By)
  | ({ readonly k: 'casualty'; readonly worker: number; readonly from: 'nomads' | 'village' } & By)
  | ({ readonly k: 'mustered'; readonly card: number } & By)
  | ({ readonly k: 'conquered'; readonly space: number } & By)
  | ({ readonly k: 'soldiers-spent'; readonly down: number[]; readonly discard: number[] } & By)
  | ({ readonly k: 'exchanged'; readonly from: number; readonly to: number } & By)
  // End of turn and Festival
  | { readonly k: 'card-offered'; readonly card: number }
  | { readonly k: 'offer-shuffled' }
  | ({ readonly k: 'festival-called'; readonly number: number } & By)
  | ({ readonly k: 'festival-began'; readonly number: number } & By)
  | ({ readonly k: 'region-scored'; readonly region: number; readonly points: number } & By)
  | ({ readonly k: 'fed'; readonly potatoes: number; readonly gold: number; readonly missing: number } & By)
  | { readonly k: 'village-filled'; readonly workers: number[] }
  | { readonly k: 'space-blocked'; readonly space: number; readonly worker: number }
  | ({ readonly k: 'card-played'; readonly card: number } & By)
  | { readonly k: 'market-cleared' }
  | ({ readonly k: 'passed' } & By)
  /** `points` by seat; `goal` is what a person alone has to reach, 0 at tables of several. */
  | { readonly k: 'game-ended'; readonly winners: Seat[]; readonly points: number[]; readonly goal: number }
  // Axomamma
  /** Why she does what follows: a number, the name of what it is about or an empty text, and the rule. */
  | {
      readonly k: 'axomamma'
      readonly why: AxomammaReason
      readonly value: number
      readonly about: string
      readonly rule: string
    }
  | { readonly k: 'offer-card-removed'; readonly card: number }
  | { readonly k: 'token-moved'; readonly token: number; readonly field: number }
  | { readonly k: 'slot-filled'; readonly slot: number; readonly god: number }

/** The rule behind each kind of event, for the log and the rulebook panel. */
export const ruleOfEvent: Readonly<Record<Event['k'], string>> = {
  'starter-taken': 'TW:2.11',
  'hand-chosen': 'TW:2.13',
  'cards-opened': 'TW:2.13',
  'priest-settled': 'TW:2.15',
  'turn-began': 'TW:3.1',
  placed: 'TW:4.1',
  'card-paid': 'TW:4.2',
  paid: 'TW:1.3',
  gained: 'TW:1.1',
  scored: 'TW:15.2',
  'stairs-used': 'TW:4.5',
  'picked-up': 'TW:5.4',
  'tasks-counted': 'TW:5.1',
  'task-done': 'TW:5.2',
  'tasks-lost': 'TW:5.3',
  'god-drawn': 'TW:6.3',
  'god-seen': 'TW:6.3',
  'god-taken': 'TW:6.3',
  'army-drawn': 'TW:5.12',
  'army-seen': 'TW:5.12',
  'army-discarded': 'TW:3.2',
  'worker-gained': 'TW:12',
  'nomad-came': 'TW:12',
  'worker-dismissed': 'TW:13.3',
  climbed: 'TW:11.1',
  'building-refreshed': 'TW:7.5',
  'army-refreshed': 'TW:7.5',
  'stairs-built': 'TW:5.6',
  built: 'TW:5.7',
  'card-swapped': 'TW:5.7',
  'tile-removed': 'TW:5.7',
  'market-filled': 'TW:2.7',
  'statue-built': 'TW:5.8',
  'weavings-shown': 'TW:5.9',
  'weaving-put-under': 'TW:5.9',
  'weaving-gained': 'TW:5.9',
  'weaving-laid': 'TW:5.10',
  produced: 'TW:7.7',
  'priest-moved': 'TW:7.1',
  'gold-instead': 'TW:7.2',
  'passive-used': 'TW:16',
  sacrificed: 'TW:7.3',
  offered: 'TW:7.4',
  casualty: 'TW:7.6',
  mustered: 'TW:7.6',
  conquered: 'TW:7.6',
  'soldiers-spent': 'TW:7.6',
  exchanged: 'TW:C18',
  'card-offered': 'TW:6.4',
  'offer-shuffled': 'TW:6.4',
  'festival-called': 'TW:14.1',
  'festival-began': 'TW:14.2',
  'region-scored': 'TW:14.3',
  fed: 'TW:14.3',
  'village-filled': 'TW:14.3',
  'space-blocked': 'TW:14.3',
  'card-played': 'TW:14.5',
  'market-cleared': 'TW:14.6',
  passed: 'TW:7.1',
  'game-ended': 'TW:15.2',
  axomamma: 'TW:17.4',
  'offer-card-removed': 'TW:17.16',
  'token-moved': 'TW:17.10',
  'slot-filled': 'TW:17.9',
}
