import { Fragment, type ReactNode } from 'react'
import { ROLE_OF, type Role, type WorkerColor } from './art/index.ts'
import { type Forecast, forecastsAt } from './forecast.ts'
import { GodMark, IconSign, WorkerSign } from './sign.tsx'
import { useTable } from './table.tsx'

/** What a space is, and what the worker in hand would cost and do there. */
export function SpaceCard({ id }: { readonly id: string }) {
  const { words, atlas, view, hand } = useTable()
  const space = atlas.space(id)
  if (!space) return null
  const worker = view.hill[id] as WorkerColor | null
  const [forecast, ...others] = forecastsAt(view, atlas, hand, id)
  return (
    <>
      {worker && (
        <p className="tw-line">
          <WorkerSign color={worker} size={20} /> {words.taken(words.roles[ROLE_OF[worker]])}
        </p>
      )}
      {forecast && <Equation forecast={forecast} god={space.god} />}
      {others.map((other) => (
        <InShort key={`${other.worker} ${other.role}`} forecast={other} />
      ))}
      <p className="tw-line tw-tasks">
        {space.icons.map((icon) => {
          const task = atlas.icon(icon)?.task
          return (
            task && (
              <span key={icon} className="tw-task" title={words.tasks[task]}>
                <IconSign name={task} size={16} />
              </span>
            )
          )
        })}
        <span className="tw-soft">
          {words.grounds[space.color]} · {id}
        </span>
      </p>
    </>
  )
}

/** Another worker in one line, to compare. */
function InShort({ forecast }: { readonly forecast: Forecast }) {
  const { words } = useTable()
  const { worker, role, food, tasks } = forecast
  return (
    <p className="tw-soft tw-line">
      <WorkerSign color={worker as WorkerColor} size={16} /> {words.roles[role as Role]}:{' '}
      {food === 0 ? words.free : words.food(food)}, {words.tasksCount(tasks)}
    </p>
  )
}

interface EquationProps {
  readonly forecast: Forecast
  readonly god: string
}

/** The price as a sum, then the tasks as a sum: the numbers on the hill are the same. */
function Equation({ forecast, god }: EquationProps) {
  const { words, who, me, mine, atlas } = useTable()
  const { wandering, descent, saved, food, stairs } = forecast
  const alike = forecast.alike.length
  const role = words.roles[forecast.role as Role]
  const parts: ReactNode[] = [
    wandering > 0 && `${words.wandering} ${wandering}`,
    descent > 0 && `${words.descent} ${descent}`,
  ].filter(Boolean)
  const others = stairs.filter(({ owner, points }) => points > 0 && owner !== me)
  const ownStairs = stairs.filter(({ owner }) => owner === me).length
  const hasCard = mine?.gods?.some((card) => atlas.godCard(card)?.god === god)
  return (
    <>
      <p className="tw-sum tw-line">
        <WorkerSign color={forecast.worker as WorkerColor} size={18} /> <b>{role}</b>
      </p>
      <p className="tw-sum">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the sum have their order
          <Fragment key={index}>
            {index > 0 && ' + '}
            {part}
          </Fragment>
        ))}
        {saved > 0 && ` − ${words.courier} ${saved}`}
        {parts.length > 0 && ' = '}
        <b>{food === 0 ? words.free : words.food(food)}</b>
      </p>
      {others.map(({ slot, owner, points }) => (
        <p key={slot} className="tw-soft">
          {words.stairsPay(who(owner), points)}
        </p>
      ))}
      {ownStairs > 0 && <p className="tw-soft">{words.ownStairs(ownStairs)}</p>}
      <p className="tw-sum">
        <b>{words.tasksCount(forecast.tasks)}</b> (
        {[
          `${words.base} 1`,
          alike > 0 && `${words.neighbors(alike, words.colors[forecast.worker as WorkerColor])} ${alike}`,
          forecast.ability > 0 && `${words.ability(role)} ${forecast.ability}`,
          forecast.building > 0 && `${words.building} ${forecast.building}`,
        ]
          .filter(Boolean)
          .join(', ')}
        )
      </p>
      {forecast.role === 'priest' && <p className="tw-soft">+ {words.priestMore}</p>}
      {forecast.role === 'warrior' && <p className="tw-soft">{words.warriorTakes(1)}</p>}
      <p className="tw-soft tw-line">
        {hasCard ? <GodMark god={god} size={13} /> : <IconSign name="gold" size={14} />}
        {hasCard ? words.payWith(words.gods[god as keyof typeof words.gods]) : words.payGold}
      </p>
    </>
  )
}
