import {
  at,
  type Components,
  expectObject,
  int,
  type Json,
  type JsonObject,
  keyed,
  list,
  maybe,
  NotationError,
  named,
  type Provenance,
  provenances,
  range,
  type Shape,
  type ShapeOf,
  struct,
  text,
  word,
} from '@durbar/kernel'
import standard from './components.json' with { type: 'json' }
import {
  BasicCount,
  bonusNames,
  buildingNames,
  CellsPerSide,
  favorNames,
  GoodCount,
  goodNames,
  guildNames,
  LevelCount,
  None,
  notableNames,
  OrdersPerGuild,
  SpacesPerNotable,
  TokenCount,
} from './names.ts'

/** The printed data, each value with its provenance, and the tables the rules make of it. */

const provenance = word(provenances)
const good = named(goodNames)
const guild = named(guildNames)
const amount = int(0, 99)

function sourced<T>(value: Shape<T>): Shape<{ value: T; provenance: Provenance }> {
  return struct({ value, provenance })
}

type ValueName = keyof typeof standard.values
const valueNames = Object.keys(standard.values) as ValueName[]
const count = sourced(amount)
const valuesShape: Shape<Record<ValueName, ShapeOf<typeof count>>> = struct(
  Object.fromEntries(valueNames.map((name) => [name, count])) as Record<ValueName, typeof count>,
)

const documentShape = struct({
  name: text,
  goods: keyed(
    goodNames,
    struct({
      value: int(1, 9),
      material: int(0, 9),
      provenance: struct({ value: provenance, material: provenance }),
    }),
  ),
  buildings: keyed(
    buildingNames.slice(BasicCount),
    struct({ source: good, cost: amount, provenance: struct({ source: provenance, cost: provenance }) }),
  ),
  notables: keyed(
    notableNames,
    struct({
      level: int(1, LevelCount),
      guild,
      demand: list(struct({ good, provenance })),
      generous: maybe(struct({ good, rupees: amount }), undefined as { good: number; rupees: number } | undefined),
      provenance: struct({ level: provenance, guild: provenance, generous: provenance }),
    }),
  ),
  orders: keyed(guildNames, list(struct({ goods: list(good, 2), provenance }), OrdersPerGuild)),
  favorActions: keyed(favorNames, struct({ have: int(1, 22), pay: int(1, 22), provenance })),
  bonusTiles: keyed(
    bonusNames,
    struct({
      guild: maybe(guild, None),
      favor: amount,
      covers: int(0, 1),
      rupees: amount,
      provenance: struct({ effect: provenance, level: provenance }),
    }),
  ),
  influence: struct({
    top: sourced(int(1, 30)),
    rupees: sourced(list(amount)),
    bonuses: sourced(list(struct({ step: int(1, 30), favor: amount }))),
  }),
  meditation: struct({
    spaces: list(
      struct({
        points: int(1, 9),
        favorWhenBumped: int(0, 9),
        cost: list(good),
        provenance: struct({ points: provenance, favorWhenBumped: provenance, cost: provenance }),
      }),
    ),
  }),
  farm: struct({
    corners: sourced(list(good, 4)),
    covered: sourced(list(int(1, CellsPerSide), 2)),
    farmers: sourced(int(1, CellsPerSide)),
  }),
  akbar: struct({ left: sourced(list(good, 6)), right: sourced(list(good, 6)), score: sourced(list(amount)) }),
  priceTokens: list(struct({ faces: list(int(0, 9), 2), provenance }), TokenCount),
  docks: list(
    struct({
      leaveLevel: int(0, LevelCount),
      leaveContracts: int(0, 8),
      levelsOpen: int(1, LevelCount),
      orderLimit: int(0, OrdersPerGuild),
      provenance: struct({ leave: provenance, levelsOpen: provenance, orderLimit: provenance }),
    }),
    6,
  ),
  river: keyed(
    ['2', '3', '4'],
    struct({ levels: list(int(0, 8), LevelCount), guilds: list(int(0, 24), 3), provenance }),
  ),
  values: valuesShape,
})
type ComponentsDocument = ShapeOf<typeof documentShape>

/** AG:6.4 what a building bonus tile gives. */
export interface BonusTile {
  /** The column of the buildings it belongs to. */
  readonly level: number
  readonly guild: number
  readonly favor: number
  readonly covers: number
  readonly rupees: number
}

