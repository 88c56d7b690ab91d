import { TawantinsuyuBand } from './bands.tsx'
import { BAND, HEIGHT, type IllustrationProps, Sheet, times, WIDTH } from './illustration.tsx'

const VALLEY = '#34705f'
const VALLEY_LINE = '#568c78'
const WALL = '#5b4736'
const WALL_LIGHT = '#8b735a'
const INK = '#3b3226'
const GOLD = '#f2bd3e'
const GOLD_DEEP = '#8a5a0c'
const WOOL = '#fbf3e2'

const CENTER = { x: 192, y: 116 } as const

/** From the lowest terrace up: its size, its green, and the crop on it. */
const TERRACES = [
  { size: 124, fill: '#4f7f49', crop: '#e9b93c' },
  { size: 107, fill: '#668f4c', crop: '#f6e3a0' },
  { size: 91, fill: '#83a652', crop: '#7b4b86' },
  { size: 75, fill: '#a3ba5d', crop: '#e9b93c' },
  { size: 59, fill: '#c4c971', crop: '#5e8a3e' },
  { size: 43, fill: '#e2d68c', crop: '#b5542f' },
  { size: 27, fill: '#f1e8cc', crop: undefined },
] as const

/** A terraced hill with the temple's sun on top; the sun turns. */
export function TileTawantinsuyu(props: IllustrationProps) {
  return (
    <Sheet {...props}>
      <rect width={WIDTH} height={HEIGHT} fill={VALLEY} />
      <path d={VALLEY_LINES} fill="none" stroke={VALLEY_LINE} strokeWidth={1} opacity={0.55} />
      {TERRACES.map((terrace, index) => (
        <Terrace key={terrace.size} {...terrace} rows={index % 2 === 0} />
      ))}
      <Stairs />
      {HUTS.map((hut) => (
        <Hut key={`${hut.x},${hut.y}`} {...hut} />
      ))}
      <Sun />
      <Llama x={46} y={222} scale={1.1} />
      <Llama x={78} y={229} scale={0.85} />
      <Llama x={342} y={224} scale={1.05} facing="left" />
      <TawantinsuyuBand y={HEIGHT - BAND} />
    </Sheet>
  )
}

const VALLEY_LINES = times(15)
  .map((index) => 8 + index * 17)
  .map((y) => `M-10 ${y}C60 ${y - 14} 110 ${y + 12} 180 ${y}S320 ${y - 12} 400 ${y + 6}`)
  .join('')

/** A hill is not a circle: three slow waves along its rim, as a closed smooth curve. */
function rim(size: number, down = 0): string {
  const spots = times(RIM_POINTS).map((index) => {
    const t = (index / RIM_POINTS) * 2 * Math.PI
    const r = size * (1 + 0.07 * Math.cos(2 * t + 0.6) + 0.05 * Math.cos(3 * t - 1) + 0.03 * Math.cos(5 * t))
    return { x: CENTER.x + Math.cos(t) * r * 1.36, y: CENTER.y + down + Math.sin(t) * r * 0.92 }
  })
  const at = (index: number) => spots[(index + RIM_POINTS) % RIM_POINTS] ?? CENTER
  const write = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const pieces = times(RIM_POINTS).map((index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const out = write(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6)
    const into = write(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6)
    return `C${out} ${into} ${write(to.x, to.y)}`
  })
  return `M${write(at(0).x, at(0).y)}${pieces.join('')}Z`
}
const RIM_POINTS = 30

interface TerraceProps {
  size: number
  fill: string
  crop: string | undefined
  /** Furrows of short rows, or single plants. */
  rows: boolean
}

