import type { JsonObject, Seat } from '@durbar/kernel'
import type { Move } from '../rules/moves.ts'
import type { actionNames, resourceNames, sideNames, taskNames } from '../rules/names.ts'
import type { Role, WorkerColor } from './art/index.ts'

/** Moves and events as they reach the board: written by notation, with names instead of integers. */

export type Good = (typeof resourceNames)[number]
export type Task = (typeof taskNames)[number]
export type Action = (typeof actionNames)[number]
export type End = 'potato' | 'corn'
export type Side = (typeof sideNames)[number]

type Nothing = Readonly<Record<never, never>>
interface Soldiers {
  readonly ones: number
  readonly twos: number
}
interface Card {
  readonly card: string
}
interface Tile {
  readonly tile: string
}
interface Color {
  readonly worker: WorkerColor
}

interface MoveFields {
  starter: Tile
  keep: { readonly cards: readonly string[] }
  'settle-priest': { readonly section: number }
  place: Color & { readonly role: Role; readonly space: string }
  'pay-card': Card
  'pay-gold': Nothing
  pay: Readonly<Record<Good, number>>
  'pick-up': { readonly space: string }
  'pay-potato': Nothing
  task: { readonly task: Task }
  take: { readonly effect: string }
  choose: { readonly effect: string }
  'god-card': { readonly card: string | null }
  'keep-army': Card
  nomad: Color
  climb: Nothing
  'refresh-building': Tile
  'refresh-army': Card
  stairs: { readonly slot: string }
  build: Tile
  swap: Card
  remove: Tile
  statue: { readonly statue: string }
  buy: Tile
  'put-under': Tile
  lay: { readonly next: string | null; readonly side: Side }
  weaving: { readonly place: 'top' | 'next' }
  produce: Tile
  'move-priest': { readonly sections: number }
  pray: Nothing
  train: Nothing
  recruit: Color
  perform: Nothing
  'take-gold': Nothing
  sacrifice: { readonly statue: string }
  offer: { readonly steps: number }
  'lose-villager': { readonly end: End }
  'lose-nomad': Color
  muster: Card
  conquer: { readonly space: string }
  commit: { readonly down: Soldiers; readonly discard: Soldiers }
  hire: { readonly end: End }
  dismiss: Color
  feed: { readonly gold: number }
  'play-card': Card
  pass: Nothing
  'discard-army': Card
  exchange: { readonly from: Good; readonly to: Good }
  'potato-card': Nothing
}

/** Indexed by the kinds the rules know, so that a kind without fields here does not compile. */
export type MoveKind = Move['k']
export type WrittenMoveOf<K extends MoveKind> = { readonly move: K } & MoveFields[K]
export type WrittenMove = { [K in MoveKind]: WrittenMoveOf<K> }[MoveKind]

export function written(moves: readonly JsonObject[]): readonly WrittenMove[] {
  return moves as unknown as readonly WrittenMove[]
}

/** Back to what the shell plays. */
export function asJson(move: WrittenMove): JsonObject {
  return move as unknown as JsonObject
}

export function only<K extends MoveKind>(moves: readonly WrittenMove[], kind: K): readonly WrittenMoveOf<K>[] {
  return moves.filter((move) => move.move === kind) as unknown as readonly WrittenMoveOf<K>[]
}

/** The parts of events that the board marks or lets move; everything else is the log's. */
export type WrittenEvent =
  | { readonly event: 'placed'; readonly seat: Seat; readonly worker: string; readonly space: string }
  | { readonly event: 'picked-up'; readonly seat: Seat; readonly space: string; readonly worker: string }
  | { readonly event: 'space-blocked'; readonly space: string; readonly worker: string }
  | { readonly event: 'priest-moved' | 'priest-settled'; readonly seat: Seat; readonly section: number }
  | { readonly event: 'stairs-built'; readonly seat: Seat; readonly slot: string }
  | { readonly event: 'stairs-used'; readonly seat: Seat; readonly slot: string; readonly owner: Seat }
  | { readonly event: 'conquered'; readonly seat: Seat; readonly space: string }
  | { readonly event: 'climbed'; readonly seat: Seat; readonly step: number }
  | { readonly event: 'built' | 'produced' | 'building-refreshed'; readonly seat: Seat; readonly tile: string }
  | { readonly event: 'weaving-laid'; readonly seat: Seat; readonly tile: string; readonly next: string | null }
  | { readonly event: 'statue-built'; readonly seat: Seat; readonly statue: string }
  | { readonly event: 'card-offered'; readonly card: string }
  | { readonly event: 'gained'; readonly seat: Seat; readonly resource: Good; readonly amount: number }
  | { readonly event: 'task-done'; readonly seat: Seat; readonly task: Task }
  | { readonly event: 'worker-gained'; readonly seat: Seat; readonly worker: string; readonly from: string }
  | { readonly event: 'axomamma'; readonly why: string; readonly value: number; readonly rule: string }
  | { readonly event: 'turn-began' | 'festival-began'; readonly seat: Seat }
  | { readonly event: 'token-moved'; readonly token: string; readonly field: number }
