import { at, type Game, type GameEvent, type Move, nextInt, type Position, type Rng, type Seat } from '@durbar/kernel'
import { reward } from './reward.ts'

/**
 * Open-loop information-set tree search. Every iteration begins with a position dealt anew from what the seat knows,
 * so that a node stands for what was decided, not for what chance or somebody's hand made of it. Every seat maximizes
 * its own reward. Where several seats decide at once each has choices of its own, blind to those of the others.
 */

/** One move at a node and what came of it, for the seat that makes it. */
interface Edge<M> {
  readonly move: M
  /** The reward right after the move: what a greedy player sees. */
  readonly prior: number
  /** How likely the move looks before any search, compared with the best one's 1. */
  readonly weight: number
  visits: number
  total: number
  child: Node<M> | undefined
}

/** The choices of one seat at one node, the most promising first. */
interface Choice<M> {
  readonly seat: Seat
  edges: Edge<M>[]
  visits: number
  /** How far apart the moves that matter are; exploration is measured by it. */
  spread: number
}

interface Node<M> {
  visits: number
  readonly choices: (Choice<M> | undefined)[]
  /** Where several decide at once: what follows, by the edges chosen. */
  joint: Map<string, Node<M>> | undefined
}

interface Step<M> {
  readonly node: Node<M>
  readonly choice: Choice<M>
  readonly edge: Edge<M>
}

export interface Tree<P extends Position, M extends Move, E extends GameEvent> {
  readonly game: Game<P, M, unknown, E>
  /** What the seat knows; never played on itself. */
  readonly guess: P
  readonly seat: Seat
  readonly rng: Rng
  readonly root: Node<M>
  iterations: number
  /** By seat, the rewards of all iterations. */
  readonly totals: number[]
}

/** How eager the search is to try what it knows little about. */
const curiosity = 1.2
/** A node is opened when it is visited for so many times: most nodes never are, and opening costs a look at every move. */
const openAt = 2

export function plant<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  guess: P,
  seat: Seat,
  rng: Rng,
): Tree<P, M, E> {
  const tree: Tree<P, M, E> = { game, guess, seat, rng, root: newNode(), iterations: 0, totals: [] }
  tree.root.choices[seat] = openChoice(tree, game.determinize(guess, seat, rng), seat)
  return tree
}

function newNode<M>(): Node<M> {
  return { visits: 0, choices: [], joint: undefined }
}

/** The choices at the root, for reading. */
export function rootEdges<P extends Position, M extends Move, E extends GameEvent>(
  tree: Tree<P, M, E>,
): readonly Readonly<Edge<M>>[] {
  return tree.root.choices[tree.seat]?.edges ?? []
}

/** The mean reward of an edge; what greed says as long as nobody has looked. */
export function meanOf<M>({ visits, total, prior }: Readonly<Edge<M>>): number {
  return (total + prior) / (visits + 1)
}

/** Looks at every legal move once. */
function openChoice<P extends Position, M extends Move, E extends GameEvent>(
  tree: Tree<P, M, E>,
  p: P,
  seat: Seat,
): Choice<M> {
  const { game } = tree
  const choice: Choice<M> = { seat, edges: [], visits: 0, spread: 0 }
  addEdges(tree, p, choice, game.legalMoves(p, seat))
  return choice
}

function addEdges<P extends Position, M extends Move, E extends GameEvent>(
  { game }: Tree<P, M, E>,
  p: P,
  choice: Choice<M>,
  moves: readonly M[],
): void {
  const { seat } = choice
  const looked = moves.map((move) => {
    if (moves.length === 1) return { move, prior: 0.5 }
    const after = game.clone(p)
    game.play(after, seat, move)
    return { move, prior: reward(game, after, seat) }
  })
  const priors = [...looked, ...choice.edges].map(({ prior }) => prior).sort((a, b) => b - a)
  const best = priors[0] ?? 0
  choice.spread = Math.max(0.004, best - (priors[Math.min(5, priors.length - 1)] ?? 0))
  for (const { move, prior } of looked) {
    const gap = (best - prior) / choice.spread
    choice.edges.push({ move, prior, weight: 1 / (1 + gap * gap), visits: 0, total: 0, child: undefined })
  }
  choice.edges.sort((a, b) => b.prior - a.prior)
}

