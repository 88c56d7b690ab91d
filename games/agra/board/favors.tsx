import type { PlayerView } from '../rules/view.ts'
import { FavorTile } from './art/favor-tile.tsx'
import { roundedBox } from './art/geometry.ts'
import { Glow } from './art/glow.tsx'
import { Icon } from './art/icons.tsx'
import { Marker } from './art/pieces.tsx'
import { Label } from './art/text.tsx'
import { useTable } from './table.tsx'
import { Hit, useTouch } from './touch.tsx'
import type { FavorName } from './written.ts'

interface FavorsProps {
  readonly x: number
  /** Of one tile. */
  readonly width: number
  readonly player: PlayerView
  readonly mine: boolean
}

/** Favor markers, the three printed actions and the places for tiles. */
export function Favors({ x, width, player, mine }: FavorsProps) {
  const { cost, color, words } = useTable()
  const touch = useTouch()
  const own = color(player.seat)
  const shown = Math.min(player.favor, player.favor > 8 ? 7 : 8)
  const actions: readonly (FavorName | undefined)[] = [
    'basic-good',
    'influence',
    'process',
    ...[0, 1, 2].map((index) => player.tiles[index] as FavorName | undefined),
  ]
  const box = roundedBox(x - 4, 3, 3 * width + 12, 19, 6)
  return (
    <>
      <Glow d={box} {...(mine ? touch.marks('favor') : {})} />
      <Label x={x} y={17} size={12} weight={600} display room={54}>
        {words.favor}
      </Label>
      {Array.from({ length: shown }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: markers are alike
        <Marker key={index} player={own} x={x + 62 + index * 14} y={13} size={11.5} halo={false} />
      ))}
      {player.favor > 8 && (
        <Label x={x + 62 + shown * 14 - 4} y={17.5} size={12} weight={700}>
          ×{player.favor}
        </Label>
      )}
      {mine && <Hit id="favor" name={`${words.favor}: ${player.favor}`} d={box} />}
      {actions.map((tile, index) => {
        const at = { x: x + (index % 3) * (width + 3), y: index > 2 ? 72 : 24, width, height: 44 }
        const d = roundedBox(at.x + 0.5, at.y + 0.5, at.width - 1, at.height - 1, 4)
        if (!tile)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its place
            <g key={index}>
              <path d={d} fill="none" stroke="var(--ag-edge)" strokeDasharray="3 3" />
              <Icon name="favor" x={at.x + at.width / 2} y={at.y + at.height / 2} size={18} fill="var(--ag-hair)" />
            </g>
          )
        return (
          <g key={tile}>
            <FavorTile
              {...at}
              tile={tile}
              {...cost(tile)}
              printed={index < 3}
              used={player.usedActions.includes(tile) ? own : undefined}
              {...(mine ? touch.marks(`tile:${tile}`) : {})}
            />
            {mine ? (
              <Hit id={`tile:${tile}`} name={words.favors[tile].name} d={d} />
            ) : (
              <path d={d} fill="transparent">
                <title>{`${words.favors[tile].name}: ${words.favors[tile].does}`}</title>
              </path>
            )}
          </g>
        )
      })}
    </>
  )
}
