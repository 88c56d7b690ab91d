import { push, type Refusal, type Seat } from '@durbar/kernel'
import { None, SideAction, sideActionNames } from '../names.ts'
import { count, isAxomamma, type Position } from '../position.ts'
import { startTraining } from './army.ts'
import { gainNomad, refuseNomad } from './nomads.ts'
import { onlySeat, plainMove, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

export type TurnFrame =
  | { readonly k: 'begin-turn'; readonly seat: Seat }
  | { readonly k: 'main-turn'; readonly seat: Seat }
  /** `done`: the side actions already taken, by bit. */
  | { readonly k: 'turn'; readonly seat: Seat; readonly done: number }

/** TW:14.2 the holder of the Festival tile first resolves the Festival. */
export const beginTurn: WorkOf<'begin-turn'> = {
  run(p, { seat }, sink) {
    p.active = seat
    p.placement.card = None
    sink?.({ k: 'turn-began', seat })
    push(p, { k: 'main-turn', seat })
    if (p.holder === seat) push(p, { k: 'festival', seat })
  },
}

export const mainTurn: WorkOf<'main-turn'> = {
  run(p, { seat }) {
    if (isAxomamma(p, seat)) push(p, { k: 'axomamma-turn' }, { k: 'end-turn', seat })
    else push(p, { k: 'turn', seat, done: 0 }, { k: 'hire', seat }, { k: 'dismiss', seat }, { k: 'end-turn', seat })
  },
}

/** TW:3.1 place a worker, or take two different side actions. */
export const turn: QuestionOf<'turn'> = {
  rule: 'TW:3.1',
  asks: ['place', 'move-priest', 'pray', 'train', 'recruit'],
  window: true,
  deciders: onlySeat,
}

/** TW:3.1 the second side action is another one than the first. */
export function refuseSideAction(frame: { readonly k: string }, action: number): Refusal | undefined {
  const { done } = frame as Extract<TurnFrame, { k: 'turn' }>
  if ((done & action) === 0) return undefined
  return { rule: 'TW:3.1', reason: 'side-action-done', action: sideActionNames[31 - Math.clz32(action)] ?? '' }
}

/** The turn goes on with the other side action, if this was the first. */
export function noteSideAction(p: Position, seat: Seat, frame: { readonly k: string }, action: number): void {
  const { done } = frame as Extract<TurnFrame, { k: 'turn' }>
  if (done === 0) push(p, { k: 'turn', seat, done: action })
}

/** TW:8 two god cards, one after the other. */
export const pray: RuleOf<'pray'> = plainMove(
  { k: 'pray' },
  (p, _, frame) =>
    refuseSideAction(frame, SideAction.Pray) ??
    (p.godDeck.length + p.offer.length > 0 ? undefined : { rule: 'TW:C26', reason: 'no-god-cards' }),
  (p, seat, _, __, frame) => {
    noteSideAction(p, seat, frame, SideAction.Pray)
    push(p, { k: 'god-card', seat, left: 2 })
  },
)

/** TW:9 the same as the task. */
export const train: RuleOf<'train'> = plainMove(
  { k: 'train' },
  (_, __, frame) => refuseSideAction(frame, SideAction.Train),
  (p, seat, _, sink, frame) => {
    noteSideAction(p, seat, frame, SideAction.Train)
    startTraining(p, seat, sink)
  },
)

/** TW:10 a Nomad of your choice. */
export const recruit: RuleOf<'recruit'> = {
  list(p, _, out, frame) {
    if (refuseSideAction(frame, SideAction.Recruit)) return
    for (let worker = 0; worker < p.nomads.length; worker++)
      if (count(p.nomads, worker) > 0) out.push({ k: 'recruit', worker })
  },
  refuse: (p, _, { worker }, frame) => refuseSideAction(frame, SideAction.Recruit) ?? refuseNomad(p, worker),
  play(p, seat, { worker }, sink, frame) {
    noteSideAction(p, seat, frame, SideAction.Recruit)
    gainNomad(p, seat, worker, sink)
  },
}
