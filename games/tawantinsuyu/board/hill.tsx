import { useId } from 'react'
import {
  Badge,
  Coricancha,
  Ground,
  HighPriest,
  isIcon,
  pentagon,
  place,
  RING,
  RingMarks,
  type Role,
  round,
  Space,
  StairMarker,
  sideOf,
  TaskIcon,
  walk,
  wedge,
} from './art/index.ts'
import { forecastsAt } from './forecast.ts'
import { useScene } from './scene.tsx'
import { Spot } from './spot.tsx'
import { useTable } from './table.tsx'

interface HillProps {
  /** Labels grow where the whole hill is drawn small. */
  readonly badge?: number
}

/** The hill with everything on it, around its middle. */
export function Hill({ badge = 1 }: HillProps) {
  const { view, atlas, stretch, words, color, hand } = useTable()
  const { touch, marked } = useScene()
  const clip = useId()
  const pointed = touch.open ?? touch.hot
  const near = pointed?.startsWith('space:') ? atlas.space(pointed.slice(6)) : undefined
  const here = near ?? atlas.space(view.placement?.space ?? '')
  const [forecast] = near ? forecastsAt(view, atlas, hand, near.id) : []
  return (
    <>
      <Ground stretch={stretch} />
      {marked.festival && (
        <path className="tw-still tw-festival" pathLength={1} d={pentagon(RING.rim - 5, stretch)} fill="none" />
      )}
      {near && (
        <>
          <clipPath id={clip}>
            <path d={pentagon(RING.lower, stretch)} />
          </clipPath>
          <path
            className="tw-still"
            d={wedge(near.section, stretch)}
            clipPath={`url(#${clip})`}
            fill="#fff"
            opacity=".22"
          />
        </>
      )}
      <Paths near={here?.id} />
      {atlas.stairs.map(({ id, x, y }) => {
        const owner = view.stairs[id]
        return (
          <Spot key={id} name={`stairs:${id}`} label={words.stairs} x={x - 12.5} y={y - 8} box={[25, 16, 3]}>
            <g transform="translate(12.5 8)">
              <StairMarker owner={owner === null || owner === undefined ? undefined : color(owner)} />
            </g>
          </Spot>
        )
      })}
      {atlas.icons.map(({ id, task, x, y }) => (
        <Spot
          key={id}
          name={`icon:${id}`}
          label={words.tasks[task]}
          x={round(x)}
          y={round(y)}
          ring={12.8}
          near={near?.icons.includes(id) === true}
        >
          {isIcon(task) && (
            <TaskIcon
              task={task}
              near={here?.icons.includes(id) === true}
              used={
                here?.id === view.placement?.space &&
                here?.icons.includes(id) &&
                view.placement?.used.includes(task) === true
              }
            />
          )}
        </Spot>
      ))}
      {atlas.spaces.map(({ id, x, y, god, color: ground, terrace }) => (
        <Spot
          key={id}
          name={`space:${id}`}
          label={words.spaceTitle(words.gods[god as keyof typeof words.gods], words.terraces[terrace])}
          x={round(x)}
          y={round(y)}
          ring={16.8}
          near={forecast?.alike.includes(id) === true}
        >
          <g className={marked.arrived.has(id) ? 'tw-arrives' : undefined}>
            <Space
              color={ground}
              god={god}
              worker={view.hill[id] ?? null}
              ghost={
                near?.id === id && forecast
                  ? forecast.worker
                  : view.placement?.space === id
                    ? view.placement.worker
                    : undefined
              }
              ghostRole={near?.id === id && forecast ? (forecast.role as Role) : undefined}
            />
          </g>
        </Spot>
      ))}
      <Temple />
      {near && forecast && (
        <g className="tw-still">
          {forecast.alike.map((id) => {
            const spot = atlas.space(id)
            return (
              spot && (
                <g key={id}>
                  <circle cx={spot.x} cy={spot.y} r="18.5" fill="none" stroke="var(--tw-crimson)" strokeWidth="2" />
                  <Badge x={spot.x + 13} y={spot.y - 14} scale={badge}>
                    +1
                  </Badge>
                </g>
              )
            )
          })}
          {forecast.stairs.map(({ slot }) => {
            const spot = atlas.stairs.find(({ id }) => id === slot)
            return (
              spot && (
                <Badge
                  key={slot}
                  x={spot.x - 13}
                  y={spot.y - 10}
                  scale={badge}
                >{`−${atlas.document.values.stairDiscount.value}`}</Badge>
              )
            )
          })}
          <Wandering to={near.section} food={forecast.wandering} badge={badge} />
        </g>
      )}
    </>
  )
}

