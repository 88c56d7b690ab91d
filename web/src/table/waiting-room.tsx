import { usualOpponent } from '@durbar/bots'
import type { TableSummary } from '@durbar/protocol'
import { useState } from 'react'
import { titleOf } from '../home/shelf.ts'
import { keepInvite } from '../net/invites.ts'
import { api } from '../net/rest.ts'
import type { TableState } from '../net/table-state.ts'
import type { TableStore } from '../net/table-store.ts'
import { paths } from '../router.ts'
import { useReadings } from '../rules/readings.ts'
import { GameEmblem } from '../ui/game-emblem.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { problemText } from '../ui/problem.ts'
import { useWords } from '../words/index.ts'
import { Chat } from './chat.tsx'
import { useTitle } from './tab-title.ts'
import '../styles/create.css'

/** Who sits down where nobody came. */
const fillingBot = usualOpponent

interface WaitingRoomProps {
  readonly table: TableSummary
  readonly invite: string | undefined
  readonly state: TableState
  readonly store: TableStore | undefined
  onSeatsChanged(): void
}

export function WaitingRoom({ table, invite, state, store, onSeatsChanged }: WaitingRoomProps) {
  const words = useWords()
  const { waiting } = words
  const [problem, setProblem] = useState<string>()
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  useTitle(table.name)

  async function attempt(deed: () => Promise<unknown>): Promise<void> {
    setProblem(undefined)
    try {
      await deed()
      onSeatsChanged()
    } catch (failure) {
      setProblem(problemText(failure, words))
    }
  }

  return (
    <div className="page">
      <PageHeader />
      <main id="content" className="narrow waiting">
        <p className="eyebrow">{waiting.title}</p>
        <h1 className="waiting-title">
          <GameEmblem game={table.game} size={48} />
          <span>
            {table.name}
            <small>{titleOf(table.game, words)}</small>
          </span>
        </h1>
        <WaitingSeats table={table} invite={invite} attempt={attempt} />
        <p role="status">{open > 0 ? waiting.waitingForPeople(open) : waiting.ready}</p>
        {(invite || table.host) && <InviteLink table={table} invite={invite} />}
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        {table.host ? (
          <button
            type="button"
            className="button primary large"
            onClick={() => attempt(() => api.start(table.id, open > 0 ? fillingBot : undefined))}
          >
            <Icon name="play" size={1} filled />
            {open > 0 ? waiting.startWithBots : waiting.start}
          </button>
        ) : (
          <p className="hint">{waiting.hostStarts}</p>
        )}
        <PlayedWith table={table} />
        <section className="waiting-chat" aria-label={words.chat.title}>
          <Chat lines={state.chat} table={table} store={store} />
        </section>
      </main>
    </div>
  )
}

interface WaitingSeatsProps {
  readonly table: TableSummary
  readonly invite: string | undefined
  attempt(deed: () => Promise<unknown>): void
}

function WaitingSeats({ table, invite, attempt }: WaitingSeatsProps) {
  const { waiting, seats, create } = useWords()
  return (
    <ul className="seat-choices">
      {table.seats.map((seat) => (
        <li key={seat.seat} data-open={seat.kind === 'open'}>
          <PlayerMark color={seat.color} size={1.4} />
          <span>{seat.kind === 'open' ? waiting.openSeat : seat.yours ? seats.you(seat.name) : seat.name}</span>
          {seat.kind === 'bot' && <span className="tag">{seats.bot}</span>}
          {seat.kind === 'person' && !seat.yours && (
            <span className="hint">{seat.present ? seats.here : seats.away}</span>
          )}
          {seat.kind === 'open' && (
            <button
              type="button"
              className="button"
              aria-label={`${waiting.sitHere}: ${create.seat(seat.seat + 1)}`}
              onClick={() => attempt(() => api.join(table.id, { ...(invite && { invite }), seat: seat.seat }))}
            >
              {waiting.sitHere}
            </button>
          )}
          {seat.yours && (
            <button
              type="button"
              className="button quiet"
              aria-label={`${seats.leave}: ${seat.name}`}
              onClick={() => attempt(() => api.leave(table.id, seat.seat))}
            >
              {seats.leave}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function InviteLink({ table, invite }: { readonly table: TableSummary; readonly invite: string | undefined }) {
  const { waiting } = useWords()
  const [copied, setCopied] = useState(false)
  const [fresh, setFresh] = useState(invite)
  if (fresh === undefined)
    return (
      <button
        type="button"
        className="button"
        onClick={async () => {
          const made = await api.newInvite(table.id)
          keepInvite(table.id, made.invite)
          setFresh(made.invite)
        }}
      >
        <Icon name="link" />
        {waiting.invite}
      </button>
    )
  const link = new URL(paths.join(table.id, fresh), location.href).href
  return (
    <div className="invite">
      <label className="field">
        <span>{waiting.invite}</span>
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        className="button"
        onClick={() =>
          navigator.clipboard.writeText(link).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? waiting.copied : waiting.copy}
      </button>
      <p className="hint">{waiting.inviteHint}</p>
    </div>
  )
}

function PlayedWith({ table }: { readonly table: TableSummary }) {
  const { waiting } = useWords()
  const readings = useReadings(table)
  if (readings.length === 0) return null
  return (
    <details className="played-with">
      <summary>{waiting.options}</summary>
      <dl>
        {readings.map(({ option, name, value }) => (
          <div key={option}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
