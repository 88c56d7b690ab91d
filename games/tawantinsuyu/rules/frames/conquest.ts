import { push, type Refusal, type Seat } from '@durbar/kernel'
import type { ConquestSpace } from '../box.ts'
import { performAll } from '../effects.ts'
import { canPay, charge, onePotato, refuseCost, type Sink } from '../goods.ts'
import { colorNames, None, PotatoEnd, Source } from '../names.ts'
import { add, count, isAxomamma, type Position, player, seatsFrom, total } from '../position.ts'
import { type Commitment, canCommit, cardsWith, commitments, same, spendSoldiers } from '../soldiers.ts'
import { mayRaise } from './free-actions.ts'
import type { Frame } from './index.ts'
import { nomadComes, refuseNomad } from './nomads.ts'
import { type FrameOf, onlySeat, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

/** TW:7.6 Conquest: a casualty, army cards played by all, then the conquests. */
export type ConquestFrame =
  | { readonly k: 'casualty'; readonly seat: Seat }
  | { readonly k: 'muster'; readonly seat: Seat; readonly free: boolean }
  | { readonly k: 'conquer'; readonly seat: Seat }
  | { readonly k: 'commit'; readonly seat: Seat; readonly space: number }
  | { readonly k: 'spoils'; readonly seat: Seat; readonly space: number }

/** TW:7.6a–d; TW:C14 whoever takes gold instead still moves the casualty, and stays out of the rest. */
export function conquestFrames(p: Position, active: Seat, joins: boolean): Frame[] {
  const seats = seatsFrom(p, active).filter((seat) => joins || seat !== active)
  const frames: Frame[] = []
  if (joins || p.rules.casualtyWhenGoldTaken)
    frames.push(isAxomamma(p, active) ? { k: 'axomamma-casualty' } : { k: 'casualty', seat: active })
  for (const seat of seats)
    frames.push(isAxomamma(p, seat) ? { k: 'axomamma-muster' } : { k: 'muster', seat, free: seat === active })
  for (const seat of seats)
    frames.push(isAxomamma(p, seat) ? { k: 'axomamma-conquest', second: false } : { k: 'conquer', seat })
  if (!joins) return frames
  if (!isAxomamma(p, active)) frames.push({ k: 'conquer', seat: active })
  else if (!p.rules.axomamma.oneConquest) frames.push({ k: 'axomamma-conquest', second: true })
  return frames
}

/** TW:7.6a from either end of the Village; if it is empty, a Nomad; TW:C15 if there is none either, nobody. */
export const casualty: QuestionOf<'casualty'> = {
  rule: 'TW:7.6',
  asks: ['lose-villager', 'lose-nomad'],
  deciders: onlySeat,
  moot: (p) => p.village.length === 0 && total(p.nomads) === 0,
}

export const loseVillager: RuleOf<'lose-villager'> = {
  list(p, _, out) {
    if (p.village.length > 0) out.push({ k: 'lose-villager', end: 0 }, { k: 'lose-villager', end: 1 })
  },
  refuse: (p) => (p.village.length > 0 ? undefined : { rule: 'TW:7.6', reason: 'village-empty' }),
  play(p, seat, { end }, sink) {
    villagerFalls(p, seat, end, sink)
  },
}

export function villagerFalls(p: Position, seat: Seat, end: number, sink: Sink): void {
  const worker = takeFromVillage(p, end)
  add(p.casualties, worker, 1)
  sink?.({ k: 'casualty', seat, worker, from: 'village' })
}

export function takeFromVillage(p: Position, end: number): number {
  return (end === PotatoEnd ? p.village.shift() : p.village.pop()) ?? None
}

export const loseNomad: RuleOf<'lose-nomad'> = {
  list(p, _, out) {
    if (p.village.length > 0) return
    for (let worker = 0; worker < colorNames.length; worker++)
      if (count(p.nomads, worker) > 0) out.push({ k: 'lose-nomad', worker })
  },
  refuse(p, _, { worker }) {
    if (p.village.length > 0) return { rule: 'TW:7.6', reason: 'village-not-empty' }
    return refuseNomad(p, worker)
  },
  play(p, seat, { worker }, sink) {
    nomadFalls(p, seat, worker, sink)
  },
}

export function nomadFalls(p: Position, seat: Seat, worker: number, sink: Sink): void {
  add(p.nomads, worker, -1)
  add(p.casualties, worker, 1)
  sink?.({ k: 'casualty', seat, worker, from: 'nomads' })
  nomadComes(p, sink)
}

/** TW:7.6b a potato for each card; the active player's first one is free. */
export const muster: QuestionOf<'muster'> = {
  rule: 'TW:7.6',
  asks: ['muster', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat, free }) =>
    total(player(p, seat).army) === 0 || !(free || canPay(p, seat, onePotato) || mayRaise(p, seat)),
}

