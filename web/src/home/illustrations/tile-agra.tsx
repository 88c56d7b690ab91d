import { AgraBand } from './bands.tsx'
import { BAND, HEIGHT, type IllustrationProps, Sheet, times, WIDTH } from './illustration.tsx'

const RED = '#a9462f'
const RED_DEEP = '#7e2f20'
const MARBLE = '#fbf6ec'
const MARBLE_SHADE = '#e6dccb'
const LAPIS = '#3a5688'
const JADE = '#3f7d68'
const CORAL = '#d2694c'
const GOLD = '#d69a2c'
const WATER = '#9fc0be'
const WATER_LINE = '#5f8f92'

const CENTER = WIDTH / 2
const RIVERBANK = 210

/** The marble hall between its sandstone wings, on the river; the boats drift. */
export function TileAgra(props: IllustrationProps) {
  return (
    <Sheet {...props}>
      <rect width={WIDTH} height={HEIGHT} fill="#f6dfcf" />
      <circle cx={CENTER} cy={104} r={112} fill="#fbebda" />
      <circle cx={CENTER} cy={104} r={96} fill="#f3c9ac" opacity={0.75} />
      <circle
        cx={CENTER}
        cy={104}
        r={118}
        fill="none"
        stroke={CORAL}
        strokeOpacity={0.4}
        strokeWidth={0.9}
        strokeDasharray="2 4"
      />
      <path d={BIRDS} fill="none" stroke={RED_DEEP} strokeWidth={1} />
      <Wing x={CENTER - 150} />
      <Wing x={CENTER + 150} />
      <Minaret x={74} />
      <Minaret x={310} />
      <Mausoleum />
      <Terrace />
      <River />
      <AgraBand y={HEIGHT - BAND} />
    </Sheet>
  )
}

const BIRDS = [
  [36, 60],
  [50, 50],
  [336, 44],
  [352, 55],
]
  .map(([x = 0, y = 0]) => `M${x - 6} ${y - 2}Q${x - 3} ${y - 5} ${x} ${y}Q${x + 3} ${y - 5} ${x + 6} ${y - 2}`)
  .join('')

interface DomeProps {
  x: number
  y: number
  width: number
  height: number
}

/** An onion dome, standing on y. */
function Dome({ x, y, width: w, height: h }: DomeProps) {
  const right = `C${x + w * 0.02} ${y - h * 0.92} ${x + w * 0.08} ${y - h * 0.86} ${x + w * 0.2} ${y - h * 0.78}C${x + w * 0.56} ${y - h * 0.55} ${x + w * 0.62} ${y - h * 0.22} ${x + w * 0.42} ${y}`
  const left = `M${x - w * 0.42} ${y}C${x - w * 0.62} ${y - h * 0.22} ${x - w * 0.56} ${y - h * 0.55} ${x - w * 0.2} ${y - h * 0.78}C${x - w * 0.08} ${y - h * 0.86} ${x - w * 0.02} ${y - h * 0.92} ${x} ${y - h}`
  return <path d={`${left}${right}Z`} fill={MARBLE} stroke={LAPIS} strokeWidth={0.9} strokeOpacity={0.55} />
}

interface ArchProps extends DomeProps {
  fill: string
}

/** A pointed niche, standing on y. */
function Arch({ x, y, width: w, height: h, fill }: ArchProps) {
  const spring = y - h * 0.55
  return (
    <path
      d={`M${x - w / 2} ${y}V${spring}C${x - w / 2} ${y - h * 0.8} ${x - w * 0.18} ${y - h * 0.86} ${x} ${y - h}C${x + w * 0.18} ${y - h * 0.86} ${x + w / 2} ${y - h * 0.8} ${x + w / 2} ${spring}V${y}Z`}
      fill={fill}
    />
  )
}

interface AtProps {
  x: number
}

function Wing({ x }: AtProps) {
  return (
    <>
      <rect x={x - 44} y={128} width={88} height={67} fill={RED} />
      <path d={`M${x - 44} 128h88`} stroke={MARBLE} strokeWidth={1.6} />
      {[-28, 0, 28].map((by) => (
        <g key={by}>
          <Arch x={x + by} y={186} width={19} height={46} fill={RED_DEEP} />
          <path d={`M${x + by - 11} 186V150h22V186`} fill="none" stroke={MARBLE} strokeWidth={0.9} opacity={0.8} />
        </g>
      ))}
      <Dome x={x} y={126} width={30} height={28} />
      <rect x={x - 13} y={122} width={26} height={6} fill={RED} />
      <Dome x={x - 32} y={128} width={14} height={14} />
      <Dome x={x + 32} y={128} width={14} height={14} />
    </>
  )
}

function Minaret({ x }: AtProps) {
  return (
    <g stroke={LAPIS} strokeOpacity={0.5}>
      <path d={`M${x - 6} 190L${x - 4} 62h8L${x + 6} 190Z`} fill={MARBLE} strokeWidth={0.8} />
      <path d={`M${x + 1.5} 62h2.5L${x + 6} 190h-3Z`} fill={MARBLE_SHADE} stroke="none" />
      {[92, 128].map((y) => (
        <rect key={y} x={x - 8} y={y} width={16} height={4} fill={MARBLE_SHADE} strokeWidth={0.6} />
      ))}
      <rect x={x - 7} y={59} width={14} height={4} fill={MARBLE_SHADE} stroke="none" />
      <Dome x={x} y={59} width={14} height={17} />
      <path d={`M${x} 42V37`} stroke={GOLD} strokeOpacity={1} strokeWidth={1.5} />
    </g>
  )
}

