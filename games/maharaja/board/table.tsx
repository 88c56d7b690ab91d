import { type BoardProps, type GameText, type JsonObject, type Language, languages, type Seat } from '@durbar/kernel'
import { createContext, use } from 'react'
import { characterNames } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { texts, words as textWords, type Words } from '../text/index.ts'
import type { CharacterName, WrittenMove } from '../text/written.ts'
import { type CharacterNumber, PLAYER_COLORS, type PlayerColor } from './art/index.ts'
import { type Atlas, atlasOf } from './atlas.ts'
import { type Target, type TargetKey, type Tool, targetsOf } from './targets.ts'
import { inHand, toolsOf } from './tools.ts'
import { type BoardWords, boardWords } from './words.ts'

/** What every part of the board reads: the props of the shell and what follows from them. */
export interface Table extends BoardProps<View> {
  readonly atlas: Atlas
  readonly words: BoardWords
  readonly names: Words
  /** The viewer's seat; undefined for spectators. */
  readonly me: Seat | undefined
  readonly hand: Tool | undefined
  /** It is the viewer's decision. */
  readonly asked: boolean
  target(key: TargetKey): Target | undefined
  color(seat: Seat): PlayerColor
  place(id: string): string
  who(seat: Seat): string
  say(move: WrittenMove | JsonObject): string
}

const TableContext = createContext<Table | undefined>(undefined)
export const TableProvider = TableContext.Provider

export function useTable(): Table {
  const table = use(TableContext)
  if (!table) throw new Error('outside of the table')
  return table
}

export function makeTable(props: BoardProps<View>): Table {
  const { view, moves, tool, components, language, speech, text, colors, viewer } = props
  const atlas = atlasOf(components)
  const names = textWords[language]
  const words = boardWords[language]
  const hand = inHand(tool, toolsOf(view, moves))
  const targets = targetsOf(moves, view, hand)
  const me = viewer === 'spectator' ? undefined : viewer
  return {
    ...props,
    atlas,
    names,
    words,
    me,
    hand,
    asked: me !== undefined && moves.length > 0 && view.deciders.includes(me),
    target: (key) => targets.get(key),
    color: (seat) => playerColor(colors[seat] ?? seat),
    place: (id) => names.place(id, atlas.spot(id).name),
    who: (seat) => (seat === me ? words.you : speech.name(seat)),
    say: (move) => text.move(move as JsonObject, view, speech),
  }
}

export function playerColor(color: number): PlayerColor {
  return PLAYER_COLORS[color % PLAYER_COLORS.length] ?? 'orange'
}

export function characterNumber(card: CharacterName): CharacterNumber {
  return (characterNames.indexOf(card) + 1) as CharacterNumber
}

/** Seats are not told the language: it is that of the sentences they are given. */
export function languageOf(text: GameText): Language {
  return languages.find((language) => texts[language] === text || texts[language].pitch === text.pitch) ?? 'en'
}
