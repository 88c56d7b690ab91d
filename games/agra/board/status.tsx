import { paymentOf, sailingOf } from './previews.ts'
import { CoinSign, IconSign } from './signs.tsx'
import { useTable } from './table.tsx'

/** Where the running action stands: points, deliveries, what has been paid. */
export function Status() {
  const { view, words, question, printed } = useTable()
  if (!question) return null
  const sailing = sailingOf(view)
  if (sailing)
    return (
      <span className="ag-status" title={words.deliveriesLeft(sailing.left)}>
        {Array.from({ length: sailing.of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips have no identity but their place
          <i key={index} data-used={index >= sailing.left} />
        ))}
        <span className="sr-only">{words.deliveriesLeft(sailing.left)}</span>
      </span>
    )
  if (question.frame === 'meditation')
    return (
      <span className="ag-status">
        <IconSign name="meditation" size={18} /> <b>{words.points(view.points)}</b>
      </span>
    )
  const payment = paymentOf(view, printed)
  if (payment)
    return (
      <span className="ag-status">
        <IconSign name="builder" size={18} />
        <b>
          {payment.counts} / {payment.cost}
        </b>
      </span>
    )
  if (question.frame === 'trade')
    return (
      <span className="ag-status">
        <IconSign name="exchange" size={18} />
        <b>
          {question.worth} → {question.taken} / {(question.worth ?? 1) - 1}
        </b>
      </span>
    )
  if (question.frame === 'sell') return <CoinSign />
  return null
}
