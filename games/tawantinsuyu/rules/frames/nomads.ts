import type { Refusal, Seat } from '@durbar/kernel'
import type { Sink } from '../goods.ts'
import { colorNames, None } from '../names.ts'
import { refillNomads } from '../piles.ts'
import { add, count, type Position, player, total } from '../position.ts'
import { onlySeat, type QuestionOf, type RuleOf } from './rule-types.ts'

/** TW:12 a worker from the Nomads, of the player's choice. */
export type NomadFrame = { readonly k: 'nomad'; readonly seat: Seat }

export const nomad: QuestionOf<'nomad'> = {
  rule: 'TW:12',
  asks: ['nomad'],
  deciders: onlySeat,
  moot: (p) => total(p.nomads) === 0,
}

export const chooseNomad: RuleOf<'nomad'> = {
  list(p, _, out) {
    for (let worker = 0; worker < p.nomads.length; worker++)
      if (count(p.nomads, worker) > 0) out.push({ k: 'nomad', worker })
  },
  refuse: (p, _, { worker }) => refuseNomad(p, worker),
  play(p, seat, { worker }, sink) {
    gainNomad(p, seat, worker, sink)
  },
}

export function refuseNomad(p: Position, worker: number): Refusal | undefined {
  if ((p.nomads[worker] ?? 0) > 0) return undefined
  return { rule: 'TW:12', reason: 'no-such-nomad', worker: colorNames[worker] ?? '' }
}

export function gainNomad(p: Position, seat: Seat, worker: number, sink: Sink): void {
  add(p.nomads, worker, -1)
  player(p, seat).workers.push(worker)
  sink?.({ k: 'worker-gained', seat, worker, from: 'nomads' })
  nomadComes(p, sink)
}

export function nomadComes(p: Position, sink: Sink): void {
  const worker = refillNomads(p)
  if (worker !== None) sink?.({ k: 'nomad-came', worker })
}
