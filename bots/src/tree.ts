import { at, type Game, type GameEvent, type Move, type Position, pick, type Rng, type Seat } from '@durbar/kernel'
import {
  type Choice,
  type Edge,
  findOpen,
  highest,
  insert,
  keyOf,
  type Node,
  newEdge,
  newNode,
  note,
} from './choice.ts'
import { finalReward, rewardOf } from './reward.ts'
import { isSameQuestion } from './same-question.ts'

/**
 * Open-loop information-set tree search. Every iteration begins with a position dealt anew from what the seat knows,
 * so that a node stands for what was decided, not for what chance or somebody's hand made of it. Every seat maximizes
 * its own reward. Where several seats decide at once each has choices of its own, blind to those of the others.
 */

interface Step<M> {
  readonly node: Node<M>
  readonly choice: Choice<M>
  readonly edge: Edge<M>
}

interface Drift {
  count: number
  total: number
}

export interface Tree<P extends Position, M extends Move, E extends GameEvent> {
  readonly game: Game<P, M, unknown, E>
  /** What the seat knows; never played on itself. */
  readonly guess: P
  readonly seat: Seat
  readonly rng: Rng
  /** How many decisions are made at random before an iteration ends; our evaluations are better than that. */
  readonly playOut: number
  /** Whether the budget is more than usual and used for looking several turns ahead. */
  readonly deep: boolean
  /**
   * Only the seat's own decisions are searched, the others move at random: where several decide at once and many turns
   * lie between the choice and what becomes of it, searching all of those would leave nothing for the own turn.
   */
  readonly alone: boolean
  readonly root: Node<M>
  iterations: number
  /** How the reward of a seat changes on average between handing over and the end of an iteration; see `driftOf`. */
  readonly drifts: Drift[]
  /** By seat: its mean margin over some deals, before anybody moves. */
  readonly usual: number[]
  /** By seat: its margin in the deal of this iteration, before anybody moves. */
  readonly dealt: number[]
  /** By seat: whether it has had a choice in the tree; the margins of others are nobody's concern. */
  readonly chose: boolean[]
}

const tuning = {
  /** So many iterations are usual; what the other numbers were found with. */
  usual: 400,
  /** How eager the search is to try what it knows little about; a deep one can afford more of it. */
  curiosity: 1.2,
  deepCuriosity: 2.4,
  /** A node is opened at its second visit: most nodes never are, and opening one costs a look at every move. */
  openAt: 2,
  /** A choice begins with so many moves and grows wider with the root of its visits. */
  narrow: 3,
  wide: 1.5,
  /** Moves are compared by how far they are behind the best one, in steps of the distance to this rank. */
  rank: 5,
  smallest: 0.004,
  /** Where others are not searched they make at most so many moves in an iteration. */
  others: 60,
  /** Of the moves that only a deal allows, so many are looked at where several decide at once. */
  strangers: 4,
}

export function plant<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  guess: P,
  seat: Seat,
  rng: Rng,
  { iterations = tuning.usual, playOut = 0 }: { readonly iterations?: number; readonly playOut?: number } = {},
): Tree<P, M, E> {
  const tree: Tree<P, M, E> = {
    game,
    guess,
    seat,
    rng,
    playOut,
    deep: iterations > tuning.usual && game.foresight === true,
    alone: game.deciders(guess).length > 1 && game.configOf(guess).players > 2,
    root: newNode(),
    iterations: 0,
    drifts: [],
    usual: [],
    dealt: [],
    chose: [],
  }
  tree.chose[seat] = true
  for (let who = 0; who < game.configOf(guess).players; who++) tree.usual[who] = usualMargin(tree, who)
  tree.root.choices[seat] = openChoice(tree, deal(tree), seat)
  return tree
}

/** How many deals are looked at to know what a margin usually is. */
const samples = 8

/**
 * A position dealt anew. What chance put into the hands of others changes every margin alike; it would drown what moves
 * change, so margins are measured against those of the same deal before anybody moves.
 */
function deal<P extends Position, M extends Move, E extends GameEvent>(tree: Tree<P, M, E>): P {
  const { game, guess, seat, rng, usual, dealt } = tree
  const p = game.determinize(guess, seat, rng)
  for (let who = 0; who < usual.length; who++)
    dealt[who] = tree.chose[who] ? game.evaluate(p, who) : (usual[who] as number)
  return p
}

/**
 * What the position is worth to a seat. Who sits alone plays for a goal of the game's own, which may be far away: there
 * it is about how much nearer it comes, at the end of the game too, or else all moves would look alike.
 */
