import type { ComponentProps } from 'react'
import { ActionIcon, type ActionName } from './action-icons.tsx'
import { polar, round } from './geometry.ts'
import { classes } from './marks.tsx'
import { color } from './palette.ts'

const PETALS = Array.from({ length: 12 }, (_, index) => index * 30)
  .map((angle) => {
    const at = (degrees: number, radius: number) => {
      const p = polar(angle - 90 + degrees, radius)
      return `${round(p.x)} ${round(p.y)}`
    }
    return `M${at(0, 4.5)}L${at(10, 9.1)} ${at(0, 11)} ${at(-10, 9.1)}Z`
  })
  .join('')

interface DiscRoundelProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** `setting`: not yet locked. `locked`: hidden and fixed. An action: revealed. */
  shows: 'setting' | 'locked' | ActionName
  /** The action has been carried out. */
  done?: boolean
  size?: number
}

/** One arrow of a rival's disc, at a seat. Of a hidden one nothing is known but whether it is locked. */
export function DiscRoundel({ shows, done = false, size = 28, className, ...rest }: DiscRoundelProps) {
  const hidden = shows === 'setting' || shows === 'locked'
  return (
    <svg
      width={size}
      height={size}
      viewBox="-14 -14 28 28"
      overflow="visible"
      className={classes(!hidden && 'mh-flips', className)}
      aria-hidden="true"
      {...rest}
    >
      {hidden ? (
        <RoundelBack locked={shows === 'locked'} />
      ) : (
        <>
          <circle
            r={13.5}
            fill={done ? color.spentFace : color.chosenFace}
            stroke={done ? color.panelLine : color.chosenLine}
          />
          <ActionIcon
            action={shows}
            cx={0}
            cy={0}
            size={17}
            hole={done ? color.spentFace : color.chosenFace}
            color={done ? color.spentIcon : color.chosenIcon}
          />
          {done && (
            <g transform="translate(10 10)">
              <circle r={5} fill={color.accent} />
              <path d="M-2.4.2-.7 1.9 2.5-1.5" fill="none" stroke={color.pillFace} strokeWidth={1.3} />
            </g>
          )}
        </>
      )}
    </svg>
  )
}

interface RoundelBackProps {
  locked: boolean
}

/** Indigo with a gold rosette; while its owner still thinks, only the ring of the rosette is drawn. */
function RoundelBack({ locked }: RoundelBackProps) {
  if (!locked) {
    return (
      <>
        <circle r={13} fill="none" stroke={color.frameLine} strokeWidth={1.2} strokeDasharray="2.6 2.4" />
        <circle r={3.4} fill="none" stroke={color.frameLine} strokeWidth={1.3} />
      </>
    )
  }
  return (
    <>
      <circle r={14} fill={color.indigo} />
      <circle r={12.7} fill="none" stroke={color.rosette} strokeWidth={0.6} opacity={0.7} />
      <path d={PETALS} fill={color.rosette} />
      <circle r={3.4} fill="none" stroke={color.rosette} strokeWidth={1.3} />
    </>
  )
}
