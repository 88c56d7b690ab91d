import { opponentNames, usualOpponent } from '@durbar/bots'
import type { Json, Seat } from '@durbar/kernel'
import { useState } from 'react'
import { navigate, paths } from '../router.ts'
import { Dialog } from '../ui/dialog.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { problemText } from '../ui/problem.ts'
import { useWords } from '../words/index.ts'
import { recordText, type Studied } from './document.ts'
import type { Line } from './line.ts'
import type { Seated } from './seated.ts'

interface PlayOnProps {
  readonly head: Studied['head']
  readonly name: string
  readonly line: Line
  readonly at: number
  readonly seated: readonly Seated[]
  /** The seat to begin with. */
  readonly first: Seat
  onClose(): void
}

/** Sits down at a position of the study, with bots on the other seats. */
export function PlayOn({ head, name, line, at, seated, first, onClose }: PlayOnProps) {
  const words = useWords()
  const { study, bots } = words
  const [mine, setMine] = useState(first)
  const [bot, setBot] = useState<string>(usualOpponent)
  const [problem, setProblem] = useState<string>()

  async function sitDown(): Promise<void> {
    try {
      const { createLocalTableFrom } = await import('../local/index.ts')
      const record = recordText(head, line, at)
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text) as Json)
      const table = await createLocalTableFrom(record, {
        name,
        seats: seated.map(({ seat, name: who }) =>
          seat === mine ? { kind: 'person', name: who } : { kind: 'bot', name: who, bot },
        ),
      })
      navigate(paths.table(table.id))
    } catch (failure) {
      setProblem(problemText(failure, words))
    }
  }

  return (
    <Dialog title={study.playOn} kind="center" className="play-on" onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void sitDown()
        }}
      >
        <p>{study.playOnHint}</p>
        <fieldset className="play-on-seats">
          <legend>{study.playOnSeat}</legend>
          {seated.map(({ seat, name: who, color }) => (
            <label key={seat}>
              <input type="radio" name="seat" checked={seat === mine} onChange={() => setMine(seat)} />
              <PlayerMark color={color} size={1.25} />
              <span>{who}</span>
            </label>
          ))}
        </fieldset>
        <label className="field">
          <span>{study.playOnBots}</span>
          <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
            {opponentNames.map((known) => (
              <option key={known} value={known}>
                {bots[known] ?? known}
              </option>
            ))}
          </select>
        </label>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button primary large">
          {study.playOnStart}
        </button>
      </form>
    </Dialog>
  )
}