function reward<P extends Position, M extends Move, E extends GameEvent>(
  { game, usual, dealt }: Tree<P, M, E>,
  p: P,
  seat: Seat,
): number {
  const margin = game.evaluate(p, seat)
  if (usual.length === 1) return rewardOf(margin - (dealt[seat] as number))
  if (p.agenda.length === 0) return finalReward(margin)
  return rewardOf(margin - (dealt[seat] as number) + (usual[seat] as number))
}

function usualMargin<P extends Position, M extends Move, E extends GameEvent>(
  { game, guess, seat, rng }: Tree<P, M, E>,
  who: Seat,
): number {
  let sum = 0
  for (let sample = 0; sample < samples; sample++) sum += game.evaluate(game.determinize(guess, seat, rng), who)
  return sum / samples
}

/** Looks at every legal move once. */
function openChoice<P extends Position, M extends Move, E extends GameEvent>(
  tree: Tree<P, M, E>,
  p: P,
  seat: Seat,
): Choice<M> {
  const { game } = tree
  const choice: Choice<M> = { seat, edges: [], idle: [], known: undefined, visits: 0, spread: 0 }
  tree.chose[seat] = true
  addEdges(tree, p, choice, game.legalMoves(p, seat))
  return choice
}

/** The reward right after each move. Idle moves, which lead back to the same question and improve nothing, come last. */
function look<P extends Position, M extends Move, E extends GameEvent>(
  tree: Tree<P, M, E>,
  p: P,
  seat: Seat,
  moves: readonly M[],
): { move: M; prior: number; idle: boolean }[] {
  const { game } = tree
  const before = reward(tree, p, seat)
  return moves.map((move) => {
    const after = game.clone(p)
    game.play(after, seat, move)
    const prior = reward(tree, after, seat)
    return { move, prior, idle: prior <= before && isSameQuestion(game, p, after, seat) }
  })
}

function addEdges<P extends Position, M extends Move, E extends GameEvent>(
  tree: Tree<P, M, E>,
  p: P,
  choice: Choice<M>,
  moves: readonly M[],
): void {
  const { seat, edges } = choice
  const looked = moves.length === 1 ? [{ move: at(moves, 0), prior: 0.5, idle: false }] : look(tree, p, seat, moves)
  const top = highest([...looked, ...edges.slice(0, tuning.rank + 1)], tuning.rank + 1)
  const best = top[0] ?? 0
  choice.spread = Math.max(tuning.smallest, best - (top[top.length - 1] ?? 0))
  // Idle moves are only for those who have no other.
  const busy = edges.length > 0 || looked.some(({ idle }) => !idle)
  for (const { move, prior, idle } of looked) {
    if (idle && busy) {
      choice.idle.push(move)
      if (choice.known) note(choice.known, move, 'idle')
      continue
    }
    const gap = (best - prior) / choice.spread
    const edge = newEdge(move, prior, 1 / (1 + gap * gap), tree.iterations)
    if (choice.known) note(choice.known, move, edge)
    insert(edges, edge)
  }
}

/** The edge to try next: good so far, promising, or hardly tried. Only those open in an iteration, if it is given. */
function favorite<M>(deep: boolean, choice: Choice<M>, iteration?: number): Edge<M> | undefined {
  const { edges, visits } = choice
  const explore = (deep ? tuning.deepCuriosity : tuning.curiosity) * choice.spread * Math.sqrt(visits + 1)
  // Widening: the more often we come by, the more moves are worth a look.
  const wide = tuning.narrow + Math.floor(tuning.wide * Math.sqrt(visits))
  let best: Edge<M> | undefined
  let bestScore = Number.NEGATIVE_INFINITY
  for (let index = 0, seen = 0; index < edges.length && seen < wide; index++) {
    const edge = edges[index] as Edge<M>
    if (iteration !== undefined && edge.open !== iteration) continue
    seen++
    const score = (edge.total + edge.prior) / (edge.visits + 1) + (explore * edge.weight) / (1 + edge.visits)
    if (score > bestScore) {
      best = edge
      bestScore = score
    }
  }
  return best
}

/** What the seat tries at a node. Its choice is opened if need be, and learns moves that only this deal allows. */
function choose<P extends Position, M extends Move, E extends GameEvent>(
  tree: Tree<P, M, E>,
  node: Node<M>,
  p: P,
  seat: Seat,
): Step<M> {
  const { game, deep } = tree
  let choice = node.choices[seat]
  if (!choice) {
    choice = openChoice(tree, p, seat)
    node.choices[seat] = choice
  }
  let edge = favorite(deep, choice)
  if (!edge || game.refusal(p, seat, edge.move)) {
    const moves = game.legalMoves(p, seat)
    const fresh = findOpen(choice, moves, tree.iterations)
    edge = favorite(deep, choice, tree.iterations)
    // A hand of cards that nobody can see has moves of its own in every deal: a few of them stand for all.
    if (game.deciders(p).length > 1) fresh.splice(edge ? 0 : tuning.strangers)
    if (fresh.length > 0) {
      addEdges(tree, p, choice, fresh)
      edge = favorite(deep, choice, tree.iterations)
    }
  }
  // Nothing but idle moves in this deal: any of them will do.
  edge ??= newEdge(at(game.legalMoves(p, seat), 0), 0.5, 0, tree.iterations)
  return { node, choice, edge }
}

