import type { Seat } from '@durbar/kernel'
import type { NotableView, View } from '../rules/view.ts'
import type { Printed } from './printed.ts'
import { askedOf, type GoodName, type GuildName, type NotableName } from './written.ts'

/** Numbers before clicks: what a delivery or an order would bring, told from what lies on the table. */

/** Who would get the contract if the card were complete as it lies; most markers, among equals the leftmost. */
export function leaderOf(demand: NotableView['demand']): Seat | null {
  let leader: Seat | null = null
  let most = 0
  for (const { seat } of demand) {
    if (seat === null || seat === leader) continue
    const count = demand.reduce((sum, space) => sum + (space.seat === seat ? space.markers : 0), 0)
    if (count > most) {
      most = count
      leader = seat
    }
  }
  return leader
}

export interface DeliveryPreview {
  /** Rupees for the markers, first and second. */
  readonly markers: readonly number[]
  /** Rupees of the own contracts that name the good. */
  readonly generous: number
  readonly total: number
  /** The card as it would lie then. */
  readonly demand: NotableView['demand']
  readonly complete: boolean
  /** Who would have the contract. */
  readonly leader: Seat | null
}

export function previewDelivery(
  view: View,
  printed: Printed,
  seat: Seat,
  notable: NotableName,
  good: GoodName,
  double: boolean,
): DeliveryPreview | undefined {
  const card = view.river.find((one) => one.notable === notable)
  if (!card) return undefined
  const lying = card.demand.reduce((sum, space) => sum + space.markers, 0)
  const markers = double ? [lying + 1, 1] : [lying + 1]
  const bonus = generousFor(view, printed, seat, good)
  const generous = bonus * markers.length
  const demand = card.demand.map((space) => (space.good === good ? { good, seat, markers: markers.length } : space))
  return {
    markers,
    generous,
    total: markers.reduce((sum, rupees) => sum + rupees, 0) + generous,
    demand,
    complete: demand.every((space) => space.seat !== null),
    leader: leaderOf(demand),
  }
}

function generousFor(view: View, printed: Printed, seat: Seat, good: GoodName): number {
  return (view.players[seat]?.contracts ?? []).reduce((sum, contract) => {
    const { generous } = printed.notables[contract as NotableName]
    return sum + (generous?.good === good ? generous.rupees : 0)
  }, 0)
}

export interface OrderPreview {
  readonly rupees: number
  readonly generous: number
  /** Whoever does not lead goes a step up, for one rupee less. */
  readonly step: boolean
}

export function previewOrder(view: View, printed: Printed, seat: Seat, guild: GuildName): OrderPreview | undefined {
  const column = view.guilds[guild]
  const own = view.players[seat]?.influence[guild]
  if (!column || column.marker === null || own === undefined) return undefined
  const order = column.orders[column.marker]
  const leads = view.players.every((other) => (other.influence[guild] ?? 0) <= own)
  const generous = (order?.goods ?? []).reduce(
    (sum, good) => sum + generousFor(view, printed, seat, good as GoodName),
    0,
  )
  return { rupees: (printed.influence.rupees.value[own] ?? 0) - (leads ? 0 : 1), generous, step: !leads }
}

/** What the goods given to Akbar are worth at the end. */
export function akbarWorth(printed: Printed, bowls: number): number {
  const ladder = printed.akbar.score.value
  const last = ladder.length - 1
  return bowls <= last
    ? (ladder[bowls] ?? 0)
    : (ladder[last] ?? 0) + (bowls - last) * printed.value('furtherAkbarScore')
}

export interface Payment {
  /** What the materials paid so far count, with what mixing them and Takshaka add. */
  readonly counts: number
  readonly cost: number
}

/** How far the payment for a building is. */
export function paymentOf(view: View, printed: Printed): Payment | undefined {
  const asked = askedOf(view.question)
  if (asked?.frame !== 'materials' || asked.building === undefined || asked.seat === undefined) return undefined
  const mixed = (asked.kinds?.length ?? 0) > 1 ? printed.value('mixedMaterials') : 0
  const takshaka = view.players[asked.seat]?.contracts.includes('takshaka') ? printed.value('takshakaMaterials') : 0
  return { counts: (asked.paid ?? 0) + mixed + takshaka, cost: printed.buildings[asked.building]?.cost ?? 0 }
}

export interface Sailing {
  readonly left: number
  readonly of: number
  /** Rupees that come back if it ends now. */
  readonly refund: number
}

/** Deliveries of the Sailor that are left, and what stopping would give back. */
export function sailingOf(view: View): Sailing | undefined {
  const asked = askedOf(view.question)
  if (asked?.frame !== 'sailor' || asked.seat === undefined) return undefined
  const free = view.players[asked.seat]?.contracts.includes('jagirdar') ? 2 : 1
  const paid = asked.paid ?? 0
  const left = free + paid - (asked.used ?? 0)
  return { left, of: free + paid, refund: Math.min(paid, left) }
}
