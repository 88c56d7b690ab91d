import type { ComponentProps } from 'react'
import { round, translate } from './geometry.ts'
import { CHARACTER_ICON, type CharacterNumber, Icon } from './icons.tsx'
import { CircleMarks, classes, type Marks } from './marks.tsx'
import { type CityId, cityColor, color } from './palette.ts'

interface EmblemProps extends Omit<ComponentProps<'g'>, 'transform'> {
  city: CityId
  /** The character at home there. */
  character: CharacterNumber
  x?: number
  y?: number
  r?: number
}

/** City color with the home character's icon: before a city's name, on lists and seats. */
export function CityEmblem({ city, character, x = 0, y = 0, r = 10, ...rest }: EmblemProps) {
  return (
    <g transform={translate(x, y)} {...rest}>
      <circle r={r} fill={cityColor(city)} />
      <Icon name={CHARACTER_ICON[character]} cx={0} cy={0} size={r * 1.32} fill={color.cream} />
    </g>
  )
}

interface GovernorTokenProps extends Marks, EmblemProps {
  /** Where a token will land: only its outline, dashed. */
  ghost?: boolean
}

/** The governor of a city, on the track. */
export function GovernorToken({
  city,
  character,
  x = 0,
  y = 0,
  r = 12,
  ghost = false,
  legal,
  hovered,
  selected,
  lastMove,
  className,
  ...rest
}: GovernorTokenProps) {
  const icon = CHARACTER_ICON[character]
  if (ghost) {
    return (
      <g className={classes('mh-still', className)} transform={translate(x, y)} {...rest}>
        <circle
          r={r * 0.92}
          fill={color.paper}
          stroke={cityColor(city)}
          strokeWidth={round(r * 0.11)}
          strokeDasharray={`${round(r * 0.22)} ${round(r * 0.2)}`}
        />
        <Icon name={icon} cx={0} cy={0} size={r * 1.1} fill={cityColor(city)} opacity={0.5} />
      </g>
    )
  }
  return (
    <g className={classes('mh-target', className)} transform={translate(x, y)} {...rest}>
      <circle cy={round(r * 0.1)} cx={round(r * 0.05)} r={r} fill={color.shadowDeep} />
      <CircleMarks r={r} px={r / 12} {...{ legal, hovered, selected, lastMove }} />
      <circle r={r} fill={cityColor(city)} />
      <circle r={round(r * 0.84)} fill="none" stroke={color.cream} strokeWidth={round(r * 0.075)} opacity={0.9} />
      <Icon name={icon} cx={0} cy={0} size={r * 1.22} fill={color.cream} />
    </g>
  )
}
