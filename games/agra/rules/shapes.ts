import {
  at,
  expectObject,
  int,
  type Json,
  type JsonObject,
  list,
  maybe,
  NotationError,
  named,
  range,
  type Shape,
  struct,
} from '@durbar/kernel'
import type { Printed } from './components.ts'
import {
  favorNames,
  GuildCount,
  goodNames,
  guildNames,
  Neutral,
  None,
  NotableCount,
  notableNames,
  OrdersPerGuild,
  SpacesPerNotable,
} from './names.ts'
import { markCount, markOf, markSeat, slotOf } from './position.ts'

/** Shapes for what has a form of its own in documents. */

/** A named thing whose integers begin at `offset`. */
function shifted(inner: Shape<number>, offset: number): Shape<number> {
  return {
    schema: inner.schema,
    write: (value) => inner.write(value - offset),
    read: (json, path) => inner.read(json, path) + offset,
  }
}

/** A seat, "neutral", or null for nobody. */
export function ownerShape(players: number): Shape<number> {
  const seat = int(0, players - 1)
  return {
    schema: { anyOf: [seat.schema, { const: 'neutral' }, { type: 'null' }] },
    write: (value): Json => (value === None ? null : value === Neutral ? 'neutral' : value),
    read(json, path) {
      if (json === null) return None
      return json === 'neutral' ? Neutral : seat.read(json, path)
    },
  }
}

/** The owners of the orders in each column, from the top. */
export function ordersShape(players: number): Shape<number[]> {
  const column = list(ownerShape(players), OrdersPerGuild)
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(guildNames.map((name) => [name, column.schema])),
      required: guildNames,
      additionalProperties: false,
    },
    write: (orders) =>
      Object.fromEntries(
        guildNames.map((name, guild) => [
          name,
          column.write(orders.slice(guild * OrdersPerGuild, (guild + 1) * OrdersPerGuild)),
        ]),
      ),
    read(json, path) {
      const object = expectObject(json, path)
      return range(GuildCount).flatMap((guild) => {
        const name = at(guildNames, guild)
        const value = object[name]
        if (value === undefined) throw new NotationError(path, `"${name}" is missing`)
        return column.read(value, `${path}.${name}`)
      })
    },
  }
}

/** An order of a column as people count them: 1 is the topmost. */
export const orderPlace: Shape<number> = maybe(shifted(int(1, OrdersPerGuild), -1), None)

/** A tile that is not printed on the player board; in documents by its name. */
export const tile: Shape<number> = named(favorNames)

/** Who delivered what to whom: notables with markers, and under each the goods with seat and number of markers. */
export function marksShape(printed: Printed, players: number): Shape<number[]> {
  const mark = struct({ seat: int(0, players - 1), markers: int(1, 2) })
  const delivered = (notable: number, marks: readonly number[]): [string, Json][] =>
    at(printed.demand, notable).flatMap((good, place) => {
      const value = at(marks, slotOf(notable, place))
      if (value === 0) return []
      return [[at(goodNames, good), mark.write({ seat: markSeat(value), markers: markCount(value) })]]
    })
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        notableNames.map((name, notable) => [
          name,
          {
            type: 'object',
            properties: Object.fromEntries(at(printed.demand, notable).map((good) => [goodNames[good], mark.schema])),
            additionalProperties: false,
          },
        ]),
      ),
      additionalProperties: false,
    } as JsonObject,
    write: (marks) =>
      Object.fromEntries(
        range(NotableCount).flatMap((notable) => {
          const entries = delivered(notable, marks)
          return entries.length === 0 ? [] : [[at(notableNames, notable), Object.fromEntries(entries)]]
        }),
      ),
    read(json, path) {
      const marks = range(NotableCount * SpacesPerNotable).map(() => 0)
      for (const [name, goods] of Object.entries(expectObject(json, path))) {
        const notable = named(notableNames).read(name, path)
        for (const [good, value] of Object.entries(expectObject(goods, `${path}.${name}`))) {
          const place = at(printed.demand, notable).indexOf(named(goodNames).read(good, `${path}.${name}`))
          if (place < 0) throw new NotationError(`${path}.${name}`, `${name} does not ask for ${good}`)
          const { seat, markers } = mark.read(value, `${path}.${name}.${good}`)
          marks[slotOf(notable, place)] = markOf(seat, markers)
        }
      }
      return marks
    },
  }
}
