import { at, type Seat } from '@durbar/kernel'
import type { Event } from './events.ts'
import { Ledger, None, Phase } from './names.ts'
import { countBits, type Position, player } from './position.ts'

/**
 * What must hold between a position and the one after a single move: what never goes back, and what each event says
 * happened. `events` are those of the move.
 */
export function stepInvariants(before: Position, after: Position, events: readonly Event[]): readonly string[] {
  const broken: string[] = []
  const check = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what)
  }
  checkMonotone(before, after, check)
  before.players.forEach((_, seat) => {
    checkPlayer(before, after, seat, events, check)
  })
  checkEvents(before, after, events, check)
  return broken
}

type Check = (holds: boolean, what: string) => void

function checkMonotone(before: Position, after: Position, check: Check): void {
  check((before.built & ~after.built) === 0, 'I-40 a building is gone')
  check(after.dock >= before.dock, 'I-40 the boat went back')
  check(before.endRound === 0 || after.endRound === before.endRound, 'I-40 the end was triggered again')
  check(
    before.orders.every((owner, order) => owner === None || after.orders[order] === owner),
    'I-40 an order is gone',
  )
  check(
    before.bowls.every((owner, bowl) => owner === None || after.bowls[bowl] === owner),
    'I-26 a bowl is empty again',
  )
  check(after.endRound === 0 || after.round <= after.endRound + 1, 'I-64 the game goes on after the last round')
  const ended = after.agenda.length === 0
  check(!ended || (after.endRound !== 0 && after.round === after.endRound + 1), 'I-64 the game ended too early')
  // The marker moves when the phase ends, and only then.
  const moved = before.blocked !== after.blocked
  check(!moved || (before.phase === Phase.Meditation && after.phase !== Phase.Meditation), 'I-59 the meditation marker')
}

function checkPlayer(before: Position, after: Position, seat: Seat, events: readonly Event[], check: Check): void {
  const was = player(before, seat)
  const is = player(after, seat)
  check(
    was.influence.every((step, guild) => at(is.influence, guild) >= step),
    `I-40 influence of seat ${seat}`,
  )
  check(is.tracker >= was.tracker, `I-40 tracker of seat ${seat}`)
  check((is.covers & ~was.covers) === 0, `I-40 covers of seat ${seat}`)
  check((was.contracts & ~is.contracts) === 0, `I-40 contracts of seat ${seat}`)
  const peon = events.some((event) => event.k === 'peon' && event.seat === seat)
  const paid = at(was.ledger, Ledger.Peon) - at(is.ledger, Ledger.Peon)
  check(paid >= 0 && paid <= (peon ? 2 : 0), `I-41 rupees of seat ${seat}`)
  const spent = events.some(
    (event) => (event.k === 'favor-action' || event.k === 'favor-returned') && event.seat === seat,
  )
  check(spent || is.favor >= was.favor, `I-42 favor of seat ${seat}`)
  const lying = (p: Position): number =>
    p.workers.filter((owner, space) => owner === seat && p.lying & (1 << space)).length
  const meditates = before.active === seat && before.phase === Phase.Meditation
  check(meditates || lying(after) <= lying(before), `I-43 workers of seat ${seat}`)
}

function checkEvents(before: Position, after: Position, events: readonly Event[], check: Check): void {
  const favor = events.filter((event) => event.k === 'followed').length
  const followed = events.find((event) => event.k === 'followed')
  if (followed?.k === 'followed') check(favor === 1, 'I-53 one follower at a time')
  for (const [index, event] of events.entries()) {
    if (event.k === 'processed') check(event.count >= 1 && event.count <= 4, 'I-50 too much was processed')
    if (event.k === 'followed') check(event.count <= 2, 'I-50 a follower processed too much')
    if (event.k === 'delivered') {
      const next = events[index + 1]
      const reward = next?.k === 'rupees' ? next.rupees : 0
      check(reward >= 1 && reward <= 5, 'I-54 the reward of a delivery')
    }
    if (event.k === 'merchant-moved') {
      const laid =
        after.coins.reduce((sum, coins) => sum + coins, 0) - before.coins.reduce((sum, coins) => sum + coins, 0)
      const taken = events.some((other) => other.k === 'placed' || other.k === 'peon')
      const moves = events.filter((other) => other.k === 'merchant-moved').length
      check(taken || moves > 1 || laid === event.die - 1, 'I-58 rupees of the Merchant')
    }
    if (event.k === 'contract-won')
      check(
        countBits(player(after, event.seat).contracts) > countBits(player(before, event.seat).contracts),
        'I-55 a winner',
      )
    if (event.k === 'influence') check(event.step <= after.rules.printed.top, 'I-56 a step above the top')
  }
}