interface Dock {
  /** AG:9.13 the level (from 0) and number of completed contracts that let the boat leave. */
  readonly leaveLevel: number
  readonly leaveContracts: number
  /** AG:9.1 how many levels are open. */
  readonly levelsOpen: number
  readonly orderLimit: number
}

/** The printed data as the rules use it: small integers instead of names. */
export interface Printed {
  readonly document: ComponentsDocument
  /** By good: printed value, building value (0 for what is no material), source of its arrow, cost of its site. */
  readonly value: readonly number[]
  readonly material: readonly number[]
  readonly source: readonly number[]
  readonly cost: readonly number[]
  /** By notable: level from 0, guild, goods from top to bottom, and the good it is generous for. */
  readonly level: readonly number[]
  readonly guild: readonly number[]
  readonly demand: readonly (readonly number[])[]
  readonly generousGood: readonly number[]
  readonly generousRupees: readonly number[]
  /** By guild and place: the two goods of an order. */
  readonly orders: readonly (readonly number[])[]
  readonly have: readonly number[]
  readonly pay: readonly number[]
  readonly bonusTiles: readonly BonusTile[]
  readonly top: number
  /** By step: rupees for an order, and the favor that can be had on reaching it. */
  readonly orderRupees: readonly number[]
  readonly stepFavor: readonly number[]
  /** By meditation space, from 1: points of a worker, favor when bumped, goods for the next space. */
  readonly points: readonly number[]
  readonly bumpFavor: readonly number[]
  readonly advanceCost: readonly (readonly number[])[]
  readonly lastSpace: number
  /** By corner the basic good, and by basic good the corner. */
  readonly corners: readonly number[]
  readonly cornerOf: readonly number[]
  readonly covered: readonly number[]
  readonly farmerStart: number
  /** The good of every bowl, and by good its bowl or None. */
  readonly bowls: readonly number[]
  readonly bowlOf: readonly number[]
  readonly akbarScore: readonly number[]
  readonly faces: readonly (readonly number[])[]
  /** By dock, from 1. */
  readonly docks: readonly Dock[]
  /** By number of players. */
  readonly river: readonly { readonly levels: readonly number[]; readonly guilds: readonly number[] }[]
  readonly values: Readonly<Record<ValueName, number>>
}

/** Reads a components document; throws a NotationError that names the wrong value. */
function compilePrinted(json: JsonObject): Printed {
  const document = documentShape.read(json as Json, '')
  checkDocument(document)
  const { influence, meditation, farm, akbar } = document
  const bowls = [...akbar.left.value, ...akbar.right.value]
  const corners = farm.corners.value
  const top = influence.top.value
  return {
    document,
    value: document.goods.map((entry) => entry.value),
    material: document.goods.map((entry) => entry.material),
    source: goodNames.map((_, index) =>
      index < BasicCount ? None : at(document.buildings, index - BasicCount).source,
    ),
    cost: goodNames.map((_, index) => (index < BasicCount ? 0 : at(document.buildings, index - BasicCount).cost)),
    level: document.notables.map((notable) => notable.level - 1),
    guild: document.notables.map((notable) => notable.guild),
    demand: document.notables.map((notable) => notable.demand.map((space) => space.good)),
    generousGood: document.notables.map((notable) => notable.generous?.good ?? None),
    generousRupees: document.notables.map((notable) => notable.generous?.rupees ?? 0),
    orders: document.orders.flat().map((order) => order.goods),
    have: document.favorActions.map((action) => action.have),
    pay: document.favorActions.map((action) => action.pay),
    bonusTiles: document.bonusTiles.map(({ guild: step, favor, covers, rupees }, index) => ({
      level: Number(at(bonusNames, index)[0]),
      guild: step,
      favor,
      covers,
      rupees,
    })),
    top,
    orderRupees: influence.rupees.value,
    stepFavor: range(top + 1).map((step) => influence.bonuses.value.find((bonus) => bonus.step === step)?.favor ?? 0),
    points: [0, ...meditation.spaces.map((space) => space.points)],
    bumpFavor: [0, ...meditation.spaces.map((space) => space.favorWhenBumped)],
    advanceCost: [[], ...meditation.spaces.map((space) => space.cost)],
    lastSpace: meditation.spaces.length,
    corners,
    cornerOf: range(BasicCount).map((basic) => corners.indexOf(basic)),
    covered: farm.covered.value,
    farmerStart: farm.farmers.value,
    bowls,
    bowlOf: range(GoodCount).map((kind) => bowls.indexOf(kind)),
    akbarScore: akbar.score.value,
    faces: document.priceTokens.map((token) => token.faces),
    docks: [{ leaveLevel: 0, leaveContracts: 0, levelsOpen: 0, orderLimit: 0 }, ...document.docks].map((dock) => ({
      leaveLevel: dock.leaveLevel - 1,
      leaveContracts: dock.leaveContracts,
      levelsOpen: dock.levelsOpen,
      orderLimit: dock.orderLimit,
    })),
    river: [{ levels: [], guilds: [] }, { levels: [], guilds: [] }, ...document.river],
    values: Object.fromEntries(valueNames.map((name) => [name, document.values[name].value])) as Printed['values'],
  }
}

