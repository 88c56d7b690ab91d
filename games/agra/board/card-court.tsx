import type { CardBodyProps } from './card-body.tsx'
import { CardHead, Line, Provenance, Row } from './card-parts.tsx'
import { akbarWorth, previewOrder } from './previews.ts'
import { CoinSign, GoodSign, MarkSign, SealSign } from './signs.tsx'
import { useTable } from './table.tsx'
import type { GoodName, GuildName } from './written.ts'

interface GuildProps extends CardBodyProps {
  readonly guild: GuildName
}

/** The order the marker points at: its goods, and what it would pay the viewer. */
export function OrderCard({ guild, rule, choosing, legal }: GuildProps) {
  const { view, words, printed, me, say } = useTable()
  const column = view.guilds[guild]
  const order = column && column.marker !== null ? column.orders[column.marker] : undefined
  const preview = me === undefined ? undefined : previewOrder(view, printed, me, guild)
  if (!column || column.marker === null || !order) return null
  return (
    <>
      <CardHead
        title={words.tools.order}
        sub={words.guilds[guild]}
        sign={<SealSign guild={guild} size={24} />}
        rule={rule}
      />
      <p className="ag-demands">
        {order.goods.map((good) => (
          <span key={good}>
            <GoodSign good={good as GoodName} /> {words.goods[good as GoodName]}
          </span>
        ))}
      </p>
      {preview && (
        <div className="ag-preview">
          <Row label={words.pays}>
            <CoinSign size={15} /> <b>{preview.rupees}</b>
            {preview.generous > 0 && ` + ${preview.generous} ${words.generous}`} {preview.step && words.andStep}
          </Row>
        </div>
      )}
      <Line soft>{words.orderLimit(view.orderLimit)}</Line>
      <Provenance of={printed.orders[guild][column.marker]?.provenance ?? 'text'} />
      {!choosing && legal[0] && <Line strong>{say(legal[0])}</Line>}
    </>
  )
}

export function GuildCard({ guild, rule, choosing, legal }: GuildProps) {
  const { view, words, printed, color, who, seats, say } = useTable()
  const { rupees } = printed.influence
  return (
    <>
      <CardHead title={words.guilds[guild]} sign={<SealSign guild={guild} size={24} />} rule={rule} />
      {seats.map((seat) => {
        const step = view.players[seat]?.influence[guild] ?? 0
        return (
          <Row
            key={seat}
            label={
              <>
                <MarkSign player={color(seat)} /> {who(seat)}
              </>
            }
          >
            <b>{step}</b> <small>{words.orderPays(rupees.value[step] ?? 0)}</small>
          </Row>
        )
      })}
      <Provenance of={rupees.provenance} />
      {!choosing && legal[0] && <Line strong>{say(legal[0])}</Line>}
    </>
  )
}

interface BowlCardProps extends CardBodyProps {
  readonly good: GoodName
}

export function BowlCard({ good, rule, choosing, legal }: BowlCardProps) {
  const { view, words, printed, me, color, who, say } = useTable()
  const owner = view.bowls[good]
  const own = Object.values(view.bowls).filter((one) => one === me).length
  return (
    <>
      <CardHead title={words.akbar} sub={words.goods[good]} sign={<GoodSign good={good} size={24} />} rule={rule} />
      {typeof owner === 'number' && (
        <Line>
          <MarkSign player={color(owner)} /> {who(owner)}
        </Line>
      )}
      {owner === 'neutral' && <Line>{words.neutral}</Line>}
      {me !== undefined && (
        <Line soft>
          {words.akbarNow(akbarWorth(printed, own))} → {akbarWorth(printed, own + 1)}
        </Line>
      )}
      <Provenance of={printed.akbar.left.provenance} />
      {!choosing && legal.length === 1 && legal[0] && <Line strong>{say(legal[0])}</Line>}
    </>
  )
}
