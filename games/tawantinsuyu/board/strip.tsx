import { Band, PlayerMark } from './art/index.ts'
import { BuildingShelf } from './building-shelf.tsx'
import { ArmyShelf, GodHand } from './card-shelves.tsx'
import { useScene } from './scene.tsx'
import { stripLayout } from './strip-layout.ts'
import { Supply } from './supply.tsx'
import { useTable } from './table.tsx'
import { TapestryShelf } from './tapestry-shelf.tsx'

interface StripProps {
  readonly width: number
}

export const STRIP_HEIGHT = 108

const shelves = [Supply, GodHand, ArmyShelf, BuildingShelf, TapestryShelf] as const

/** Below the hill: what one player owns. The marks at its left end change whose. */
export function Strip({ width }: StripProps) {
  const { view } = useTable()
  const { shown } = useScene()
  const player = view.players[shown]
  if (!player) return null
  const parts = stripLayout(player, width)
  return (
    <>
      <rect width={width} height={STRIP_HEIGHT} fill="var(--tw-strip)" />
      <Band x={0} y={0} width={width} height={8} />
      <Tabs />
      {shelves.map((Shelf, index) => {
        const part = parts[index]
        return (
          part && (
            <g key={part.x} transform={`translate(${part.x} 14)`}>
              <Shelf player={player} width={part.width} />
            </g>
          )
        )
      })}
      {parts.slice(1).map(({ x }) => (
        <path key={x} d={`M${x - 10} 18V${STRIP_HEIGHT - 8}`} stroke="var(--tw-box-line)" />
      ))}
    </>
  )
}

/** One mark for each seat; the other players' things are one click away. */
function Tabs() {
  const { view, color, who, words } = useTable()
  const { shown, show } = useScene()
  return (
    <g>
      <rect y="8" width="28" height={STRIP_HEIGHT - 8} fill="var(--tw-tabs)" />
      {view.players.map(({ seat }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand in a drawing
        <g
          key={seat}
          role="button"
          tabIndex={0}
          className="tw-tab"
          aria-pressed={seat === shown}
          aria-label={words.areaOf(who(seat))}
          transform={`translate(0 ${10 + index * 24})`}
          onClick={() => show(seat)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            show(seat)
          }}
        >
          <title>{words.areaOf(who(seat))}</title>
          <rect x="2" width="26" height="24" rx="5" />
          <PlayerMark player={color(seat)} cx={14} cy={12} r={seat === shown ? 6.6 : 5.4} />
        </g>
      ))}
    </g>
  )
}
