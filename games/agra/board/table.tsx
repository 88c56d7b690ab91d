import type { BoardProps, Seat } from '@durbar/kernel'
import { createContext, use } from 'react'
import type { PlayerView, View } from '../rules/view.ts'
import { type PlayerColor, playerColor } from './art/players.ts'
import { type Printed, printedOf } from './printed.ts'
import { type Target, type TargetKey, targetsOf } from './targets.ts'
import { inHand, type Tool } from './tools.ts'
import { type BoardWords, boardWords } from './words.ts'
import { type Asked, asJson, askedOf, type FavorName, type WrittenMove } from './written.ts'

/** What every part of the board reads: the props of the shell and what follows from them. */
export interface Table extends BoardProps<View> {
  readonly printed: Printed
  readonly words: BoardWords
  /** The viewer's seat; undefined for spectators. */
  readonly me: Seat | undefined
  readonly mine: PlayerView | undefined
  readonly hand: Tool | undefined
  /** It is the viewer's decision. */
  readonly asked: boolean
  readonly question: Asked | undefined
  target(key: TargetKey): Target | undefined
  color(seat: Seat): PlayerColor
  who(seat: Seat): string
  /** The favor one must have for an action, and what it takes at this table. */
  cost(action: FavorName): { readonly have: number; readonly pay: number }
  say(move: WrittenMove): string
  answer(move: WrittenMove): void
  /** The seats as the viewer counts them: his own first. */
  readonly seats: readonly Seat[]
}

const TableContext = createContext<Table | undefined>(undefined)
export const TableProvider = TableContext.Provider

export function useTable(): Table {
  const table = use(TableContext)
  if (!table) throw new Error('outside of the table')
  return table
}

export function makeTable(props: BoardProps<View>): Table {
  const { view, moves, tool, components, language, speech, text, colors, viewer, play } = props
  const words = boardWords[language]
  const printed = printedOf(components)
  const targets = targetsOf(moves, view)
  const me = viewer === 'spectator' ? undefined : viewer
  const { length } = view.players
  return {
    ...props,
    printed,
    words,
    me,
    mine: me === undefined ? undefined : view.players[me],
    hand: inHand(tool, moves),
    asked: me !== undefined && moves.length > 0 && view.deciders.includes(me),
    question: askedOf(view.question),
    target: (key) => targets.get(key),
    color: (seat) => playerColor(colors[seat] ?? seat),
    who: (seat) => (seat === me ? words.you : speech.name(seat)),
    cost: (action) => ({ have: printed.favorActions[action].have, pay: view.favorPay[action] ?? 0 }),
    say: (move) => text.move(asJson(move), view, speech),
    answer: (move) => play(asJson(move)),
    seats: view.players.map((_, offset) => ((me ?? view.start) + offset) % length),
  }
}
