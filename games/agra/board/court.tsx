import { guildNames } from '../rules/names.ts'
import type { Owner } from '../rules/view.ts'
import { Bowl, Order, type PieceOwner } from './art/court-pieces.tsx'
import { FavorTile, TilePile } from './art/favor-tile.tsx'
import { roundedBox } from './art/geometry.ts'
import { Icon } from './art/icons.tsx'
import { Inlay } from './art/inlay.tsx'
import { Coin, LimitSeal } from './art/pieces.tsx'
import { Label } from './art/text.tsx'
import { Tracks } from './court-tracks.tsx'
import type { Trace } from './last-move.ts'
import { type Table, useTable } from './table.tsx'
import { Hit, useTouch } from './touch.tsx'
import type { FavorName, GoodName, GuildName } from './written.ts'

export const COURT_HEIGHT = 676
const LEFT = 29

interface CourtProps {
  readonly width: number
  readonly trace: Trace
}

/** The imperial board: influence, favor tiles, orders and Akbar's bowls, from top to bottom. */
export function Court({ width, trace }: CourtProps) {
  const column = { width: (width - LEFT - 7 - 6) / 3, pitch: (width - LEFT - 7 - 6) / 3 + 3 }
  const x = (index: number): number => LEFT + index * column.pitch
  return (
    <g>
      <path d={roundedBox(0, 0, width, COURT_HEIGHT, 10)} fill="var(--ag-tile)" />
      <path d={roundedBox(0, 0, width, COURT_HEIGHT, 10)} fill="url(#ag-veins)" />
      <path d={roundedBox(0.5, 0.5, width - 1, COURT_HEIGHT - 1, 9.5)} fill="none" stroke="var(--ag-edge)" />
      <path
        d={roundedBox(3.5, 3.5, width - 7, COURT_HEIGHT - 7, 7)}
        fill="none"
        stroke="var(--ag-carnelian)"
        strokeWidth={0.9}
        strokeOpacity={0.55}
      />
      <Tracks width={column.width} x={x} trace={trace} />
      <Inlay x={12} y={276} width={width - 24} />
      <Display y={286} x={x} width={column.width} />
      <Inlay x={12} y={340} width={width - 24} />
      <Orders y={349} x={x} width={column.width} trace={trace} />
      <Inlay x={12} y={541} width={width - 24} />
      <Akbar y={546} width={width} trace={trace} />
    </g>
  )
}

interface ColumnsProps {
  readonly y: number
  readonly width: number
  x(index: number): number
}

function Display({ y, x, width }: ColumnsProps) {
  const { view, words, cost } = useTable()
  const touch = useTouch()
  return (
    <>
      <TilePile x={7} y={y + 9} count={view.pile} />
      <Hit id="pile" name={words.pile(view.pile)} d={roundedBox(5, y + 6, 23, 31, 3)} />
      {view.display.map((name, index) => {
        const tile = name as FavorName
        const box = { x: x(index), y, width, height: 44 }
        return (
          <g key={tile}>
            <FavorTile {...box} tile={tile} {...cost(tile)} {...touch.marks(`tile:${tile}`)} />
            <Hit id={`tile:${tile}`} name={words.favors[tile].name} d={roundedBox(box.x, y, width, 44, 4)} />
          </g>
        )
      })}
    </>
  )
}

export function ownerOf(owner: Owner, table: Table): PieceOwner {
  return owner === null ? undefined : owner === 'neutral' ? 'neutral' : table.color(owner)
}

interface OrdersProps extends ColumnsProps {
  readonly trace: Trace
}

