import type { Refusal, Seat } from '@durbar/kernel'
import { Ability, Aid, Favor, FirstTile, favorNames, Notable } from '../names.ts'
import { owns, type Position, player, type Sink } from '../position.ts'

/** AG:10.4–10.6 what a favor action needs and takes; AG:3.7 tiles 8 and 14 are declared with what they modify. */

/** AG:10.4, AG:10.9 a printed action of everybody or an own tile, and not used this turn. */
export function refuseAction(p: Position, seat: Seat, action: number): Refusal | undefined {
  const who = player(p, seat)
  const bit = 1 << action
  if (action >= FirstTile && (who.tiles & bit) === 0)
    return { rule: 'AG:10.4', reason: 'not-your-tile', action: favorNames[action] as string }
  if (((who.used | p.spentTiles) & bit) !== 0)
    return { rule: 'AG:10.4', reason: 'used-this-turn', action: favorNames[action] as string }
  const need = p.rules.printed.have[action] as number
  return who.favor < need ? { rule: 'AG:10.5', reason: 'needs-favor', need, have: who.favor } : undefined
}

const noMullah: Refusal = { rule: 'AG:10.6', reason: 'not-your-contract', notable: 'mullah' }
const mullahUsed: Refusal = { rule: 'AG:10.6', reason: 'used-this-turn', notable: 'mullah' }
const notOwnTurn: Refusal = { rule: 'AG:14.13', reason: 'only-on-own-turn', notable: 'mullah' }
const alreadyOne: Refusal = { rule: 'AG:10.6', reason: 'never-below-one' }

export function refuseMullah(p: Position, seat: Seat, action: number): Refusal | undefined {
  if (!owns(p, seat, Notable.Mullah)) return noMullah
  if (p.active !== seat) return notOwnTurn
  if (p.abilities & Ability.Mullah) return mullahUsed
  return p.rules.pay[action] === 1 ? alreadyOne : undefined
}

const notCombined: Refusal = { rule: 'AG:L-06', reason: 'not-combined' }

export function refuseAid(p: Position, seat: Seat, tile: number, aid: number): Refusal | undefined {
  if (aid === Aid.None) return undefined
  if (tile === Favor.ProcessExtra && p.rules.extraAlone) return notCombined
  return refuseAction(p, seat, tile) ?? (aid === Aid.TileAndMullah ? refuseMullah(p, seat, tile) : undefined)
}

/** AG:10.5 one of the markers paid marks the action as used, the others go to the supply. */
export function payFavor(p: Position, seat: Seat, action: number, mullah: boolean, sink: Sink): void {
  const who = player(p, seat)
  const paid = (p.rules.pay[action] as number) - (mullah ? 1 : 0)
  who.favor -= paid
  who.supply += paid - 1
  who.used |= 1 << action
  if (action >= FirstTile) p.spentTiles |= 1 << action
  if (mullah) p.abilities |= Ability.Mullah
  sink?.({ k: 'favor-action', seat, action, paid })
}

export function payAid(p: Position, seat: Seat, tile: number, aid: number, sink: Sink): void {
  if (aid !== Aid.None) payFavor(p, seat, tile, aid === Aid.TileAndMullah, sink)
}
