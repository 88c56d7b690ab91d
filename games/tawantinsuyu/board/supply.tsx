import { Icon, PlayerMark, ROLE_OF, textWidth, Worker, type WorkerColor } from './art/index.ts'
import { Heading } from './heading.tsx'
import { Spot } from './spot.tsx'
import type { ShelfProps } from './strip-layout.ts'
import { useTable } from './table.tsx'
import type { Good } from './written.ts'

const goods = ['potato', 'corn', 'stone', 'gold'] as const satisfies readonly Good[]

/** Goods and workers; of the own ones, the worker in hand is framed. */
export function Supply({ player, width }: ShelfProps) {
  const { who, color, me, words, hand, atlas, view } = useTable()
  const own = player.seat === me
  const name = who(player.seat)
  const limit = atlas.document.values.workerLimit.value
  // More than two stand closer and smaller, side by side.
  const cell = Math.min(36, 78 / Math.max(1, player.workers.length))
  return (
    <>
      <Heading width={70}>{name}</Heading>
      <PlayerMark player={color(player.seat)} cx={Math.min(84, textWidth(name, 13.5) + 10)} cy={7} r={4.5} />
      <text x={width} y={11} fontSize="11" textAnchor="end" fill="var(--tw-quiet)">
        {player.workers.length}/{limit}
      </text>
      {goods.map((good, index) => {
        const amount = player.goods[good] ?? 0
        const [x, y] = [(index % 2) * 43, 19 + Math.floor(index / 2) * 34]
        const drawing = (
          <>
            <rect width="42" height="31" fill="transparent" />
            <Icon name={good} x={11} y={15} size={20} />
            <text
              className="tw-number"
              x={24}
              y={21.5}
              fontSize="18"
              fill={amount > 0 ? 'var(--tw-text)' : 'var(--tw-faint)'}
            >
              {amount}
            </text>
          </>
        )
        return own ? (
          <Spot
            key={good}
            name={`good:${good}`}
            label={`${words.goods[good]}: ${amount}`}
            x={x}
            y={y}
            box={[41, 31, 7]}
          >
            {drawing}
          </Spot>
        ) : (
          <g key={good} transform={`translate(${x} ${y})`}>
            {drawing}
          </g>
        )
      })}
      {player.workers.map((worker, index) => {
        // Of two alike only one is in hand.
        const first = player.workers.indexOf(worker) === index
        const held = own && first && hand?.startsWith(`${worker} `) && view.question.question === 'turn'
        const figure = (
          <>
            <rect width={cell} height="46" rx="8" fill={held ? 'var(--tw-selected-face)' : 'transparent'} />
            <Worker color={worker} x={cell / 2} y={23} size={Math.min(33, cell * 1.1)} />
          </>
        )
        const x = 90 + index * cell
        const label = words.roles[ROLE_OF[worker as WorkerColor]]
        return own ? (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: workers of a color are alike
            key={index}
            name={`worker:${worker}`}
            label={label}
            x={x}
            y={26}
            box={[cell, 46, 8]}
            selected={held === true}
          >
            {figure}
          </Spot>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: workers of a color are alike
          <g key={index} transform={`translate(${x} 26)`}>
            {figure}
          </g>
        )
      })}
    </>
  )
}
