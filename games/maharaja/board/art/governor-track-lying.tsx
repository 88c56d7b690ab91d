import type { ComponentProps } from 'react'
import { round, translate } from './geometry.ts'
import { GovernorToken } from './governor-token.tsx'
import type { TrackContents } from './governor-track.tsx'
import { classes } from './marks.tsx'
import { color } from './palette.ts'
import { textWidth } from './text.ts'

interface LyingTrackProps extends TrackContents, Omit<ComponentProps<'g'>, 'transform'> {
  x?: number
  y?: number
  width?: number
  /** The word under the lowest token. */
  nextWord: string
}

const ARROW = 18
const FIELD_HEIGHT = 42
const TOKEN_Y = 15

/** The same track for a phone: the arrow at the left, the numbers rising to the right. 56 high. */
export function LyingGovernorTrack({
  x = 0,
  y = 0,
  width = 374,
  fields,
  unnumbered = 7,
  homes,
  current,
  next,
  landing,
  ordering,
  nextWord,
  tokenProps,
  className,
  ...rest
}: LyingTrackProps) {
  const step = (width - ARROW) / fields.length
  const middle = (field: number) => round(ARROW + (field + 0.5) * step)
  const r = round(Math.min(9.6, step * 0.455))
  const nextField = next ? fields.indexOf(next) : -1
  const half = textWidth(nextWord, 10.5) / 2
  return (
    <g className={classes('mh-track', className)} transform={translate(x, y)} {...rest}>
      <path d="M17 15 7 8V12.5H2V17.5H7V22Z" fill={color.terracotta} />
      {fields.map((city, field) => {
        const numbered = field >= unnumbered
        const fill = city && city === current ? color.trackNow : numbered ? color.paper : color.trackLow
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field of the track is its number
          <g key={field} transform={translate(middle(field), 0)}>
            <rect
              x={-step / 2}
              width={step}
              height={FIELD_HEIGHT}
              fill={fill}
              stroke={color.trackRule}
              strokeWidth={0.7}
            />
            {numbered && (
              <text
                y={37}
                textAnchor="middle"
                className="mh-display"
                fontSize={12}
                fontWeight={city === current ? 700 : 500}
                fill={city ? color.ink : color.trackNumber}
              >
                {field - unnumbered + 1}
              </text>
            )}
            {!city && field !== landing && (
              <circle
                cy={TOKEN_Y}
                r={numbered ? 1.5 : 6}
                fill={numbered ? color.trackEmpty : 'none'}
                stroke={numbered ? 'none' : color.trackEmpty}
                strokeDasharray="2 2"
              />
            )}
          </g>
        )
      })}
      {next && landing !== undefined && (
        <GovernorToken ghost city={next} character={homes[next]} x={middle(landing)} y={TOKEN_Y} r={r} />
      )}
      {nextField >= 0 && (
        <text
          x={round(Math.max(half, Math.min(width - half, middle(nextField))))}
          y={53}
          textAnchor="middle"
          fontSize={10.5}
          fontWeight={650}
          fill={color.nextInk}
        >
          {nextWord}
        </text>
      )}
      {fields.map((city, field) =>
        city ? (
          <GovernorToken
            key={city}
            city={city}
            character={homes[city]}
            x={middle(field)}
            y={TOKEN_Y}
            r={r}
            {...tokenProps?.(city)}
          />
        ) : null,
      )}
      {ordering && fields.indexOf(ordering) >= 2 && (
        <path
          className="mh-still"
          d={`M${middle(fields.indexOf(ordering))} 26C${middle(fields.indexOf(ordering)) - 8} 34 ${middle(fields.indexOf(ordering) - 2) + 8} 34 ${middle(fields.indexOf(ordering) - 2)} 26m-.6 5 .6-5 4.6 1.6`}
          fill="none"
          stroke={color.accent}
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </g>
  )
}
