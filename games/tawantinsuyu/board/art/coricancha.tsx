import { memo } from 'react'
import { pentagon, place, RING, ray } from './geometry.ts'
import { Icon, isIcon } from './icons.tsx'
import { PLAYERS, type PlayerColor } from './players.ts'
import { Shape } from './shape.tsx'

interface CoricanchaProps {
  /** The action of each side, section 0 first. */
  readonly actions: readonly string[]
  readonly stretch: number
}

/** The temple of the sun in the middle: one action on each of its five sides. */
export const Coricancha = memo(function Coricancha({ actions, stretch }: CoricanchaProps) {
  const r = RING.coricancha
  return (
    <g className="tw-still">
      <path d={pentagon(r + 1, stretch, 9)} transform="translate(0 2.5)" fill="#3a2a1a" opacity=".28" />
      <path d={pentagon(r, stretch, 9)} fill="var(--tw-crimson-deep)" />
      <path d={pentagon(r - 2.8, stretch, 8)} fill="var(--tw-gold)" />
      <path
        d={[0, 1, 2, 3, 4].map((section) => ray(section, 22, r - 3.5, stretch)).join('')}
        stroke="var(--tw-crimson-deep)"
        strokeWidth="1.6"
      />
      <path d={pentagon(r - 5.5, stretch, 7)} fill="none" stroke="#fff" strokeOpacity=".5" />
      <path
        d={pentagon(RING.core, stretch, 4)}
        fill="var(--tw-crimson)"
        stroke="var(--tw-crimson-deep)"
        strokeWidth="1.5"
      />
      <Icon name="high-priest" y={-1} size={22} color="var(--tw-gold-light)" />
      {actions.map((action, section) => {
        const { x, y } = place(section, 0, 34, stretch)
        return (
          isIcon(action) && (
            <Icon
              key={action}
              name={action}
              x={x}
              y={y}
              size={19}
              color="var(--tw-crimson-deep)"
              hole="var(--tw-gold)"
            />
          )
        )
      })}
    </g>
  )
})

interface HighPriestProps {
  readonly player: PlayerColor
  readonly size?: number
}

/** A High Priest: the player's shape with a sun, around its own middle. */
export function HighPriest({ player, size = 7.6 }: HighPriestProps) {
  const { shape, color } = PLAYERS[player]
  const low = shape === 'triangle'
  return (
    <>
      <Shape kind={shape} r={size + 1.9} fill="#fff" stroke="#3a2a1a" strokeOpacity=".35" />
      <Shape kind={shape} r={size} fill={color} />
      <Icon name="high-priest" y={low ? size * 0.2 : 0} size={size * (low ? 1 : 1.25)} color="#fff" />
    </>
  )
}

interface StairMarkerProps {
  readonly owner: PlayerColor | undefined
}

const STEPS = 'M-3.5 6.5V3h4.8V-.6h4.8v-3.6h4.6v10.7Z'

/** A place for stairs beside the wall, around its own middle; built ones wear their owner's color and shape. */
export function StairMarker({ owner }: StairMarkerProps) {
  if (!owner)
    return (
      <>
        <rect
          x="-12.5"
          y="-8"
          width="25"
          height="16"
          rx="3"
          fill="var(--tw-ivory)"
          fillOpacity=".82"
          stroke="var(--tw-wall)"
          strokeDasharray="2.5 2"
        />
        <path d={STEPS} transform="translate(-5.2 0)" fill="#8c7a5e" opacity=".5" />
      </>
    )
  const { color, deep, shape } = PLAYERS[owner]
  return (
    <>
      <rect x="-13.8" y="-9.3" width="27.6" height="18.6" rx="4" fill="#fff" stroke={deep} strokeWidth=".6" />
      <rect x="-12.5" y="-8" width="25" height="16" rx="3" fill={color} />
      <path d={STEPS} fill="#fff" />
      <Shape kind={shape} cx={-7} cy={-2} r={3.2} fill="#fff" />
    </>
  )
}
