import { Tapestry } from './art/index.ts'
import { Noted } from './heading.tsx'
import { useScene } from './scene.tsx'
import { Spot } from './spot.tsx'
import type { ShelfProps } from './strip-layout.ts'
import { useTable } from './table.tsx'

/** Woven rows; where a weaving is to be laid, their ends glow. */
export function TapestryShelf({ player, width }: ShelfProps) {
  const { atlas, words, me, view } = useTable()
  const { marked } = useScene()
  const laying = player.seat === me && view.question.question === 'lay'
  const rows = player.tapestries.map((row) => row.flatMap((id) => atlas.weaving(id) ?? []))
  const lines = rows.length + (laying ? 1 : 0)
  const height = lines <= 2 ? 33 : Math.min(24, (72 - 3 * (lines - 1)) / lines)
  const longest = Math.max(3, ...rows.map((row) => row.length + (laying ? 1 : 0)))
  const tile = Math.min(48, (width - 14 - (laying ? 20 : 0)) / longest)
  const matching = rows.reduce(
    (sum, row) => sum + row.filter((one, index) => row[index + 1]?.left === one.right).length,
    0,
  )
  const indent = laying ? 22 : 7
  return (
    <>
      <Noted heading={words.tapestries} note={words.links(matching)} width={width} />
      {rows.map((row, index) => {
        const y = 19 + index * (height + 3.5)
        const [first, last] = [row[0], row.at(-1)]
        return (
          <g key={first?.id ?? index}>
            <g transform={`translate(${indent} ${y})`}>
              <Tapestry
                tiles={row}
                width={tile}
                height={height}
                size={height > 28 ? 12 : 10}
                stitched={row.findIndex(
                  ({ id }, place) => marked.laid.has(id) || marked.laid.has(row[place + 1]?.id ?? ''),
                )}
              />
            </g>
            {laying && first && last && (
              <>
                <EndSpot name={`end:${first.id}:left`} x={0} y={y} height={height} />
                <EndSpot name={`end:${last.id}:right`} x={indent + row.length * tile + 4} y={y} height={height} />
              </>
            )}
          </g>
        )
      })}
      {laying && (
        <EndSpot name="end:new:right" x={indent} y={19 + rows.length * (height + 3.5)} height={height} wide={tile} />
      )}
    </>
  )
}

interface EndSpotProps {
  readonly name: `end:${string}:${'left' | 'right'}`
  readonly x: number
  readonly y: number
  readonly height: number
  readonly wide?: number
}

function EndSpot({ name, x, y, height, wide = 18 }: EndSpotProps) {
  const { words } = useTable()
  return (
    <Spot
      name={name}
      label={name.startsWith('end:new') ? words.newTapestry : words.layHere}
      x={x}
      y={y}
      box={[wide, height, 4]}
    >
      <rect width={wide} height={height} rx="4" fill="var(--tw-accent-face)" />
      <text
        className="tw-number"
        x={wide / 2}
        y={height / 2 + 5}
        fontSize="15"
        textAnchor="middle"
        fill="var(--tw-accent-ink)"
      >
        +
      </text>
    </Spot>
  )
}