function Mausoleum() {
  return (
    <>
      <Dome x={CENTER} y={92} width={98} height={70} />
      <path
        d="M192 22C193.9 27.6 199.8 31.8 211.6 37.4 246.9 53.5 252.8 76.6 233.2 92H221C236 75 232 55 207 42 198.5 37 194 30.5 192 22Z"
        fill={MARBLE_SHADE}
      />
      <path d="M192 23V9" stroke={GOLD} strokeWidth={2.2} />
      <circle cx={CENTER} cy={17} r={2.6} fill={GOLD} />
      <rect x={147} y={86} width={90} height={14} fill={MARBLE} stroke={LAPIS} strokeWidth={0.8} strokeOpacity={0.5} />
      {times(9).map((index) => (
        <path key={index} d={`M${153 + index * 9.7} 93l3-3 3 3-3 3Z`} fill={index % 2 ? CORAL : JADE} />
      ))}
      {[134, 250].map((x) => (
        <g key={x}>
          <rect x={x - 13} y={92} width={26} height={10} fill={MARBLE_SHADE} />
          <Dome x={x} y={93} width={28} height={26} />
          <path d={`M${x} 67V62`} stroke={GOLD} strokeWidth={1.5} />
        </g>
      ))}
      <path
        d="M112 186V104L120 100H264L272 104V186Z"
        fill={MARBLE}
        stroke={LAPIS}
        strokeWidth={0.9}
        strokeOpacity={0.5}
      />
      {[128, 149, 235, 256].flatMap((x) =>
        [142, 184].map((y) => (
          <g key={`${x},${y}`}>
            <Arch x={x} y={y} width={14} height={30} fill="#d6c7b4" />
            <path
              d={`M${x - 9} ${y}V${y - 33}h18V${y}`}
              fill="none"
              stroke={LAPIS}
              strokeWidth={0.6}
              strokeOpacity={0.45}
            />
          </g>
        )),
      )}
      <Portal />
    </>
  )
}

/** Three niches in one another, framed by a thread of jade and two inlaid sprays. */
function Portal() {
  return (
    <>
      <rect x={162} y={96} width={60} height={90} fill={MARBLE} stroke={LAPIS} strokeWidth={1} strokeOpacity={0.6} />
      <rect
        x={167}
        y={101}
        width={50}
        height={85}
        fill="none"
        stroke={JADE}
        strokeWidth={1.4}
        strokeDasharray="0 3"
        strokeLinecap="round"
      />
      <Arch x={CENTER} y={186} width={40} height={74} fill="#c9b7a4" />
      <Arch x={CENTER} y={186} width={28} height={56} fill="#8c6a58" />
      <Arch x={CENTER} y={186} width={18} height={36} fill={RED_DEEP} />
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(${CENTER - 19 * side} 112) scale(${side} 1)`}>
          <path d="M0 0q5-6 9-4M0 0q2 7-1 12" fill="none" stroke={JADE} strokeWidth={1} />
          <circle r={2} fill={CORAL} />
        </g>
      ))}
    </>
  )
}

function Terrace() {
  return (
    <>
      <rect x={58} y={186} width={268} height={8} fill={MARBLE} stroke={LAPIS} strokeWidth={0.8} strokeOpacity={0.4} />
      <rect y={194} width={WIDTH} height={16} fill={RED} />
      <path d={`M0 194.5H${WIDTH}`} stroke="#d88a6c" strokeWidth={1.2} />
      {times(24).map((index) => (
        <Arch key={index} x={8 + index * 16} y={RIVERBANK} width={9} height={11} fill={RED_DEEP} />
      ))}
    </>
  )
}

/** The hall's reflection is a few bars of light; the ripples keep out of it. */
const REFLECTION = [120, 104, 84, 62, 40, 22]
const RIPPLES = times(26)
  .map((index) => ({ x: ((index * 57) % 400) - 8, y: RIVERBANK + 4 + (index % 5) * 6, width: 14 + ((index * 7) % 18) }))
  .filter(({ x, width }) => Math.abs(x + width / 2 - CENTER) >= 74)
  .map(({ x, y, width }) => `M${x} ${y}h${width}`)
  .join('')

function River() {
  return (
    <>
      <rect y={RIVERBANK} width={WIDTH} height={HEIGHT - RIVERBANK} fill={WATER} />
      {REFLECTION.map((width, index) => (
        <rect
          key={width}
          x={CENTER - width / 2}
          y={RIVERBANK + 2 + index * 5.5}
          width={width}
          height={2.6}
          rx={1.3}
          fill={MARBLE}
          opacity={0.75}
        />
      ))}
      <path d={RIPPLES} stroke={WATER_LINE} strokeWidth={1} opacity={0.7} strokeLinecap="round" />
      <Boat x={92} y={228} scale={0.95} className="illustration-boat" />
      <Boat x={300} y={222} scale={0.72} className="illustration-boat illustration-boat-far" />
    </>
  )
}

interface BoatProps {
  x: number
  y: number
  scale: number
  className: string
}

function Boat({ x, y, scale, className }: BoatProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className={className}>
        <path d="M0 0V-24" stroke={RED_DEEP} strokeWidth={1.5} />
        <path d="M1.5-24C14-18 14-8 9-3H1.5Z" fill={CORAL} />
        <path d="M-1.5-20C-9-14-9-7-7-3H-1.5Z" fill="#f6dfcf" stroke={RED_DEEP} strokeWidth={0.6} />
        <path d="M-20 0C-14 8 14 8 22-3 14 1-12 1-20 0Z" fill={RED_DEEP} />
        <path d="M-16 9H14M-8 11.5H19" stroke={WATER_LINE} strokeWidth={0.9} strokeLinecap="round" />
      </g>
    </g>
  )
}