export const playArmy: RuleOf<'muster', FrameOf<'muster'>> = {
  list(p, seat, out, { free }) {
    if (!free && !canPay(p, seat, onePotato)) return
    const { army } = player(p, seat)
    for (let card = 0; card < army.length; card++) if (count(army, card) > 0) out.push({ k: 'muster', card })
  },
  refuse(p, seat, { card }, { free }) {
    if (!((player(p, seat).army[card] ?? 0) > 0))
      return { rule: 'TW:7.6', reason: 'card-not-in-hand', card: p.rules.box.armyNames[card] ?? '' }
    return free ? undefined : refuseCost(p, seat, onePotato, 'TW:7.6')
  },
  play(p, seat, { card }, sink, { free }) {
    putInArea(p, seat, card, sink)
    push(p, { k: 'muster', seat, free: false })
    if (!free) charge(p, seat, onePotato, sink)
  },
}

export function putInArea(p: Position, seat: Seat, card: number, sink: Sink): void {
  const who = player(p, seat)
  add(who.army, card, -1)
  add(who.up, card, 1)
  sink?.({ k: 'mustered', seat, card })
}

/** TW:7.6c, TW:7.6d one marker on an empty space, if the soldiers are there. */
export const conquer: QuestionOf<'conquer'> = {
  rule: 'TW:7.6',
  asks: ['conquer', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat }) => !someConquest(p, seat, () => true),
}

/** Calls `found` for every space the player could conquer now, until it returns true. */
function someConquest(p: Position, seat: Seat, found: (space: number) => boolean): boolean {
  if (player(p, seat).markers === 0) return false
  const ones = cardsWith(p, seat, 1)
  const twos = cardsWith(p, seat, 2)
  if (ones + twos === 0) return false
  for (let space = 0; space < p.conquests.length; space++)
    if (p.conquests[space] === None && canCommit(p, seat, space, ones, twos) && found(space)) return true
  return false
}

/** The spaces the player could conquer now. */
export function openConquests(p: Position, seat: Seat): number[] {
  const open: number[] = []
  someConquest(p, seat, (space) => {
    open.push(space)
    return false
  })
  return open
}

function refuseConquest(p: Position, seat: Seat, space: number): Refusal | undefined {
  const name = p.rules.box.conquestNames[space] ?? ''
  if (p.conquests[space] !== None) return { rule: 'TW:7.6', reason: 'space-taken', space: name }
  if (player(p, seat).markers === 0) return { rule: 'TW:7.6', reason: 'no-conquest-markers' }
  if (commitments(p, seat, space).length > 0) return undefined
  const { down, discard } = p.rules.box.conquests[space] as ConquestSpace
  return { rule: 'TW:7.6', reason: 'needs-soldiers', space: name, down, discard }
}

export const conquerSpace: RuleOf<'conquer'> = {
  list(p, seat, out) {
    for (const space of openConquests(p, seat)) out.push({ k: 'conquer', space })
  },
  refuse: (p, seat, { space }) => refuseConquest(p, seat, space),
  play(p, seat, { space }, sink) {
    const ways = commitments(p, seat, space)
    push(p, { k: 'spoils', seat, space })
    raiseMarker(p, seat, space, sink)
    if (ways.length > 1) push(p, { k: 'commit', seat, space })
    else spendSoldiers(p, seat, ways[0] as Commitment, sink)
  },
}

export function raiseMarker(p: Position, seat: Seat, space: number, sink: Sink): void {
  p.conquests[space] = seat
  player(p, seat).markers--
  sink?.({ k: 'conquered', seat, space })
}

/** TW:C51 which cards pay is settled before the benefit comes. */
export const commit: QuestionOf<'commit'> = { rule: 'TW:7.6', asks: ['commit'], deciders: onlySeat }

export const commitSoldiers: RuleOf<'commit', FrameOf<'commit'>> = {
  list(p, seat, out, { space }) {
    for (const [downOnes, downTwos, discardOnes, discardTwos] of commitments(p, seat, space))
      out.push({ k: 'commit', down: [downOnes, downTwos], discard: [discardOnes, discardTwos] })
  },
  refuse(p, seat, { down, discard }, { space }) {
    const given = [...down, ...discard]
    if (commitments(p, seat, space).some((ways) => same(ways, given))) return undefined
    return { rule: 'TW:7.6', reason: 'not-these-soldiers', space: p.rules.box.conquestNames[space] ?? '' }
  },
  play(p, seat, { down, discard }, sink) {
    spendSoldiers(p, seat, [count(down, 0), count(down, 1), count(discard, 0), count(discard, 1)], sink)
  },
}

export const spoils: WorkOf<'spoils'> = {
  run(p, { seat, space }, sink) {
    performAll(p, seat, (p.rules.box.conquests[space] as ConquestSpace).effects, Source.Conquest, sink)
  },
}
