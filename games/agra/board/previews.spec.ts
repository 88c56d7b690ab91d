import { configure, type JsonObject, nextInt, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { agra, type Event, type View } from '../rules/index.ts'
import { farmChanges } from './farm-preview.ts'
import { leaderOf, previewDelivery, previewOrder, sailingOf } from './previews.ts'
import { printedOf } from './printed.ts'
import { type WrittenMove, written } from './written.ts'

/** What the board promises before the click is what the rules do after it. */

interface Deed {
  readonly before: View
  readonly after: View
  readonly seat: number
  readonly move: WrittenMove
  readonly events: readonly JsonObject[]
}

function* deeds(players: number, seed: string, steps: number): Generator<Deed> {
  const config = configure(agra, { players })
  const notation = agra.notation(config)
  const position = agra.setup(config, seed)
  const rng = rngFromSeed(`${seed} moves`)
  for (let step = 0; step < steps; step++) {
    const [seat] = agra.deciders(position)
    if (seat === undefined) return
    const legal = agra.legalMoves(position, seat)
    // Random players hardly ever get round to what pays: it is done when it can be.
    const deeds = legal.filter(({ k }) => k === 'deliver' || k === 'order')
    const among = deeds.length > 0 && step % 3 > 0 ? deeds : legal
    const chosen = among[nextInt(rng, among.length)]
    if (!chosen) return
    const before = agra.view(position, seat)
    const events: Event[] = []
    agra.play(position, seat, chosen, (event) => events.push(event))
    const [move] = written([notation.move.write(chosen) as JsonObject])
    if (!move) return
    yield {
      before,
      after: agra.view(position, seat),
      seat,
      move,
      events: events.map((event) => notation.event.write(event) as JsonObject),
    }
  }
}

const printed = printedOf(agra.components.standard)

function paid(events: readonly JsonObject[], ...why: readonly string[]): number {
  return events
    .filter((event) => event.event === 'rupees' && why.includes(String(event.why)))
    .reduce((sum, event) => sum + Number(event.rupees), 0)
}

describe('previews', () => {
  it('tell what a delivery pays and who wins', () => {
    let seen = 0
    for (const { before, seat, move, events } of deeds(4, 'deliveries', 3000)) {
      if (move.move !== 'deliver') continue
      seen++
      const preview = previewDelivery(before, printed, seat, move.notable, move.good, move.double)
      expect(preview?.total).toBe(paid(events, 'deliveries', 'generous'))
      const won = events.find((event) => event.event === 'contract-won' && event.notable === move.notable)
      expect(preview?.complete).toBe(won !== undefined)
      if (won) expect(preview?.leader).toBe(won.seat)
    }
    expect(seen).toBeGreaterThan(10)
  })

  it('tell what an order pays', () => {
    let seen = 0
    for (const { before, seat, move, events } of deeds(3, 'orders', 3500)) {
      if (move.move !== 'order') continue
      seen++
      const preview = previewOrder(before, printed, seat, move.guild)
      expect((preview?.rupees ?? 0) + (preview?.generous ?? 0)).toBe(paid(events, 'orders', 'generous'))
    }
    expect(seen).toBeGreaterThan(2)
  })

  it('tell what the farm would bring', () => {
    let seen = 0
    for (const { before, after, seat, move } of deeds(2, 'farms', 800)) {
      const [mine, then] = [before.players[seat], after.players[seat]]
      if ((move.move !== 'remove-cover' && move.move !== 'move-farmer') || !mine || !then) continue
      seen++
      const changes = new Map(farmChanges(move, mine, printed).map(({ good, to }) => [good as string, to]))
      for (const [good, count] of Object.entries(then.production))
        expect(changes.get(good) ?? mine.production[good]).toBe(count)
    }
    expect(seen).toBeGreaterThan(20)
  })

  it('tell what stopping the Sailor gives back', () => {
    let seen = 0
    for (const { before, move, events } of deeds(4, 'sailing', 1500)) {
      const sailing = sailingOf(before)
      if (!sailing || move.move !== 'stop') continue
      seen++
      expect(sailing.left).toBeGreaterThanOrEqual(0)
      // The refund waits if influence is asked first.
      const refund = paid(events, 'sailor')
      if (refund > 0) expect(sailing.refund).toBe(refund)
    }
    expect(seen).toBeGreaterThan(5)
  })

  it('find the leader by markers, then by the leftmost space', () => {
    const space = (seat: number | null, markers: number) => ({ good: 'oil', seat, markers })
    expect(leaderOf([space(null, 0), space(null, 0)])).toBeNull()
    expect(leaderOf([space(1, 1), space(0, 1)])).toBe(1)
    expect(leaderOf([space(1, 1), space(0, 2)])).toBe(0)
    expect(leaderOf([space(1, 1), space(0, 1), space(0, 1)])).toBe(0)
  })
})
