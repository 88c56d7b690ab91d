import type { Seat } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import { useState } from 'react'
import { api } from '../net/rest.ts'
import { problemText } from '../ui/problem.ts'
import { useWords } from '../words/index.ts'

/** Pauses, and what can be done about somebody who does not answer. Nothing where there is nothing to say. */
export function TimeBar({ table }: { readonly table: TableSummary }) {
  const words = useWords()
  const { clock } = words
  const [problem, setProblem] = useState<string>()
  const mine = table.seats.filter(({ yours, bot, kind }) => yours && bot === null && kind === 'person')
  const [me] = mine
  if (table.status !== 'playing' || !me) return null
  const nameOf = (seat: Seat): string => table.seats[seat]?.name ?? ''
  const late = table.overdue.filter((seat) => table.seats[seat]?.yours === false)
  const { clocks } = table
  if (!clocks && late.length === 0) return null

  async function attempt(deed: () => Promise<unknown>): Promise<void> {
    setProblem(undefined)
    try {
      await deed()
    } catch (failure) {
      setProblem(problemText(failure, words))
    }
  }
  const wished = clocks !== null && mine.every(({ seat }) => clocks.wishes.includes(seat))
  const wishPause = (wish: boolean) =>
    attempt(async () => {
      for (const { seat } of mine) await api.pause(table.id, seat, wish)
    })
  const others = clocks?.wishes.filter((seat) => !mine.some((own) => own.seat === seat)) ?? []

  return (
    <div className="time-bar">
      {late.map((seat) => (
        <div className="time-line" role="status" key={seat}>
          <span>{clocks ? clock.timeIsUp(nameOf(seat)) : clock.longAway(nameOf(seat))}</span>
          <button type="button" className="button small" onClick={() => attempt(() => api.substitute(table.id, seat))}>
            {clock.callBot}
          </button>
        </div>
      ))}
      {clocks && (
        <div className="time-line" role="status">
          <span>
            {clocks.paused
              ? clock.paused
              : others.length > 0
                ? clock.wishes(others.map(nameOf).join(', '))
                : clock.going}
          </span>
          <button type="button" className="button small" aria-pressed={wished} onClick={() => wishPause(!wished)}>
            {clocks.paused ? clock.goOn : wished ? clock.noPause : clock.pause}
          </button>
        </div>
      )}
      {problem && <small role="alert">{problem}</small>}
    </div>
  )
}
