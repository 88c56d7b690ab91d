import type { GameInfo } from '@durbar/protocol'
import { useMyName } from '../home/me.ts'
import { Icon } from '../ui/icon.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { useWords } from '../words/index.ts'
import {
  addSeat,
  changeSeat,
  countOf,
  type Draft,
  type DraftSeat,
  kindsAt,
  removeSeat,
  type SeatKind,
} from './draft.ts'

interface SeatsProps {
  readonly draft: Draft
  readonly info: GameInfo
  onChange(draft: Draft): void
}

export function Seats({ draft, info, onChange }: SeatsProps) {
  const { create } = useWords()
  return (
    <section className="create-part" aria-labelledby="create-seats">
      <h2 id="create-seats">{create.seats}</h2>
      <ol className="create-seats">
        {draft.seats.map((seat, index) => (
          <SeatRow
            key={seat.key}
            seat={seat}
            index={index}
            kinds={kindsAt[draft.place]}
            bots={info.bots}
            removable={draft.seats.length > info.seats.min}
            onChange={(change) => onChange(changeSeat(draft, seat.key, change))}
            onRemove={() => onChange(removeSeat(draft, info, seat.key))}
          />
        ))}
      </ol>
      {draft.seats.length < info.seats.max && (
        <button type="button" className="button" onClick={() => onChange(addSeat(draft, info))}>
          <Icon name="plus" size={1} />
          {create.addSeat}
        </button>
      )}
      {countOf(draft, 'person') > 1 && <p className="hint">{create.hotSeat}</p>}
    </section>
  )
}

interface SeatRowProps {
  readonly seat: DraftSeat
  readonly index: number
  readonly kinds: readonly SeatKind[]
  readonly bots: readonly string[]
  readonly removable: boolean
  onChange(change: Partial<DraftSeat>): void
  onRemove(): void
}

function SeatRow({ seat, index, kinds, bots, removable, onChange, onRemove }: SeatRowProps) {
  const { create } = useWords()
  const label = create.seat(index + 1)
  return (
    <li className="create-seat">
      <PlayerMark color={index} size={1.4} />
      <Segmented
        legend={label}
        hideLegend
        choices={kinds.map((kind) => ({ value: kind, label: create.kinds[kind] }))}
        value={seat.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <div className="create-seat-more">
        <SeatDetail seat={seat} first={index === 0} label={label} bots={bots} onChange={onChange} />
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={`${create.removeSeat}: ${label}`}
        disabled={!removable}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

interface SeatDetailProps {
  readonly seat: DraftSeat
  readonly first: boolean
  readonly label: string
  readonly bots: readonly string[]
  onChange(change: Partial<DraftSeat>): void
}

function SeatDetail({ seat, first, label, bots, onChange }: SeatDetailProps) {
  const words = useWords()
  const { create } = words
  const myName = useMyName()
  switch (seat.kind) {
    case 'person':
      return (
        <input
          aria-label={`${create.personName}, ${label}`}
          placeholder={first ? (myName ?? words.me.you) : create.personName}
          maxLength={24}
          value={seat.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      )
    case 'bot':
      return (
        <select
          aria-label={`${create.botLevel}, ${label}`}
          value={seat.bot}
          onChange={(event) => onChange({ bot: event.currentTarget.value })}
        >
          {bots.map((bot) => (
            <option key={bot} value={bot}>
              {words.bots[bot] ?? bot}
            </option>
          ))}
        </select>
      )
    case 'open':
      return <span className="hint">{create.kindHints.open}</span>
  }
}
