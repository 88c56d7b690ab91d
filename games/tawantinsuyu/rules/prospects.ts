import type { Seat } from '@durbar/kernel'
import type { Cost, Gift } from './box.ts'
import { linkEffects } from './effects.ts'
import type { Frame } from './frames/index.ts'
import { statueCost } from './frames/statue.ts'
import { canPay } from './goods.ts'
import { Action, Corn, Gold, Large, Passive, Role, Task } from './names.ts'
import { bits, count, hasPassive, type Position, player, soldiersIn, total } from './position.ts'
import { effectWorth, stepWorth, timeLeft } from './worth.ts'

/** What the frames on the agenda promise a seat: the evaluator looks at positions in the middle of an action, too. */
export function pendingWorth(p: Position, seat: Seat): number {
  const left = timeLeft(p)
  let worth = 0
  for (const frame of p.agenda) if ('seat' in frame && frame.seat === seat) worth += frameWorth(p, seat, frame, left)
  return worth
}

function frameWorth(p: Position, seat: Seat, frame: Frame, left: number): number {
  switch (frame.k) {
    case 'turn':
      return frame.done === 0 ? 0 : 1.6
    case 'pay-placement':
      return placementWorth(p, seat) - frame.food * 0.5 - 1
    case 'arrive':
      return placementWorth(p, seat)
    case 'count-tasks':
      return taskCount(p, seat) * 0.3
    case 'tasks':
      return tasksWorth(p, seat, Math.max(p.placement.tasks, 0))
    case 'benefits':
      return frame.after ? 0 : p.placement.benefits.reduce((sum, effect) => sum + effectWorth(p, effect), 0) * 0.9
    case 'pay':
      return -costWorth(frame.cost)
    case 'rewards':
      return frame.effects.reduce((sum, effect) => sum + effectWorth(p, effect), 0) * 0.9
    case 'choose':
      return 1
    case 'effect':
      return effectWorth(p, frame.effect) * 0.9
    case 'god-card':
      return frame.left * cardWorth(p, seat, left)
    case 'train':
      return 1.6 * left
    case 'nomad':
      return 1 + left
    case 'climb':
      return frame.steps * (stepWorth + 0.6 * left)
    case 'climb-for-gold':
      return stepWorth - 1.6
    case 'stairs':
    case 'cut-stairs':
      return frame.k === 'cut-stairs' || frame.free ? 6 : 3.4
    case 'statue':
      return frame.free ? 4 : statueWorth(p, seat)
    case 'set-up-statue':
      return frame.statue % 2 === Large ? 9 + 4 * left : 3 + 1.5 * left
    case 'build':
      return frame.free ? 3.2 : 1.6
    case 'raise':
      return 3 + 1.5 * left
    case 'swap':
      return 0.2
    case 'buy-weavings':
      return 0.8
    case 'weave':
    case 'lay':
    case 'free-weaving':
    case 'choose-weaving':
      return 1.8
    case 'produce-once':
      return bestProduction(p, seat)
    case 'perform':
      return Math.max(1.7, actionWorth(p, seat, frame.action))
    case 'worship':
      return frame.own ? actionWorth(p, seat, Action.Worship) : 0.3
    case 'offering':
      return frame.own ? actionWorth(p, seat, Action.Offering) : 0.3
    case 'refresh':
      return faceDown(p, seat) * (frame.own ? 0.8 : 0.3)
    case 'production':
      return productionWorth(p, seat)
    case 'spoils':
      return (p.rules.box.conquests[frame.space]?.effects ?? []).reduce(
        (sum, effect) => sum + effectWorth(p, effect),
        0,
      )
    default:
      return 0
  }
}

function cardWorth(p: Position, seat: Seat, left: number): number {
  const { length } = player(p, seat).gods
  return length < 3 ? 0.9 + 1 * left : length < 5 ? 0.4 : 0
}

function costWorth([potato, corn, stone, gold, food]: Cost): number {
  return potato * 0.5 + corn * 0.95 + stone * 1.15 + gold * 2.1 + food * 0.55
}

/** TW:5.1 the tasks a placement will have. */
function taskCount(p: Position, seat: Seat): number {
  const { worker, roles, space } = p.placement
  const { box } = p.rules
  let tasks = 1
  for (const neighbor of box.neighbors[space] as readonly number[]) if (p.hill[neighbor] === worker) tasks++
  const ground = count(box.ground, space)
  if (roles & (1 << ground) && ground <= Role.Craftsman) tasks++
  if (roles & (1 << Role.Warrior) && hasPassive(p, seat, Passive.WarriorTasks)) tasks += 2
  if (roles & (1 << Role.Priest)) tasks += 0.9
  return tasks
}

