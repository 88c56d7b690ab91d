import type { ComponentProps } from 'react'
import { round, translate } from './geometry.ts'
import { GovernorToken } from './governor-token.tsx'
import type { CharacterNumber } from './icons.tsx'
import { classes, type Marks } from './marks.tsx'
import { type CityId, color } from './palette.ts'
import { fitText } from './text.ts'

export type TokenProps = Marks & Omit<ComponentProps<'g'>, 'transform' | 'x' | 'y' | 'r'>

/** What both tracks, upright and lying down, are told. */
export interface TrackContents {
  /** The city on each field, from the lowest: first the unnumbered fields, then 1, 2, 3 … */
  fields: readonly (CityId | undefined)[]
  unnumbered?: number
  /** The character at home in each city, for the tokens' icons. */
  homes: Readonly<Record<CityId, CharacterNumber>>
  /** The city the Maharaja is in. */
  current?: CityId | undefined
  /** The city he visits next: the lowest token. */
  next?: CityId | undefined
  /** Field on which the next token will land, counted from 0. */
  landing?: number | undefined
  /** Governor order being considered for this city: shows the rotation of the three fields. */
  ordering?: CityId | undefined
  /** States and handlers of a token. */
  tokenProps?: (city: CityId) => TokenProps | undefined
}

interface GovernorTrackProps extends TrackContents, Omit<ComponentProps<'g'>, 'transform'> {
  x?: number
  y?: number
  width?: number
  height?: number
  names: Readonly<Record<CityId, string>>
  words: { readonly title: string; readonly now: string; readonly next: string }
}

const HEAD = 26
const FOOT = 32
const TOKEN_X = 43
const NAME_X = 60

/** The column to the right of the map, lowest field at the bottom. */
export function GovernorTrack({
  x = 0,
  y = 0,
  width = 127,
  height = 562,
  fields,
  unnumbered = 7,
  homes,
  names,
  words,
  current,
  next,
  landing,
  ordering,
  tokenProps,
  className,
  ...rest
}: GovernorTrackProps) {
  const step = (height - HEAD - FOOT) / fields.length
  const floor = height - FOOT
  const middle = (field: number) => round(floor - (field + 0.5) * step)
  const currentField = current ? fields.indexOf(current) : -1
  return (
    <g className={classes('mh-track', className)} transform={translate(x, y)} {...rest}>
      <rect width={width} height={height} fill={color.paper} />
      <rect
        y={round(floor - unnumbered * step)}
        width={width}
        height={round(unnumbered * step)}
        fill={color.trackLow}
      />
      {currentField >= 0 && (
        <rect y={round(middle(currentField) - step / 2)} width={width} height={round(step)} fill={color.trackNow} />
      )}
      <path d={rules(fields.length, floor, step, width)} stroke={color.trackRule} strokeWidth={0.8} />
      <path d={`M0 ${round(floor - unnumbered * step)}H${width}`} stroke={color.terracotta} strokeWidth={1.4} />
      <text
        x={width / 2}
        y={17.5}
        textAnchor="middle"
        className="mh-display"
        fontSize={13}
        fontWeight={600}
        fill={color.ink}
      >
        {words.title}
      </text>
      <Arrow x={TOKEN_X} y={height} />
      {fields.map((city, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field of the track is its number
        <g key={field} transform={translate(0, middle(field))}>
          {field >= unnumbered && (
            <text
              x={15.5}
              dy=".35em"
              textAnchor="middle"
              className="mh-display"
              fontSize={15}
              fontWeight={field === currentField ? 700 : 500}
              fill={city ? color.ink : color.trackNumber}
            >
              {field - unnumbered + 1}
            </text>
          )}
          {!city && field !== landing && <EmptyField numbered={field >= unnumbered} />}
        </g>
      ))}
      {next && landing !== undefined && (
        <GovernorToken ghost city={next} character={homes[next]} x={TOKEN_X} y={middle(landing)} />
      )}
      {fields.map((city, field) => {
        if (!city) return null
        const word = city === current ? words.now : city === next ? words.next : undefined
        const name = fitText(names[city], width - NAME_X - 5, 11)
        return (
          <g key={city} transform={translate(0, middle(field))}>
            <GovernorToken city={city} character={homes[city]} x={TOKEN_X} {...tokenProps?.(city)} />
            <TrackName {...name} word={word} strong={city === current} />
          </g>
        )
      })}
      {ordering && <Rotation field={fields.indexOf(ordering)} middle={middle} />}
    </g>
  )
}

const rules = (count: number, floor: number, step: number, width: number): string =>
  Array.from({ length: count + 1 }, (_, index) => `M0 ${round(floor - index * step)}H${width}`).join('')

interface EmptyFieldProps {
  numbered: boolean
}

function EmptyField({ numbered }: EmptyFieldProps) {
  if (numbered) return <circle cx={TOKEN_X} r={1.8} fill={color.trackEmpty} />
  return (
    <circle cx={TOKEN_X} r={9.5} fill="none" stroke={color.trackEmpty} strokeWidth={0.9} strokeDasharray="2.4 2.6" />
  )
}

interface TrackNameProps {
  lines: readonly string[]
  size: number
  word: string | undefined
  strong: boolean
}

function TrackName({ lines, size, word, strong }: TrackNameProps) {
  const rows = word ? [...lines, word] : lines
  const letters = rows.length > 2 ? Math.min(size, 9) : size
  const step = rows.length > 2 ? 9.4 : 11.8
  const top = -((rows.length - 1) * step) / 2
  return (
    <text className="mh-still" fontSize={round(letters)} fill={color.ink} fontWeight={word ? 650 : 500}>
      {rows.map((row, index) => (
        <tspan
          key={row}
          x={NAME_X}
          y={round(top + index * step)}
          dy=".36em"
          fontSize={index === lines.length ? Math.min(11, step) : undefined}
          fill={index === lines.length ? (strong ? color.nowInk : color.nextInk) : undefined}
        >
          {row}
        </tspan>
      ))}
    </text>
  )
}

interface ArrowProps {
  x: number
  y: number
}

function Arrow({ x, y }: ArrowProps) {
  return <path transform={translate(x, y)} d="M-7-5V-15H-15L0-28 15-15H7V-5Z" fill={color.terracotta} />
}

interface RotationProps {
  /** The field the chosen token stands on. */
  field: number
  middle: (field: number) => number
}

/** MH:33: the chosen token goes two fields down, what it passes goes one up. */
function Rotation({ field, middle }: RotationProps) {
  if (field < 2) return null
  const [from, over, to] = [middle(field), middle(field - 1), middle(field - 2)]
  const down = TOKEN_X - 13.5
  const up = TOKEN_X + 13.5
  return (
    <g className="mh-still" fill="none" stroke={color.accent} strokeLinecap="round" strokeLinejoin="round">
      <path
        d={`M${down} ${from}C${down - 13} ${from + 14} ${down - 13} ${to - 14} ${down} ${to}m-5.5-2.2 5.5 2.2 1.2-5.8`}
        strokeWidth={2.4}
      />
      <path d={hop(up, over, from) + hop(up, to, over)} strokeWidth={1.4} />
    </g>
  )
}

const hop = (x: number, from: number, to: number): string =>
  `M${x} ${from - 4}C${x + 6} ${from - 9} ${x + 6} ${to + 9} ${x} ${to + 4}m3.6.4-3.6-.4-.4 3.8`
