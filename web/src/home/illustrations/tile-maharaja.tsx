import {
  City,
  Cypress,
  color,
  curveThrough,
  Dune,
  Elephant,
  pathOf,
  Rock,
  toPoints,
  Village,
} from '@durbar/maharaja/art'
import { useId } from 'react'
import '@durbar/maharaja/art.css'
import { MaharajaBand } from './bands.tsx'
import { BAND, HEIGHT, type IllustrationProps, Sheet, times, WIDTH } from './illustration.tsx'

/** A road, a walled city, the sun; the elephant steps. Made of the game's own pieces. */
export function TileMaharaja(props: IllustrationProps) {
  const hatch = useId()
  return (
    <Sheet {...props}>
      <defs>
        <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(-58)">
          <path d="M0 0H5" stroke={color.hatch} strokeWidth={1.1} />
        </pattern>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={color.ground} />
      <Sun />
      <Dune
        crest={[-10, 150, 70, 128, 150, 158, 230, 150, 400, 118]}
        foot={[-10, 176, 70, 148, 150, 178, 230, 168, 400, 142]}
        hatch={`url(#${hatch})`}
      />
      <Rock x={166} y={148} scale={1.1} tone="mauve" />
      <Dune
        crest={[-10, 236, 60, 206, 150, 226, 250, 246, 400, 214]}
        foot={[-10, 270, 60, 240, 150, 262, 250, 276, 400, 250]}
        hatch={`url(#${hatch})`}
      />
      <path d={ROAD} fill="none" stroke={color.roadEdge} strokeWidth={13} />
      <path d={ROAD} fill="none" stroke={color.roadBed} strokeWidth={11} />
      <path
        d={ROAD}
        fill="none"
        stroke={color.roadDot}
        strokeWidth={5}
        strokeLinecap="round"
        strokeDasharray="0 11.2"
      />
      <g transform="translate(290 90) scale(1.727)">
        <City
          city="delhi"
          x={0}
          y={0}
          sites={['orange', 'blue', undefined, 'green', 'magenta', undefined, 'orange']}
          gates={[150]}
        />
      </g>
      <g transform="translate(171 185) scale(1.2)">
        <Village x={0} y={0} houses={['orange', 'blue']} />
      </g>
      <Cypress x={314} y={220} scale={1.15} />
      <Cypress x={330} y={214} scale={1.5} />
      <Cypress x={346} y={219} scale={1.25} />
      <Elephant x={82} y={228} size={112} />
      <MaharajaBand y={HEIGHT - BAND} />
    </Sheet>
  )
}

const ROAD = pathOf(curveThrough(toPoints([-14, 222, 70, 214, 150, 196, 214, 152, 268, 112])))

const ray = (index: number): string => {
  const angle = (index * 6 * Math.PI) / 180
  const reach = index % 2 ? 72 : 84
  const at = (radius: number) => `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
  return `M${at(58)}L${at(reach)}`
}
const RAYS = times(60).map(ray).join('')

function Sun() {
  return (
    <g transform="translate(70 74)" fill="none" stroke={color.turmeric}>
      <path d={RAYS} strokeWidth={1.2} opacity={0.8} />
      <circle r={53} fill={color.turmericPale} strokeWidth={1.2} />
      <circle r={46} strokeDasharray="1.5 3" />
      <circle r={33} fill={color.turmeric} fillOpacity={0.75} stroke="none" />
    </g>
  )
}
