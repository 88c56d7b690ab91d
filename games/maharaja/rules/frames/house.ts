import type { Refusal, Seat } from '@durbar/kernel'
import { FirstVillage, isCity, isVillage, PlaceCount } from '../components.ts'
import { type MoveOf, madeOnce } from '../moves.ts'
import { Action, BuilderSource, Character, Ledger, None, Part, sourceNames } from '../names.ts'
import { addHouse, holds, type Position, payGold, player } from '../position.ts'
import { slotWith } from './parts.ts'
import { refuseVillage } from './place-houses.ts'
import type { RuleOf } from './rule-types.ts'
import { Once, type TurnFrame } from './turn.ts'

/** What a house can be built for: three actions of the disc and the Builder's ability. */
const sources = [Action.House, Action.TwoHouses, Action.PalaceHouse, BuilderSource] as const

const houses = sourceNames.map((_, source) => madeOnce<'house'>(PlaceCount, (at) => ({ k: 'house', for: source, at })))

function houseFor(source: number, place: number): MoveOf<'house'> {
  return (houses[source] as readonly MoveOf<'house'>[])[place] as MoveOf<'house'>
}

/** MH:27, MH:28, MH:32, MH:39 build a house from the pool, in a village or in the architect's city. */
export const house: RuleOf<'house'> = {
  list(p, seat, out, frame) {
    for (const source of sources) {
      if (refuseSource(p, seat, source, frame as TurnFrame)) continue
      if (!refuseVillageHalf(source, frame as TurnFrame))
        for (let village = FirstVillage; village < PlaceCount; village++)
          if (!refuseVillage(p, village)) out.push(houseFor(source, village))
      const { architect } = player(p, seat)
      if (isCity(architect)) out.push(houseFor(source, architect))
    }
  },
  refuse: (p, seat, move, frame) =>
    refuseSource(p, seat, move.for, frame as TurnFrame) ??
    refuseHouseAt(p, seat, move.at) ??
    (isVillage(move.at) ? refuseVillageHalf(move.for, frame as TurnFrame) : undefined),
  play(p, seat, move, sink, frame) {
    finishHouse(frame as TurnFrame, move.for, isCity(move.at))
    const price = housePrice(p, move.for)
    payGold(p, seat, Ledger.Houses, price)
    player(p, seat).pool--
    addHouse(p, seat, move.at)
    sink?.({ k: 'house-built', seat, at: move.at, price })
  },
}

function housePrice(p: Position, source: number): number {
  return source === BuilderSource ? 0 : p.rules.board.values.housePrice
}

const poolEmpty: Refusal = { rule: 'MH:9', reason: 'pool-empty' }
const notOpen: Refusal = { rule: 'MH:27', reason: 'no-house-to-build' }

function refuseSource(p: Position, seat: Seat, source: number, frame: TurnFrame): Refusal | undefined {
  if (source === BuilderSource) {
    const refusal = refuseBuilder(p, seat, frame)
    if (refusal) return refusal
  } else if (slotWith(frame, source, Part.House | Part.CityHouse) === None) return notOpen
  if (player(p, seat).pool === 0) return poolEmpty
  const need = housePrice(p, source)
  const { gold } = player(p, seat)
  return gold < need ? { rule: 'MH:27', reason: 'needs-gold', need, have: gold } : undefined
}

const notTheBuilder: Refusal = { rule: 'MH:39', reason: 'not-the-builder' }
const builderUsed: Refusal = { rule: 'MH:39', reason: 'builder-used' }

/** MH:39 the Builder's holder may build or move one house for free, once in the own turn. */
export function refuseBuilder(p: Position, seat: Seat, frame: TurnFrame): Refusal | undefined {
  if (!holds(p, seat, Character.Builder)) return notTheBuilder
  return frame.used & Once.Builder ? builderUsed : undefined
}

const architectElsewhere: Refusal = { rule: 'MH:27', reason: 'architect-elsewhere' }
const noBuildingHere: Refusal = { rule: 'MH:27', reason: 'no-building-here' }

/** MH:8, MH:27 villages need room, cities the architect; nobody builds on the start. */
export function refuseHouseAt(p: Position, seat: Seat, place: number): Refusal | undefined {
  if (isVillage(place)) return refuseVillage(p, place)
  if (!isCity(place)) return noBuildingHere
  return player(p, seat).architect === place ? undefined : architectElsewhere
}

const oneInACity: Refusal = { rule: 'MH:28', reason: 'one-must-stand-in-a-city' }

/** MH:28 of two houses only one may go to a village. */
function refuseVillageHalf(source: number, frame: TurnFrame): Refusal | undefined {
  if (source === BuilderSource || slotWith(frame, source, Part.House) !== None) return undefined
  return oneInACity
}

/** MH:Q70 a house in a city uses the city half first, so that the other may still go anywhere. */
function finishHouse(frame: TurnFrame, source: number, inCity: boolean): void {
  if (source === BuilderSource) {
    frame.used |= Once.Builder
    return
  }
  const cityHalf = inCity ? slotWith(frame, source, Part.CityHouse) : None
  const slot = cityHalf === None ? slotWith(frame, source, Part.House) : cityHalf
  frame.left[slot] = (frame.left[slot] as number) & ~(cityHalf === None ? Part.House : Part.CityHouse)
}
