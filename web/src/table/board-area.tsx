import type { BoardProps } from '@durbar/kernel'
import { Component, memo, type ReactNode } from 'react'
import type { GameBoard } from '../games.ts'
import { GameEmblem } from '../ui/game-emblem.tsx'
import type { Loaded } from '../ui/use-loaded.ts'
import { useWords } from '../words/index.ts'

interface BoardAreaProps {
  readonly game: string
  readonly board: Loaded<GameBoard | undefined>
  readonly props: BoardProps<unknown> | undefined
}

export const BoardArea = memo(function BoardArea({ game, board, props }: BoardAreaProps) {
  const { table } = useWords()
  if (board.state === 'failed') return <Empty game={game} text={table.boardBroken} reload />
  if (board.state === 'ready' && board.value === undefined) return <Empty game={game} text={table.noBoard} />
  if (board.state === 'loading' || board.value === undefined || props === undefined)
    return <Empty game={game} text={table.loadingBoard} busy />
  const { Board } = board.value
  return (
    <section className="board-area" aria-label={table.board}>
      <Guard otherwise={<Empty game={game} text={table.boardBroken} reload />}>
        <Board {...props} />
      </Guard>
    </section>
  )
})

interface EmptyProps {
  readonly game: string
  readonly text: string
  readonly busy?: boolean
  readonly reload?: boolean
}

function Empty({ game, text, busy = false, reload = false }: EmptyProps) {
  const { table } = useWords()
  return (
    <div className="board-area board-empty" data-busy={busy}>
      <GameEmblem game={game} size={72} />
      <p role="status">{text}</p>
      {reload && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {table.reload}
        </button>
      )}
    </div>
  )
}

/** A drawing that fails must not take the table down: moves can still be made from the list. */
class Guard extends Component<{ readonly otherwise: ReactNode; readonly children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.otherwise : this.props.children
  }
}
