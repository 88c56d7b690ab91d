import type { PlayerView } from '../rules/view.ts'
import { GodSign, Icon, ROLE_OF, Worker, type WorkerColor } from './art/index.ts'
import { Spot } from './spot.tsx'
import { useTable } from './table.tsx'
import type { Good } from './written.ts'

interface BriefProps {
  readonly player: PlayerView
  readonly width: number
}

const goods = ['potato', 'corn', 'stone', 'gold'] as const satisfies readonly Good[]
const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0)

/** One row for the phone: goods, workers, god cards as their signs, how many army cards. */
export function Brief({ player, width }: BriefProps) {
  const { words, me, atlas, hand, view } = useTable()
  const own = player.seat === me
  // The opening hand lies on the tray.
  const onTray = own && view.question.question === 'opening-hand'
  const cards = onTray ? [] : (player.gods ?? [])
  const start = 150 + Math.max(1, player.workers.length) * 28 + 10
  const room = width - start - 46
  const pitch = Math.min(27, room / Math.max(1, cards.length))
  return (
    <>
      {goods.map((good, index) => (
        <Spot
          key={good}
          name={`good:${good}`}
          label={`${words.goods[good]}: ${player.goods[good] ?? 0}`}
          x={index * 36}
          y={2}
          box={[34, 38, 7]}
        >
          <rect width="34" height="38" fill="transparent" />
          <Icon name={good} x={9} y={19} size={17} />
          <text
            className="tw-number"
            x={19}
            y={25}
            fontSize="17"
            fill={(player.goods[good] ?? 0) > 0 ? 'var(--tw-text)' : 'var(--tw-faint)'}
          >
            {player.goods[good] ?? 0}
          </text>
        </Spot>
      ))}
      {player.workers.map((worker, index) => (
        <Spot
          // biome-ignore lint/suspicious/noArrayIndexKey: workers of a color are alike
          key={index}
          name={`worker:${worker}`}
          label={words.roles[ROLE_OF[worker as WorkerColor]]}
          x={150 + index * 28}
          y={2}
          box={[27, 38, 7]}
          selected={own && view.question.question === 'turn' && hand?.startsWith(`${worker} `) === true}
        >
          <rect width="27" height="38" fill="transparent" />
          <Worker color={worker} x={13.5} y={19} size={26} />
        </Spot>
      ))}
      {cards.map((id, index) => {
        const god = atlas.godCard(id)?.god
        return (
          god && (
            <Spot key={id} name={`god:${id}`} label={words.gods[god]} x={start + index * pitch} y={3} box={[22, 36, 4]}>
              <rect width="22" height="36" rx="4" fill="var(--tw-crimson)" stroke="var(--tw-crimson-deep)" />
              <path d="M3 30h16" stroke="var(--tw-gold)" strokeWidth="1.5" />
              <GodSign god={god} x={11} y={15} size={14} color="var(--tw-gold-light)" />
            </Spot>
          )
        )
      })}
      {cards.length === 0 && player.godCards > 0 && (
        <g transform={`translate(${start} 21)`}>
          <Icon name="god-card" x={10} size={22} />
          <text className="tw-number" x={23} y={6} fontSize="16" fill="var(--tw-text)">
            {player.godCards}
          </text>
        </g>
      )}
      <g transform={`translate(${width - 40} 21)`}>
        <Icon name="army-card" x={10} size={22} />
        <text className="tw-number" x={22} y={6} fontSize="16" fill="var(--tw-text)">
          {player.armyCards + total(player.armyUp)}
        </text>
      </g>
    </>
  )
}
