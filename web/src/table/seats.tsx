import type { GameText, Seat, SeatProps, Speech } from '@durbar/kernel'
import { isObject, type Json } from '@durbar/kernel'
import type { SeatSummary, TableSummary } from '@durbar/protocol'
import { type ComponentType, type ReactNode, useState } from 'react'
import { api } from '../net/rest.ts'
import type { TableState } from '../net/table-state.ts'
import { PlayerMark } from '../ui/player-mark.tsx'
import { problemText } from '../ui/problem.ts'
import { useWords } from '../words/index.ts'
import { automataOf, colorsOf } from './automata.ts'
import { SeatClock } from './seat-clock.tsx'
import { TimeBar } from './time-bar.tsx'

interface SeatsProps {
  readonly table: TableSummary
  readonly state: TableState
  readonly invite: string | undefined
  readonly text: GameText | undefined
  readonly speech: Speech
  readonly Figures: ComponentType<SeatProps<unknown>> | undefined
  readonly compact: boolean
  onSeatsChanged(): void
}

export function Seats(props: SeatsProps) {
  const { seats } = useWords()
  const { table, state } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where there is little room the cards scroll; keys must reach that
    <section className="seats" aria-label={seats.title} tabIndex={0}>
      <ol>
        {inTurnOrder(table.seats, state.game?.view ?? table.progress).map((seat) => (
          <SeatCard key={seat.seat} seat={seat} {...props} />
        ))}
        {automataOf(table.seats, state.game?.view).map((seat) => (
          <AutomatonCard key={seat} seat={seat} {...props} />
        ))}
      </ol>
      <TimeBar table={table} />
    </section>
  )
}

/** A view whose players carry an `order` says who plays when; without one the seats go round as they stand. */
export function inTurnOrder<S extends { readonly seat: Seat }>(seats: readonly S[], view: Json): readonly S[] {
  const players = isObject(view) && Array.isArray(view.players) ? view.players : []
  const order = (seat: Seat): number => {
    const player: Json | undefined = players.find((one: Json) => isObject(one) && one.seat === seat)
    return isObject(player) && typeof player.order === 'number' ? player.order : seat
  }
  return seats.toSorted((a, b) => order(a.seat) - order(b.seat))
}

function SeatCard({
  seat,
  table,
  state,
  invite,
  text,
  speech,
  Figures,
  compact,
  onSeatsChanged,
}: SeatsProps & { readonly seat: SeatSummary }) {
  const words = useWords()
  const { seats } = words
  const deciding = table.status === 'playing' && table.deciders.includes(seat.seat)
  const you = seat.seat === state.viewer
  return (
    <li className="seat" data-deciding={deciding} data-you={you}>
      <PlayerMark color={seat.color} size={1.25} />
      <b className="seat-name">{you ? (compact ? words.me.you : seats.you(seat.name)) : seat.name}</b>
      {seat.bot !== null && (
        <span className="tag" title={seat.kind === 'person' ? seats.botFor : undefined}>
          {seats.bot}
        </span>
      )}
      <SeatStatus seat={seat} deciding={deciding}>
        {table.status === 'playing' && table.clocks && seat.kind === 'person' && seat.bot === null && (
          <SeatClock clocks={table.clocks} seat={seat.seat} />
        )}
      </SeatStatus>
      {Figures && text && state.game && (
        <Figures
          view={state.game.view}
          seat={seat.seat}
          text={text}
          speech={speech}
          color={seat.color}
          compact={compact}
        />
      )}
      <TakeOver seat={seat} table={table} invite={invite} onSeatsChanged={onSeatsChanged} />
    </li>
  )
}

/** A player moved by the rules of the game: nobody sits there, but the figures count like anybody's. */
function AutomatonCard({ seat, table, state, text, speech, Figures, compact }: SeatsProps & { readonly seat: Seat }) {
  const view = state.game?.view
  const color = colorsOf(table.seats, view)[seat] ?? seat
  return (
    <li className="seat">
      <PlayerMark color={color} size={1.25} />
      <b className="seat-name">{text?.automaton}</b>
      {Figures && text && view !== undefined && (
        <Figures view={view} seat={seat} text={text} speech={speech} color={color} compact={compact} />
      )}
    </li>
  )
}

interface SeatStatusProps {
  readonly seat: SeatSummary
  readonly deciding: boolean
  /** The clock, where there is one. */
  readonly children: ReactNode
}

function SeatStatus({ seat, deciding, children }: SeatStatusProps) {
  const { seats } = useWords()
  const away = seat.kind === 'person' && seat.bot === null && !seat.present && !seat.yours
  return (
    <span className={deciding ? 'seat-status deciding' : 'seat-status'}>
      {away ? seats.away : deciding ? seats.deciding : ''} {children}
    </span>
  )
}

interface TakeOverProps {
  readonly seat: SeatSummary
  readonly table: TableSummary
  readonly invite: string | undefined
  onSeatsChanged(): void
}

/** My own seat that a bot keeps, or, for somebody without a seat, a bot's. */
function TakeOver({ seat, table, invite, onSeatsChanged }: TakeOverProps) {
  const words = useWords()
  const [problem, setProblem] = useState<string>()
  const free = seat.kind === 'bot' && invite !== undefined && !table.seats.some(({ yours }) => yours)
  const mine = seat.yours && seat.bot !== null
  if (table.status !== 'playing' || (!free && !mine)) return null

  async function take(): Promise<void> {
    try {
      await api.join(table.id, { ...(invite && { invite }), seat: seat.seat })
      onSeatsChanged()
    } catch (failure) {
      setProblem(problemText(failure, words))
    }
  }

  return (
    <div className="seat-take">
      <button
        type="button"
        className="button small"
        aria-label={`${words.seats.takeOver}: ${seat.name}`}
        onClick={take}
      >
        {words.seats.takeOver}
      </button>
      {problem && <small role="alert">{problem}</small>}
    </div>
  )
}
