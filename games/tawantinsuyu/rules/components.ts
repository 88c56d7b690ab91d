import {
  at,
  type Components,
  expectObject,
  flag,
  int,
  type Json,
  type JsonObject,
  list,
  NotationError,
  number,
  provenances,
  type Shape,
  type ShapeOf,
  struct,
  text,
  word,
} from '@durbar/kernel'
import { type Box, compileBox } from './box.ts'
import standard from './components.json' with { type: 'json' }
import {
  actionNames,
  bottomFields,
  effectKinds,
  godNames,
  groundNames,
  middleFields,
  personalityNames,
  resourceNames,
  rowNames,
  taskNames,
  terraceNames,
  topFields,
} from './names.ts'

/** The printed data as one document, every value with its provenance. */

const provenance = word(provenances)
const effect = struct({ kind: word(effectKinds), n: int(1, 20) })
const cost = struct({ potato: int(0, 9), corn: int(0, 9), stone: int(0, 9), gold: int(0, 9) })
const section = int(0, 4)

const spaceShape = struct({
  id: text,
  section,
  terrace: word(terraceNames),
  god: word(godNames),
  color: word(groundNames),
  icons: list(text, 3),
  /** TW:2.6, TW:14.3 when a worker blocks this space in a game for two. */
  block: word(['none', 'setup', 'first-festival']),
  x: number,
  y: number,
  provenance,
})
const iconShape = struct({ id: text, task: word(taskNames), x: number, y: number, provenance })
const stairShape = struct({ id: text, section, level: word(['upper', 'lower']), x: number, y: number, provenance })
const godCardShape = struct({
  id: text,
  god: word(godNames),
  benefits: list(effect),
  provenance: struct({ god: provenance, benefits: provenance }),
})
const armyCardShape = struct({
  id: text,
  soldiers: int(1, 2),
  resource: word(resourceNames),
  amount: int(1, 9),
  copies: int(1, 30),
  provenance,
})
const productionShape = struct({
  id: text,
  cost,
  gives: list(effect),
  /** True if only one of the gifts is taken. */
  choose: flag,
  provenance: struct({ cost: provenance, gives: provenance }),
})
const passiveShape = struct({ id: text, cost, provenance: struct({ cost: provenance, ability: provenance }) })
const linkShape = struct({ id: text, gives: list(effect), provenance })
const weavingShape = struct({
  id: text,
  pattern: text,
  left: text,
  right: text,
  starter: flag,
  /** TW:2.9 in play from so many players on. */
  players: int(2, 4),
  provenance,
})
const conquestShape = struct({ id: text, down: int(0, 9), discard: int(0, 9), gives: list(effect), provenance })
const regionShape = struct({ id: text, spaces: list(conquestShape, 5) })
const stepShape = struct({
  festival: int(0, 99),
  final: int(0, 99),
  gives: list(effect),
  choose: flag,
  provenance: struct({ gives: provenance, points: provenance }),
})
const axomammaShape = struct({
  tokens: list(
    struct({
      id: text,
      value: int(1, 4),
      row: word(rowNames),
      start: int(0, 4),
      provenance: struct({ value: provenance, start: provenance }),
    }),
  ),
  die: struct({ value: list(int(1, 4), 6), provenance }),
  rows: struct({
    top: list(word(topFields), 5),
    middle: list(word(middleFields), 5),
    bottom: list(word(bottomFields), 5),
    provenance,
  }),
  personalityField: struct({ value: int(0, 4), provenance }),
  personalities: struct({ value: list(list(word(personalityNames), 2), 2), provenance }),
  recruitRewards: struct({
    blue: list(effect),
    green: list(effect),
    red: list(effect),
    yellow: list(effect),
    white: list(effect),
    provenance,
  }),
})

export type ValueName = keyof typeof standard.values
const amount = struct({ value: int(0, 150), provenance })
const valuesShape: Shape<Record<ValueName, ShapeOf<typeof amount>>> = struct(
  Object.fromEntries(Object.keys(standard.values).map((name) => [name, amount])) as Record<ValueName, typeof amount>,
)

const documentShape = struct({
  name: text,
  spaces: list(spaceShape, 60),
  icons: list(iconShape),
  stairs: list(stairShape, 10),
  coricancha: struct({ clockwise: list(word(actionNames), 5), provenance }),
  godCards: list(godCardShape, 42),
  armyCards: list(armyCardShape),
  productionBuildings: list(productionShape, 19),
  passiveBuildings: list(passiveShape, 20),
  links: list(linkShape),
  weavings: list(weavingShape, 35),
  regions: list(regionShape, 4),
  temple: list(stepShape),
  axomamma: axomammaShape,
  values: valuesShape,
  tapestryPoints: struct({ value: list(int(0, 99), 7), provenance }),
  festivalDraws: struct({ 2: list(int(0, 9), 2), 3: list(int(0, 9), 3), 4: list(int(0, 9), 4), provenance }),
})
export type ComponentsDocument = ShapeOf<typeof documentShape>
export type PrintedEffect = ShapeOf<typeof effect>
export type PrintedCost = ShapeOf<typeof cost>

