import type { PrintedEffect } from '../../rules/components.ts'
import { Points } from './chips.tsx'
import { round } from './geometry.ts'
import { Icon, isIcon } from './icons.tsx'
import { Cloth } from './weaving.tsx'

/** A weaving as it is drawn: its pattern and what its two halves promise. */
export interface Woven {
  readonly id: string
  readonly pattern: string
  /** Names of the links; halves of the same name match. */
  readonly left: string
  readonly right: string
  readonly leftGives: readonly PrintedEffect[]
  readonly rightGives: readonly PrintedEffect[]
}

interface LinkIconProps {
  readonly gives: readonly PrintedEffect[]
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The reward of a link in a square of its size. */
function LinkIcon({ gives, x, y, size }: LinkIconProps) {
  const [first, second] = gives
  if (!first) return null
  if (first.kind === 'vp') return <Points points={first.n} x={x} y={y} size={size * 1.15} />
  if (!isIcon(first.kind)) return null
  if (second && isIcon(second.kind))
    return (
      <>
        <Icon name={first.kind} x={x - size * 0.2} y={y} size={size * 0.8} />
        <Icon name={second.kind} x={x + size * 0.32} y={y + size * 0.18} size={size * 0.62} />
      </>
    )
  return (
    <>
      <Icon name={first.kind} x={x} y={y} size={size} />
      {first.n > 1 && (
        <text
          className="tw-number tw-outlined"
          x={x + size * 0.38}
          y={y + size * 0.55}
          fontSize={Math.max(9.5, size * 0.62)}
          textAnchor="middle"
          fill="var(--tw-ink)"
        >
          {first.n}
        </text>
      )}
    </>
  )
}

interface HalfProps extends LinkIconProps {
  readonly side: 'left' | 'right'
  readonly dim?: boolean
}

/** A tab at an edge of the tile; x is the edge. */
function Half({ gives, x, y, size, side, dim = false }: HalfProps) {
  const [width, height, r] = [size + 3, size + 8, 4]
  const way = side === 'left' ? 1 : -1
  const d = `M${x} ${y - height / 2}h${way * (width - r)}q${way * r} 0 ${way * r} ${r}v${height - 2 * r}q0 ${r} ${-way * r} ${r}h${-way * (width - r)}Z`
  return (
    <>
      <path d={d} fill="var(--tw-face)" stroke="#2e211b" strokeOpacity=".5" strokeWidth=".8" />
      <g opacity={dim ? 0.5 : 1}>
        <LinkIcon gives={gives} x={x + way * (width / 2 - 0.3)} y={y} size={size} />
      </g>
    </>
  )
}

interface WeavingProps {
  readonly tile: Woven
  readonly width: number
  readonly height: number
  readonly size?: number
}

/** A single weaving with both its halves, from its upper left corner. */
export function Weaving({ tile, width, height, size = 12 }: WeavingProps) {
  return (
    <>
      <Cloth pattern={tile.pattern} width={width} height={height} />
      <Half gives={tile.leftGives} x={0} y={height / 2} size={size} side="left" />
      <Half gives={tile.rightGives} x={width} y={height / 2} size={size} side="right" />
    </>
  )
}

interface TapestryProps {
  readonly tiles: readonly Woven[]
  readonly width: number
  readonly height: number
  readonly size?: number
  /** The link that has just been made is stitched: index of the tile on its left. */
  readonly stitched?: number | undefined
}

/** Weavings in a row; a diamond over the seam for every link that matches, two pale halves where it does not. */
export function Tapestry({ tiles, width, height, size = 12, stitched }: TapestryProps) {
  const middle = height / 2
  const threads = [0, 1, 2, 3, 4, 5].map((index) => {
    const y = round(3 + (index * (height - 6)) / 5)
    return `M-6 ${y}h6M${tiles.length * width} ${y}h6`
  })
  return (
    <>
      <path d={threads.join('')} stroke="var(--tw-crimson)" strokeWidth="1.3" />
      {tiles.map((tile, index) => (
        <g key={tile.id} transform={`translate(${index * width} 0)`}>
          <Cloth pattern={tile.pattern} width={width} height={height} />
        </g>
      ))}
      {tiles.map((tile, index) => {
        const [before, after] = [tiles[index - 1], tiles[index + 1]]
        const [left, right] = [index * width, (index + 1) * width]
        return (
          <g key={tile.id}>
            {before?.right !== tile.left && (
              <Half gives={tile.leftGives} x={left} y={middle} size={size} side="left" dim={before !== undefined} />
            )}
            {after?.left !== tile.right ? (
              <Half gives={tile.rightGives} x={right} y={middle} size={size} side="right" dim={after !== undefined} />
            ) : (
              <Link gives={tile.rightGives} x={right} y={middle} size={size} fresh={stitched === index} />
            )}
          </g>
        )
      })}
    </>
  )
}

function Link({ gives, x, y, size, fresh }: LinkIconProps & { readonly fresh: boolean }) {
  const [a, b] = [round((size + 8) * 0.74), round((size + 8) * 0.68)]
  const d = `M${x - a} ${y}l${a} ${-b}l${a} ${b}l${-a} ${b}Z`
  return (
    <>
      <path d={d} fill="var(--tw-face)" stroke="#2e211b" strokeWidth="4" strokeLinejoin="round" />
      <path
        className={fresh ? 'tw-stitched' : undefined}
        pathLength={1}
        d={d}
        fill="var(--tw-face)"
        stroke="var(--tw-gold-light)"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <LinkIcon gives={gives} x={x} y={y} size={size} />
    </>
  )
}
