import { push, type Refusal, type Seat } from '@durbar/kernel'
import { End, GuildCount, guildNames, NotableCount } from '../names.ts'
import { onlySeat, type Position, player, type Sink, triggerEnd } from '../position.ts'
import type { Frame } from './index.ts'
import { gainFavor } from './markers.ts'
import type { FrameOf, QuestionOf, RuleOf, WorkOf } from './rule-types.ts'

/** AG:12 steps on the influence tracks, and where they come from. */

export interface AdvanceFrame {
  readonly k: 'advance'
  readonly seat: Seat
  readonly guild: number
}

/** AG:12.2 a step on a track of choice; with the Painting on a second, different one (AG:10.12). */
export interface ChooseGuildFrame {
  readonly k: 'choose-guild'
  readonly seat: Seat
  readonly left: number
  /** Tracks already chosen, as a set. */
  readonly chosen: number
  /** AG:G-74 a favor action must do something, so it cannot be spent at the top. */
  readonly belowTop: boolean
}

/** AG:9.20 deliveries are done: these notables are to be credited to their deliverer. */
export interface CreditFrame {
  readonly k: 'credit'
  readonly seat: Seat
  readonly notables: number
}

/** AG:9.20 steps that may be taken, by guild. */
export interface StepsFrame {
  readonly k: 'steps'
  readonly seat: Seat
  readonly guilds: readonly number[]
}

function isAtTop(p: Position, seat: Seat, guild: number): boolean {
  return (player(p, seat).influence[guild] as number) >= p.rules.printed.top
}

export function canAdvance(p: Position, seat: Seat): boolean {
  for (let guild = 0; guild < GuildCount; guild++) if (!isAtTop(p, seat, guild)) return true
  return false
}

/** AG:12.1, AG:12.3, AG:12.4 one step; whatever is to come after it must be on the agenda already. */
export function advance(p: Position, seat: Seat, guild: number, sink: Sink): void {
  if (isAtTop(p, seat, guild)) return
  const { influence } = player(p, seat)
  const step = (influence[guild] as number) + 1
  influence[guild] = step
  sink?.({ k: 'influence', seat, guild, step })
  if (step === p.rules.printed.top) triggerEnd(p, End.Influence, sink)
  const favor = p.rules.printed.stepFavor[step] as number
  if (favor === 0) return
  // AG:12.5 with an empty display only favor can be taken.
  if (p.display.length === 0) gainFavor(p, seat, favor, sink)
  else push(p, { k: 'influence-bonus', seat, favor })
}

export const advanceWork: WorkOf<'advance'> = {
  run: (p, { seat, guild }, sink) => advance(p, seat, guild, sink),
}

export const chooseGuild: QuestionOf<'choose-guild'> = {
  rule: 'AG:12.2',
  asks: ['step', 'stop'],
  deciders: (_, frame) => onlySeat(frame),
}

/** AG:9.21, AG:9.22 one step for each notable, and in a turn only one. */
export const credit: WorkOf<'credit'> = {
  run(p, { seat, notables }) {
    const who = player(p, seat)
    const fresh = p.rules.influencePerAction ? notables : notables & ~who.credited
    who.credited |= notables
    if (fresh === 0) return
    const guilds = [0, 0, 0]
    for (let notable = 0; notable < NotableCount; notable++)
      if (fresh & (1 << notable)) {
        const guild = p.rules.printed.guild[notable] as number
        guilds[guild] = (guilds[guild] as number) + 1
      }
    push(p, { k: 'steps', seat, guilds })
  },
}

export const steps: QuestionOf<'steps'> = {
  rule: 'AG:9.20',
  asks: ['step', 'decline'],
  deciders: (_, frame) => onlySeat(frame),
  moot: (p, { seat, guilds }) => guilds.every((left, guild) => left === 0 || isAtTop(p, seat, guild)),
}

function refuseStep(p: Position, seat: Seat, guild: number, frame: Frame): Refusal | undefined {
  const name = guildNames[guild] as string
  if (frame.k === 'steps' && frame.guilds[guild] === 0) return { rule: 'AG:9.20', reason: 'no-step-left', guild: name }
  if (frame.k === 'choose-guild' && frame.chosen & (1 << guild))
    return { rule: 'AG:10.12', reason: 'another-track', guild: name }
  const lost = frame.k === 'steps' || (frame.k === 'choose-guild' && frame.belowTop)
  return lost && isAtTop(p, seat, guild) ? { rule: 'AG:12.1', reason: 'at-top', guild: name } : undefined
}

export const step: RuleOf<'step'> = {
  list(p, seat, out, frame) {
    for (let guild = 0; guild < GuildCount; guild++)
      if (!refuseStep(p, seat, guild, frame)) out.push({ k: 'step', guild })
  },
  refuse: (p, seat, { guild }, frame) => refuseStep(p, seat, guild, frame),
  play(p, seat, { guild }, sink, frame) {
    if (frame.k === 'steps')
      push(p, { k: 'steps', seat, guilds: frame.guilds.map((left, other) => (other === guild ? left - 1 : left)) })
    else if (frame.k === 'choose-guild' && frame.left > 1)
      push(p, { ...frame, left: frame.left - 1, chosen: frame.chosen | (1 << guild) })
    advance(p, seat, guild, sink)
  },
}

/** AG:G-75 the second step of the Painting may be declined; a first one is always taken. */
export function refuseEnoughSteps(frame: FrameOf<'choose-guild'>): Refusal | undefined {
  return frame.chosen === 0 ? { rule: 'AG:12.2', reason: 'step-not-optional' } : undefined
}