function moveAtRandom<P extends Position, M extends Move, E extends GameEvent>(
  { game, rng }: Tree<P, M, E>,
  p: P,
): void {
  const decider = at(game.deciders(p), 0)
  game.play(p, decider, pick(rng, game.legalMoves(p, decider)))
}

/** One iteration: deal, walk down, look, and tell everybody on the way. */
export function iterate<P extends Position, M extends Move, E extends GameEvent>(tree: Tree<P, M, E>): void {
  const { game } = tree
  const p = deal(tree)
  const path: Step<M>[] = []
  /** By seat: its reward when it handed over to somebody else for the first time, and in which turn of the path. */
  const handed: (Handed | undefined)[] = []
  let turns = 0
  let before: Seat | undefined
  let node = tree.root
  let deciders = game.deciders(p)
  let others = 0
  while (deciders.length > 0 && (node.visits >= tuning.openAt - 1 || node === tree.root)) {
    if (tree.alone && deciders.length === 1 && deciders[0] !== tree.seat) {
      if (++others > tuning.others) break
      moveAtRandom(tree, p)
      deciders = game.deciders(p)
      continue
    }
    node.visits++
    const mover = deciders.length === 1 ? deciders[0] : undefined
    if (mover !== before) turns++
    before = mover
    if (mover !== undefined) {
      const step = choose(tree, node, p, mover)
      path.push(step)
      game.play(p, mover, step.edge.move)
      step.edge.child ??= newNode()
      node = step.edge.child
      deciders = game.deciders(p)
      if (handed[mover] === undefined && !(deciders.length === 1 && deciders[0] === mover))
        handed[mover] = { reward: reward(tree, p, mover), turn: turns }
    } else {
      const steps = [...deciders].map((decider) => choose(tree, node, p, decider))
      path.push(...steps)
      for (const { choice, edge } of steps) game.play(p, choice.seat, edge.move)
      const key = (tree.alone ? steps.filter(({ choice }) => choice.seat === tree.seat) : steps)
        .map(({ choice, edge }) => `${choice.seat} ${keyOf(edge.move)}`)
        .join(' ')
      node.joint ??= new Map()
      const next: Node<M> = node.joint.get(key) ?? newNode()
      node.joint.set(key, next)
      node = next
      deciders = game.deciders(p)
    }
  }
  node.visits++
  for (let step = 0; step < tree.playOut && p.agenda.length > 0; step++) moveAtRandom(tree, p)
  const rewards: (number | undefined)[] = []
  for (let index = path.length - 1; index >= 0; index--) {
    const { choice, edge } = path[index] as Step<M>
    const who = choice.seat
    const value = rewards[who] ?? outcome(tree, p, who, turns, handed[who])
    rewards[who] = value
    choice.visits++
    edge.visits++
    edge.total += value
  }
  tree.iterations++
}

/** A seat's reward when it handed over, and in which turn of the path that was. */
interface Handed {
  readonly reward: number
  readonly turn: number
}

/**
 * What an iteration brought a seat. Other players' turns usually cost something; the mean of that is taken out, or else
 * a search would put off the end of its turn for ever.
 */
function outcome<P extends Position, M extends Move, E extends GameEvent>(
  tree: Tree<P, M, E>,
  p: P,
  seat: Seat,
  turns: number,
  handed: Handed | undefined,
): number {
  const value = reward(tree, p, seat)
  if (handed === undefined || p.agenda.length === 0) return value
  const drift = driftOf(tree, seat, turns - handed.turn)
  const delta = value - handed.reward
  drift.count++
  drift.total += delta
  return handed.reward + delta - drift.total / drift.count
}

/** More turns than this after handing over are one. */
const lastTurn = 20

/**
 * A deep search keeps one mean for every number of turns since the seat handed over: with a single one its best lines,
 * which it follows further than others, would look worse than those it has hardly tried. A search of the usual size
 * hardly gets that far.
 */
function driftOf<P extends Position, M extends Move, E extends GameEvent>(
  { deep, drifts, usual }: Tree<P, M, E>,
  seat: Seat,
  turns: number,
): Drift {
  const place = seat + (deep ? usual.length * Math.min(lastTurn, turns) : 0)
  const drift = drifts[place] ?? { count: 0, total: 0 }
  drifts[place] = drift
  return drift
}
