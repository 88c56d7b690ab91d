import { close, just, push, type Refusal, reveal, type Seat } from '@durbar/kernel'
import { Action, Character, Ledger, None, Part, partsOfAction } from '../names.ts'
import { addGold, holds, lowestCharacter, type Position, player } from '../position.ts'
import type { QuestionOf, RuleOf, Sink, WorkOf } from './rule-types.ts'

/** MH:15 a player's turn: both actions, the ability and travel, in any order, until the player ends it. */
export interface TurnFrame {
  k: 'turn'
  seat: Seat
  /** The two actions of the disc and the one of a privilege, or None. */
  actions: number[]
  /** What is left to do of each, as a set of parts. */
  left: number[]
  /** What can happen once in a turn and has, by `Once`. */
  used: number
}

/** MH:Q24 once in a turn, also if the card is given away and taken again. */
export const Once = { Trader: 1, Builder: 2, Yogi: 4, Privilege: 8 } as const

/** MH:13, MH:44 next is the player with the lowest character among those who have not played. */
export const nextPlayer: WorkOf<'next-player'> = {
  run(p, frame, sink) {
    const seat = lowestUnplayed(p)
    if (seat === None) {
      push(p, { k: 'scoring' })
      return
    }
    const who = player(p, seat)
    who.played = true
    reveal(p)
    sink?.({ k: 'disc-revealed', seat, actions: [who.first, who.second] })
    const left = [partsOfAction[who.first] as number, partsOfAction[who.second] as number, 0]
    const turnFrame: TurnFrame = { k: 'turn', seat, actions: [who.first, who.second, None], left, used: 0 }
    push(p, turnFrame, frame)
    gainAbilities(p, turnFrame, sink)
  },
}

function lowestUnplayed(p: Position): number {
  let best = None
  for (let seat = 0; seat < p.rules.players; seat++)
    if (!player(p, seat).played && (best === None || lowestCharacter(p, seat) < lowestCharacter(p, best))) best = seat
  return best
}

/** What the turn player's characters give at once: at the start of the turn, or when they are taken (MH:36, MH:63). */
export function gainAbilities(p: Position, frame: TurnFrame, sink: Sink): void {
  const { seat } = frame
  if (holds(p, seat, Character.Trader) && (frame.used & Once.Trader) === 0) {
    frame.used |= Once.Trader
    const gold = p.rules.board.values.traderGold
    addGold(p, seat, Ledger.Trader, gold)
    sink?.({ k: 'trader-paid', seat, gold })
  }
  if (p.rules.privileges && holds(p, seat, Character.Yogi) && (frame.used & Once.Yogi) === 0) {
    frame.used |= Once.Yogi
    if (privilegesInBank(p) > 0) {
      player(p, seat).privileges++
      sink?.({ k: 'privilege-gained', seat })
    }
  }
}

/** MH:Q67 there are only seven. */
function privilegesInBank(p: Position): number {
  let held = 0
  for (const someone of p.players) held += someone.privileges
  return p.rules.board.values.privileges - held
}

export const turn: QuestionOf<'turn'> = {
  rule: 'MH:15',
  asks: [
    'travel',
    'gold',
    'house',
    'move-house',
    'quarry',
    'palace',
    'governor',
    'take',
    'exchange',
    'lure',
    'privilege',
    'end',
  ],
  stays: true,
  deciders: (_, frame) => just(frame.seat),
}

/** MH:17, MH:46 the parts left undone, and what each of the others receives for it. */
export function forfeit(p: Position, frame: TurnFrame): { undone: number[]; compensation: number } {
  const undone: number[] = []
  let actions = 0
  let withoutSecondHouse = 0
  for (let slot = 0; slot < 3; slot++) {
    const left = frame.left[slot] as number
    if (left !== 0) actions++
    if (left === Part.House && frame.actions[slot] === Action.TwoHouses) withoutSecondHouse++
    for (let rest = left; rest !== 0; rest &= rest - 1) undone.push(31 - Math.clz32(rest & -rest))
  }
  // MH:28 two houses in cities make one whole action, also where MH:Q70 counted them as the city halves of two.
  actions -= withoutSecondHouse >> 1
  if (!p.rules.compensationPerAction) actions = Math.min(1, actions)
  return { undone, compensation: actions * p.rules.board.values.compensation }
}

export const end: RuleOf<'end'> = {
  list(p, _, out, frame) {
    const { undone, compensation } = forfeit(p, frame as TurnFrame)
    out.push({ k: 'end', undone, compensation })
  },
  refuse(p, _, move, frame): Refusal | undefined {
    const { undone, compensation } = forfeit(p, frame as TurnFrame)
    const same = move.undone.length === undone.length && move.undone.every((part, index) => part === undone[index])
    if (same && move.compensation === compensation) return undefined
    return { rule: 'MH:46', reason: 'forfeit-misstated', need: compensation, have: move.compensation }
  },
  play(p, seat, { undone, compensation }, sink) {
    close(p)
    sink?.({ k: 'turn-ended', seat, undone: [...undone] })
    if (compensation > 0)
      for (let other = 0; other < p.rules.players; other++) {
        if (other === seat) continue
        addGold(p, other, Ledger.Compensation, compensation)
        sink?.({ k: 'compensated', seat: other, gold: compensation })
      }
    expirePrivileges(p, seat, sink)
  },
}

/** MH:Q66 where privileges expire, those that were in hand before this turn go back now. */
function expirePrivileges(p: Position, seat: Seat, sink: Sink): void {
  const who = player(p, seat)
  if (p.rules.privilegeExpires && who.oldPrivileges > 0) {
    who.privileges -= who.oldPrivileges
    sink?.({ k: 'privileges-expired', seat, count: who.oldPrivileges })
  }
  who.oldPrivileges = who.privileges
}
