import type { JsonObject } from '@durbar/kernel'
import { type MoveName, type WrittenMove, written } from './written.ts'

/**
 * Kinds of moves a click on the board can mean. Where a question offers several kinds, each is a tool in the action
 * bar: picking one lets only its places glow. Without a tool everything the question offers glows at once.
 */
export const toolNames = [
  'lay-down',
  'deliver',
  'process',
  'exchange',
  'remove-cover',
  'move-farmer',
  'tracker',
  'place',
  'peon',
  'build',
  'step',
  'pay',
  'give',
  'take',
  'price',
  'order',
  'akbar',
  'stand-up',
  'sell',
  'return',
  'tile',
  'bonus',
  'dye',
] as const
export type Tool = (typeof toolNames)[number]

const tools: Readonly<Partial<Record<MoveName, Tool>>> = {
  'lay-down': 'lay-down',
  deliver: 'deliver',
  'process-good': 'process',
  exchange: 'exchange',
  'remove-cover': 'remove-cover',
  'move-farmer': 'move-farmer',
  'advance-tracker': 'tracker',
  place: 'place',
  peon: 'peon',
  build: 'build',
  step: 'step',
  'pay-material': 'pay',
  'pay-sailor': 'pay',
  give: 'give',
  take: 'take',
  'price-token': 'price',
  'set-price': 'price',
  order: 'order',
  akbar: 'akbar',
  offering: 'akbar',
  'stand-up': 'stand-up',
  sell: 'sell',
  'return-good': 'return',
  'take-tile': 'tile',
  'give-up': 'tile',
  'bonus-tile': 'bonus',
  dye: 'dye',
}

export function toolOf(move: WrittenMove): Tool | undefined {
  return tools[move.move]
}

/** What a question offers, for the action bar. */
export interface Offers {
  /** Kinds of moves that are made on the board, with their moves. */
  readonly tools: readonly { readonly tool: Tool; readonly moves: readonly WrittenMove[] }[]
  /** Answers that have no better place than a button. */
  readonly buttons: readonly WrittenMove[]
  /** Secondary actions and abilities. */
  readonly besides: readonly WrittenMove[]
  /** What ends the question, if it may end. */
  readonly end: WrittenMove | undefined
}

const ends: ReadonlySet<MoveName> = new Set(['stop', 'decline', 'end-turn', 'end-meditation'])
const besides: ReadonlySet<MoveName> = new Set(['favor', 'luxury', 'food', 'french', 'caliph', 'english'])

export function offersOf(moves: readonly JsonObject[]): Offers {
  const all = written(moves)
  return {
    tools: toolNames.flatMap((tool) => {
      const own = all.filter((move) => toolOf(move) === tool)
      return own.length > 0 ? [{ tool, moves: own }] : []
    }),
    buttons: all.filter(({ move }) => tools[move] === undefined && !ends.has(move) && !besides.has(move)),
    besides: all.filter(({ move }) => besides.has(move)),
    end: all.find(({ move }) => ends.has(move)),
  }
}

/** The tool in hand, as long as it is good for something. */
export function inHand(picked: string | undefined, moves: readonly JsonObject[]): Tool | undefined {
  return picked === undefined ? undefined : offersOf(moves).tools.find(({ tool }) => tool === picked)?.tool
}
