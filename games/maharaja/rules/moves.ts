import type { Seat } from '@durbar/kernel'

/** Every decision of the game. Places, characters and actions are the integers of `names.ts` and `components.ts`. */
export type Move =
  | { readonly k: 'choose'; readonly card: number }
  | { readonly k: 'bid'; readonly gold: number }
  | { readonly k: 'pass' }
  | { readonly k: 'place'; readonly at: number }
  | { readonly k: 'disc'; readonly actions: readonly number[] }
  | { readonly k: 'travel'; readonly to: number; readonly pays: number }
  | { readonly k: 'gold' }
  | { readonly k: 'house'; readonly for: number; readonly at: number }
  | { readonly k: 'move-house'; readonly for: number; readonly from: number }
  | { readonly k: 'settle'; readonly at: number }
  | { readonly k: 'quarry' }
  | { readonly k: 'palace'; readonly for: number; readonly site: number }
  | { readonly k: 'governor'; readonly city: number }
  | { readonly k: 'take'; readonly card: number }
  | { readonly k: 'exchange'; readonly card: number; readonly give: number }
  | { readonly k: 'lure'; readonly from: Seat }
  | { readonly k: 'privilege'; readonly action: number }
  | { readonly k: 'replace'; readonly card: number }
  | { readonly k: 'give'; readonly card: number }
  | { readonly k: 'end'; readonly undone: readonly number[]; readonly compensation: number }

export type MoveOf<K extends Move['k']> = Extract<Move, { k: K }>

/** Moves are never changed, so those with few forms are made once, not at every decision of every playout. */
export function madeOnce<K extends Move['k']>(count: number, make: (index: number) => MoveOf<K>): readonly MoveOf<K>[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
