import type { Seat } from '@durbar/kernel'

/** What the nodes of the search tree are made of, and how their lists are kept. */

/** One move at a node and what came of it, for the seat that makes it. */
export interface Edge<M> {
  readonly move: M
  /** The reward right after the move: what a greedy player sees. */
  readonly prior: number
  /** How likely the move looks before any search, compared with the best one's 1. */
  readonly weight: number
  visits: number
  total: number
  child: Node<M> | undefined
  /** The last iteration in which the move was looked for and found to be legal. */
  open: number
}

/** The choices of one seat at one node, the most promising first. */
export interface Choice<M> {
  readonly seat: Seat
  readonly edges: Edge<M>[]
  /** Moves that improve nothing; looked at, but no edge is made of them. */
  readonly idle: M[]
  /** All moves looked at, by key; made when a deal first has other moves, which most choices never see. */
  known: Map<string, Edge<M> | undefined> | undefined
  visits: number
  /** How far apart the moves that matter are; exploration is measured by it. */
  spread: number
}

export interface Node<M> {
  visits: number
  readonly choices: (Choice<M> | undefined)[]
  /** Where several decide at once: what follows, by the edges chosen. */
  joint: Map<string, Node<M>> | undefined
}

export function keyOf(move: unknown): string {
  return JSON.stringify(move)
}

export function newEdge<M>(move: M, prior: number, weight: number, open: number): Edge<M> {
  return { move, prior, weight, visits: 0, total: 0, child: undefined, open }
}

export function newNode<M>(): Node<M> {
  return { visits: 0, choices: [], joint: undefined }
}

/** The highest priors, highest first, at most so many. */
export function highest(looked: readonly { readonly prior: number }[], most: number): number[] {
  const top: number[] = []
  for (const { prior } of looked) {
    let place = top.length
    while (place > 0 && (top[place - 1] as number) < prior) place--
    if (place >= most) continue
    top.splice(place, 0, prior)
    if (top.length > most) top.pop()
  }
  return top
}

/** Edges stand by their priors, among equals the older one first. */
export function insert<M>(edges: Edge<M>[], edge: Edge<M>): void {
  let low = 0
  let high = edges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle] as Edge<M>).prior >= edge.prior) low = middle + 1
    else high = middle
  }
  edges.splice(low, 0, edge)
}

/** Marks the edges of these moves as open in an iteration; returns the moves nobody has looked at yet. */
export function findOpen<M>(choice: Choice<M>, moves: readonly M[], iteration: number): M[] {
  const known = knownOf(choice)
  const fresh: M[] = []
  for (const move of moves) {
    const key = keyOf(move)
    const edge = known.get(key)
    if (edge) edge.open = iteration
    else if (!known.has(key)) fresh.push(move)
  }
  return fresh
}

function knownOf<M>(choice: Choice<M>): Map<string, Edge<M> | undefined> {
  if (choice.known) return choice.known
  const known = new Map<string, Edge<M> | undefined>()
  for (const move of choice.idle) known.set(keyOf(move), undefined)
  for (const edge of choice.edges) known.set(keyOf(edge.move), edge)
  choice.known = known
  return known
}