function Orders({ y, x, width, trace }: OrdersProps) {
  const table = useTable()
  const touch = useTouch()
  const { view, words } = table
  return (
    <>
      <LimitSeal x={16.5} y={y + 6} limit={view.orderLimit} />
      {guildNames.map((guild: GuildName, index) => {
        const column = view.guilds[guild]
        if (!column) return null
        const done = column.orders.filter(({ owner }) => owner !== null).length
        const left = x(index)
        return (
          <g key={guild}>
            {column.orders.map((order, place) => (
              <Pip
                key={order.goods.join()}
                x={left + width / 2 + (place - 2.5) * 10}
                y={y + 6}
                guild={guild}
                state={place < done ? 'done' : place < view.orderLimit ? 'free' : 'above'}
              />
            ))}
            {column.orders.map((order, place) => {
              const current = column.marker === place
              const box = { x: left, y: y + 17 + place * 28, width, height: 25 }
              return (
                <g key={order.goods.join()}>
                  <Order
                    {...box}
                    goods={order.goods as readonly GoodName[]}
                    owner={ownerOf(order.owner, table)}
                    current={current}
                    last={trace.has(`done:${guild} ${place + 1}`)}
                    {...(current ? touch.marks(`order:${guild}`) : {})}
                  />
                  {current && (
                    <Hit
                      id={`order:${guild}`}
                      name={`${words.tools.order}, ${words.guilds[guild]}: ${order.goods.map((good) => words.goods[good as GoodName]).join(' + ')}`}
                      d={roundedBox(box.x, box.y, box.width, box.height, 4)}
                    />
                  )}
                </g>
              )
            })}
          </g>
        )
      })}
    </>
  )
}

interface PipProps {
  readonly x: number
  readonly y: number
  readonly guild: GuildName
  readonly state: 'done' | 'free' | 'above'
}

/** Orders of a column: done, still allowed, above the limit. */
function Pip({ x, y, guild, state }: PipProps) {
  const ink = `var(--ag-${guild}-ink)`
  if (state === 'above')
    return <path d={`M${x - 2} ${y - 2}l4 4m0 -4l-4 4`} stroke="var(--ag-edge)" strokeWidth={1.2} />
  return (
    <circle cx={x} cy={y} r={3.4} fill={state === 'done' ? ink : 'var(--ag-high)'} stroke={ink} strokeWidth={1.1} />
  )
}

interface AkbarProps {
  readonly y: number
  readonly width: number
  readonly trace: Trace
}

function Akbar({ y, width, trace }: AkbarProps) {
  const table = useTable()
  const touch = useTouch()
  const { view, words, printed } = table
  const { left, right, score } = printed.akbar
  // Two rows of six: three bowls of each half, so that the halves stand side by side.
  const rows = [0, 3].map((from) => [...left.value.slice(from, from + 3), ...right.value.slice(from, from + 3)])
  const bowl = 33
  const pitch = (width - 22 - 6 - bowl) / 5
  const ladder = score.value.slice(1)
  return (
    <>
      <Icon name="akbar" x={18} y={y + 14} size={18} fill="var(--ag-carnelian)" />
      <Label x={31} y={y + 19} size={13} weight={600} display>
        {words.akbar}
      </Label>
      {ladder.map((value, index) => (
        <Coin key={value} x={width - 43 - (ladder.length - index - 1) * 20} y={y + 15} r={8} value={value} />
      ))}
      <Label x={width - 29} y={y + 19} size={12} weight={700} fill="var(--ag-gold-ink)">
        +{printed.value('furtherAkbarScore')}
      </Label>
      {rows.map((row, index) =>
        row.map((good, place) => {
          const x = 11 + place * pitch + (place > 2 ? 6 : 0)
          const top = y + 30 + index * 47
          return (
            <g key={good}>
              <Bowl
                x={x}
                y={top}
                width={bowl}
                good={good}
                owner={ownerOf(view.bowls[good] ?? null, table)}
                last={trace.has(`bowl:${good}`)}
                {...touch.marks(`bowl:${good}`)}
              />
              <Hit
                id={`bowl:${good}`}
                name={`${words.akbar}: ${words.goods[good]}`}
                d={roundedBox(x, top, bowl, 40, 5)}
              />
            </g>
          )
        }),
      )}
    </>
  )
}
