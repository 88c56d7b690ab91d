import { at, type Seat } from '@durbar/kernel'
import { isFirst, mayPlay, rolesPlayed } from './frames/placement.ts'
import { alikeAround, tasksAt } from './frames/tasks.ts'
import { colorNames, None, Role, roleNames, terraceNames } from './names.ts'
import { descent, foodFor, stairPoints, wandering } from './placement-cost.ts'
import { count, type Position, player } from './position.ts'

/** What the way to a segment asks of one player, Couriers not considered. */
export interface WayView {
  readonly section: number
  readonly terrace: string
  readonly wandering: number
  readonly descent: number
  /** The stairs on the way, and what their owners would score. */
  readonly stairs: readonly { readonly slot: string; readonly owner: Seat; readonly points: number }[]
}

/** What a worker in one of its roles would cost and get on every free space. */
export interface ForecastView {
  readonly worker: string
  readonly role: string
  readonly spaces: Readonly<Record<string, SpaceForecast>>
}

export interface SpaceForecast {
  readonly food: number
  readonly tasks: number
  /** Why so many: neighbors of the same color, the ability of the role, a building. */
  readonly alike: readonly string[]
  readonly ability: number
  readonly building: number
}

/** TW:4.3–4.5 the way to each segment, terrace by terrace. */
export function waysOf(p: Position, seat: Seat): WayView[] {
  if (player(p, seat).priest === None) return []
  return [0, 1, 2].flatMap((terrace) =>
    [0, 1, 2, 3, 4].map((section) => ({
      section,
      terrace: at(terraceNames, terrace),
      wandering: wandering(p, seat, section),
      descent: descent(p, terrace, section),
      stairs: stairsTo(p, seat, terrace, section),
    })),
  )
}

function stairsTo(p: Position, seat: Seat, terrace: number, section: number): WayView['stairs'] {
  const { stairNames } = p.rules.box
  return [0, 1].flatMap((level) => {
    const slot = section * 2 + level
    const owner = count(p.stairs, slot)
    if (level >= terrace || owner === None) return []
    return [{ slot: at(stairNames, slot), owner, points: stairPoints(p, seat, owner) }]
  })
}

/** Every worker of the supply in every role it may play; asked of the functions that place it. */
export function forecastsOf(p: Position, seat: Seat): ForecastView[] {
  const { workers, priest } = player(p, seat)
  if (priest === None) return []
  return [...new Set(workers)].flatMap((worker) =>
    roleNames.flatMap((name, role): ForecastView[] => {
      if (!mayPlay(p, seat, worker, role)) return []
      return [{ worker: at(colorNames, worker), role: name, spaces: spacesFor(p, seat, worker, role) }]
    }),
  )
}

function spacesFor(p: Position, seat: Seat, worker: number, role: number): ForecastView['spaces'] {
  const roles = rolesPlayed(p, seat, role)
  const courier = (roles & (1 << Role.Courier)) !== 0
  const { spaceNames } = p.rules.box
  const spaces: Record<string, SpaceForecast> = {}
  for (const [space, name] of spaceNames.entries()) {
    if (p.hill[space] !== None) continue
    const { tasks, ability, building } = tasksAt(p, seat, worker, roles, space, isFirst(p, space))
    const alike = alikeAround(p, worker, space).map((other) => at(spaceNames, other))
    spaces[name] = { food: foodFor(p, seat, space, courier), tasks, alike, ability, building }
  }
  return spaces
}
