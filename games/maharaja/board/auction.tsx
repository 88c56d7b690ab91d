import type { JsonObject } from '@durbar/kernel'
import { useState } from 'react'
import { CoinSign, MarkSign } from './signs.tsx'
import { useTable } from './table.tsx'
import { written } from './targets.ts'

/** The bid goes up and down between what is legal; passing is a button of its own. */
export function Auction() {
  const { moves, play, words, view, color, who } = useTable()
  const bids = written(moves).flatMap((move) => (move.move === 'bid' ? [move.gold] : []))
  const pass = written(moves).find(({ move }) => move === 'pass')
  const [wanted, setWanted] = useState(0)
  const lowest = Math.min(...bids)
  const bid = Math.max(lowest, Math.min(Math.max(...bids), wanted))
  const { question } = view
  return (
    <div className="mh-tools">
      {question.question === 'auction' && question.leader !== null && question.bid !== null && (
        <span className="mh-hint">
          {words.highest}: <MarkSign player={color(question.leader)} /> {who(question.leader)} <b>{question.bid}</b>{' '}
          <CoinSign size={14} />
        </span>
      )}
      {bids.length > 0 && (
        <>
          <button
            type="button"
            className="action mh-tool mh-step"
            aria-label={words.less}
            disabled={bid <= lowest}
            onClick={() => setWanted(bid - 1)}
          >
            −
          </button>
          <button type="button" className="action mh-tool mh-bid" onClick={() => play({ move: 'bid', gold: bid })}>
            <CoinSign size={22} />
            <span>
              <b>{words.bid(bid)}</b>
            </span>
          </button>
          <button
            type="button"
            className="action mh-tool mh-step"
            aria-label={words.more}
            disabled={!bids.includes(bid + 1)}
            onClick={() => setWanted(bid + 1)}
          >
            +
          </button>
        </>
      )}
      {pass && (
        <button type="button" className="action mh-tool" onClick={() => play(pass as unknown as JsonObject)}>
          <span>
            <b>{words.pass}</b>
          </span>
        </button>
      )}
    </div>
  )
}
