import type { Seat } from '@durbar/kernel'
import { sideNames } from '../rules/names.ts'
import { FARM_SIZE, Farm, farmCell } from './art/farm.tsx'
import { FavorTile } from './art/favor-tile.tsx'
import { ringPath, roundedBox } from './art/geometry.ts'
import { Glow } from './art/glow.tsx'
import { Good } from './art/goods.tsx'
import { Icon } from './art/icons.tsx'
import { Coin, Marker, Worker } from './art/pieces.tsx'
import { PLAYERS } from './art/players.ts'
import { Label } from './art/text.tsx'
import { MeditationTrack } from './art/track.tsx'
import { Contracts } from './contracts.tsx'

export { Contracts } from './contracts.tsx'

import type { PlayerView } from '../rules/view.ts'
import { useTable } from './table.tsx'
import type { TargetKey } from './targets.ts'
import { Hit, useTouch } from './touch.tsx'
import type { CoverName, FavorName } from './written.ts'

export const OWN_HEIGHT = 124
const H = OWN_HEIGHT

interface OwnBoardProps {
  readonly width: number
  /** Whose board; the viewer's own is the one that can be acted on. */
  readonly seat: Seat
  onShow(seat: Seat): void
}

/** A player board, with a tab for each seat at its edge. */
export function OwnBoard({ width, seat, onShow }: OwnBoardProps) {
  const { view, color, me } = useTable()
  const player = view.players[seat]
  if (!player) return null
  const extra = width - 656
  const track = { x: 148, width: 214 + extra * 0.3 }
  const favor = { x: track.x + track.width + 14, width: 59 + extra * 0.07 }
  const contracts = { x: favor.x + 3 * favor.width + 6 + 17 }
  const rest = width - contracts.x - 8
  return (
    <g>
      <path d={roundedBox(0, 0, width, H, 10)} fill="var(--ag-tile)" />
      <path d={roundedBox(0, 0, width, H, 10)} fill="url(#ag-veins)" />
      <path d={`M20 .8H10A9.5 9.5 0 0 0 .5 10v${H - 20}a9.5 9.5 0 0 0 9.5 9.5h10Z`} fill={PLAYERS[color(seat)].tint} />
      <path d={roundedBox(0.5, 0.5, width - 1, H - 1, 9.5)} fill="none" stroke="var(--ag-edge)" />
      <SeatTabs seat={seat} onShow={onShow} height={H} />
      <OwnFarm player={player} mine={seat === me} />
      <Track {...track} player={player} mine={seat === me} />
      <Supply {...track} player={player} mine={seat === me} />
      <path d={`M${favor.x - 8} 10V${H - 10}`} stroke="var(--ag-hair)" />
      <Favors {...favor} player={player} mine={seat === me} />
      <path d={`M${contracts.x - 9} 10V${H - 10}`} stroke="var(--ag-hair)" />
      <Contracts x={contracts.x} width={rest} player={player} mine={seat === me} />
    </g>
  )
}

interface SeatTabsProps {
  readonly seat: Seat
  readonly height: number
  onShow(seat: Seat): void
}

/** Everybody's board is one click away. */
export function SeatTabs({ seat, height, onShow }: SeatTabsProps) {
  const { color, words, speech, seats, me } = useTable()
  return (
    <>
      {seats.map((one, index) => {
        const y = 4 + (index + 0.5) * ((height - 8) / seats.length)
        const shown = one === seat
        const name = one === me ? words.garden : words.boardOf(speech.name(one))
        return (
          // biome-ignore lint/a11y/useSemanticElements: a tab inside a drawing
          <g
            key={one}
            className="ag-tab"
            role="button"
            tabIndex={0}
            aria-label={name}
            aria-pressed={shown}
            onClick={() => onShow(one)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') onShow(one)
            }}
          >
            <title>{name}</title>
            <rect x={0} y={y - 12} width={20} height={24} fill="transparent" />
            {shown && <path d={`M20 ${y - 6}l-5 6l5 6Z`} fill="var(--ag-tile)" />}
            <Marker player={color(one)} x={9} y={y} size={shown ? 12 : 9} halo={shown} opacity={shown ? 1 : 0.75} />
          </g>
        )
      })}
    </>
  )
}

