import { nextInt, type Rng, type Seat } from '@durbar/kernel'
import { senseOfDisc } from './evaluate.ts'
import { actionNames, Ledger, None } from './names.ts'
import { addGold, clone, type Position, player } from './position.ts'

/**
 * A position this seat cannot tell from the true one. Hidden from it are the others' discs before their turn, the
 * others' gold unless it is open, and the future of the random source. Nothing hidden is looked at.
 */
export function determinize(p: Position, seat: Seat, rng: Rng): Position {
  const guess = clone(p)
  const hidden: Seat[] = []
  for (let other = 0; other < p.rules.players; other++) {
    if (other === seat) continue
    const who = player(guess, other)
    if (p.rules.hiddenGold && p.agenda.length > 0) {
      who.ledger.fill(0)
      who.gold = 0
      addGold(guess, other, Ledger.Start, guessGold(p, rng))
    }
    if (who.first === None || who.played) continue
    who.first = 0
    who.second = 0
    hidden.push(other)
  }
  // Only now: what makes sense for one seat is judged by what the others hold, and nothing true may be left of that.
  for (const other of hidden) guessDisc(guess, other, rng)
  for (let word = 0; word < 3; word++) guess.rng[word] = nextInt(rng, 0x1_0000_0000) | 0
  guess.rng[3] = 1
  return guess
}

/** How many discs are thought of; the one that makes most sense with what is known and guessed is it. */
const ideas = 4

function guessDisc(guess: Position, seat: Seat, rng: Rng): void {
  const who = player(guess, seat)
  let best = Number.NEGATIVE_INFINITY
  let first = None
  let second = None
  for (let idea = 0; idea < ideas; idea++) {
    const one = nextInt(rng, actionNames.length)
    const two = nextInt(rng, actionNames.length)
    who.first = Math.min(one, two)
    who.second = Math.max(one, two)
    const sense = senseOfDisc(guess, seat)
    if (sense <= best) continue
    best = sense
    first = who.first
    second = who.second
  }
  who.first = first
  who.second = second
}

/** What players usually hold: before the first game turn the starting gold, then between nothing and two palaces. */
function guessGold(p: Position, rng: Rng): number {
  const { startingGold, palacePrice } = p.rules.board.values
  return p.turn === 0 ? startingGold : nextInt(rng, palacePrice + 1) + nextInt(rng, palacePrice + 1)
}
