import { nextInt, type Rng, type Seat, shuffle } from '@durbar/kernel'
import { Ledger } from './names.ts'
import { clone, type Position, player } from './position.ts'

/**
 * A position this seat cannot tell from the true one. Hidden from it are the others' rupees (AG:16.1), the order of
 * the pile and the future of the dice (AG:16.3). Nothing hidden is looked at.
 */
export function determinize(p: Position, seat: Seat, rng: Rng): Position {
  const guess = clone(p)
  guess.pile.sort((a, b) => a - b)
  shuffle(rng, guess.pile)
  if (p.agenda.length > 0)
    for (let other = 0; other < p.rules.players; other++) {
      if (other === seat) continue
      const who = player(guess, other)
      who.rupees = guessRupees(p, rng)
      who.ledger.fill(0)
      who.ledger[Ledger.Start] = who.rupees
    }
  for (let word = 0; word < 3; word++) guess.rng[word] = nextInt(rng, 0x1_0000_0000) | 0
  guess.rng[3] = 1
  return guess
}

/** Players earn about two rupees in a round, some more and some less. */
function guessRupees(p: Position, rng: Rng): number {
  return p.rules.printed.values.startRupees + nextInt(rng, p.round * 2) + nextInt(rng, p.round * 2)
}
