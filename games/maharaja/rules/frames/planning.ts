import { close, type Refusal, range, type Seat } from '@durbar/kernel'
import { actionNames, MaxPlayers, None } from '../names.ts'
import { type Position, player } from '../position.ts'
import type { QuestionOf, RuleOf } from './rule-types.ts'

/** MH:12 everybody sets two actions, secretly and at the same time; MH:Q2 changeable until the last disc is set. */
export const planning: QuestionOf<'planning'> = {
  rule: 'MH:12',
  asks: ['disc'],
  stays: true,
  deciders: (p) => seatsWithoutDisc(p),
  mayRevise: (p, _, seat) => player(p, seat).first !== None,
}

/** By the set of seats, by bit: made once, as every decision of a playout asks for one of them. */
const seatLists: readonly (readonly Seat[])[] = range(1 << MaxPlayers).map((set) =>
  range(MaxPlayers).filter((seat) => set & (1 << seat)),
)

function seatsWithoutDisc(p: Position): readonly Seat[] {
  let set = 0
  for (let seat = 0; seat < p.rules.players; seat++) if (player(p, seat).first === None) set |= 1 << seat
  return seatLists[set] as readonly Seat[]
}

const actions = actionNames.length

/** All pairs of actions, the same twice included; the two arrows are alike, so a pair has no order. */
const discs = Array.from({ length: actions }, (_, first) => first).flatMap((first) =>
  Array.from({ length: actions - first }, (_, step) => ({ k: 'disc', actions: [first, first + step] }) as const),
)

export const disc: RuleOf<'disc'> = {
  list(_, __, out) {
    for (const move of discs) out.push(move)
  },
  refuse: (_, __, move) => refuseDisc(move.actions),
  play(p, seat, move, sink) {
    const [first, second] = move.actions
    const who = player(p, seat)
    who.first = first as number
    who.second = second as number
    sink?.({ k: 'disc-set', seat })
    if (seatsWithoutDisc(p).length === 0) close(p)
  },
}

const twoArrows: Refusal = { rule: 'MH:12', reason: 'two-arrows' }

function refuseDisc(pair: readonly number[]): Refusal | undefined {
  return pair.length === 2 && (pair[0] as number) <= (pair[1] as number) ? undefined : twoArrows
}