function placementWorth(p: Position, seat: Seat): number {
  const { roles } = p.placement
  let worth = tasksWorth(p, seat, taskCount(p, seat))
  if (roles & (1 << Role.Warrior)) worth += 1.6
  if (roles & (1 << Role.Priest)) worth += 1
  if (roles & (1 << Role.Courier)) worth += 0.5
  return worth
}

/** The best of the icons not used yet, then all over again. */
function tasksWorth(p: Position, seat: Seat, tasks: number): number {
  if (tasks === 0) return 0
  const { space, used } = p.placement
  const kinds = p.rules.box.tasks[space] as readonly number[]
  const fresh = kinds.flatMap((kind, icon) => (used & (1 << icon) ? [] : [taskWorth(p, seat, kind)]))
  fresh.sort((one, other) => other - one)
  let worth = 0
  let rest = tasks
  for (const value of fresh) {
    if (rest <= 0) break
    worth += value * Math.min(1, rest)
    rest--
  }
  return rest > 0 ? worth + rest * 1 : worth
}

function taskWorth(p: Position, seat: Seat, kind: number): number {
  const left = timeLeft(p)
  if (kind <= Gold) return count([1.5, 1.9, 2.3, 1.1], kind) * (0.2 + 0.8 * left) + (kind === Gold ? 0.9 : 0)
  if (kind === Task.Building)
    return p.market.some((tile) => canPay(p, seat, p.rules.box.cost[tile] as Cost)) ? 2.4 : 0.1
  if (kind === Task.Statue) return statueWorth(p, seat)
  if (kind === Task.Stairs)
    return player(p, seat).stairs > 0 && canPay(p, seat, [0, 0, p.rules.box.values.stairStone, 0, 0]) ? 3.6 : 0
  if (kind === Task.Weaving) return canPay(p, seat, [0, 1, 0, 0, 0]) ? 1.6 : 0
  if (kind === Task.Train) return 1.1 * left
  if (kind === Task.Produce) return bestProduction(p, seat)
  return linkEffects(p, seat).reduce((sum, effect) => sum + effectWorth(p, effect), 0)
}

function statueWorth(p: Position, seat: Seat): number {
  const left = timeLeft(p)
  if (canPay(p, seat, statueCost(p, Large))) return 9 + 4 * left - 2.4 - 3.8
  return canPay(p, seat, statueCost(p, 0)) ? 3 + 1.4 * left - 2.2 : 0
}

function giftWorth(p: Position, tile: number): number {
  const { effects, choose } = p.rules.box.production[tile] as Gift
  const worths = effects.map((effect) => effectWorth(p, effect))
  return choose ? Math.max(...worths) : worths.reduce((sum, worth) => sum + worth, 0)
}

function bestProduction(p: Position, seat: Seat): number {
  const { ready } = player(p, seat)
  let best = 0
  for (let tile = 0; ready >> tile !== 0; tile++) if (ready & (1 << tile)) best = Math.max(best, giftWorth(p, tile))
  return best
}

/** What is left to produce, less what the buildings lose by turning down. */
function productionWorth(p: Position, seat: Seat): number {
  const { ready } = player(p, seat)
  let worth = 0.5
  for (let tile = 0; ready >> tile !== 0; tile++)
    if (ready & (1 << tile)) worth += Math.max(0, giftWorth(p, tile) * 0.6 - 0.5)
  return worth
}

function faceDown(p: Position, seat: Seat): number {
  const { spent, down } = player(p, seat)
  return bits(spent) + total(down)
}

/** What the active player can make of a High Priest action. */
function actionWorth(p: Position, seat: Seat, action: number): number {
  const who = player(p, seat)
  const left = timeLeft(p)
  if (action === Action.Offering) {
    const steps = Math.min(3, Math.floor((count(who.goods, Corn) + count(who.goods, Gold) * 0.5) / 2))
    return steps * (stepWorth + 0.4 * left - 1.4 * left)
  }
  if (action === Action.Worship) {
    const small = who.statues.some((copies, kind) => copies > 0 && kind % 2 === 0) ? 1 : 0
    const large = who.statues.some((copies, kind) => copies > 0 && kind % 2 === Large) ? 3 : 0
    return (small + large) * stepWorth * (1.1 - 0.7 * left)
  }
  if (action === Action.Refresh) return faceDown(p, seat) * 0.8
  if (action === Action.Production) return productionWorth(p, seat)
  const soldiers = soldiersIn(p, who.up) + soldiersIn(p, who.army) * 0.8
  return soldiers >= 2 ? 1.5 + soldiers * 0.9 : soldiers * 0.4
}
