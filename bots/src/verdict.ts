import { at, type GameEvent, type Move, nextInt, type Position, type Seat } from '@durbar/kernel'
import type { Edge } from './choice.ts'
import type { Tree } from './tree.ts'

/** What a searched tree says. */

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
