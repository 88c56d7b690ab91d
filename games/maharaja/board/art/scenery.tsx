import { memo, useId } from 'react'
import { curveThrough, offset, pathOf } from './curve.ts'
import { CROP, type Detail, rays, translate } from './geometry.ts'
import { Icon } from './icons.tsx'
import { color } from './palette.ts'
import { CYPRESSES, DUNES, MANGO_TREES, RIVER_COURSE, ROCKS, TUFTS } from './scenery-data.ts'
import { Cypress, Dune, MangoTree, Rock, toPoints, tuftPath } from './scenery-parts.tsx'

interface SceneryProps {
  detail?: Detail
}

/** The land under the game: nothing here means anything, nothing here can be touched, and it is drawn once. */
export const Scenery = memo(function Scenery({ detail = 'full' }: SceneryProps) {
  const id = useId()
  const hatch = `url(#${id})`
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without tabIndex never takes the focus
    <g className="mh-still" aria-hidden="true">
      <defs>
        <pattern id={id} width={5.4} height={5.4} patternUnits="userSpaceOnUse" patternTransform="rotate(-58)">
          <path d="M0 0H5.4" stroke={color.hatch} strokeWidth={1} />
        </pattern>
      </defs>
      <rect x={-800} y={-400} width={2600} height={1500} fill={color.ground} />
      <QuarterSun />
      {DUNES.map((dune) => (
        <Dune key={dune.crest[0]} {...dune} hatch={hatch} />
      ))}
      <River />
      <Lake />
      {ROCKS.map((rock) => (
        <Rock key={`${rock.x},${rock.y}`} {...rock} />
      ))}
      {toPoints(CYPRESSES).map((spot) => (
        <Cypress key={spot.x} {...spot} />
      ))}
      {toPoints(MANGO_TREES).map((spot) => (
        <MangoTree key={spot.x} {...spot} />
      ))}
      <path d={tuftPath(TUFTS)} fill="none" stroke={color.tuft} strokeWidth={0.9} />
      {detail === 'full' && <Caravan />}
    </g>
  )
})

const SUN_RAYS = rays(19, 118, (index) => (index % 2 ? 150 : 172), 0, 90)

/** The same sun is the player's action disc. */
function QuarterSun() {
  return (
    <g transform={translate(CROP.x, CROP.y)} fill="none" stroke={color.turmeric}>
      <path d={SUN_RAYS} stroke={color.sunRay} strokeWidth={1.2} />
      <circle r={108} fill={color.sunDisc} strokeWidth={1.2} />
      <circle r={96} strokeWidth={1} strokeDasharray="1.8 3.6" />
      <circle r={64} fill={color.sunCore} stroke="none" />
    </g>
  )
}

const RIVER = toPoints(RIVER_COURSE)
const RIVER_PATH = pathOf(curveThrough(RIVER))
const CURRENTS = [-3.8, 0, 3.8].map((by) => ({ by, d: pathOf(offset(RIVER, by)) }))

function River() {
  return (
    <g fill="none">
      <path d={RIVER_PATH} stroke={color.waterLine} strokeWidth={16.7} opacity={0.7} />
      <path d={RIVER_PATH} stroke={color.water} strokeWidth={15} />
      {CURRENTS.map(({ by, d }) => (
        <path
          key={by}
          d={d}
          stroke={color.waterLine}
          strokeWidth={0.75}
          opacity={0.7}
          strokeDasharray={by ? '11 6' : '19 7'}
        />
      ))}
    </g>
  )
}

/** Udaipur's lake with its island pavilion. */
function Lake() {
  return (
    <g transform={translate(366, 604)} stroke={color.waterLine} strokeWidth={0.9} fill="none">
      <path d="M-44 2C-40-14-20-15-4-12 14-18 36-12 42 0 46 12 26 17 8 14-8 20-44 18-44 2Z" fill={color.water} />
      <path d="M-33 4h12M-26 9h16M14 8h18M22-5h12M-22-6h12M-9 7.5H10" strokeWidth={0.8} />
      <path
        d="M-11 4V-1H-8C-8-5-5-6-4.5-8-4-6-1-5-1-1H1C1-5 4-6 4.5-8 5-6 8-5 8-1H11V4Z"
        fill={color.marble}
        stroke={color.outline}
        strokeWidth={0.8}
      />
      <path d="M-6 4V1.5a1.5 1.5 0 0 1 3 0V4M3 4V1.5a1.5 1.5 0 0 1 3 0V4" stroke={color.outline} strokeWidth={0.6} />
    </g>
  )
}

/** Three camels on the way from Idar to nowhere. */
function Caravan() {
  return (
    <>
      {[
        { x: 286, y: 505 },
        { x: 306, y: 501 },
        { x: 326, y: 499 },
      ].map(({ x, y }) => (
        <Icon key={x} name="camel" cx={x} cy={y} size={21.75} fill={color.caravan} />
      ))}
    </>
  )
}
