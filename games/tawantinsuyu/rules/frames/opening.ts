import { nextInt, push, type Refusal, range, reveal, type Seat, shuffle } from '@durbar/kernel'
import { setUpAxomamma } from '../axomamma/setup.ts'
import { FirstPassive, None, Source } from '../names.ts'
import { fillMarket } from '../piles.ts'
import { count, isAxomamma, type Position, player, remove, seatsFrom } from '../position.ts'
import { onlySeat, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

/** TW:2.11–2.15 the decisions before the first turn. */
export type OpeningFrame =
  | { readonly k: 'starters' }
  | { readonly k: 'starter'; readonly seat: Seat }
  | { readonly k: 'deal' }
  | { readonly k: 'opening-hand' }
  | { readonly k: 'open-cards' }
  | { readonly k: 'close-opening' }
  | { readonly k: 'settle-priest'; readonly seat: Seat }
  | { readonly k: 'first-turn' }

const starterTiles = [0, 1, 2, 3]

function startersLeft(p: Position): number[] {
  return starterTiles.filter((tile) => !p.players.some((who) => who.tapestries.some((row) => row.includes(tile))))
}

/** TW:2.11 from the first player clockwise; TW:17.1 Axomamma's is drawn before the person chooses. */
export const starters: WorkOf<'starters'> = {
  run(p, _, sink) {
    push(p, { k: 'deal' })
    if (p.rules.solo) {
      const tile = nextInt(p.rng, 4)
      player(p, 1).tapestries.push([tile])
      sink?.({ k: 'starter-taken', seat: 1, tile })
    }
    const people = seatsFrom(p, p.first).filter((seat) => !isAxomamma(p, seat))
    push(p, ...people.map((seat) => ({ k: 'starter' as const, seat })))
  },
}

export const starter: QuestionOf<'starter'> = { rule: 'TW:2.11', asks: ['starter'], deciders: onlySeat }

export const takeStarter: RuleOf<'starter'> = {
  list(p, _, out) {
    for (const tile of startersLeft(p)) out.push({ k: 'starter', tile })
  },
  refuse(p, _, { tile }): Refusal | undefined {
    if (startersLeft(p).includes(tile)) return undefined
    return { rule: 'TW:2.11', reason: 'starter-not-there', weaving: p.rules.box.weavingNames[tile] ?? '' }
  },
  play(p, seat, { tile }, sink) {
    player(p, seat).tapestries.push([tile])
    sink?.({ k: 'starter-taken', seat, tile })
  },
}

/** TW:2.11, TW:2.13 starters nobody took leave the game; eight god cards for everybody. */
export const deal: WorkOf<'deal'> = {
  run(p) {
    p.weavingsOut.push(...startersLeft(p))
    for (const seat of range(p.rules.people)) {
      const { gods } = player(p, seat)
      for (let dealt = 0; dealt < p.rules.box.values.godCardsDealt; dealt++) gods.push(p.godDeck.pop() ?? None)
      gods.sort((one, other) => one - other)
    }
    reveal(p)
    push(p, { k: 'opening-hand' }, { k: 'open-cards' })
  },
}

/** TW:2.13 all choose at once and in secret; nobody is bound until the last one has chosen. */
export const openingHand: QuestionOf<'opening-hand'> = {
  rule: 'TW:2.13',
  asks: ['keep'],
  stays: true,
  deciders: (p) => range(p.rules.people).filter((seat) => player(p, seat).kept.length === 0),
  mayRevise: (p, _, seat) => seat < p.rules.people && player(p, seat).kept.length > 0,
  moot: (p) => range(p.rules.people).every((seat) => player(p, seat).kept.length > 0),
}

export const keep: RuleOf<'keep'> = {
  list(p, seat, out) {
    const { gods } = player(p, seat)
    const chosen: number[] = []
    const choose = (from: number): void => {
      if (chosen.length === p.rules.box.values.godCardsKept) {
        out.push({ k: 'keep', cards: chosen.slice() })
        return
      }
      for (let index = from; index < gods.length; index++) {
        chosen.push(count(gods, index))
        choose(index + 1)
        chosen.pop()
      }
    }
    choose(0)
  },
  refuse(p, seat, { cards }): Refusal | undefined {
    const { gods } = player(p, seat)
    const { godCardsKept } = p.rules.box.values
    if (cards.length !== godCardsKept)
      return { rule: 'TW:2.13', reason: 'keep-exactly', need: godCardsKept, have: cards.length }
    const wrong = cards.find((card, index) => !gods.includes(card) || cards.indexOf(card) !== index)
    if (wrong === undefined) return undefined
    return { rule: 'TW:2.13', reason: 'card-not-in-hand', card: p.rules.box.godCardNames[wrong] ?? '' }
  },
  play(p, seat, { cards }, sink) {
    player(p, seat).kept = cards.slice()
    sink?.({ k: 'hand-chosen', seat })
  },
}

/** TW:2.13 the cards not kept are shown, and in reverse turn order everybody takes what is on them. */
export const openCards: WorkOf<'open-cards'> = {
  run(p, _, sink) {
    push(p, { k: 'close-opening' })
    for (const seat of seatsFrom(p, p.first)) {
      if (isAxomamma(p, seat)) continue
      const who = player(p, seat)
      const cards = who.gods.filter((card) => !who.kept.includes(card))
      for (const card of cards) {
        remove(who.gods, card)
        p.limbo.push(card)
      }
      who.kept = []
      sink?.({ k: 'cards-opened', seat, cards })
      const effects = cards.flatMap((card) => p.rules.box.benefits[card] as readonly number[])
      push(p, { k: 'rewards', seat, effects, source: Source.GodCards })
    }
    reveal(p)
  },
}

/** TW:2.14 played cards back into the deck and the market filled, only after everybody is done. */
export const closeOpening: WorkOf<'close-opening'> = {
  run(p, _, sink) {
    p.godDeck.push(...p.limbo)
    p.limbo = []
    shuffle(p.rng, p.godDeck)
    const tiles = fillMarket(p, FirstPassive)
    if (tiles.length > 0) sink?.({ k: 'market-filled', tiles })
    push(p, { k: 'first-turn' })
    const order = seatsFrom(p, p.first).filter((seat) => !isAxomamma(p, seat))
    if (!p.rules.priestsInTurnOrder) order.reverse()
    push(p, ...order.map((seat) => ({ k: 'settle-priest' as const, seat })))
  },
}

/** TW:2.15 on any side; several may share one. */
export const settlePriest: QuestionOf<'settle-priest'> = {
  rule: 'TW:2.15',
  asks: ['settle-priest'],
  deciders: onlySeat,
}

export const chooseSide: RuleOf<'settle-priest'> = {
  list(_, __, out) {
    for (let section = 0; section < 5; section++) out.push({ k: 'settle-priest', section })
  },
  refuse: (_, __, { section }) =>
    section >= 0 && section < 5 ? undefined : { rule: 'TW:2.15', reason: 'no-such-section', need: 4, have: section },
  play(p, seat, { section }, sink) {
    player(p, seat).priest = section
    sink?.({ k: 'priest-settled', seat, section })
  },
}

export const firstTurn: WorkOf<'first-turn'> = {
  run(p, _, sink) {
    if (p.rules.solo) setUpAxomamma(p, sink)
    push(p, { k: 'begin-turn', seat: p.first })
  },
}
