import { flag, int, type Json, keyed, list, nameSet, type Shape, union } from '@durbar/kernel'
import type { Cost } from './box.ts'
import type { Frame } from './frames/index.ts'
import { resourceNames, sideActionNames, sizeNames } from './names.ts'
import type { Vocabulary } from './notation.ts'

const costShape: Shape<Cost> = (() => {
  const inner = keyed([...resourceNames, 'food'], int(0, 20))
  return {
    schema: inner.schema,
    write: (cost) => inner.write(cost.slice()),
    read(json: Json, path: string) {
      const [potato = 0, corn = 0, stone = 0, gold = 0, food = 0] = inner.read(json, path)
      return [potato, corn, stone, gold, food]
    },
  }
})()

function readonlyList(item: Shape<number>, length?: number): Shape<readonly number[]> {
  const inner = list(item, length)
  return { schema: inner.schema, write: (values) => inner.write(values.slice()), read: inner.read }
}

/** How the agenda is written down. */
export function frameShape(w: Vocabulary): Shape<Frame> {
  const { seat, action, effect } = w
  const source = w.source as Shape<Extract<Frame, { k: 'effect' }>['source']>
  const left = int(-5, 9)
  return union<Frame>('frame', {
    starters: {},
    starter: { seat },
    deal: {},
    'opening-hand': {},
    'open-cards': {},
    'close-opening': {},
    'settle-priest': { seat },
    'first-turn': {},
    'begin-turn': { seat },
    'main-turn': { seat },
    turn: { seat, done: nameSet(sideActionNames) },
    'pay-placement': { seat, food: w.amount },
    arrive: { seat },
    'pick-up': { seat },
    benefits: { seat, after: flag },
    'count-tasks': { seat, first: flag },
    'priest-potato': { seat },
    tasks: { seat },
    pay: { seat, cost: costShape },
    rewards: { seat, effects: readonlyList(effect), source },
    effect: { seat, effect, source },
    choose: { seat, effects: readonlyList(effect), source },
    'god-card': { seat, left },
    train: { seat },
    nomad: { seat },
    climb: { seat, steps: w.amount },
    'climb-for-gold': { seat },
    'gold-climb': { seat, building: flag },
    'refresh-one': { seat, left, buildings: flag },
    refresh: { seat, own: flag, free: flag },
    build: { seat, free: flag, swapped: flag },
    raise: { seat, tile: w.tile },
    swap: { seat, removed: int(0, 2) },
    'fill-market': {},
    stairs: { seat, free: flag },
    'cut-stairs': { seat, slot: w.slot },
    statue: { seat, free: flag },
    'set-up-statue': { seat, statue: w.statue },
    'show-weavings': { seat },
    'sort-out': { seat, left },
    'buy-weavings': { seat, bought: int(0, 3) },
    leftover: { seat },
    'put-back': { seat },
    'clear-loom': { seat },
    weave: { seat, tile: w.weaving },
    lay: { seat, tile: w.weaving },
    'free-weaving': { seat, next: flag },
    'choose-weaving': { seat },
    'produce-once': { seat },
    production: { seat, refresh: flag, z16: flag, stage: int(0, 2) as Shape<0 | 1 | 2> },
    passive: { seat, action },
    perform: { seat, action },
    worship: { seat, own: flag, sizes: nameSet(sizeNames) },
    offering: { seat, own: flag },
    casualty: { seat },
    muster: { seat, free: flag },
    conquer: { seat },
    commit: { seat, space: w.conquest },
    spoils: { seat, space: w.conquest },
    hire: { seat },
    dismiss: { seat },
    'end-turn': { seat },
    festival: { seat },
    'festival-gifts': { seat },
    'festival-trader': { seat },
    'festival-temple': { seat },
    'festival-regions': {},
    'festival-meal': { seat },
    feed: { seat },
    'festival-end': { seat },
    final: {},
    'game-over': {},
    'draw-cards': { seat },
    'play-cards': { seat, left },
    'close-card-phase': {},
    'axomamma-turn': {},
    'axomamma-after-action': {},
    'axomamma-action': { action, own: flag },
    'axomamma-token': { token: w.token },
    'axomamma-advance': { value: int(1, 4) },
    'axomamma-leftover': {},
    'axomamma-casualty': {},
    'axomamma-muster': {},
    'axomamma-conquest': { second: flag },
    'axomamma-climb': {},
    'axomamma-refresh': {},
    'axomamma-produce': { tile: w.building, turned: flag },
  })
}
