import { previewDelivery, previewOrder } from './previews.ts'
import { CoinSign } from './signs.tsx'
import { type Table, useTable } from './table.tsx'
import type { WrittenMove } from './written.ts'

interface ChooserProps {
  readonly moves: readonly WrittenMove[]
  onPlay(): void
}

/** Whatever a click leaves open, as buttons beside the place it was made. */
export function Chooser({ moves, onPlay }: ChooserProps) {
  const table = useTable()
  return (
    <div className="ag-choices">
      {moves.map((move) => {
        const rupees = rupeesOf(move, table)
        return (
          <button
            key={JSON.stringify(move)}
            type="button"
            className="ag-choice"
            onClick={() => {
              onPlay()
              table.answer(move)
            }}
          >
            <span>{saidOf(move, table)}</span>
            {rupees !== undefined && (
              <span className="ag-price" aria-hidden="true">
                <CoinSign size={15} />
                {rupees > 0 ? `+${rupees}` : rupees}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

/** The sentence of a move; rupees that stand beside it as a coin are not told twice. */
export function saidOf(move: WrittenMove, table: Table): string {
  const sentence = table.say(move)
  return move.move === 'bonus-tile' || rupeesOf(move, table) === undefined ? sentence : withoutPrice(sentence)
}

/** A sentence without the first of the remarks behind it, which is the price where there is one. */
export const withoutPrice = (sentence: string): string =>
  sentence.replace(/ · [^·]*(?= · |$)/, '').replace(/（[^，）]*(，|）)/, (_, end) => (end === '，' ? '（' : ''))

/** What the move pays at once, where that can be told beforehand. */
export function rupeesOf(move: WrittenMove, { view, printed, me }: Table): number | undefined {
  if (me === undefined) return undefined
  switch (move.move) {
    case 'deliver':
      return previewDelivery(view, printed, me, move.notable, move.good, move.double)?.total
    case 'order': {
      const preview = previewOrder(view, printed, me, move.guild)
      return preview && preview.rupees + preview.generous
    }
    case 'sell':
      return view.values[move.good]
    case 'bonus-tile':
      return printed.bonusTiles[move.tile].rupees
    case 'peon':
      return move.aid === 'none'
        ? -printed.value(view.players[me]?.contracts.includes('calligrapher') ? 'peonPriceCalligrapher' : 'peonPrice')
        : undefined
    default:
      return undefined
  }
}