/** Reads a components document; throws a NotationError that names the wrong value. */
function compileComponents(json: JsonObject): Box {
  const document = documentShape.read(json as Json, '')
  checkBoard(document)
  checkCounts(document)
  checkTiles(document)
  return compileBox(document)
}

function expectUnique(path: string, ids: readonly string[]): void {
  ids.forEach((id, index) => {
    if (ids.indexOf(id) !== index) throw new NotationError(path, `two of them have the id "${id}"`)
  })
}

function checkBoard({ spaces, icons, stairs, coricancha }: ComponentsDocument): void {
  expectUnique(
    'spaces',
    [...spaces, ...icons, ...stairs].map(({ id }) => id),
  )
  spaces.forEach((space, index) => {
    const path = `spaces[${index}].icons`
    const tasks = space.icons.map((id) => {
      const icon = icons.find((candidate) => candidate.id === id)
      if (!icon) throw new NotationError(path, `unknown icon "${id}"`)
      return icon.task
    })
    if (new Set(tasks).size !== 3) throw new NotationError(path, 'a space touches three different tasks (TW:5.2)')
  })
  stairs.forEach((slot, index) => {
    const expected = index % 2 === 0 ? 'upper' : 'lower'
    if (slot.section !== index >> 1 || slot.level !== expected)
      throw new NotationError(`stairs[${index}]`, `expected the ${expected} slot of section ${index >> 1}`)
  })
  if (new Set(coricancha.clockwise).size !== 5)
    throw new NotationError('coricancha.clockwise', 'every action stands on one side')
}

function checkCounts({ armyCards, values, temple, axomamma, festivalDraws }: ComponentsDocument): void {
  const cards = armyCards.reduce((sum, { copies }) => sum + copies, 0)
  if (cards !== 30) throw new NotationError('armyCards', `wrong count: expected 30 cards, not ${cards}`)
  if (temple.length < 5) throw new NotationError('temple', 'a temple has at least five steps')
  if (axomamma.tokens.length !== 8) throw new NotationError('axomamma.tokens', 'expected 8 tokens')
  if (values.workersPerColor.value !== 9) throw new NotationError('values.workersPerColor', 'nine of each color')
  for (const players of [2, 3, 4] as const) {
    const out = players === 2 ? values.workersOut2.value : players === 3 ? values.workersOut3.value : 0
    const village = at([values.village2, values.village3, values.village4], players - 2).value
    const nomads = at([values.nomads2, values.nomads3, values.nomads4], players - 2).value
    if (5 * (9 - out) < village + nomads + players * values.startWorkers.value + 5)
      throw new NotationError(`values.village${players}`, 'more workers than there are')
    if (festivalDraws[players].length !== players)
      throw new NotationError('festivalDraws', 'one number for each player')
  }
}

function checkTiles({ links, weavings, productionBuildings, passiveBuildings, ...rest }: ComponentsDocument): void {
  const { godCards, armyCards, regions } = rest
  expectUnique(
    'godCards',
    godCards.map(({ id }) => id),
  )
  expectUnique(
    'armyCards',
    armyCards.map(({ id }) => id),
  )
  expectUnique(
    'productionBuildings',
    [...productionBuildings, ...passiveBuildings].map(({ id }) => id),
  )
  expectUnique(
    'weavings',
    weavings.map(({ id }) => id),
  )
  expectUnique(
    'regions',
    regions.flatMap((region) => [region.id, ...region.spaces.map(({ id }) => id)]),
  )
  weavings.forEach(({ left, right, starter }, index) => {
    for (const half of [left, right])
      if (!links.some(({ id }) => id === half)) throw new NotationError(`weavings[${index}]`, `unknown link "${half}"`)
    if (starter !== index < 4) throw new NotationError(`weavings[${index}]`, 'the first four are the starters (TW:2.9)')
  })
  if (new Set(weavings.map(({ pattern }) => pattern)).size !== 7)
    throw new NotationError('weavings', 'there are seven patterns (TW:5.10)')
  regions.forEach((region, index) => {
    region.spaces.forEach(({ down, discard }, place) => {
      if (down + discard < 1)
        throw new NotationError(`regions[${index}].spaces[${place}]`, 'a conquest takes at least one soldier')
    })
  })
}

const boxes = new WeakMap<JsonObject, Box>()
const standardDocument = standard as unknown as JsonObject

/** The compiled form of a components document, made once for each. */
export function boxOf(json: JsonObject = standardDocument): Box {
  const known = boxes.get(json)
  if (known) return known
  const box = compileComponents(json)
  boxes.set(json, box)
  return box
}

export const components: Components = {
  standard: standardDocument,
  schema: documentShape.schema,
  check(json) {
    compileComponents(expectObject(json, ''))
  },
}
