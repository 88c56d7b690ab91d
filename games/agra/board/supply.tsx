import type { PlayerView } from '../rules/view.ts'
import { roundedBox } from './art/geometry.ts'
import { Glow } from './art/glow.tsx'
import { Good } from './art/goods.tsx'
import { Icon } from './art/icons.tsx'
import { Coin, Worker } from './art/pieces.tsx'
import { Label } from './art/text.tsx'
import { useTable } from './table.tsx'
import { Hit, useTouch } from './touch.tsx'

interface SupplyProps {
  readonly x: number
  readonly width: number
  readonly player: PlayerView
  readonly mine: boolean
}

/** Workers and rupees, covers lifted, and the food that stands workers up. */
export function Supply({ x, width, player, mine }: SupplyProps) {
  const { printed, color, words } = useTable()
  const touch = useTouch()
  const y = 76
  const most = printed.value('workers')
  const label = 61
  const step = (width - label - 6) / (most - 1)
  const gone = 8 - player.covers.length
  const food = { x: x + width - 62, y: y + 23, width: 62, height: 21 }
  const foodBox = roundedBox(food.x, food.y, food.width, food.height, 5)
  return (
    <>
      <path d={`M${x} ${y - 4}h${width}`} stroke="var(--ag-hair)" />
      <Label x={x} y={y + 15} fill="var(--ag-quiet)" room={label - 8}>
        {words.workers}
      </Label>
      {Array.from({ length: most }, (_, index) => {
        const cx = x + label + 4 + index * step
        return index < player.workers ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: workers in supply are alike
          <Worker key={index} player={color(player.seat)} x={cx} y={y + 11.5} scale={0.76} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
          <circle key={index} cx={cx} cy={y + 13} r={2.2} fill="var(--ag-edge)" />
        )
      })}
      <Label x={x} y={y + 40} fill="var(--ag-quiet)" room={label - 8}>
        {words.rupees}
      </Label>
      <Coin x={x + label + 2} y={y + 36} r={8} />
      <Label x={x + label + 15} y={y + 41.5} size={18} weight={600} display>
        {player.rupees ?? '?'}
      </Label>
      <g>
        <title>{`${words.coversOff}: ${gone}`}</title>
        <Icon name="cover" x={x + label + 56} y={y + 35} size={15} fill="var(--ag-glyph-soft)" />
        <Label x={x + label + 67} y={y + 41} size={15} weight={600} display>
          {gone}
        </Label>
      </g>
      {mine && (
        <>
          <Glow d={foodBox} {...touch.marks('food')} />
          <path d={foodBox} fill="var(--ag-socket)" stroke="var(--ag-edge)" strokeDasharray="3 2.4" />
          <Good good="oil" x={food.x + 13} y={food.y + 10.5} size={14} />
          <Good good="curry" x={food.x + 30} y={food.y + 10.5} size={14} />
          <Icon name="stand-up" x={food.x + 49} y={food.y + 10.5} size={14} fill="var(--ag-glyph-soft)" />
          <Hit id="food" name={words.foodHelp} d={foodBox} />
        </>
      )}
    </>
  )
}
