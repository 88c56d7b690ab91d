import type { Tool } from '../tools.ts'
import type { CharacterName, CircleName, FavorName, MoveName, NotableName } from '../written.ts'

/** What the board itself says; the names of things are the text room's. */
export interface OwnWords {
  /** In one sentence what the thing does. */
  readonly characters: Readonly<Record<CharacterName, string>>
  readonly notables: Readonly<Record<NotableName, string>>
  readonly favors: Readonly<Record<FavorName, string>>
  readonly circle: Readonly<Record<CircleName | 'move-farmer', string>>
  readonly luxury: Readonly<Record<'statue' | 'book' | 'painting' | 'clothes', string>>
  readonly tools: Readonly<Record<Tool, string>>
  /** Shorter words than the text room's, where a button needs no more. */
  readonly buttons: Readonly<Partial<Record<MoveName, string>>>
  readonly you: string
  readonly city: string
  readonly river: string
  readonly court: string
  readonly garden: string
  boardOf(name: string): string
  readonly production: string
  readonly meditation: string
  readonly workers: string
  readonly rupees: string
  readonly hiddenRupees: string
  readonly coversOff: string
  readonly favor: string
  readonly contracts: string
  readonly noContract: string
  readonly luxuryUse: string
  readonly akbar: string
  readonly markers: string
  readonly stepsOn: string
  readonly ordersDone: string
  readonly besides: string
  readonly value: string
  printedValue(value: number): string
  level(level: string): string
  readonly openNow: string
  readonly closedNow: string
  wonBy(name: string): string
  leads(name: string): string
  readonly nobodyLeads: string
  readonly pays: string
  readonly generous: string
  readonly completes: string
  wins(name: string): string
  stepUp(guild: string): string
  readonly site: string
  cost(cost: number): string
  readonly from: string
  produces(count: number, good: string): string
  readonly standing: string
  readonly lying: string
  coins(rupees: number): string
  readonly merchantHere: string
  readonly builderHere: string
  readonly blocked: string
  points(points: number): string
  have(have: number, pay: number): string
  readonly usedUp: string
  readonly whyNot: string
  readonly reconstructed: string
  readonly inferred: string
  /** What the boat still waits for. */
  boatWaits(left: number): string
  readonly afterwards: string
  boatTo(dock: number): string
  orderLimit(limit: number): string
  orderPays(rupees: number): string
  readonly andStep: string
  akbarNow(rupees: number): string
  bonus(rupees: number): string
  pile(count: number): string
  readonly tracker: string
  readonly costs: string
  readonly covered: string
  readonly foodHelp: string
  readonly supply: string
  readonly neutral: string
  deliveriesLeft(left: number): string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly show: string
  readonly hide: string
  readonly lastRound: string
}
