import { type ComponentProps, type CSSProperties, memo } from 'react'
import { CITY_RADIUS, rays, round, translate } from './geometry.ts'
import { classes } from './marks.tsx'
import { color } from './palette.ts'

interface ElephantProps extends Omit<ComponentProps<'g'>, 'transform'> {
  /** The ground under the middle of the elephant. */
  x?: number
  y?: number
  /** Height in the units around it, pinnacle included. */
  size?: number
  /** It always faces the city it stands beside. */
  facing?: 'left' | 'right'
  /** Steps on the spot; the host moves it. */
  walking?: boolean
}

const HIDE = '#414a78'
const FAR_HIDE = '#353d66'
const EAR = '#5a6396'
const INK = '#1f2650'

const BODY =
  'M8 36C8 26 16 22 27 22L39 22C43 18 51 18 55 22.5 58 26 58.2 32 59 38 59.8 44 61 48 64 47.5 66 47.2 66 44.5 65 43.5L67.8 42.3C70 46 68.5 51.5 63.5 52 57.5 52.5 55.3 46.5 54.5 41 53 42.3 50.5 42.8 48.5 42.5V47.5C41 50.5 19 50.5 11 46.5 9 43 8 40 8 36Z'

/** The Maharaja under his canopy, on the elephant. Drawn in a box of 72 × 72 standing on its lower edge. */
export const Elephant = memo(function Elephant({
  x = 0,
  y = 0,
  size = 50,
  facing = 'right',
  walking = false,
  className,
  ...rest
}: ElephantProps) {
  const k = round(size / 70)
  return (
    <g
      className={classes('mh-still', walking && 'mh-walking', className)}
      transform={`${translate(x, y)} scale(${facing === 'left' ? -k : k} ${k}) translate(-36 -58)`}
      {...rest}
    >
      <ellipse cx={36} cy={58} rx={32} ry={3.6} fill={color.shadowDeep} />
      <Leg x={33} fill={FAR_HIDE} off />
      <Leg x={18.5} fill={FAR_HIDE} />
      <Leg x={39.2} fill={HIDE} />
      <Leg x={11} fill={HIDE} off />
      <g className="mh-elephant-body" style={{ transformOrigin: '36px 46px' }}>
        <path d="M8.3 33C5 34 4 40 4.6 45" fill="none" stroke={HIDE} strokeWidth={1.6} strokeLinecap="round" />
        <path d="M4.6 44.5 3.2 48.5 6.2 48Z" fill={INK} />
        <path d={BODY} fill={HIDE} />
        <path d="M61.6 49.4C64 50 66.6 48.8 66.9 46.3" fill="none" stroke={EAR} strokeWidth={0.8} />
        <path
          d="M42 24.5C47.5 23.5 50.5 28 49.5 34 48.8 38 45 39 43 36.5 41.2 34 40.5 28 42 24.5Z"
          fill={EAR}
          stroke={INK}
          strokeWidth={0.7}
        />
        <circle cx={53.2} cy={29} r={1.2} fill={color.cream} />
        <path d="M52 30.8C53 31.3 54 31.2 54.8 30.6" fill="none" stroke={INK} strokeWidth={0.6} />
        <path
          d="M55.6 40.5C57.5 42.6 60 43.2 62.3 42.2"
          fill="none"
          stroke={color.cream}
          strokeWidth={2}
          strokeLinecap="round"
        />
        <Caparison />
        <Howdah />
      </g>
    </g>
  )
})

interface LegProps {
  x: number
  fill: string
  /** Half a pace behind. */
  off?: boolean
}

function Leg({ x, fill, off = false }: LegProps) {
  const style: CSSProperties = { transformOrigin: `${x + 4.6}px 43px` }
  return (
    <g className={classes('mh-elephant-leg', off && 'mh-elephant-leg-off')} style={style}>
      <g transform={translate(x, 0)}>
        <path d="M-.4 41H9.4L9.3 57.2C9.3 57.8 9 58 8.5 58H.8C.3 58 0 57.8 0 57.2Z" fill={fill} />
        <path d="M.1 53.6H9.2" stroke={color.turmeric} strokeWidth={1.5} />
        <path d="M1.6 57.7a1 1 0 0 1 2 0M4 57.7a1 1 0 0 1 2 0M6.4 57.7a1 1 0 0 1 2 0" fill={color.cream} />
      </g>
    </g>
  )
}

/** Saddle cloth with a scalloped hem, and the jewel on the brow. */
function Caparison() {
  return (
    <>
      <path d="M50.5 20.6 55.5 23.6 52.5 26.4 48.6 23Z" fill={color.turmeric} />
      <circle cx={52} cy={23.5} r={0.9} fill={color.terracotta} />
      <path d="M14.5 22.6H39V39.5L36 42 33 39.5 30 42 27 39.5 24 42 21 39.5 18 42 14.5 39.5Z" fill={color.terracotta} />
      <path d="M14.5 36.8H39M14.5 25H39" stroke={color.turmeric} strokeWidth={1.4} fill="none" />
      <path d="M26.7 27.4 30 31 26.7 34.6 23.4 31Z" fill={color.turmeric} />
      <circle cx={26.7} cy={31} r={1} fill={color.terracotta} />
      <path d="M19 29.6v2.8M34.5 29.6v2.8" stroke={color.turmeric} strokeWidth={1.2} strokeLinecap="round" />
    </>
  )
}

function Howdah() {
  return (
    <>
      <path d="M17 15.5H37L35.5 22.8H18.5Z" fill={color.turmeric} />
      <path d="M17.8 19H36.2" stroke={color.turmericDeep} strokeWidth={0.9} />
      <path d="M18.7 16V1.5M35.3 16V1.5" stroke={color.turmericDeep} strokeWidth={1.3} />
      <path d="M27 16C23.5 16 22.5 13.5 23 11.7 24 10 30 10 31 11.7 31.5 13.5 30.5 16 27 16Z" fill={color.cream} />
      <circle cx={27} cy={8.8} r={2.5} fill="#b97c53" />
      <path d="M24.3 8.4C24.3 5.8 25.5 5 27 5s2.7.8 2.7 3.4Z" fill={color.indigo} />
      <circle cx={27} cy={5.5} r={0.7} fill={color.turmeric} />
      <g transform="translate(0 -4.5)">
        <path
          d="M14.5 6.3C17 1.5 22 1.3 27-3 32 1.3 37 1.5 39.5 6.3L36.5 7.8 33.5 6.3 30.2 7.8 27 6.3 23.8 7.8 20.5 6.3 17.5 7.8Z"
          fill={color.terracotta}
          stroke={color.turmeric}
        />
        <path d="M27-3V-6" stroke={color.turmericDeep} strokeWidth={1.2} />
        <circle cx={27} cy={-6.5} r={1.2} fill={color.turmeric} />
      </g>
    </>
  )
}

const SUNBURST = rays(48, CITY_RADIUS * 1.2, (index) => CITY_RADIUS * (index % 2 ? 1.36 : 1.52))

interface SunburstProps extends Omit<ComponentProps<'g'>, 'transform'> {
  x: number
  y: number
}

/** The durbar: rays and a turmeric disc behind the city where the Maharaja holds court. */
export const Sunburst = memo(function Sunburst({ x, y, className, ...rest }: SunburstProps) {
  return (
    <g className={classes('mh-still', className)} transform={translate(x, y)} {...rest}>
      <path d={SUNBURST} stroke={color.sunRay} strokeWidth={1.3} />
      <circle r={CITY_RADIUS * 1.17} fill={color.sunCore} opacity={0.85} />
    </g>
  )
})
