import type { Language } from '@durbar/kernel'
import type { colorNames } from '../rules/names.ts'
import type { sideActions } from './tools.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { pl } from './words/pl.ts'
import type { SharedWords } from './words/shared.ts'
import { zhHant } from './words/zh-hant.ts'
import type { Task } from './written.ts'

type Say = (n: number) => string
type Each<K extends string, V = string> = Readonly<Record<K, V>>

/** Every word the board itself shows. Sentences about moves and events are the text room's. */
export interface BoardWords extends SharedWords {
  readonly you: string
  readonly whyNot: string
  readonly hill: string
  readonly village: string
  readonly nomads: string
  readonly casualties: string
  readonly bag: string
  readonly festivals: string
  readonly temple: string
  readonly market: string
  readonly weavings: string
  readonly statues: string
  readonly offer: string
  readonly decks: string
  readonly godDeck: string
  readonly armyDeck: string
  readonly armyDiscard: string
  readonly godCards: string
  readonly army: string
  readonly buildings: string
  readonly tapestries: string
  readonly workers: string
  readonly supply: string
  readonly regions: string
  readonly stairsLeft: string
  readonly markersLeft: string
  readonly points: string
  readonly inHand: string
  readonly inField: string
  readonly faceDown: Say
  readonly links: Say
  readonly newTapestry: string
  readonly layHere: string
  readonly empty: string
  readonly conquest: string
  readonly stairs: string

  readonly colors: Each<(typeof colorNames)[number]>
  readonly grounds: Each<'blue' | 'green' | 'plain'>
  readonly taskHints: Each<Task>
  /** What each passive building does, by its id. */
  readonly abilities: Readonly<Record<string, string>>

  spaceTitle(god: string, terrace: string): string
  statueTitle(size: 'small' | 'large', god: string): string
  readonly wandering: string
  readonly descent: string
  readonly courier: string
  readonly free: string
  food: Say
  tasksCount: Say
  readonly base: string
  neighbors(n: number, color: string): string
  ability(role: string): string
  readonly building: string
  readonly priestMore: string
  warriorTakes(n: number): string
  ownStairs: Say
  stairsPay(owner: string, points: number): string
  payWith(god: string): string
  readonly payGold: string
  readonly taken: (worker: string) => string
  readonly tasksHere: string

  readonly price: string
  readonly gives: string
  readonly oneOf: string
  readonly benefitsIdle: (god: string) => string
  readonly turnDown: Say
  readonly discard: Say
  held(name: string): string
  wouldPay(name: string, points: number): string
  readonly nobodyLeads: string
  step: Say
  festivalPays: Say
  finalPays: Say
  readonly queueEnd: (price: string) => string
  readonly queueHint: string
  readonly campHint: string
  readonly fallenHint: string
  left: Say
  soldiers: Say
  worth(what: string): string
  readonly turned: string
  readonly oldest: string
  readonly sideHint: string

  readonly reconstructed: string
  readonly inferred: string

  readonly side: Each<(typeof sideActions)[number]>
  readonly sideNotes: Each<(typeof sideActions)[number]>
  readonly freeActions: string
  readonly freeNote: string
  readonly choosePlace: string
  readonly done: string
  readonly notNow: string
  readonly pass: string
  pickCards(chosen: number, wanted: number): string
  keepThese: Say
  readonly change: string
  readonly chosen: string
  readonly pay: string
  readonly choose: string
  readonly takeAll: string
  tasksLeft: Say
  readonly toLay: string
  readonly shown: string
  readonly drawn: string

  areaOf(name: string): string
  readonly areas: string
  readonly back: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly showOwn: string
  readonly hideOwn: string
  readonly close: string

  readonly herTurn: string
  readonly herBoard: string
  readonly herSlots: string
  readonly herDie: string
  readonly reason: string
}

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, pl, es, 'zh-Hant': zhHant }
