import { Fragment, type ReactNode } from 'react'
import { BlockSign, CoinSign, HouseSign, PalaceSign, PrivilegeSign } from './signs.tsx'
import { useTable } from './table.tsx'
import type { Touch } from './touch.ts'

/** More pieces than this are counted, fewer are shown. */
const SHOWN = 8

interface StockProps {
  readonly touch: Touch
  /** One line of figures, for the handle of the sheet on a phone. */
  readonly brief?: boolean
}

/** What the viewer owns: gold, palaces, pool, quarry, privileges. */
export function Stock({ touch, brief = false }: StockProps) {
  const { view, me, color, words, target } = useTable()
  const mine = me === undefined ? undefined : view.players[me]
  if (!mine || me === undefined) return null
  const player = color(me)
  const palaces = mine.palacesLeft + mine.palacesBuilt
  return (
    <dl className={brief ? 'mh-stock mh-stock-brief' : 'mh-stock'}>
      <Pile name={words.goldWord}>
        <span
          className={target('stock:gold') ? 'mh-gold mh-glows' : 'mh-gold'}
          {...(target('stock:gold') && touch.props('stock:gold', words.goldWord))}
        >
          <CoinSign size={brief ? 18 : 25} />
          <b className="mh-display mh-big">{mine.gold ?? words.hidden}</b>
        </span>
        {mine.privileges > 0 && (
          <span className="mh-own-privileges" title={words.privileges}>
            <PrivilegeSign size={brief ? 16 : 20} />
            <span className="mh-unseen">{words.privileges}: </span>
            <b>{mine.privileges}</b>
          </span>
        )}
      </Pile>
      <Pile name={brief ? words.palaces : words.palacesLeft} count={brief ? undefined : mine.palacesLeft}>
        {brief ? (
          <Counted sign={<PalaceSign player={player} size={21} />} count={mine.palacesLeft} />
        ) : (
          Array.from({ length: palaces }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces in a row have no other identity
            <PalaceSign key={index} player={player} size={17} faded={index >= mine.palacesLeft} />
          ))
        )}
      </Pile>
      <Pile name={words.pool} count={brief ? undefined : mine.pool}>
        <Row count={mine.pool} brief={brief} sign={<HouseSign player={player} size={brief ? 18 : 15} />} />
      </Pile>
      <Pile name={words.quarry} count={brief ? undefined : mine.quarry}>
        <span
          className={target('stock:quarry') ? 'mh-row mh-glows' : 'mh-row'}
          {...(target('stock:quarry') && touch.props('stock:quarry', words.quarry))}
        >
          <Row count={mine.quarry} brief={brief} sign={<BlockSign size={brief ? 18 : 14} />} />
        </span>
      </Pile>
    </dl>
  )
}

interface PileProps {
  readonly name: string
  readonly count?: number | undefined
  readonly children: ReactNode
}

function Pile({ name, count, children }: PileProps) {
  return (
    <div className="mh-pile">
      <dt>
        {name}
        {count !== undefined && <b>{count}</b>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

interface RowProps {
  readonly count: number
  readonly sign: ReactNode
  readonly brief: boolean
}

function Row({ count, sign, brief }: RowProps) {
  if (brief || count > SHOWN) return <Counted sign={sign} count={count} plain={!brief} />
  // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces in a row have no other identity
  return Array.from({ length: count }, (_, index) => <Fragment key={index}>{sign}</Fragment>)
}

interface CountedProps {
  readonly sign: ReactNode
  readonly count: number
  /** The number stands in the caption already. */
  readonly plain?: boolean
}

function Counted({ sign, count, plain = false }: CountedProps) {
  return (
    <>
      {sign}
      {plain ? <span className="mh-soft">×{count}</span> : <b className="mh-display mh-big">{count}</b>}
    </>
  )
}
