import type { CardBodyProps } from './card-body.tsx'
import { CardHead, Line, Provenance, Row, romanOf } from './card-parts.tsx'
import { leaderOf, previewDelivery } from './previews.ts'
import { CoinSign, GoodSign, MarkSign, SealSign } from './signs.tsx'
import { useTable } from './table.tsx'
import type { GoodName, NotableName } from './written.ts'

interface NotableCardProps extends CardBodyProps {
  readonly notable: NotableName
}

/** Guild, level and ability; what a delivery would pay and who would win. */
export function NotableCard({ notable, legal, choosing, rule }: NotableCardProps) {
  const { view, words, printed, who, color, me } = useTable()
  const { name, does } = words.notables[notable]
  const { guild, level, demand } = printed.notables[notable]
  const card = view.river.find((one) => one.notable === notable)
  const owner = view.players.find(({ contracts }) => contracts.includes(notable))
  const deliveries = legal.flatMap((move) => {
    const preview =
      move.move === 'deliver' && me !== undefined
        ? previewDelivery(view, printed, me, notable, move.good, move.double)
        : undefined
    return move.move === 'deliver' && preview ? [{ move, preview }] : []
  })
  // The choices below tell the price.
  const told = deliveries.filter(({ preview }) => !choosing || preview.complete)
  const leader = card ? leaderOf(card.demand) : null
  const state = card ? (card.available ? words.openNow : words.closedNow) : owner ? words.wonBy(who(owner.seat)) : ''
  const dock = printed.docks[view.dock - 1]
  const sails = view.sail !== null && dock?.leaveLevel === level && view.sail.need - view.sail.done === 1
  const doubtful = demand.find(({ provenance }) => provenance === 'reconstructed')
  return (
    <>
      <CardHead
        title={name}
        rule={rule}
        sign={<SealSign guild={guild} size={26} />}
        sub={`${words.guilds[guild]} · ${words.level(romanOf(level))} · ${state}`}
      />
      <Line>{does}</Line>
      {card && deliveries.length === 0 && (
        <p className="ag-demands">
          {card.demand.map(({ good, seat, markers }) => (
            <span key={good}>
              <GoodSign good={good as GoodName} size={16} /> {words.goods[good as GoodName]}
              {seat !== null && (
                <>
                  {' '}
                  <MarkSign player={color(seat)} />
                  {markers > 1 && ` ×${markers}`}
                </>
              )}
            </span>
          ))}
        </p>
      )}
      {told.length > 0 && (
        <div className="ag-preview">
          {told.map(({ move, preview }) => {
            const goods = (
              <>
                <GoodSign good={move.good} />
                {move.double && <GoodSign good={move.good} />}
              </>
            )
            return (
              <div key={JSON.stringify(move)}>
                {!choosing && (
                  <Row
                    label={
                      <>
                        {goods} {words.goods[move.good]}
                      </>
                    }
                  >
                    <CoinSign size={15} /> <b>{preview.markers.join(' + ')}</b>
                    {preview.generous > 0 && (
                      <>
                        {' '}
                        + {preview.generous} <small>{words.generous}</small>
                      </>
                    )}
                  </Row>
                )}
                {preview.complete && preview.leader !== null && (
                  <Row
                    label={
                      <>
                        {choosing && goods} {words.completes}
                      </>
                    }
                  >
                    <MarkSign player={color(preview.leader)} /> {words.wins(who(preview.leader))}
                  </Row>
                )}
                {preview.complete && sails && <Row label={words.afterwards}>{words.boatTo(view.dock + 1)}</Row>}
              </div>
            )
          })}
        </div>
      )}
      {card &&
        (leader === null ? (
          <Line soft>{words.nobodyLeads}</Line>
        ) : (
          <Line soft>
            <MarkSign player={color(leader)} /> {words.leads(who(leader))}
          </Line>
        ))}
      {doubtful && card && <Provenance of="reconstructed" />}
    </>
  )
}
