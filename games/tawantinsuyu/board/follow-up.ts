import { useEffect, useRef } from 'react'
import type { Table } from './table.tsx'
import { isPlain, plainRewards } from './take-all.ts'
import { asJson, type MoveKind, only, type WrittenMove, type WrittenMoveOf, written } from './written.ts'

/**
 * What a press brings with it, so that nobody is asked what has only one sensible answer: a payment without more gold
 * than it needs, and plain rewards. Each is a move of its own; taking one back asks it openly.
 */

/** The kind of the last move made by a press, until the table has answered it. */
let pressed: MoveKind | undefined

export function notePress(move: WrittenMove): void {
  pressed = move.move
}

/** The one way to pay with the least gold; undefined where there are several, such as potatoes or corn. */
export function plainPayment(moves: readonly WrittenMove[]): WrittenMoveOf<'pay'> | undefined {
  const ways = only(moves, 'pay')
  const least = Math.min(...ways.map(({ gold }) => gold))
  const [way, ...more] = ways.filter(({ gold }) => gold === least)
  return more.length === 0 ? way : undefined
}

/** Cards played for their benefits, and what is paid for them, bring the goods and points at once. */
const bringing: readonly MoveKind[] = ['play-card', 'pay-card', 'pay']

/** A drawn card could not be taken back, so that it is never drawn unasked. */
export function bringsGoodsAlone(moves: readonly WrittenMove[]): boolean {
  const takes = only(moves, 'take')
  return takes.length > 0 && takes.every((move) => isPlain(move) && !move.effect.endsWith('army-card'))
}

/** Makes the moves that follow from a press; returns what takes all plain rewards. */
export function useFollowUps({ moves, view, play }: Table): (count: number) => void {
  /** Rewards still to be taken; counted down, so that a refusal cannot make it go on for ever. */
  const left = useRef(0)
  const takeNext = (): void => {
    const move = only(written(moves), 'take').find(isPlain)
    left.current = move ? left.current - 1 : 0
    if (move) play(asJson(move))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the table's answer that goes on; while it is on its way there are no moves
  useEffect(() => {
    if (moves.length === 0) return
    const after = pressed
    pressed = undefined
    if (left.current > 0) takeNext()
    else if (after !== undefined) {
      const all = written(moves)
      const payment = after === 'pay' ? undefined : plainPayment(all)
      if (payment) play(asJson(payment))
      else if (bringing.includes(after) && bringsGoodsAlone(all)) {
        left.current = plainRewards(view)?.moves ?? 1
        takeNext()
      }
    }
  }, [moves])
  return (count) => {
    left.current = count
    takeNext()
  }
}
