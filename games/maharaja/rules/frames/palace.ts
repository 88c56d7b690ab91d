import type { Refusal, Seat } from '@durbar/kernel'
import { isCity, SitesPerCity } from '../components.ts'
import { Action, Character, Ledger, None, Part, Site } from '../names.ts'
import { centralSite, holds, type Position, payGold, player } from '../position.ts'
import { finishPart, refusePart } from './parts.ts'
import type { RuleOf } from './rule-types.ts'
import type { TurnFrame } from './turn.ts'

const sources = [Action.Palace, Action.PalaceHouse] as const
const kinds = [Site.Central, Site.Outer] as const

/** MH:31, MH:32 build a palace on a free site of the architect's city; the six outer sites are all alike. */
export const palace: RuleOf<'palace'> = {
  list(p, seat, out, frame) {
    for (const source of sources) {
      if (refuseSource(p, seat, source, frame as TurnFrame)) continue
      for (const site of kinds) if (!refuseSite(p, seat, site)) out.push({ k: 'palace', for: source, site })
    }
  },
  refuse: (p, seat, move, frame) =>
    refuseSource(p, seat, move.for, frame as TurnFrame) ?? refuseSite(p, seat, move.site),
  play(p, seat, move, sink, frame) {
    finishPart(frame as TurnFrame, move.for, Part.Palace)
    const who = player(p, seat)
    const price = palacePrice(p, seat)
    const site = freeSite(p, who.architect, move.site)
    payGold(p, seat, Ledger.Palaces, price)
    who.palaces--
    p.sites[site] = seat
    sink?.({ k: 'palace-built', seat, city: who.architect, site: move.site, price })
  },
}

/** MH:40 the Master Craftsman builds for nine instead of twelve. */
export function palacePrice(p: Position, seat: Seat): number {
  const { craftsmanPalacePrice, palacePrice: price } = p.rules.board.values
  return holds(p, seat, Character.MasterCraftsman) ? craftsmanPalacePrice : price
}

const notOpen: Refusal = { rule: 'MH:31', reason: 'no-palace-to-build' }
const onTheRoad: Refusal = { rule: 'MH:31', reason: 'architect-not-in-a-city' }
const noneLeft: Refusal = { rule: 'MH:Q60', reason: 'no-palace-left' }

function refuseSource(p: Position, seat: Seat, source: number, frame: TurnFrame): Refusal | undefined {
  if (refusePart(frame, source, Part.Palace)) return notOpen
  const who = player(p, seat)
  if (!isCity(who.architect)) return onTheRoad
  if (who.palaces === 0) return noneLeft
  const need = palacePrice(p, seat)
  return who.gold < need ? { rule: 'MH:31', reason: 'needs-gold', need, have: who.gold } : undefined
}

const siteTaken: Refusal = { rule: 'MH:31', reason: 'site-taken' }

function refuseSite(p: Position, seat: Seat, kind: number): Refusal | undefined {
  return freeSite(p, player(p, seat).architect, kind) === None ? siteTaken : undefined
}

function freeSite(p: Position, city: number, kind: number): number {
  const central = centralSite(city)
  if (kind === Site.Central) return p.sites[central] === None ? central : None
  for (let site = central + 1; site < central + SitesPerCity; site++) if (p.sites[site] === None) return site
  return None
}
