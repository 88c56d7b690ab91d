import type { Bot } from './bot.ts'
import { flat } from './flat.ts'
import { greedy } from './greedy.ts'
import { type OpponentName, opponents } from './opponents.ts'
import { random } from './random.ts'
import { search } from './search.ts'

/** The ladder, weakest first: how each rung is made, and its budget where none is named. */
const ladder: Readonly<Record<string, { readonly budget?: number; make(budget: number): Bot }>> = {
  random: { make: () => random },
  greedy: { make: () => greedy },
  flat: { budget: 10, make: flat },
  search: { budget: 400, make: (iterations) => search({ iterations }) },
}

/** More than this nobody has asked for in earnest. */
const largestBudget = 1_000_000

/** A rung of the ladder, with its budget where it has one: `greedy`, `flat:100`, `search:400`; or an opponent. */
export type BotName = string

export const botNames: readonly BotName[] = [...Object.keys(ladder), ...Object.keys(opponents)]

export function isBotName(name: string): boolean {
  return botOf(name) !== undefined
}

/** The bot of this name; undefined if there is none. */
export function botOf(name: BotName): Bot | undefined {
  if (Object.hasOwn(opponents, name)) return opponents[name as OpponentName].bot
  const [kind = '', budget, ...more] = name.split(':')
  const rung = Object.hasOwn(ladder, kind) ? ladder[kind] : undefined
  if (!rung || more.length > 0) return undefined
  if (budget === undefined) return rung.make(rung.budget ?? 0)
  const count = Number(budget)
  if (rung.budget === undefined || !/^[1-9]\d*$/.test(budget) || count > largestBudget) return undefined
  return rung.make(count)
}
