import { nextInt } from '@durbar/kernel'
import { performAll } from '../effects.ts'
import { takeFromVillage } from '../frames/conquest.ts'
import { nomadComes } from '../frames/nomads.ts'
import type { Sink } from '../goods.ts'
import { colorNames, None, PotatoEnd, Source } from '../names.ts'
import { add, count, type Position, player, total } from '../position.ts'
import { Her } from './purse.ts'

/** A Nomad at random, or None. */
export function randomNomad(p: Position): number {
  const nomads = total(p.nomads)
  if (nomads === 0) return None
  let pick = nextInt(p.rng, nomads)
  for (let color = 0; color < p.nomads.length; color++) {
    pick -= count(p.nomads, color)
    if (pick < 0) return color
  }
  return None
}

/** TW:17.13 from an end of the Village; nobody there: skipped. */
export function sheHires(p: Position, end: number, sink: Sink): boolean {
  if (p.village.length === 0) return false
  welcome(p, takeFromVillage(p, end), 'village', sink)
  return true
}

export function sheRecruits(p: Position, sink: Sink): boolean {
  const worker = randomNomad(p)
  if (worker === None) return false
  add(p.nomads, worker, -1)
  welcome(p, worker, 'nomads', sink)
  nomadComes(p, sink)
  return true
}

/** TW:17.18, TW:C71 the potato end of the Village, else a random Nomad. */
export function sheGainsWorker(p: Position, sink: Sink): boolean {
  return sheHires(p, PotatoEnd, sink) || sheRecruits(p, sink)
}

/** TW:17.15 the reward of the color, then the limit of two, at once and at random. */
function welcome(p: Position, worker: number, from: 'nomads' | 'village', sink: Sink): void {
  const { workers } = player(p, Her)
  workers.push(worker)
  sink?.({ k: 'worker-gained', seat: Her, worker, from })
  performAll(p, Her, p.rules.box.axomamma.recruitRewards[worker] as readonly number[], Source.Axomamma, sink)
  while (workers.length > p.rules.box.values.workerLimit) {
    const [gone] = workers.splice(nextInt(p.rng, workers.length), 1)
    if (gone === undefined) return
    sink?.({ k: 'axomamma', why: 'limit', value: workers.length + 1, about: colorNames[gone] ?? '', rule: 'TW:17.15' })
    add(p.box, gone, 1)
    sink?.({ k: 'worker-dismissed', seat: Her, worker: gone })
  }
}
