/** Every decision of the game. Goods, spaces, notables and tiles are the integers of `names.ts`. */
export type Move =
  // AG:4 meditation
  | { readonly k: 'lay-down'; readonly space: number }
  | { readonly k: 'take-from-cook' }
  | { readonly k: 'mosaic'; readonly favor: number }
  | { readonly k: 'end-meditation' }
  // AG:5 placing a worker
  | { readonly k: 'place'; readonly space: number }
  | { readonly k: 'peon'; readonly space: number; readonly aid: number }
  | { readonly k: 'store' }
  // AG:6 main characters
  | { readonly k: 'build'; readonly building: number }
  | { readonly k: 'pay-material'; readonly good: number }
  | { readonly k: 'bonus-tile'; readonly tile: number }
  | { readonly k: 'pay-sailor'; readonly good: number }
  | { readonly k: 'give'; readonly good: number }
  | { readonly k: 'price-token'; readonly token: number }
  | { readonly k: 'set-price'; readonly good: number; readonly face: number }
  | { readonly k: 'advance-tracker' }
  // AG:7, AG:8 production and processing
  | { readonly k: 'dye'; readonly good: number }
  | { readonly k: 'produce'; readonly count: number }
  | { readonly k: 'process'; readonly count: number; readonly aid: number }
  | { readonly k: 'process-good'; readonly good: number; readonly aid: number }
  | { readonly k: 'follow'; readonly aid: number }
  // AG:9, AG:11 deliveries and orders
  | { readonly k: 'deliver'; readonly notable: number; readonly good: number; readonly double: boolean }
  | { readonly k: 'order'; readonly guild: number }
  | { readonly k: 'akbar'; readonly good: number }
  | { readonly k: 'offering'; readonly good: number; readonly bowl: number }
  // What several actions ask
  | { readonly k: 'exchange'; readonly good: number }
  | { readonly k: 'take'; readonly good: number }
  | { readonly k: 'sell'; readonly good: number }
  | { readonly k: 'remove-cover'; readonly cover: number }
  | { readonly k: 'move-farmer'; readonly side: number; readonly direction: number }
  | { readonly k: 'stand-up'; readonly space: number }
  | { readonly k: 'step'; readonly guild: number }
  | { readonly k: 'use-ability' }
  | { readonly k: 'take-favor' }
  | { readonly k: 'take-tile'; readonly tile: number }
  | { readonly k: 'give-up'; readonly tile: number }
  | { readonly k: 'return-good'; readonly good: number }
  | { readonly k: 'return-favor' }
  | { readonly k: 'stop' }
  | { readonly k: 'decline' }
  // AG:10, AG:14 secondary actions and abilities, in any window
  | { readonly k: 'food'; readonly food: number }
  | { readonly k: 'favor'; readonly action: number; readonly mullah: boolean }
  | { readonly k: 'luxury'; readonly good: number }
  | { readonly k: 'french'; readonly good: number }
  | { readonly k: 'caliph' }
  | { readonly k: 'english'; readonly good: number }
  // AG:5.15, AG:3.9 the rest of the turn
  | { readonly k: 'statue' }
  | { readonly k: 'end-turn' }

export type MoveOf<K extends Move['k']> = Extract<Move, { k: K }>
