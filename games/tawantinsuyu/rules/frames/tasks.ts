import { push, type Refusal, type Seat } from '@durbar/kernel'
import { refuseEffect, refuseKind, trader } from '../effects.ts'
import { award, canPay, charge, gain, onePotato, refuseCost, type Sink } from '../goods.ts'
import { Effect, Gold, None, Passive, Role, Source, Stone, Task, taskNames } from '../names.ts'
import { count, hasPassive, type Position } from '../position.ts'
import { startTraining } from './army.ts'
import { mayRaise } from './free-actions.ts'
import { type FrameOf, onlySeat, plainMove, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

/** TW:5 how many tasks a placed worker does, and which. */
export type TasksFrame =
  | { readonly k: 'benefits'; readonly seat: Seat; readonly after: boolean }
  | { readonly k: 'count-tasks'; readonly seat: Seat; readonly first: boolean }
  | { readonly k: 'priest-potato'; readonly seat: Seat }
  | { readonly k: 'tasks'; readonly seat: Seat }

/** TW:6.1 the card's benefits, each before the first task or after the last. */
export const benefits: QuestionOf<'benefits'> = {
  rule: 'TW:6.1',
  asks: ['take', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p) => p.placement.benefits.length === 0,
}

export function refuseBenefit(p: Position, seat: Seat, effect: number): Refusal | undefined {
  if (!p.placement.benefits.includes(effect))
    return { rule: 'TW:6.1', reason: 'no-such-benefit', benefit: p.rules.box.effectNames[effect] ?? '' }
  return refuseEffect(p, seat, effect)
}

/** TW:5.1, TW:5.4 one, and one for each neighbor of the same color, the ability of the role, and Z14. */
export const countTasks: WorkOf<'count-tasks'> = {
  run(p, { seat, first }, sink) {
    const { worker, roles, space } = p.placement
    const counted = tasksAt(p, seat, worker, roles, space, first)
    p.placement.tasks = counted.tasks
    p.placement.used = 0
    sink?.({ k: 'tasks-counted', seat, ...counted })
  },
}

/** How many tasks a worker gets on a space, and what for. */
export interface TaskCount {
  readonly tasks: number
  readonly neighbors: number
  readonly ability: number
  readonly building: number
}

/** `first`: nobody else is in the segment (TW:C6). */
export function tasksAt(
  p: Position,
  seat: Seat,
  worker: number,
  roles: number,
  space: number,
  first: boolean,
): TaskCount {
  const neighbors = alikeAround(p, worker, space).length
  const ability = tasksByRole(p, seat, roles, count(p.rules.box.ground, space), first)
  const building = roles & (1 << Role.Warrior) && hasPassive(p, seat, Passive.WarriorTasks) ? 2 : 0
  return { tasks: 1 + neighbors + ability + building, neighbors, ability, building }
}

/** The neighbors of a space with workers of the same color. */
export function alikeAround(p: Position, worker: number, space: number): number[] {
  return (p.rules.box.neighbors[space] as readonly number[]).filter((neighbor) => p.hill[neighbor] === worker)
}

function tasksByRole(p: Position, seat: Seat, roles: number, ground: number, first: boolean): number {
  // Z05: both trades count on blue and on green
  const both = hasPassive(p, seat, Passive.BothTrades)
  let tasks = 0
  for (const trade of [Role.Architect, Role.Craftsman])
    if (roles & (1 << trade) && (ground === trade || (both && ground <= Role.Craftsman))) tasks++
  if (roles & (1 << Role.Courier) && first) tasks++
  return tasks
}

/** TW:5.4, TW:C79 a Priest may pay a potato for one more task, when the tasks are counted. */
export const priestPotato: QuestionOf<'priest-potato'> = {
  rule: 'TW:C79',
  asks: ['pay-potato', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat }) =>
    (p.placement.roles & (1 << Role.Priest)) === 0 || !(canPay(p, seat, onePotato) || mayRaise(p, seat)),
}

export const payPotato: RuleOf<'pay-potato'> = plainMove(
  { k: 'pay-potato' },
  (p, seat) => refuseCost(p, seat, onePotato, 'TW:5.4'),
  (p, seat, _, sink) => {
    p.placement.tasks++
    charge(p, seat, onePotato, sink)
  },
)

/** TW:5.2, TW:5.3 one at a time, in sets of three different icons, until they are used up or the player stops. */
export const tasks: QuestionOf<'tasks'> = {
  rule: 'TW:5.2',
  asks: ['task', 'take', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p) => p.placement.tasks === 0,
}

const allThree = 0b111

export const task: RuleOf<'task', FrameOf<'tasks'>> = {
  list(p, seat, out) {
    for (const kind of tasksOf(p)) if (!refuseTask(p, seat, kind)) out.push({ k: 'task', task: kind })
  },
  refuse: (p, seat, move) => refuseTask(p, seat, move.task),
  play(p, seat, move, sink, frame) {
    const { placement } = p
    placement.used |= 1 << tasksOf(p).indexOf(move.task)
    if (placement.used === allThree) placement.used = 0
    placement.tasks--
    push(p, frame)
    sink?.({ k: 'task-done', seat, task: move.task })
    doTask(p, seat, move.task, sink)
  },
}

function tasksOf(p: Position): readonly number[] {
  return p.rules.box.tasks[p.placement.space] as readonly number[]
}

/** TW:C8 a task that cannot be paid cannot be chosen. */
function refuseTask(p: Position, seat: Seat, kind: number): Refusal | undefined {
  const icon = tasksOf(p).indexOf(kind)
  if (icon === None) return { rule: 'TW:5.2', reason: 'task-not-here', task: taskNames[kind] ?? '' }
  if (p.placement.used & (1 << icon)) return { rule: 'TW:5.2', reason: 'once-per-set', task: taskNames[kind] ?? '' }
  if (kind === Task.Building) return refuseKind(p, seat, Effect.Build)
  if (kind === Task.Statue) return refuseKind(p, seat, Effect.Statue)
  if (kind === Task.Stairs) return refuseKind(p, seat, Effect.Stairs)
  if (kind === Task.Weaving) return refuseKind(p, seat, Effect.Weavings)
  return undefined
}

function doTask(p: Position, seat: Seat, kind: number, sink: Sink): void {
  if (kind <= Gold) gather(p, seat, kind, sink)
  else if (kind === Task.Building) push(p, { k: 'build', seat, free: false, swapped: false })
  else if (kind === Task.Statue) push(p, { k: 'statue', seat, free: false })
  else if (kind === Task.Stairs) push(p, { k: 'stairs', seat, free: false })
  else if (kind === Task.Weaving) push(p, { k: 'show-weavings', seat })
  else if (kind === Task.Train) startTraining(p, seat, sink)
  else if (kind === Task.Produce) push(p, { k: 'produce-once', seat })
  else trader(p, seat, sink)
}

/** TW:5.5; Z20 gives one more of everything but gold, and a point. */
function gather(p: Position, seat: Seat, resource: number, sink: Sink): void {
  const { gatherPotato, gatherCorn, gatherStone, gatherGold } = p.rules.box.values
  const amount = count([gatherPotato, gatherCorn, gatherStone, gatherGold], resource)
  const rich = resource <= Stone && hasPassive(p, seat, Passive.RichHarvest)
  gain(p, seat, resource, rich ? amount + 1 : amount, sink)
  if (rich) award(p, seat, Source.Passives, 1, sink)
}
