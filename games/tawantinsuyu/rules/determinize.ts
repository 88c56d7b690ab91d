import { nextInt, type Rng, type Seat, shuffle } from '@durbar/kernel'
import { None } from './names.ts'
import { add, clone, count, isAxomamma, type Position, player, total } from './position.ts'

/** A position this seat cannot tell from the true one: everything hidden is dealt anew. */
export function determinize(p: Position, seat: Seat, rng: Rng): Position {
  const guess = clone(p)
  for (let word = 0; word < 3; word++) guess.rng[word] = nextInt(rng, 0x1_0000_0000) | 0
  dealGods(guess, seat, rng)
  dealArmies(guess, seat, rng)
  mix(rng, guess.productionStack)
  mix(rng, guess.passiveStack)
  const top = guess.weavingStack.pop()
  mix(rng, guess.weavingStack)
  if (top !== undefined) guess.weavingStack.push(top)
  return guess
}

/** How often each number is in a pile; always all 0 between two uses. */
const tally: number[] = []

/** Sorting first makes the outcome depend on what is in the pile, not on its order. Bots do this all the time. */
function mix(rng: Rng, pile: number[]): void {
  for (const card of pile) tally[card] = (tally[card] ?? 0) + 1
  let next = 0
  for (let card = 0; next < pile.length; card++) {
    for (let copies = tally[card] ?? 0; copies > 0; copies--) pile[next++] = card
    tally[card] = 0
  }
  shuffle(rng, pile)
}

function dealGods(p: Position, seat: Seat, rng: Rng): void {
  const { godDeck: pool, rules, axomamma } = p
  const { godOfCard } = rules.box
  const deckSize = pool.length
  for (let other = 0; other < rules.people; other++)
    if (other !== seat) for (const card of player(p, other).gods) pool.push(card)
  for (const card of axomamma.tucked) if (card !== None) pool.push(card)
  mix(rng, pool)
  // TW:17.3 the gods under her board are visible
  axomamma.tucked.forEach((card, slot) => {
    if (card === None) return
    const index = pool.findIndex((other) => godOfCard[other] === godOfCard[card])
    axomamma.tucked[slot] = pool.splice(index, 1)[0] ?? None
  })
  const opening = p.agenda.some(({ k }) => k === 'opening-hand')
  let dealt = 0
  for (let other = 0; other < rules.people; other++) {
    if (other === seat) continue
    const who = player(p, other)
    for (let held = 0; held < who.gods.length; held++) who.gods[held] = count(pool, dealt++)
    // TW:2.13 that a hand was chosen is known, which one is not
    for (let kept = 0; kept < who.kept.length; kept++) who.kept[kept] = count(who.gods, kept)
    if (opening) who.gods.sort((one, another) => one - another)
  }
  pool.splice(0, dealt)
  if (pool.length !== deckSize) throw new RangeError('god cards were lost')
}

function dealArmies(p: Position, seat: Seat, rng: Rng): void {
  const { armyDeck: pool, players, drill } = p
  const deckSize = pool.length
  for (let other = 0; other < players.length; other++)
    if (armyHidden(p, other, seat)) {
      const { army } = player(p, other)
      for (let kind = 0; kind < army.length; kind++)
        for (let copy = 0; copy < count(army, kind); copy++) pool.push(kind)
    }
  const drilled = drillSeat(p) === seat ? 0 : drill.length
  for (let card = 0; card < drilled; card++) pool.push(count(drill, card))
  mix(rng, pool)
  let dealt = 0
  for (let other = 0; other < players.length; other++)
    if (armyHidden(p, other, seat)) {
      const { army } = player(p, other)
      const size = total(army)
      army.fill(0)
      for (let held = 0; held < size; held++) add(army, count(pool, dealt++), 1)
    }
  for (let card = 0; card < drilled; card++) drill[card] = count(pool, dealt++)
  pool.splice(0, dealt)
  if (pool.length !== deckSize) throw new RangeError('army cards were lost')
}

function armyHidden(p: Position, other: Seat, seat: Seat): boolean {
  return other !== seat || isAxomamma(p, other)
}

/** Who is looking at the cards drawn for training. */
export function drillSeat(p: Position): number {
  for (const frame of p.agenda) if (frame.k === 'train') return frame.seat
  return None
}
