import type { ReactNode } from 'react'
import { BoxMarks, RingMarks } from './art/index.ts'
import { useScene } from './scene.tsx'
import type { TargetKey } from './targets.ts'

interface SpotProps {
  readonly name: TargetKey
  /** What it is called where it means nothing. */
  readonly label: string
  readonly x: number
  readonly y: number
  /** Round things have a radius, the others a size from their upper left corner. */
  readonly ring?: number
  readonly box?: readonly [width: number, height: number, radius?: number]
  readonly selected?: boolean
  /** Marked by the last move under this name, if not its own. */
  readonly mark?: string
  /** Belongs to what is pointed at: its card does not cover it. */
  readonly near?: boolean
  readonly children: ReactNode
}

/** Anything on the board that can be pointed at. */
export function Spot({ name, label, x, y, ring, box, selected, mark, near, children }: SpotProps) {
  const { touch, marked } = useScene()
  const marks = touch.marks(name)
  const all = {
    ...marks,
    selected: selected || marks.selected,
    lastMove: marked.keys.has(mark ?? name),
  }
  return (
    <g transform={`translate(${x} ${y})`} data-near={near || undefined}>
      {/* The drawing is for the eyes and lies outside of the button, whose name says what it is. */}
      <g className="tw-still">
        {ring !== undefined && <RingMarks r={ring} {...all} />}
        {children}
      </g>
      <g className="tw-hit" {...touch.props(name, label)}>
        {ring !== undefined && (
          <>
            <circle r={ring - 1} fill="transparent" />
            <circle className="tw-focus" r={ring + 3.7} />
          </>
        )}
        {box && (
          <>
            <rect width={box[0]} height={box[1]} rx={box[2] ?? 5} fill="transparent" />
            <BoxMarks width={box[0]} height={box[1]} radius={box[2] ?? 5} {...all} />
          </>
        )}
      </g>
    </g>
  )
}
