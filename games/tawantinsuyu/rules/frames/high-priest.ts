import { push, type Refusal, type Seat } from '@durbar/kernel'
import { axomammaTriggers } from '../axomamma/passives.ts'
import { award, drawArmyCards, gain, type Sink } from '../goods.ts'
import { Action, FirstPassive, Gold, Passive, SideAction, Source } from '../names.ts'
import { actionAt, hasPassive, isAxomamma, type Position, player, seatsFrom } from '../position.ts'
import { conquestFrames } from './conquest.ts'
import type { Frame } from './index.ts'
import { startProduction } from './production.ts'
import { type FrameOf, onlySeat, plainMove, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'
import { noteSideAction, refuseSideAction } from './turn.ts'
import { bothSizes } from './worship.ts'

/** TW:7.1, TW:7.2 moving the High Priest triggers an action for everybody. */
export type HighPriestFrame =
  | { readonly k: 'passive'; readonly seat: Seat; readonly action: number }
  | { readonly k: 'perform'; readonly seat: Seat; readonly action: number }

/** TW:7.1 one or two sections clockwise. */
export const movePriest: RuleOf<'move-priest'> = {
  list(_, __, out, frame) {
    if (refuseSideAction(frame, SideAction.HighPriest)) return
    out.push({ k: 'move-priest', sections: 1 }, { k: 'move-priest', sections: 2 })
  },
  refuse(_, __, { sections }, frame): Refusal | undefined {
    if (sections !== 1 && sections !== 2) return { rule: 'TW:7.1', reason: 'one-or-two-sections', have: sections }
    return refuseSideAction(frame, SideAction.HighPriest)
  },
  play(p, seat, { sections }, sink, frame) {
    noteSideAction(p, seat, frame, SideAction.HighPriest)
    const action = walk(p, seat, sections, sink)
    push(p, ...passiveFrames(p, seat, action), { k: 'perform', seat, action })
  },
}

/** Moves the High Priest; returns the action of the side reached. */
export function walk(p: Position, seat: Seat, sections: number, sink: Sink): number {
  const who = player(p, seat)
  who.priest = (who.priest + sections) % 5
  const action = actionAt(p, who.priest)
  sink?.({ k: 'priest-moved', seat, section: who.priest, action })
  return action
}

/** TW:C19 buildings that react to an action do so before it is resolved, in turn order. */
const reacting: Readonly<Record<number, number>> = {
  [Action.Offering]: Passive.OfferingWeaving,
  [Action.Worship]: Passive.WorshipClimb,
  [Action.Conquest]: Passive.ConquestGold,
  [Action.Refresh]: Passive.RefreshArmy,
}

export function passiveFrames(p: Position, active: Seat, action: number): Frame[] {
  const passive = reacting[action]
  if (passive === undefined) return []
  return seatsFrom(p, active)
    .filter((seat) => hasPassive(p, seat, passive))
    .map((seat) => ({ k: 'passive', seat, action }))
}

/** Z11, Z12, Z17, Z18. */
export const passive: WorkOf<'passive'> = {
  run(p, { seat, action }, sink) {
    if (action !== Action.Worship) {
      const tile = FirstPassive + (reacting[action] as number)
      sink?.({ k: 'passive-used', seat, tile })
    }
    if (action === Action.Conquest) {
      gain(p, seat, Gold, 1, sink)
      award(p, seat, Source.Passives, 1, sink)
    } else if (action === Action.Refresh) {
      drawArmyCards(p, seat, 1, sink)
      gain(p, seat, Gold, 1, sink)
    } else if (isAxomamma(p, seat)) axomammaTriggers(p, seat, action, sink)
    else if (action === Action.Offering) push(p, { k: 'free-weaving', seat, next: true })
    else push(p, { k: 'gold-climb', seat, building: true })
  },
}

/** TW:7.2 the active player may take a gold instead; the others never. */
export const performing: QuestionOf<'perform'> = {
  rule: 'TW:7.2',
  asks: ['perform', 'take-gold'],
  window: true,
  deciders: onlySeat,
}

export const perform: RuleOf<'perform'> = plainMove(
  { k: 'perform' },
  () => undefined,
  (p, seat, _, __, frame) => {
    push(p, ...actionFrames(p, seat, (frame as FrameOf<'perform'>).action, true))
  },
)

export const takeGold: RuleOf<'take-gold'> = plainMove(
  { k: 'take-gold' },
  () => undefined,
  (p, seat, _, sink, frame) => {
    sink?.({ k: 'gold-instead', seat })
    gain(p, seat, Gold, 1, sink)
    push(p, ...actionFrames(p, seat, (frame as FrameOf<'perform'>).action, false))
  },
)

/** TW:7.1 the active player first, then the others in turn order. */
export function actionFrames(p: Position, active: Seat, action: number, joins: boolean): Frame[] {
  if (action === Action.Conquest) return conquestFrames(p, active, joins)
  return seatsFrom(p, active)
    .filter((seat) => joins || seat !== active)
    .map((seat) => actionFrame(p, seat, action, seat === active))
}

function actionFrame(p: Position, seat: Seat, action: number, own: boolean): Frame {
  if (isAxomamma(p, seat)) return { k: 'axomamma-action', action, own }
  switch (action) {
    case Action.Worship:
      return { k: 'worship', seat, own, sizes: bothSizes }
    case Action.Offering:
      return { k: 'offering', seat, own }
    case Action.Refresh:
      return { k: 'refresh', seat, own, free: own }
    default:
      return startProduction(p, seat, own)
  }
}
