import { int, list, NotationError, named, type Shape, union } from '@durbar/kernel'
import type { Move } from './moves.ts'
import type { Vocabulary } from './notation.ts'

/** A hand is unordered: any order is read, one is written. */
function cardSet(card: Shape<number>, cards: number): Shape<readonly number[]> {
  const inner = list(card, cards)
  const sorted = (values: readonly number[]): number[] => values.slice().sort((one, other) => one - other)
  return {
    schema: { ...inner.schema, uniqueItems: true },
    write: (values) => inner.write(sorted(values)),
    read(json, path) {
      const values = sorted(inner.read(json, path))
      if (new Set(values).size !== values.length) throw new NotationError(path, 'the same card twice')
      return values
    },
  }
}

function pair(item: Shape<number[]>): Shape<readonly number[]> {
  return { schema: item.schema, write: (values) => item.write(values.slice()), read: item.read }
}

/** How moves are written down. */
export function moveShape(w: Vocabulary): Shape<Move> {
  const { color, godCard, armyCard, tile, building, weaving } = w
  return union<Move>('move', {
    starter: { tile: weaving },
    keep: { cards: cardSet(godCard, w.names.values.godCardsKept) },
    'settle-priest': { section: w.section },
    place: { worker: color, role: w.role, space: w.space },
    'pay-card': { card: godCard },
    'pay-gold': {},
    pay: { potato: w.amount, corn: w.amount, stone: w.amount, gold: w.amount },
    'pick-up': { space: w.space },
    'pay-potato': {},
    task: { task: w.task },
    take: { effect: w.effect },
    choose: { effect: w.effect },
    'god-card': { card: w.godSource },
    'keep-army': { card: armyCard },
    nomad: { worker: color },
    climb: {},
    'refresh-building': { tile: building },
    'refresh-army': { card: armyCard },
    stairs: { slot: w.slot },
    build: { tile },
    swap: { card: godCard },
    remove: { tile },
    statue: { statue: w.statue },
    buy: { tile: weaving },
    'put-under': { tile: weaving },
    lay: { next: w.maybeWeaving, side: w.side },
    weaving: { place: named(['top', 'next']) },
    produce: { tile: building },
    'move-priest': { sections: int(1, 2) },
    pray: {},
    train: {},
    recruit: { worker: color },
    perform: {},
    'take-gold': {},
    sacrifice: { statue: w.statue },
    offer: { steps: int(1, 3) },
    'lose-villager': { end: w.end },
    'lose-nomad': { worker: color },
    muster: { card: armyCard },
    conquer: { space: w.conquest },
    commit: { down: pair(w.soldiers), discard: pair(w.soldiers) },
    hire: { end: w.end },
    dismiss: { worker: color },
    feed: { gold: w.amount },
    'play-card': { card: godCard },
    pass: {},
    'discard-army': { card: armyCard },
    exchange: { from: w.resource, to: w.resource },
    'potato-card': {},
  })
}
