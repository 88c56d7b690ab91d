import type { Seat } from '@durbar/kernel'
import { sideNames } from '../rules/names.ts'
import type { PlayerView } from '../rules/view.ts'
import { FARM_SIZE, Farm, farmCell } from './art/farm.tsx'
import { ringPath, roundedBox } from './art/geometry.ts'
import { PLAYERS } from './art/players.ts'
import { Label } from './art/text.tsx'
import { MeditationTrack } from './art/track.tsx'
import { Contracts } from './contracts.tsx'
import { Favors } from './favors.tsx'
import { SeatTabs } from './seat-tabs.tsx'
import { Supply } from './supply.tsx'
import { useTable } from './table.tsx'
import type { TargetKey } from './targets.ts'
import { Hit, useTouch } from './touch.tsx'
import type { CoverName } from './written.ts'

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
