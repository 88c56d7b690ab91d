import type { PlayerView } from '../rules/view.ts'

/** What every shelf of the strip is given. */
export interface ShelfProps {
  readonly player: PlayerView
  readonly width: number
}

/** How far things in a row stand from each other so that all of them fit. */
export const pitchOf = (count: number, width: number, each: number, most: number): number =>
  count < 2 ? most : Math.min(most, (width - each) / (count - 1))

/** Where one part of the strip stands. */
export interface Part {
  readonly x: number
  readonly width: number
}

/** What each part would like to have, and what it can do with. */
interface Wish {
  readonly least: number
  readonly best: number
}

const START = 38
const SUPPLY = 166
const GAP = 20

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0)

function wishes(player: PlayerView): readonly Wish[] {
  const gods = player.godCards
  const army = player.armyCards + sum(player.armyUp) + sum(player.armyDown)
  const statues = Object.values(player.statues).filter((n) => n > 0).length
  const tiles = player.ready.length + player.spent.length + player.passives.length + statues
  const longest = Math.max(0, ...player.tapestries.map((row) => row.length))
  return [
    { least: 92, best: Math.max(1, gods) * 51 },
    { least: 78, best: army * 33 + 12 },
    { least: 86, best: Math.max(2, Math.ceil(tiles / 2)) * 45 },
    { least: 118, best: (longest + 1) * 48 + 20 },
  ]
}

/** Supply first; the rest share what is left by what they hold, and what nobody needs goes to the tapestries. */
export function stripLayout(player: PlayerView, width: number): readonly Part[] {
  const wanted = wishes(player)
  const room = width - START - SUPPLY - 4 * GAP - 14
  const least = wanted.reduce((all, wish) => all + wish.least, 0)
  const more = wanted.map((wish) => Math.max(0, wish.best - wish.least))
  const total = more.reduce((all, one) => all + one, 0)
  const share = total === 0 ? 0 : Math.min(1, (room - least) / total)
  const spare = Math.max(0, room - least - total)
  let x = START + SUPPLY + GAP
  const parts: Part[] = [{ x: START, width: SUPPLY }]
  wanted.forEach((wish, index) => {
    const own = wish.least + (more[index] ?? 0) * share + spare * (index === wanted.length - 1 ? 0.55 : 0.15)
    parts.push({ x, width: own })
    x += own + GAP
  })
  return parts
}
