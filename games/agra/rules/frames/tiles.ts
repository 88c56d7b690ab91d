import { push, type Refusal, reveal, type Seat, shuffle } from '@durbar/kernel'
import { DisplaySize, FavorCount, FirstTile, favorNames, TilesPerPlayer } from '../names.ts'
import { countBits, onlySeat, type Position, player, type Sink } from '../position.ts'
import type { Frame } from './index.ts'
import { gainFavor } from './markers.ts'
import type { FrameOf, QuestionOf, RuleOf } from './rule-types.ts'

/** AG:12.3–12.5, AG:14.15 favor tiles are taken, and given up for others. */

/** AG:12.3 a step that brings favor or a tile was reached. */
export interface InfluenceBonusFrame {
  readonly k: 'influence-bonus'
  readonly seat: Seat
  readonly favor: number
}

/** AG:12.5 a fourth tile was taken: one of the old ones goes. */
export interface GiveUpFrame {
  readonly k: 'give-up'
  readonly seat: Seat
  /** The tile just taken. */
  readonly taken: number
}

/** AG:14.15 the Mosaic Maker lets its winner take any tile. */
export interface MosaicFrame {
  readonly k: 'mosaic'
  readonly seat: Seat
}

export const influenceBonus: QuestionOf<'influence-bonus'> = {
  rule: 'AG:12.3',
  asks: ['take-favor', 'take-tile'],
  deciders: (_, frame) => onlySeat(frame),
}

export const mosaicQuestion: QuestionOf<'mosaic'> = {
  rule: 'AG:14.15',
  asks: ['take-tile', 'decline'],
  deciders: (_, frame) => onlySeat(frame),
  moot: (p) => p.display.length === 0 && p.pile.length === 0,
}

export const takeFavor: RuleOf<'take-favor'> = {
  list: (_p, _seat, out) => out.push({ k: 'take-favor' }),
  refuse: () => undefined,
  play: (p, seat, _, sink, frame) => gainFavor(p, seat, (frame as InfluenceBonusFrame).favor, sink),
}

function refuseTile(p: Position, tile: number, frame: Frame): Refusal | undefined {
  if (p.display.includes(tile) || (frame.k === 'mosaic' && p.pile.includes(tile))) return undefined
  const rule = frame.k === 'mosaic' ? 'AG:14.15' : 'AG:12.5'
  return { rule, reason: 'tile-not-there', tile: favorNames[tile] as string }
}

export const takeTile: RuleOf<'take-tile'> = {
  list(p, _, out, frame) {
    for (let tile = FirstTile; tile < FavorCount; tile++)
      if (!refuseTile(p, tile, frame)) out.push({ k: 'take-tile', tile })
  },
  refuse: (p, _, { tile }, frame) => refuseTile(p, tile, frame),
  play(p, seat, { tile }, sink) {
    const who = player(p, seat)
    const full = countBits(who.tiles) === TilesPerPlayer
    const fromPile = !p.display.includes(tile)
    who.tiles |= 1 << tile
    sink?.({ k: 'tile-taken', seat, tile, fromPile })
    remove(fromPile ? p.pile : p.display, tile)
    if (!fromPile) refill(p, sink)
    if (full) push(p, { k: 'give-up', seat, taken: tile })
    // AG:L-18 whoever has searched the pile shuffles it; a tile given up is shuffled in anyway.
    else if (fromPile) shuffle(p.rng, p.pile)
  },
}

function remove(tiles: number[], tile: number): void {
  tiles.splice(tiles.indexOf(tile), 1)
}

/** AG:12.5 the display is filled up from the pile, which shows its top. */
function refill(p: Position, sink: Sink): void {
  while (p.display.length < DisplaySize && p.pile.length > 0) {
    const tile = p.pile.pop() as number
    p.display.push(tile)
    reveal(p)
    sink?.({ k: 'tile-shown', tile })
  }
}

export const giveUp: QuestionOf<'give-up'> = {
  rule: 'AG:12.5',
  asks: ['give-up'],
  deciders: (_, frame) => onlySeat(frame),
}

const justTaken: Refusal = { rule: 'AG:12.5', reason: 'just-taken' }

function refuseGiveUp(p: Position, seat: Seat, tile: number, frame: FrameOf<'give-up'>): Refusal | undefined {
  if (tile === frame.taken) return justTaken
  if (player(p, seat).tiles & (1 << tile)) return undefined
  return { rule: 'AG:12.5', reason: 'not-your-tile', tile: favorNames[tile] as string }
}

export const giveUpTile: RuleOf<'give-up'> = {
  list(p, seat, out, frame) {
    for (let tile = FirstTile; tile < FavorCount; tile++)
      if (!refuseGiveUp(p, seat, tile, frame as FrameOf<'give-up'>)) out.push({ k: 'give-up', tile })
  },
  refuse: (p, seat, { tile }, frame) => refuseGiveUp(p, seat, tile, frame as FrameOf<'give-up'>),
  play(p, seat, { tile }, sink) {
    const who = player(p, seat)
    who.tiles &= ~(1 << tile)
    // AG:10.9 the used-mark comes back at once; the tile itself stays used this turn.
    if (who.used & (1 << tile)) {
      who.used &= ~(1 << tile)
      who.supply++
    }
    sink?.({ k: 'tile-given-up', seat, tile })
    p.pile.push(tile)
    shuffle(p.rng, p.pile)
    refill(p, sink)
  },
}
