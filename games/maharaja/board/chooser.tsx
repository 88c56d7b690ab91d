import type { JsonObject } from '@durbar/kernel'
import type { WrittenMove } from '../text/written.ts'
import { costOf } from './costs.ts'
import { CoinSign } from './signs.tsx'
import { useTable } from './table.tsx'

interface ChooserProps {
  readonly moves: readonly WrittenMove[]
  onPlay(): void
}

/** Whatever a click leaves open, as buttons beside the place it was made. */
export function Chooser({ moves, onPlay }: ChooserProps) {
  const table = useTable()
  return (
    <div className="mh-choices">
      {moves.map((move) => {
        const cost = costOf(move, table)
        const gold = table.me === undefined ? null : (table.view.players[table.me]?.gold ?? null)
        return (
          <button
            key={JSON.stringify(move)}
            type="button"
            className="mh-choice"
            onClick={() => {
              onPlay()
              table.play(move as unknown as JsonObject)
            }}
          >
            <span>
              {table.say(move)}
              {table.compact && moves.length === 1 && cost !== undefined && cost > 0 && gold !== null && (
                <small>{table.words.youKeep(gold - cost, gold)}</small>
              )}
            </span>
            {cost !== undefined && cost > 0 && (
              <span className="mh-choice-price" aria-hidden="true">
                <CoinSign size={15} /> {cost}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