/** The edge to try next among those legal in this deal; undefined if none is known. */
function select<P extends Position, M extends Move, E extends GameEvent>(
  { game }: Tree<P, M, E>,
  p: P,
  choice: Choice<M>,
): Edge<M> | undefined {
  const { edges, seat, visits } = choice
  if (edges.length === 1) {
    const only = at(edges, 0)
    return game.refusal(p, seat, only.move) ? undefined : only
  }
  const explore = curiosity * choice.spread * Math.sqrt(visits + 1)
  // Widening: the more often we come by, the more moves are worth a look.
  const wide = Math.min(edges.length, 3 + Math.floor(1.5 * Math.sqrt(visits)))
  let refused: Set<Edge<M>> | undefined
  for (;;) {
    let best: Edge<M> | undefined
    let bestScore = Number.NEGATIVE_INFINITY
    for (let index = 0, seen = 0; index < edges.length && seen < wide; index++) {
      const edge = edges[index] as Edge<M>
      if (refused?.has(edge)) continue
      seen++
      const score = (edge.total + edge.prior) / (edge.visits + 1) + (explore * edge.weight) / (1 + edge.visits)
      if (score > bestScore) {
        best = edge
        bestScore = score
      }
    }
    if (!best || !game.refusal(p, seat, best.move)) return best
    refused ??= new Set()
    refused.add(best)
  }
}

/** The seat's choice at a node, opened if need be; where the deal allows moves not seen before, with those. */
function choose<P extends Position, M extends Move, E extends GameEvent>(
  tree: Tree<P, M, E>,
  node: Node<M>,
  p: P,
  seat: Seat,
): Step<M> {
  let choice = node.choices[seat]
  if (!choice) {
    choice = openChoice(tree, p, seat)
    node.choices[seat] = choice
  }
  let edge = select(tree, p, choice)
  if (!edge) {
    const known = new Set(choice.edges.map(({ move }) => JSON.stringify(move)))
    addEdges(
      tree,
      p,
      choice,
      tree.game.legalMoves(p, seat).filter((move) => !known.has(JSON.stringify(move))),
    )
    edge = select(tree, p, choice)
  }
  return { node, choice, edge: edge as Edge<M> }
}

/** One iteration: deal, walk down, look, and tell everybody on the way. */
export function iterate<P extends Position, M extends Move, E extends GameEvent>(tree: Tree<P, M, E>): void {
  const { game, seat, rng } = tree
  const p = game.determinize(tree.guess, seat, rng)
  const path: Step<M>[] = []
  let node = tree.root
  let deciders = game.deciders(p)
  while (deciders.length > 0 && (node.visits >= openAt - 1 || node === tree.root)) {
    node.visits++
    if (deciders.length === 1) {
      const step = choose(tree, node, p, at(deciders, 0))
      path.push(step)
      game.play(p, step.choice.seat, step.edge.move)
      step.edge.child ??= newNode()
      node = step.edge.child
    } else {
      const steps = [...deciders].map((decider) => choose(tree, node, p, decider))
      path.push(...steps)
      for (const { choice, edge } of steps) game.play(p, choice.seat, edge.move)
      const key = steps.map(({ choice, edge }) => `${choice.seat}:${choice.edges.indexOf(edge)}`).join(' ')
      node.joint ??= new Map()
      const next: Node<M> = node.joint.get(key) ?? newNode()
      node.joint.set(key, next)
      node = next
    }
    deciders = game.deciders(p)
  }
  node.visits++
  const rewards: (number | undefined)[] = []
  for (const { choice, edge } of path) {
    const value = rewards[choice.seat] ?? reward(game, p, choice.seat)
    rewards[choice.seat] = value
    choice.visits++
    edge.visits++
    edge.total += value
  }
  tree.iterations++
}

/** The most visited move, the better one among equals; where others decide at the same time, any by its visits. */
export function verdict<P extends Position, M extends Move, E extends GameEvent>(tree: Tree<P, M, E>): M {
  const edges = rootEdges(tree)
  if (tree.game.deciders(tree.guess).length > 1) {
    const weights = edges.map(({ visits }) => visits * visits)
    let left = nextInt(
      tree.rng,
      Math.max(
        1,
        weights.reduce((sum, weight) => sum + weight, 0),
      ),
    )
    for (let index = 0; index < edges.length; index++) {
      left -= at(weights, index)
      if (left < 0) return at(edges, index).move
    }
  }
  return at(ranked(edges), 0).move
}

export function ranked<M>(edges: readonly Readonly<Edge<M>>[]): Readonly<Edge<M>>[] {
  return edges.toSorted((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a))
}

/** What the search expects after this edge: the most visited move of whoever decides, as far as it looked. */
export function lineFrom<M>(edge: Readonly<Edge<M>>, seat: Seat, length: number): { seat: Seat; move: M }[] {
  const line = [{ seat, move: edge.move }]
  let node = edge.child
  while (node && line.length < length) {
    const choice = node.choices.find((each) => each && each.visits > 0)
    const next = choice && ranked(choice.edges)[0]
    if (!choice || !next || next.visits === 0) break
    line.push({ seat: choice.seat, move: next.move })
    node = next.child
  }
  return line
}
