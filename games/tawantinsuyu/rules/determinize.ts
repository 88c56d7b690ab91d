import { nextInt, type Rng, range, type Seat, shuffle } from '@durbar/kernel'
import { None } from './names.ts'
import { add, clone, count, isAxomamma, type Position, player, total } from './position.ts'

/** A position this seat cannot tell from the true one: everything hidden is dealt anew. */
export function determinize(p: Position, seat: Seat, rng: Rng): Position {
  const guess = clone(p)
  guess.rng = range(3)
    .map(() => nextInt(rng, 0x1_0000_0000) | 0)
    .concat(count(p.rng, 3))
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
  const pool = p.godDeck
  const deckSize = pool.length
  const others = range(p.rules.people).filter((other) => other !== seat)
  for (const other of others) pool.push(...player(p, other).gods)
  const gods = p.axomamma.tucked.map((card) => (card === None ? None : count(p.rules.box.godOfCard, card)))
  for (const card of p.axomamma.tucked) if (card !== None) pool.push(card)
  mix(rng, pool)
  // TW:17.3 the gods under her board are visible
  gods.forEach((god, slot) => {
    const index = pool.findIndex((card) => p.rules.box.godOfCard[card] === god)
    if (god !== None) p.axomamma.tucked[slot] = pool.splice(index, 1)[0] ?? None
  })
  for (const other of others) {
    const who = player(p, other)
    who.gods = pool.splice(0, who.gods.length)
    // TW:2.13 that a hand was chosen is known, which one is not
    who.kept = who.gods.slice(0, who.kept.length)
    if (p.agenda.some(({ k }) => k === 'opening-hand')) who.gods.sort((one, another) => one - another)
  }
  if (pool.length !== deckSize) throw new RangeError('god cards were lost')
}

function dealArmies(p: Position, seat: Seat, rng: Rng): void {
  const pool = p.armyDeck
  const deckSize = pool.length
  const others = p.players.map((_, other) => other).filter((other) => other !== seat || isAxomamma(p, other))
  const sizes = others.map((other) => total(player(p, other).army))
  for (const other of others) {
    const { army } = player(p, other)
    army.forEach((copies, kind) => {
      for (let copy = 0; copy < copies; copy++) pool.push(kind)
    })
    army.fill(0)
  }
  const drilled = drillSeat(p) === seat ? 0 : p.drill.length
  if (drilled > 0) pool.push(...p.drill)
  mix(rng, pool)
  others.forEach((other, index) => {
    for (const kind of pool.splice(0, count(sizes, index))) add(player(p, other).army, kind, 1)
  })
  if (drilled > 0) p.drill = pool.splice(0, drilled)
  if (pool.length !== deckSize) throw new RangeError('army cards were lost')
}

/** Who is looking at the cards drawn for training. */
export function drillSeat(p: Position): number {
  for (const frame of p.agenda) if (frame.k === 'train') return frame.seat
  return None
}
