import type { TableSummary } from '@durbar/protocol'
import { useState } from 'react'
import { useMyName } from '../home/me.ts'
import { titleOf } from '../home/shelf.ts'
import { keepInvite } from '../net/invites.ts'
import { ApiFailure, api } from '../net/rest.ts'
import { navigate, paths } from '../router.ts'
import { useTitle } from '../table/tab-title.ts'
import { GameEmblem } from '../ui/game-emblem.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFooter } from '../ui/page-footer.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { problemText } from '../ui/problem.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { useWords } from '../words/index.ts'
import '../styles/create.css'

interface JoinProps {
  readonly table: string
  readonly invite: string | undefined
}

/** Where an invitation link leads: a name, a seat, or just a look. */
export default function Join({ table: id, invite }: JoinProps) {
  const words = useWords()
  const table = useLoaded(`${id} ${invite}`, () => api.table(id, invite))
  useTitle(words.join.title)
  if (table.state === 'loading') return <div className="page-loading" />
  if (table.state === 'failed') {
    const missing = table.problem instanceof ApiFailure && table.problem.status === 404
    const { errors } = words
    return missing ? (
      <Notice title={errors.noTable} hint={errors.notYoursHint} />
    ) : (
      <Notice title={problemText(table.problem, words)} />
    )
  }
  return (
    <div className="page">
      <PageHeader />
      <main id="content" className="narrow join">
        <Invitation table={table.value} invite={invite} />
      </main>
      <PageFooter />
    </div>
  )
}

function Invitation({ table, invite }: { readonly table: TableSummary; readonly invite: string | undefined }) {
  const words = useWords()
  const myName = useMyName()
  const [name, setName] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const free = table.seats.filter(({ kind }) => kind === (table.status === 'waiting' ? 'open' : 'bot'))
  const playing = table.status !== 'waiting'

  async function sit(seat: number): Promise<void> {
    const called = (name ?? myName ?? '').trim()
    try {
      await api.join(table.id, { ...(invite && { invite }), seat, ...(called && { name: called }) })
      if (invite) keepInvite(table.id, invite)
      navigate(paths.table(table.id), 'replace')
    } catch (failure) {
      setProblem(problemText(failure, words))
    }
  }

  return (
    <>
      <h1>{words.join.title}</h1>
      <p className="join-table">
        <GameEmblem game={table.game} size={44} />
        <span>
          <b>{table.name}</b>
          <small>{titleOf(table.game, words)}</small>
        </span>
      </p>
      {playing && <p>{words.join.started}</p>}
      {!playing && free.length === 0 && <p>{words.join.noSeat}</p>}
      <label className="field">
        <span>{words.join.yourName}</span>
        <input
          maxLength={24}
          value={name ?? myName ?? ''}
          autoComplete="nickname"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <ul className="seat-choices">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <PlayerMark color={seat.color} size={1.4} />
            <span>{seat.kind === 'open' ? words.waiting.openSeat : seat.name}</span>
            {seat.kind === 'bot' && <span className="tag">{words.seats.bot}</span>}
            {free.includes(seat) && (
              <button
                type="button"
                className={`button ${seat === free[0] && !playing ? 'primary' : ''}`}
                aria-label={`${playing ? words.seats.takeOver : words.join.sitDown}: ${words.create.seat(seat.seat + 1)}`}
                onClick={() => sit(seat.seat)}
              >
                {playing ? words.seats.takeOver : words.join.sitDown}
              </button>
            )}
          </li>
        ))}
      </ul>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Link className="button" href={paths.table(table.id, invite)}>
        {words.join.watch}
      </Link>
    </>
  )
}
