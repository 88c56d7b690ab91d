import type { BoardProps, Seat } from '@durbar/kernel'
import { createContext, use } from 'react'
import type { PlayerView, View } from '../rules/view.ts'
import { type PlayerColor, playerColor, STRETCH } from './art/index.ts'
import { type Atlas, atlasOf } from './atlas.ts'
import { notePress } from './follow-up.ts'
import { type Target, type TargetKey, targetsOf } from './targets.ts'
import { inHand, toolsOf } from './tools.ts'
import { type BoardWords, boardWords } from './words.ts'
import { asJson, type WrittenMove, written } from './written.ts'

/** What every part of the board reads: the props of the shell and what follows from them. */
export interface Table extends BoardProps<View> {
  readonly atlas: Atlas
  readonly stretch: number
  readonly words: BoardWords
  /** The viewer's seat; undefined for spectators. */
  readonly me: Seat | undefined
  readonly mine: PlayerView | undefined
  readonly hand: string | undefined
  /** It is the viewer's decision. */
  readonly asked: boolean
  target(key: TargetKey): Target | undefined
  color(seat: Seat): PlayerColor
  who(seat: Seat): string
  say(move: WrittenMove): string
}

const TableContext = createContext<Table | undefined>(undefined)
export const TableProvider = TableContext.Provider

export function useTable(): Table {
  const table = use(TableContext)
  if (!table) throw new Error('outside of the table')
  return table
}

export function makeTable(props: BoardProps<View>): Table {
  const { view, moves, tool, components, language, speech, text, colors, viewer, compact } = props
  const stretch = compact ? STRETCH.tall : STRETCH.wide
  const atlas = atlasOf(components, stretch)
  const words = boardWords[language]
  const hand = inHand(tool, toolsOf(view, moves))
  const targets = targetsOf(moves, view, atlas, hand)
  const me = viewer === 'spectator' ? undefined : viewer
  return {
    ...props,
    atlas,
    stretch,
    words,
    me,
    mine: me === undefined ? undefined : view.players[me],
    hand,
    asked: me !== undefined && moves.length > 0,
    target: (key) => targets.get(key),
    color: (seat) => playerColor(colors[seat] ?? seat),
    who: (seat) => (seat === me ? words.you : view.players[seat]?.automaton ? words.axomamma : speech.name(seat)),
    play(move) {
      notePress(written([move])[0] as WrittenMove)
      props.play(move)
    },
    say: (move) => text.move(asJson(move), view, speech),
  }
}