/** The field, and below it the wall that holds it: masonry is a dashed line seen under the field's edge. */
function Terrace({ size, fill, crop, rows }: TerraceProps) {
  return (
    <>
      <path d={rim(size, 8)} fill={WALL} />
      <path
        d={rim(size - 2.5, 5.5)}
        fill="none"
        stroke={WALL_LIGHT}
        strokeWidth={5}
        strokeDasharray="8 1.6"
        opacity={0.8}
      />
      <path d={rim(size)} fill={fill} stroke={INK} strokeWidth={0.8} strokeOpacity={0.45} />
      {crop && (
        <path
          d={rim(size - 6)}
          fill="none"
          stroke={crop}
          strokeWidth={rows ? 3 : 2.2}
          strokeDasharray={rows ? '1.5 6.5' : '0 6'}
          strokeLinecap="round"
        />
      )}
    </>
  )
}

function Stairs() {
  return times(16).map((step) => (
    <rect
      key={step}
      x={CENTER.x - 9}
      y={CENTER.y + 22 + step * 6.1}
      width={18}
      height={5}
      fill={step % 2 ? '#e8dcc2' : '#d6c6a4'}
      stroke={WALL}
      strokeWidth={0.6}
    />
  ))
}

const HUTS = [
  { x: 122, y: 71, scale: 0.85 },
  { x: 100, y: 86, scale: 1 },
  { x: 276, y: 88, scale: 1 },
  { x: 298, y: 118, scale: 0.85 },
  { x: 262, y: 150, scale: 1.05 },
  { x: 112, y: 156, scale: 0.95 },
] as const

interface PlacedProps {
  x: number
  y: number
  scale: number
}

function Hut({ x, y, scale }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={INK} strokeWidth={0.8}>
      <rect x={-9} y={-5} width={18} height={9} fill="#d9c49a" />
      <path d="M-12-4-6-13H6L12-4Z" fill="#a9772f" />
      <path d="M-6-5-3-12M0-5V-12.5M6-5 3-12" strokeWidth={0.5} strokeOpacity={0.5} />
      <rect x={-2.2} y={-2} width={4.4} height={6} fill={WALL} stroke="none" />
    </g>
  )
}

function Sun() {
  return (
    <g transform={`translate(${CENTER.x} ${CENTER.y - 6})`}>
      <g className="illustration-sun">
        {times(16).map((index) => (
          <path
            key={index}
            d={`M-3-20L0-${index % 2 ? 30 : 36}L3-20Z`}
            fill="#e9a92b"
            stroke={GOLD_DEEP}
            strokeWidth={0.6}
            transform={`rotate(${index * 22.5})`}
          />
        ))}
      </g>
      <circle r={21} fill={GOLD} stroke={GOLD_DEEP} strokeWidth={1.2} />
      <circle r={15.5} fill="none" stroke={GOLD_DEEP} strokeWidth={0.9} strokeDasharray="2 2" />
      <path d="M-7-4h5v3h-5ZM2-4h5v3h-5ZM-1.3-3h2.6v6h-2.6ZM-5 6h10v2.5H-5Z" fill={GOLD_DEEP} />
    </g>
  )
}

interface LlamaProps extends PlacedProps {
  facing?: 'left' | 'right'
}

function Llama({ x, y, scale, facing = 'right' }: LlamaProps) {
  const flip = facing === 'left' ? -scale : scale
  return (
    <g transform={`translate(${x} ${y}) scale(${flip} ${scale})`}>
      <ellipse cx={1} cy={0.5} rx={14} ry={2} fill={INK} opacity={0.25} />
      <path
        d="M-11 0V-9C-11-13-7-13-4-13H3C5-13 6-15 6-17V-25L5-28.5 7.5-26.5H9.5L10.5-29 11.5-25.5C14-25 16-23.5 16-22S13-20.5 11.5-20.5V-12C11.5-9 9.5-7.5 8.5-7V0H5.5V-6H-7.5V0Z"
        fill={WOOL}
        stroke={INK}
        strokeWidth={0.9}
        strokeLinejoin="round"
      />
      <path d="M-7-13h9v5h-9Z" fill="#b23a5e" />
      <path d="M-7-10.5h9" stroke={GOLD} strokeWidth={1.3} />
      <circle cx={11.4} cy={-23.2} r={0.7} fill={INK} />
    </g>
  )
}