/** Every space is tied to its three tasks; those of the space under the pointer are crimson with a gold thread. */
function Paths({ near }: { readonly near: string | undefined }) {
  const { atlas } = useTable()
  const leg = (id: string): string => {
    const space = atlas.space(id)
    if (!space) return ''
    return space.icons
      .map((icon) => {
        const end = atlas.icon(icon)
        return end ? `M${round(space.x)} ${round(space.y)}L${round(end.x)} ${round(end.y)}` : ''
      })
      .join('')
  }
  const all = atlas.spaces.map(({ id }) => leg(id)).join('')
  const own = near === undefined ? '' : leg(near)
  return (
    <g className="tw-still" strokeLinecap="round">
      <path d={all} stroke="var(--tw-casing)" strokeOpacity=".55" strokeWidth="4.2" />
      <path d={all} stroke="var(--tw-thread)" strokeWidth="2.4" />
      {own && (
        <>
          <path d={own} stroke="var(--tw-crimson)" strokeWidth="4.6" />
          <path d={own} stroke="var(--tw-gold-light)" strokeWidth="2" strokeDasharray="3 4" />
        </>
      )}
    </g>
  )
}

/** Coricancha, its sides as targets, and the High Priests. */
function Temple() {
  const { view, stretch, words, color } = useTable()
  const { touch, marked } = useScene()
  const priests = [0, 1, 2, 3, 4].map((section) => view.players.filter(({ priest }) => priest === section))
  return (
    <>
      <Coricancha actions={view.coricancha} stretch={stretch} />
      {view.coricancha.map((action, section) => {
        const marks = touch.marks(`side:${section}`)
        const name = words.actions[action as keyof typeof words.actions]
        return (
          <g key={action} className="tw-hit" {...touch.props(`side:${section}`, name)}>
            <path
              className="tw-side"
              d={sideOf(section, stretch)}
              data-legal={marks.legal}
              data-hot={marks.hovered || marks.selected}
            />
          </g>
        )
      })}
      {priests.map((players, section) =>
        players.map(({ seat }, index) => {
          const { x, y } = place(section, (index - (players.length - 1) / 2) * 19, RING.coricancha - 5, stretch)
          return (
            <g
              key={seat}
              className="tw-still tw-priest"
              style={{ transform: `translate(${round(x)}px, ${round(y)}px)` }}
            >
              {marked.keys.has(`priest:${seat}`) && <RingMarks r={11} lastMove />}
              <HighPriest player={color(seat)} />
            </g>
          )
        }),
      )}
    </>
  )
}

interface WanderingProps {
  readonly to: number
  readonly food: number
  readonly badge: number
}

/** The way round Coricancha from the own High Priest to the section. */
function Wandering({ to, food, badge }: WanderingProps) {
  const { mine, stretch } = useTable()
  const from = mine?.priest
  if (from === null || from === undefined || food === 0) return null
  const way = walk(from, to, stretch)
  const d = `M${way.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`
  const end = way.at(-1)
  return (
    <>
      <path d={d} fill="none" stroke="#fff" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" opacity=".9" />
      <path
        d={d}
        fill="none"
        stroke="var(--tw-crimson)"
        strokeWidth="2.4"
        strokeDasharray="4 3"
        strokeLinejoin="round"
      />
      {end && (
        <Badge x={end.x} y={end.y} scale={badge}>
          {String(food)}
        </Badge>
      )}
    </>
  )
}
