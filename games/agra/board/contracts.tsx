import type { PlayerView } from '../rules/view.ts'
import { roundedBox } from './art/geometry.ts'
import { Glow } from './art/glow.tsx'
import { Good } from './art/goods.tsx'
import { Icon, type IconName } from './art/icons.tsx'
import { Marker, Seal, Worker } from './art/pieces.tsx'
import { Label } from './art/text.tsx'
import { useTable } from './table.tsx'
import { Hit, useTouch } from './touch.tsx'
import type { GoodName, NotableName } from './written.ts'

interface ContractsProps {
  readonly x: number
  readonly width: number
  readonly player: PlayerView
  readonly mine: boolean
}

const luxuries: readonly GoodName[] = ['statue', 'book', 'painting', 'clothes']

/** Contracts with whatever lies on them, and the four niches of luxury goods spent this turn. */
export function Contracts({ x, width, player, mine }: ContractsProps) {
  const { words, color } = useTable()
  const touch = useTouch()
  const contracts = player.contracts as readonly NotableName[]
  const columns = contracts.length <= 3 ? 1 : contracts.length <= 6 ? 2 : contracts.length <= 9 ? 3 : 4
  const room = (width + 2) / columns - 2
  const niche = Math.min(24, (width - 3) / 4 - 1.5)
  return (
    <>
      <Label x={x} y={17} size={12} weight={600} display room={width}>
        {words.contracts}
      </Label>
      {contracts.length === 0 && (
        <Label x={x} y={38} fill="var(--ag-quiet)" room={width}>
          {words.noContract}
        </Label>
      )}
      {contracts.map((contract, index) => {
        const box = {
          x: x + (index % columns) * (room + 2),
          y: 23 + Math.floor(index / columns) * 19,
          width: room,
          height: 18,
        }
        return <Contract key={contract} {...box} {...{ contract, player, mine }} named={columns === 1} />
      })}
      <Label x={x} y={90} fill="var(--ag-quiet)" room={width}>
        {words.luxuryUse}
      </Label>
      {luxuries.map((good, index) => {
        const box = { x: x + 0.5 + index * (niche + 1.7), y: 94.5, width: niche, height: 24 }
        const d = roundedBox(box.x, box.y, box.width, box.height, 3)
        const key = `niche:${good}` as const
        return (
          <g key={good}>
            <Glow d={d} {...(mine ? touch.marks(key) : {})} />
            <path d={d} fill="var(--ag-socket)" stroke="var(--ag-edge)" strokeDasharray="2.5 2" />
            <Good
              good={good}
              x={box.x + niche / 2}
              y={box.y + 12}
              size={15}
              opacity={(player.goods[good] ?? 0) > 0 && mine ? 1 : 0.5}
            />
            {player.scrolls.includes(good) && (
              <Marker player={color(player.seat)} x={box.x + niche / 2} y={box.y + 12} size={13} />
            )}
            {mine && <Hit id={key} name={`${words.luxuryUse}: ${words.goods[good]}`} d={d} />}
          </g>
        )
      })}
    </>
  )
}

interface ContractProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly contract: NotableName
  readonly player: PlayerView
  readonly mine: boolean
  /** Else a sign says what it is good for. */
  readonly named: boolean
}

/** What a contract is good for, where there is no room for names. */
const abilitySign: Readonly<Record<NotableName, IconName>> = {
  'portuguese-trader': 'value',
  sufi: 'curry',
  takshaka: 'builder',
  mahout: 'wood',
  khatib: 'cotton',
  'french-trader': 'rupee',
  dyer: 'dye',
  cook: 'oil',
  muezzin: 'meditation',
  jagirdar: 'deliver',
  caliph: 'stand-up',
  calligrapher: 'paper',
  mullah: 'bricks',
  'english-trader': 'exchange',
  'mosaic-maker': 'favor',
  mujtahida: 'statue',
  'dutch-trader': 'order',
  painter: 'painting',
  subadar: 'book',
  'sadr-us-sudur': 'akbar',
  'grand-mufti': 'end',
  'grand-imam': 'end',
  'court-artist': 'end',
  dewan: 'end',
}

function Contract({ x, y, width, height, contract, player, mine, named }: ContractProps) {
  const { words, printed, color, view } = useTable()
  const touch = useTouch()
  const key = `contract:${contract}` as const
  const d = roundedBox(x + 0.5, y + 0.5, width - 1, height - 1, 4)
  const { name, does } = words.notables[contract]
  const stored = contract === 'french-trader' ? player.french.filter((good): good is GoodName => good !== null) : []
  const guests = contract === 'cook' ? player.stored : 0
  const used = player.seat === view.active && view.usedAbilities.includes(contract)
  const taken = stored.length * 12 + guests * 11
  return (
    <g>
      <Glow d={d} {...(mine ? touch.marks(key) : {})} />
      <path d={d} fill="var(--ag-high)" stroke="var(--ag-edge)" />
      <g opacity={used ? 0.45 : 1}>
        <Seal
          guild={printed.notables[contract].guild}
          x={x + (named ? 10 : width * 0.27)}
          y={y + height / 2}
          r={Math.min(7.6, width * 0.22)}
        />
        {named ? (
          <Label x={x + 20} y={y + 13} size={11} weight={600} display room={width - 24 - taken}>
            {name}
          </Label>
        ) : (
          taken === 0 && (
            <Icon
              name={abilitySign[contract]}
              x={x + width * 0.72}
              y={y + height / 2}
              size={Math.min(13, width * 0.42)}
            />
          )
        )}
      </g>
      {stored.map((good, index) => (
        <Good key={good} good={good} x={x + width - 8 - index * 12} y={y + height / 2} size={11} />
      ))}
      {Array.from({ length: guests }, (_, index) => (
        <Worker
          // biome-ignore lint/suspicious/noArrayIndexKey: stored workers are alike
          key={index}
          player={color(player.seat)}
          x={x + width - 8 - index * 11}
          y={y + height / 2}
          scale={0.55}
        />
      ))}
      {mine ? (
        <Hit id={key} name={name} d={d} />
      ) : (
        <path d={d} fill="transparent">
          <title>{`${name}: ${does}`}</title>
        </path>
      )}
    </g>
  )
}
