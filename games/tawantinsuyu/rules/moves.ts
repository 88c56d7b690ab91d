/** Every decision of the game. Places, cards, tiles and goods are the integers of `names.ts` and `box.ts`. */
export type Move =
  // Setup
  | { readonly k: 'starter'; readonly tile: number }
  | { readonly k: 'keep'; readonly cards: readonly number[] }
  | { readonly k: 'settle-priest'; readonly section: number }
  // Placing a worker
  | { readonly k: 'place'; readonly worker: number; readonly role: number; readonly space: number }
  | { readonly k: 'pay-card'; readonly card: number }
  | { readonly k: 'pay-gold' }
  | {
      readonly k: 'pay'
      readonly potato: number
      readonly corn: number
      readonly stone: number
      readonly gold: number
    }
  | { readonly k: 'pick-up'; readonly space: number }
  | { readonly k: 'pay-potato' }
  | { readonly k: 'task'; readonly task: number }
  // Tasks and effects
  | { readonly k: 'take'; readonly effect: number }
  | { readonly k: 'choose'; readonly effect: number }
  | { readonly k: 'god-card'; readonly card: number }
  | { readonly k: 'keep-army'; readonly card: number }
  | { readonly k: 'nomad'; readonly worker: number }
  | { readonly k: 'climb' }
  | { readonly k: 'refresh-building'; readonly tile: number }
  | { readonly k: 'refresh-army'; readonly card: number }
  | { readonly k: 'stairs'; readonly slot: number }
  | { readonly k: 'build'; readonly tile: number }
  | { readonly k: 'swap'; readonly card: number }
  | { readonly k: 'remove'; readonly tile: number }
  | { readonly k: 'statue'; readonly statue: number }
  | { readonly k: 'buy'; readonly tile: number }
  | { readonly k: 'put-under'; readonly tile: number }
  | { readonly k: 'lay'; readonly next: number; readonly side: number }
  | { readonly k: 'weaving'; readonly place: number }
  | { readonly k: 'produce'; readonly tile: number }
  // Side actions
  | { readonly k: 'move-priest'; readonly sections: number }
  | { readonly k: 'pray' }
  | { readonly k: 'train' }
  | { readonly k: 'recruit'; readonly worker: number }
  | { readonly k: 'perform' }
  | { readonly k: 'take-gold' }
  | { readonly k: 'sacrifice'; readonly statue: number }
  | { readonly k: 'offer'; readonly steps: number }
  | { readonly k: 'lose-villager'; readonly end: number }
  | { readonly k: 'lose-nomad'; readonly worker: number }
  | { readonly k: 'muster'; readonly card: number }
  | { readonly k: 'conquer'; readonly space: number }
  | { readonly k: 'commit'; readonly down: readonly number[]; readonly discard: readonly number[] }
  // End of turn and Festival
  | { readonly k: 'hire'; readonly end: number }
  | { readonly k: 'dismiss'; readonly worker: number }
  | { readonly k: 'feed'; readonly gold: number }
  | { readonly k: 'play-card'; readonly card: number }
  | { readonly k: 'pass' }
  // Free actions
  | { readonly k: 'discard-army'; readonly card: number }
  | { readonly k: 'exchange'; readonly from: number; readonly to: number }
  | { readonly k: 'potato-card' }

export type MoveOf<K extends Move['k']> = Extract<Move, { k: K }>
