import { current, just, push, type Refusal, range, type Seat } from '@durbar/kernel'
import { Ledger, None } from '../names.ts'
import { type Position, payGold, player } from '../position.ts'
import type { QuestionOf, RuleOf, Sink, WorkOf } from './rule-types.ts'

/** MH:67 one auction for the right to choose the next character. */
export interface AuctionFrame {
  k: 'auction'
  /** Who is asked now. */
  bidder: Seat
  /** The highest bid and who made it; None before the opening bid. */
  bid: number
  leader: number
  /** The seats that have passed, by bit. */
  passed: number
}

/** What is left of choosing characters by auction. */
export interface NextAuctionFrame {
  k: 'next-auction'
  /** The youngest player. */
  opener: Seat
}

/** MH:67, MH:Q46 another auction while two or more players have no character; the last one chooses for free. */
export const nextAuction: WorkOf<'next-auction'> = {
  run(p, frame) {
    const { players } = p.rules
    const clockwise = range(players).map((step) => (frame.opener + step) % players)
    const without = clockwise.filter((seat) => player(p, seat).characters === 0)
    const opener = without[0]
    if (opener === undefined) return
    if (without.length === 1) push(p, { k: 'choose', seat: opener }, frame)
    else push(p, { k: 'auction', bidder: opener, bid: None, leader: None, passed: 0 }, frame)
  },
}

export const auction: QuestionOf<'auction'> = {
  rule: 'MH:67',
  asks: ['bid', 'pass'],
  stays: true,
  deciders: (_, frame) => just(frame.bidder),
}

export const bid: RuleOf<'bid'> = {
  list(p, seat, out, frame) {
    const { bid: highest } = frame as AuctionFrame
    for (let gold = highest + 1; gold <= player(p, seat).gold; gold++) out.push({ k: 'bid', gold })
  },
  refuse(p, seat, move, frame): Refusal | undefined {
    const { bid: highest } = frame as AuctionFrame
    const { gold } = player(p, seat)
    if (move.gold <= highest) return { rule: 'MH:67', reason: 'bid-too-low', need: highest + 1, have: move.gold }
    if (move.gold > gold) return { rule: 'MH:Q47', reason: 'needs-gold', need: move.gold, have: gold }
    return undefined
  },
  play(p, seat, { gold }, sink) {
    const frame = current(p) as AuctionFrame
    frame.bid = gold
    frame.leader = seat
    sink?.({ k: 'bid', seat, gold })
    askNextBidder(p, frame, sink)
  },
}

const openerMayNotPass: Refusal = { rule: 'MH:Q47', reason: 'opener-may-not-pass' }

export const pass: RuleOf<'pass'> = {
  list(_, __, out, frame) {
    if (!refusePass(frame as AuctionFrame)) out.push({ k: 'pass' })
  },
  refuse: (_, __, ___, frame) => refusePass(frame as AuctionFrame),
  play(p, seat, _, sink) {
    const frame = current(p) as AuctionFrame
    frame.passed |= 1 << seat
    sink?.({ k: 'passed', seat })
    askNextBidder(p, frame, sink)
  },
}

function refusePass(frame: AuctionFrame): Refusal | undefined {
  return frame.leader === None ? openerMayNotPass : undefined
}

/** Clockwise to the next who is still in; who cannot raise passes by himself (MH:Q69); nobody left: the leader wins. */
function askNextBidder(p: Position, frame: AuctionFrame, sink: Sink): void {
  const { players } = p.rules
  for (let step = 1; step < players; step++) {
    const seat = (frame.bidder + step) % players
    if (seat === frame.leader || frame.passed & (1 << seat) || player(p, seat).characters !== 0) continue
    if (player(p, seat).gold > frame.bid) {
      frame.bidder = seat
      return
    }
    frame.passed |= 1 << seat
    sink?.({ k: 'passed', seat })
  }
  p.agenda.pop()
  payGold(p, frame.leader, Ledger.Auction, frame.bid)
  sink?.({ k: 'auction-won', seat: frame.leader, gold: frame.bid })
  push(p, { k: 'choose', seat: frame.leader })
}