interface PartProps {
  readonly player: PlayerView
  readonly mine: boolean
}

export function OwnFarm({ player, mine, x = 25, y = 4 }: PartProps & { readonly x?: number; readonly y?: number }) {
  const { printed, color, words } = useTable()
  const touch = useTouch()
  const { corners, covered } = printed.farm
  const [near, far] = covered.value
  const coverAt = (side: number, cell: number): CoverName | undefined => {
    const name = sideNames[side]
    if (name === undefined || (cell !== near && cell !== far)) return undefined
    const cover: CoverName = `${name}-${cell === near ? 'near' : 'far'}`
    return player.covers.includes(cover) ? cover : undefined
  }
  const keyOf = (side: number, cell: number): TargetKey => {
    const cover = coverAt(side, cell)
    return cover ? `cover:${cover}` : `cell:${sideNames[side] ?? 'top'}:${cell}`
  }
  return (
    <>
      <Farm
        x={x}
        y={y}
        player={color(player.seat)}
        corners={corners.value}
        farmers={sideNames.map((side) => player.farmers[side] ?? 3)}
        covered={(side, cell) => coverAt(side, cell) !== undefined}
        production={corners.value.map((good) => player.production[good] ?? 0)}
        supply={player.supply}
        marks={(side, cell) => (mine ? touch.marks(keyOf(side, cell)) : {})}
      />
      {mine && (
        <Hit
          id="supply"
          name={`${words.supply}: ${player.supply}`}
          d={ringPath(x + FARM_SIZE / 2, y + FARM_SIZE / 2, 16)}
        />
      )}
      {mine &&
        sideNames.flatMap((_, index) =>
          [1, 2, 3, 4, 5].map((cell) => {
            const key = keyOf(index, cell)
            const cover = key.startsWith('cover')
            if (!cover && !touch.marks(key).legal) return null
            const box = farmCell(x, y, index, cell)
            const name = cover ? words.covered : words.circle['move-farmer'].name
            return <Hit key={key} id={key} name={name} d={roundedBox(box.x, box.y, box.width, box.height, 2)} />
          }),
        )}
    </>
  )
}

interface TrackProps extends PartProps {
  readonly x: number
  readonly width: number
}

export function Track({ x, width, player, mine }: TrackProps) {
  const { printed, color, words } = useTable()
  const touch = useTouch()
  const { spaces } = printed.meditation
  const pitch = (width - 26) / (spaces.length - 1)
  const next = x + 13 + player.tracker * pitch
  return (
    <>
      <Label x={x} y={17} size={12} weight={600} display room={pitch * 3 - 20}>
        {words.meditation}
      </Label>
      <MeditationTrack
        x={x}
        y={39}
        pitch={pitch}
        player={color(player.seat)}
        spaces={spaces}
        at={player.tracker}
        finish={printed.value('lastMeditationSpace')}
        {...(mine ? touch.marks('tracker') : {})}
      />
      {mine && (
        <Hit
          id="tracker"
          name={words.tracker}
          d={roundedBox(
            player.tracker < spaces.length ? next - 13 : x,
            26,
            player.tracker < spaces.length ? 26 : width,
            26,
            6,
          )}
        />
      )}
    </>
  )
}

export function Supply({ x, width, player, mine }: TrackProps) {
  const { printed, color, words } = useTable()
  const touch = useTouch()
  const y = 76
  const most = printed.value('workers')
  const label = 58
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

export function Favors({ x, width, player, mine }: TrackProps) {
  const { printed, color, words } = useTable()
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
      <Label x={x} y={17} size={12} weight={600} display>
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
              {...printed.favorActions[tile]}
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
