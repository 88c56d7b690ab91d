import type { BoardProps, GameText, Language, Rulebook, SeatProps } from '@durbar/kernel'
import type { ComponentType } from 'react'
import { plainText } from './stand-ins/plain-text.ts'

/**
 * The shelf: what the browser has of each game, found in `games/<id>`, every piece in a chunk of its own.
 *
 * What a board may count on from the shell:
 * - `Board` fills a box of the size left over (a container named `board`); on a phone it sets its own height.
 * - `Actions` stands in the action bar. Buttons take the classes `action` (with `<small>` for a second line and
 *   `aria-pressed` for the tool in hand) and `action-end` for the one that ends the turn.
 * - `SeatFigures` stands in a seat card: `.seat-aside` goes beside the name, `.seat-figures` below it.
 * - Anything with `data-why` (a move as JSON) and `data-title` answers "Why not?" to hover, long press and `?`.
 */
export interface GameBoard {
  readonly Board: ComponentType<BoardProps<unknown>>
  readonly Actions: ComponentType<BoardProps<unknown>>
  readonly SeatFigures: ComponentType<SeatProps<unknown>>
}

export interface Chapter {
  readonly id: string
  readonly rules: readonly string[]
}

export interface Book extends Rulebook {
  readonly order: readonly Chapter[]
}

type Loaders<T> = Readonly<Record<string, () => Promise<T>>>
const boards: Loaders<GameBoard> = import.meta.glob<GameBoard>('../../games/*/board/index.tsx')
const texts: Loaders<{ text: GameText }> = import.meta.glob<{ text: GameText }>(
  '../../games/*/text/{en,pl,es,zh-hant}.ts',
)
const rulebooks: Loaders<{ rulebook: Rulebook }> = import.meta.glob<{ rulebook: Rulebook }>(
  '../../games/*/text/rulebook/{en,pl,es,zh-hant}.ts',
)
const chapters: Loaders<{ chapters: readonly Chapter[] }> = import.meta.glob<{ chapters: readonly Chapter[] }>(
  '../../games/*/text/rulebook/chapters.ts',
)

const file = (language: Language) => `${language.toLowerCase()}.ts`

/** The board, or undefined if this game has none yet. */
export async function loadBoard(game: string): Promise<GameBoard | undefined> {
  return boards[`../../games/${game}/board/index.tsx`]?.()
}

/** What the game says; in English if it does not speak the language yet, in plain notation if it does not speak. */
export async function loadText(game: string, language: Language): Promise<GameText> {
  const load = texts[`../../games/${game}/text/${file(language)}`] ?? texts[`../../games/${game}/text/en.ts`]
  return load === undefined ? plainText(game) : (await load()).text
}

export async function loadBook(game: string, language: Language): Promise<Book | undefined> {
  const [book, order] = await Promise.all([
    rulebooks[`../../games/${game}/text/rulebook/${file(language)}`]?.(),
    chapters[`../../games/${game}/text/rulebook/chapters.ts`]?.(),
  ])
  return book && order && { ...book.rulebook, order: order.chapters }
}
