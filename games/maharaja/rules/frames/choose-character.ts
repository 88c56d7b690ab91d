import { just, type Refusal, type Seat } from '@durbar/kernel'
import { characterNames } from '../names.ts'
import { type Position, player } from '../position.ts'
import type { QuestionOf, RuleOf } from './rule-types.ts'

/** MH:5 the choice of a first character, youngest player first; MH:67 or as the auction has it. */
export interface ChooseFrame {
  k: 'choose'
  seat: Seat
}

export const chooseCharacter: QuestionOf<'choose'> = {
  rule: 'MH:5',
  asks: ['choose'],
  deciders: (_, frame) => just(frame.seat),
}

export const choose: RuleOf<'choose'> = {
  list(p, _, out) {
    listBank(p, (card) => out.push({ k: 'choose', card }))
  },
  refuse: (p, _, move) => refuseBankCard(p, move.card),
  play(p, seat, { card }, sink) {
    takeFromBank(p, seat, card)
    sink?.({ k: 'character-chosen', seat, card })
  },
}

export function listBank(p: Position, add: (card: number) => void): void {
  for (let card = 0; card < characterNames.length; card++) if (!refuseBankCard(p, card)) add(card)
}

const notInBank: Refusal = { rule: 'MH:34', reason: 'not-in-bank' }

/** The bank lends only what lies in it. */
export function refuseBankCard(p: Position, card: number): Refusal | undefined {
  return (p.bank & (1 << card)) === 0 ? notInBank : undefined
}

export function takeFromBank(p: Position, seat: Seat, card: number): void {
  p.bank &= ~(1 << card)
  player(p, seat).characters |= 1 << card
}
