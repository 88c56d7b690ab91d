import type { Move, Seat } from '@durbar/kernel'

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
  /** All moves looked at; made when a deal first has other moves, which most choices never see. */
  known: Known<M> | undefined
  visits: number
  /** How far apart the moves that matter are; exploration is measured by it. */
  spread: number
}

/**
 * Most moves are made once and are the same object in every deal; those that are not are told apart by their keys, which
 * are written only for the kinds of move that need it.
 */
interface Known<M> {
  readonly byMove: Map<M, Edge<M> | 'idle'>
  readonly byKey: Map<string, Edge<M> | 'idle'>
  readonly keyed: Set<string>
}

export interface Node<M> {
  visits: number
  readonly choices: (Choice<M> | undefined)[]
  /** Where several decide at once: what follows, by the edges chosen. */
  joint: Map<string, Node<M>> | undefined
}

/** A text that only equal moves share. Most of a move are numbers, which need not be written as JSON. */
export function keyOf(move: Move): string {
  let key = move.k
  for (const field in move) {
    const value: unknown = move[field as keyof Move]
    if (typeof value === 'number') key += ` ${field} ${value}`
    else if (field !== 'k') key += ` ${field} ${JSON.stringify(value)}`
  }
  return key
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
export function findOpen<M extends Move>(choice: Choice<M>, moves: readonly M[], iteration: number): M[] {
  choice.known ??= knownOf(choice)
  const { known } = choice
  const fresh: M[] = []
  for (const move of moves) {
    const found = known.byMove.get(move) ?? findByKey(known, move)
    if (found === undefined) fresh.push(move)
    else if (found !== 'idle') found.open = iteration
  }
  return fresh
}

function knownOf<M extends Move>(choice: Choice<M>): Known<M> {
  const known: Known<M> = { byMove: new Map(), byKey: new Map(), keyed: new Set() }
  for (const move of choice.idle) note(known, move, 'idle')
  for (const edge of choice.edges) note(known, edge.move, edge)
  return known
}

export function note<M extends Move>({ byMove, byKey, keyed }: Known<M>, move: M, what: Edge<M> | 'idle'): void {
  byMove.set(move, what)
  if (keyed.has(move.k)) byKey.set(keyOf(move), what)
}

function findByKey<M extends Move>({ byMove, byKey, keyed }: Known<M>, move: M): Edge<M> | 'idle' | undefined {
  if (!keyed.has(move.k)) {
    keyed.add(move.k)
    for (const [other, what] of byMove) if (other.k === move.k) byKey.set(keyOf(other), what)
  }
  return byKey.get(keyOf(move))
}