/** What no single value can tell: that the values fit together. */
function checkDocument(document: ComponentsDocument): void {
  document.buildings.forEach(({ source }, index) => {
    if (source >= index + BasicCount) fail(`buildings.${buildingNames[index + BasicCount]}`, 'arrows lead onward')
  })
  document.notables.forEach((notable, index) => {
    const { length } = notable.demand
    const path = `notables.${notableNames[index]}.demand`
    if (length < 2 || length > SpacesPerNotable) fail(path, 'a notable asks for two or three goods')
    if (new Set(notable.demand.map((space) => space.good)).size !== length) fail(path, 'one good stands there twice')
  })
  document.orders.forEach((orders, index) => {
    for (const { goods } of orders)
      if (goods[0] === goods[1]) fail(`orders.${guildNames[index]}`, 'an order names two different goods')
  })
  document.favorActions.forEach(({ have, pay }, index) => {
    if (have < pay) fail(`favorActions.${favorNames[index]}`, 'nobody can pay more than he must have')
  })
  const { top, rupees, bonuses } = document.influence
  if (rupees.value.length !== top.value + 1) fail('influence.rupees', `expected ${top.value + 1} entries, from step 0`)
  for (const { step } of bonuses.value) if (step > top.value) fail('influence.bonuses', `step ${step} is above the top`)
  const { spaces } = document.meditation
  if (spaces.length < 2) fail('meditation.spaces', 'the track has at least two spaces')
  if (at(spaces, spaces.length - 1).cost.length > 0) fail('meditation.spaces', 'nothing follows the last space')
  const { corners, covered, farmers } = document.farm
  expectEach('farm.corners', corners.value, 0, BasicCount)
  if (covered.value[0] === covered.value[1]) fail('farm.covered', 'a cell has one cover')
  if (covered.value.includes(farmers.value)) fail('farm.farmers', 'a farmer cannot stand on a cover')
  expectEach('akbar', [...document.akbar.left.value, ...document.akbar.right.value], BasicCount, GoodCount)
  document.priceTokens.forEach(({ faces }, index) => {
    const [lower, upper] = faces as [number, number]
    if (lower >= upper) fail(`priceTokens[${index}].faces`, 'the lower face comes first')
  })
  document.river.forEach(({ levels, guilds }, index) => {
    const path = `river.${index + 2}`
    const sum = (list: readonly number[]) => list.reduce((total, entry) => total + entry, 0)
    if (sum(levels) !== sum(guilds)) fail(path, 'levels and guilds speak of different numbers of notables')
    levels.forEach((wanted, level) => {
      const printed = document.notables.filter((notable) => notable.level === level + 1).length
      if (wanted > printed) fail(path, `there are only ${printed} notables of level ${level + 1}`)
    })
  })
  if (document.values.workers.value < 2) fail('values.workers', 'building takes two workers')
}

function expectEach(path: string, goods: readonly number[], from: number, to: number): void {
  for (let kind = from; kind < to; kind++) if (!goods.includes(kind)) fail(path, `${goodNames[kind]} is missing`)
}

function fail(path: string, problem: string): never {
  throw new NotationError(path, problem)
}

const compiled = new WeakMap<JsonObject, Printed>()
const standardDocument = standard as unknown as JsonObject

/** The compiled form of a components document, made once for each. */
export function printedOf(json: JsonObject = standardDocument): Printed {
  const known = compiled.get(json)
  if (known) return known
  const printed = compilePrinted(json)
  compiled.set(json, printed)
  return printed
}

export const components: Components = {
  standard: standardDocument,
  schema: documentShape.schema,
  check(json) {
    compilePrinted(expectObject(json, ''))
  },
}
