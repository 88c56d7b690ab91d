import type { GameText, Json, SeatProps, Viewer } from '@durbar/kernel'
import type { ComponentType } from 'react'
import { inTurnOrder } from '../table/seats.tsx'
import { Icon } from '../ui/icon.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { useWords } from '../words/index.ts'
import { type Seated, speechOf } from './seated.ts'
import type { Eyes } from './state.ts'

interface SeatListProps {
  readonly seated: readonly Seated[]
  readonly players: number
  readonly view: Json
  readonly viewer: Viewer
  readonly eyes: Eyes
  onEyes(eyes: Eyes): void
  readonly deciders: readonly number[]
  readonly text: GameText | undefined
  readonly Figures: ComponentType<SeatProps<unknown>> | undefined
  readonly compact: boolean
}

/** Everybody's key figures, as the eyes that look may see them, and whose eyes these are. */
export function SeatList(props: SeatListProps) {
  const { seated, players, view, eyes, onEyes, deciders, text, Figures, compact } = props
  const { seats, study } = useWords()
  const speech = speechOf(seated)
  return (
    <>
      <div className="eyes">
        <span id="study-eyes">{study.eyes}</span>
        <select
          aria-labelledby="study-eyes"
          value={String(eyes)}
          onChange={(event) => onEyes(eyesFrom(event.currentTarget.value))}
        >
          <option value="open">{study.everything}</option>
          {seated.slice(0, players).map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
          <option value="spectator">{study.spectator}</option>
        </select>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where there is little room the cards scroll */}
      <section className="seats" aria-label={seats.title} tabIndex={0}>
        <ol>
          {inTurnOrder(seated, view).map(({ seat, name, color }) => (
            <li key={seat} className="seat" data-deciding={deciders.includes(seat)} data-you={eyes === seat}>
              <PlayerMark color={color} size={1.25} />
              <b className="seat-name">{name}</b>
              {seat < players && (
                <button
                  type="button"
                  className="icon-button seat-status seat-eye"
                  aria-label={study.eyesOf(name)}
                  title={study.eyesOf(name)}
                  aria-pressed={eyes === seat}
                  onClick={() => onEyes(eyes === seat ? 'open' : seat)}
                >
                  <Icon name="eye" />
                </button>
              )}
              {Figures && text && (
                <Figures view={view} seat={seat} text={text} speech={speech} color={color} compact={compact} />
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function eyesFrom(value: string): Eyes {
  return value === 'open' || value === 'spectator' ? value : Number(value)
}
