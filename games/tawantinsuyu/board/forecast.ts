import type { JsonObject, Seat } from '@durbar/kernel'
import { boxOf } from '../rules/components.ts'
import type { Event } from '../rules/events.ts'
import { rulerOf } from '../rules/frames/festival.ts'
import { place } from '../rules/frames/placement.ts'
import { countTasks } from '../rules/frames/tasks.ts'
import { colorNames, FirstPassive, None, roleNames, sourceNames, Upper } from '../rules/names.ts'
import { foodFor, scoreStairs } from '../rules/placement-cost.ts'
import type { Position } from '../rules/position.ts'
import type { View } from '../rules/view.ts'

/** What a placement would cost and bring. */
export interface Forecast {
  readonly wandering: number
  readonly descent: number
  /** What a Courier saves. */
  readonly saved: number
  readonly food: number
  /** The stairs on the way and what their owner would score. */
  readonly stairs: readonly { readonly slot: string; readonly owner: Seat; readonly points: number }[]
  readonly tasks: number
  readonly neighbors: number
  readonly ability: number
  readonly building: number
  /** The neighbors that count. */
  readonly alike: readonly string[]
}

type Sketch = (seat: Seat, worker: string, role: string, space: string) => Forecast

/**
 * Who would be paid in each region at the next Festival.
 * @public used through the lazily loaded module
 */
export function leaders(view: View, components: JsonObject): readonly (Seat | undefined)[] {
  const box = boxOf(components)
  const p = { conquests: box.conquestNames.map((id) => view.conquests[id] ?? None) } as unknown as Position
  return box.regionNames.map((_, region) => {
    const seat = rulerOf(p, region)
    return seat === None ? undefined : seat
  })
}

/**
 * The rules themselves are asked, not imitated: this sketches the few parts of a position that placing a worker reads,
 * all of them public, and lets the rules place the worker there.
 */
export function forecaster(view: View, components: JsonObject): Sketch {
  const box = boxOf(components)
  const hill = box.spaceNames.map((id) => colorNames.indexOf(view.hill[id] as (typeof colorNames)[number]))
  const stairs = box.stairNames.map((id) => view.stairs[id] ?? None)
  const passives = box.tileNames.slice(FirstPassive)
  return (seat, worker, role, space) => {
    const p = {
      // The view does not tell the table's rulings; TW:C6 and TW:C7 are read as they are by default.
      rules: { box, rolesAdd: false, courierFirstEver: false },
      hill: hill.slice(),
      stairs,
      placement: {},
      agenda: [],
      players: view.players.map((player) => ({
        score: 0,
        ledger: sourceNames.map(() => 0),
        priest: player.priest ?? 0,
        passives: passives.reduce((mask, id, bit) => mask | (player.passives.includes(id) ? 1 << bit : 0), 0),
      })),
    } as unknown as Position
    const events: Event[] = []
    const sink = (event: Event): void => {
      events.push(event)
    }
    const move = {
      k: 'place',
      worker: colorNames.indexOf(worker as (typeof colorNames)[number]),
      role: roleNames.indexOf(role as (typeof roleNames)[number]),
      space: box.spaceNames.indexOf(space),
    } as const
    place.play(p, seat, move, undefined, { k: 'turn', seat, done: 0 })
    const due = p.agenda.at(-1)
    const segment = box.segment[move.space]
    const first = hill.every((there, other) => there === None || box.segment[other] !== segment)
    scoreStairs(p, seat, move.space, sink)
    countTasks.run(p, { k: 'count-tasks', seat, first }, sink)
    const whole = foodFor(p, seat, move.space, false)
    // The upper terrace lies level with Coricancha: what the way to it costs is the wandering alone (TW:4.4).
    const level = box.section.findIndex(
      (section, other) => section === box.section[move.space] && box.terrace[other] === Upper,
    )
    const around = level < 0 ? 0 : foodFor(p, seat, level, false)
    const food = due?.k === 'pay-placement' ? due.food : 0
    const counted = events.find((event) => event.k === 'tasks-counted')
    return {
      wandering: around,
      descent: whole - around,
      food,
      saved: whole - food,
      stairs: stairsIn(events, box.stairNames),
      tasks: counted?.tasks ?? 0,
      neighbors: counted?.neighbors ?? 0,
      ability: counted?.ability ?? 0,
      building: counted?.building ?? 0,
      alike: (box.neighbors[move.space] ?? [])
        .filter((other) => hill[other] === move.worker)
        .map((other) => box.spaceNames[other] ?? ''),
    }
  }
}

/** Points are told right after the stairs they are for. */
function stairsIn(events: readonly Event[], names: readonly string[]): Forecast['stairs'] {
  return events.flatMap((event, index) => {
    if (event.k !== 'stairs-used') return []
    const next = events[index + 1]
    return [{ slot: names[event.slot] ?? '', owner: event.owner, points: next?.k === 'scored' ? next.points : 0 }]
  })
}
