import { effectOf } from './atlas.ts'
import { EffectSign, IconSign, WorkerSign } from './sign.tsx'
import { useTable } from './table.tsx'
import { asJson, type Good, type WrittenMove } from './written.ts'

interface ChooserProps {
  readonly moves: readonly WrittenMove[]
  onPlay(): void
}

/** Whatever a click leaves open, as buttons beside the place it was made. */
export function Chooser({ moves, onPlay }: ChooserProps) {
  const { say, play } = useTable()
  return (
    <div className="tw-choices">
      {moves.map((move) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          className="tw-choice"
          onClick={() => {
            onPlay()
            play(asJson(move))
          }}
        >
          <MoveSign move={move} size={20} />
          <span>{say(move)}</span>
        </button>
      ))}
    </div>
  )
}

const goods = ['potato', 'corn', 'stone', 'gold'] as const satisfies readonly Good[]

/** The picture of a move, where it has one. */
export function MoveSign({ move, size }: { readonly move: WrittenMove; readonly size: number }) {
  switch (move.move) {
    case 'place':
      return <WorkerSign color={move.worker} role={move.role} size={size * 1.15} />
    case 'recruit':
    case 'nomad':
    case 'lose-nomad':
    case 'dismiss':
      return <WorkerSign color={move.worker} size={size * 1.15} />
    case 'take':
    case 'choose':
      return (
        <span className="tw-effect">
          <EffectSign effect={effectOf(move.effect)} size={size} />
        </span>
      )
    case 'task':
      return <IconSign name={move.task} size={size} />
    case 'pay':
      return (
        <span className="tw-effect">
          {goods
            .filter((good) => move[good] > 0)
            .map((good) => (
              <span key={good} className="tw-effect">
                <b className="tw-number">{move[good]}</b>
                <IconSign name={good} size={size} />
              </span>
            ))}
        </span>
      )
    case 'pay-gold':
    case 'take-gold':
    case 'feed':
      return <IconSign name="gold" size={size} />
    case 'pay-potato':
      return <IconSign name="potato" size={size} />
    case 'pay-card':
    case 'god-card':
    case 'swap':
    case 'play-card':
    case 'pray':
    case 'potato-card':
    case 'keep':
      return <IconSign name="god-card" size={size} />
    case 'muster':
    case 'discard-army':
    case 'keep-army':
    case 'refresh-army':
    case 'train':
    case 'commit':
      return <IconSign name="army-card" size={size} />
    case 'climb':
    case 'offer':
      return <IconSign name="climb" size={size} />
    case 'hire':
    case 'lose-villager':
      return <IconSign name={move.end} size={size} />
    case 'exchange':
      return (
        <span className="tw-effect">
          <IconSign name={move.from} size={size} />→<IconSign name={move.to} size={size} />
        </span>
      )
    case 'build':
    case 'remove':
    case 'refresh-building':
      return <IconSign name="building" size={size} color="currentColor" />
    case 'produce':
      return <IconSign name="produce" size={size} color="currentColor" />
    case 'statue':
    case 'sacrifice':
      return <IconSign name="statue" size={size} color="currentColor" />
    case 'stairs':
      return <IconSign name="stairs" size={size} color="currentColor" />
    case 'conquer':
      return <IconSign name="conquest" size={size} color="currentColor" />
    case 'buy':
    case 'lay':
    case 'weaving':
    case 'starter':
    case 'put-under':
      return <IconSign name="weaving" size={size} />
    case 'move-priest':
    case 'settle-priest':
      return <IconSign name="high-priest" size={size} color="currentColor" />
    default:
      return null
  }
}
