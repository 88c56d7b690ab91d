import { at, range } from '@durbar/kernel'
import type { ComponentsDocument, PrintedCost, PrintedEffect, ValueName } from './components.ts'
import {
  actionNames,
  bottomFields,
  colorNames,
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

/** What something costs: potatoes, corn, stone, gold, and food, which is potatoes or corn (TW:1.2). */
export type Cost = readonly [potato: number, corn: number, stone: number, gold: number, food: number]

/** A gift: its effects, all of them or one of them. Effects are numbers of the box's effect table. */
export interface Gift {
  readonly effects: readonly number[]
  readonly choose: boolean
}

export interface ConquestSpace {
  readonly down: number
  readonly discard: number
  readonly effects: readonly number[]
}

/** The printed data as the rules use it: small integers and tables instead of names. */
export interface Box {
  readonly document: ComponentsDocument
  readonly values: Readonly<Record<ValueName, number>>

  readonly spaceNames: readonly string[]
  readonly section: readonly number[]
  readonly terrace: readonly number[]
  /** TW:1.4 one section of one terrace: the upper five, the middle five, the lower five. */
  readonly segment: readonly number[]
  readonly god: readonly number[]
  /** The role the ground serves, or 2 for plain ground. */
  readonly ground: readonly number[]
  /** Three tasks per space. */
  readonly tasks: readonly (readonly number[])[]
  /** TW:1.5 spaces of the same terrace that share a task icon. */
  readonly neighbors: readonly (readonly number[])[]
  /** TW:2.6, TW:14.3 spaces blocked in a game for two, at setup and after the first Festival. */
  readonly blockedAtSetup: readonly number[]
  readonly blockedLater: readonly number[]
  readonly stairNames: readonly string[]
  /** Actions clockwise, before the tile is turned. */
  readonly coricancha: readonly number[]

  /** Every effect that occurs, with a name such as "3 potato". */
  readonly effectNames: readonly string[]
  readonly effectKind: readonly number[]
  readonly effectAmount: readonly number[]

  readonly godCardNames: readonly string[]
  readonly godOfCard: readonly number[]
  readonly benefits: readonly (readonly number[])[]

  readonly armyNames: readonly string[]
  readonly soldiers: readonly number[]
  readonly armyResource: readonly number[]
  readonly armyAmount: readonly number[]
  readonly armyCopies: readonly number[]

  /** Production buildings, then passive ones. */
  readonly tileNames: readonly string[]
  readonly cost: readonly Cost[]
  readonly production: readonly Gift[]

  readonly linkNames: readonly string[]
  readonly links: readonly (readonly number[])[]
  readonly weavingNames: readonly string[]
  readonly pattern: readonly number[]
  readonly left: readonly number[]
  readonly right: readonly number[]
  /** TW:2.9 the fewest players a weaving is used with. */
  readonly weavingPlayers: readonly number[]
  readonly tapestryPoints: readonly number[]

  readonly regionNames: readonly string[]
  readonly conquestNames: readonly string[]
  readonly conquests: readonly ConquestSpace[]

  readonly temple: readonly Gift[]
  readonly templePoints: readonly number[]
  readonly templeFinal: readonly number[]
  /** TW:14.4 god cards drawn from the fewest points on, by number of players. */
  readonly festivalDraws: readonly (readonly number[])[]
  readonly axomamma: AxomammaBoard
}

interface AxomammaBoard {
  readonly tokenNames: readonly string[]
  readonly tokenValue: readonly number[]
  readonly tokenRow: readonly number[]
  readonly tokenStart: readonly number[]
  readonly die: readonly number[]
  readonly rows: readonly (readonly number[])[]
  readonly personalityField: number
  /** Two tokens with two sides each. */
  readonly personalities: readonly (readonly number[])[]
  readonly recruitRewards: readonly (readonly number[])[]
}

export function compileBox(document: ComponentsDocument): Box {
  const { spaces, icons, godCards, armyCards, productionBuildings, passiveBuildings, weavings, links } = document
  const table = effectTable(document)
  const effects = (printed: readonly PrintedEffect[]): number[] =>
    printed.map((effect) => table.names.indexOf(nameOfEffect(effect)))
  const conquests = document.regions.flatMap((region) => region.spaces)
  const taskOf = (id: string): number =>
    taskNames.indexOf(
      at(
        icons,
        icons.findIndex((icon) => icon.id === id),
      ).task,
    )
  const blocked = (when: 'setup' | 'first-festival'): number[] =>
    range(spaces.length).filter((space) => at(spaces, space).block === when)
  const linkNames = links.map(({ id }) => id)
  const patterns = [...new Set(weavings.map(({ pattern }) => pattern))].sort()
  return {
    document,
    values: Object.fromEntries(Object.entries(document.values).map(([name, { value }]) => [name, value])) as Record<
      ValueName,
      number
    >,
    spaceNames: spaces.map(({ id }) => id),
    section: spaces.map((space) => space.section),
    terrace: spaces.map((space) => terraceNames.indexOf(space.terrace)),
    segment: spaces.map((space) => terraceNames.indexOf(space.terrace) * 5 + space.section),
    god: spaces.map((space) => godNames.indexOf(space.god)),
    ground: spaces.map((space) => groundNames.indexOf(space.color)),
    tasks: spaces.map((space) => space.icons.map(taskOf)),
    neighbors: spaces.map((one) =>
      range(spaces.length).filter((index) => {
        const other = at(spaces, index)
        return other !== one && other.terrace === one.terrace && other.icons.some((icon) => one.icons.includes(icon))
      }),
    ),
    blockedAtSetup: blocked('setup'),
    blockedLater: blocked('first-festival'),
    stairNames: document.stairs.map(({ id }) => id),
    coricancha: document.coricancha.clockwise.map((action) => actionNames.indexOf(action)),
    effectNames: table.names,
    effectKind: table.kinds,
    effectAmount: table.amounts,
    godCardNames: godCards.map(({ id }) => id),
    godOfCard: godCards.map(({ god }) => godNames.indexOf(god)),
    benefits: godCards.map(({ benefits }) => effects(benefits)),
    armyNames: armyCards.map(({ id }) => id),
    soldiers: armyCards.map(({ soldiers }) => soldiers),
    armyResource: armyCards.map(({ resource }) => resourceNames.indexOf(resource)),
    armyAmount: armyCards.map(({ amount }) => amount),
    armyCopies: armyCards.map(({ copies }) => copies),
    tileNames: [...productionBuildings, ...passiveBuildings].map(({ id }) => id),
    cost: [...productionBuildings, ...passiveBuildings].map(({ cost }) => costOf(cost)),
    production: productionBuildings.map(({ gives, choose }) => ({ effects: effects(gives), choose })),
    linkNames,
    links: links.map(({ gives }) => effects(gives)),
    weavingNames: weavings.map(({ id }) => id),
    pattern: weavings.map(({ pattern }) => patterns.indexOf(pattern)),
    left: weavings.map(({ left }) => linkNames.indexOf(left)),
    right: weavings.map(({ right }) => linkNames.indexOf(right)),
    weavingPlayers: weavings.map(({ players }) => players),
    tapestryPoints: [0, ...document.tapestryPoints.value],
    regionNames: document.regions.map(({ id }) => id),
    conquestNames: conquests.map(({ id }) => id),
    conquests: conquests.map(({ down, discard, gives }) => ({ down, discard, effects: effects(gives) })),
    temple: document.temple.map(({ gives, choose }) => ({ effects: effects(gives), choose })),
    templePoints: document.temple.map(({ festival }) => festival),
    templeFinal: document.temple.map(({ final }) => final),
    festivalDraws: [[], [], document.festivalDraws[2], document.festivalDraws[3], document.festivalDraws[4]],
    axomamma: compileAxomamma(document.axomamma, effects),
  }
}

function compileAxomamma(
  board: ComponentsDocument['axomamma'],
  effects: (printed: readonly PrintedEffect[]) => number[],
): AxomammaBoard {
  return {
    tokenNames: board.tokens.map(({ id }) => id),
    tokenValue: board.tokens.map(({ value }) => value),
    tokenRow: board.tokens.map(({ row }) => rowNames.indexOf(row)),
    tokenStart: board.tokens.map(({ start }) => start),
    die: board.die.value,
    rows: [
      board.rows.top.map((field) => topFields.indexOf(field)),
      board.rows.middle.map((field) => middleFields.indexOf(field)),
      board.rows.bottom.map((field) => bottomFields.indexOf(field)),
    ],
    personalityField: board.personalityField.value,
    personalities: board.personalities.value.map((sides) => sides.map((side) => personalityNames.indexOf(side))),
    recruitRewards: colorNames.map((color) => effects(board.recruitRewards[color])),
  }
}

function costOf({ potato, corn, stone, gold }: PrintedCost): Cost {
  return [potato, corn, stone, gold, 0]
}

function nameOfEffect({ kind, n }: PrintedEffect): string {
  return `${n} ${kind}`
}

/** Effects are told apart by kind and amount, whatever they are printed on. */
function effectTable(document: ComponentsDocument): { names: string[]; kinds: number[]; amounts: number[] } {
  const { godCards, productionBuildings, links, regions, temple, axomamma } = document
  const { blue, green, red, yellow, white } = axomamma.recruitRewards
  const printed = [
    ...godCards.flatMap(({ benefits }) => benefits),
    ...productionBuildings.flatMap(({ gives }) => gives),
    ...links.flatMap(({ gives }) => gives),
    ...regions.flatMap(({ spaces }) => spaces.flatMap(({ gives }) => gives)),
    ...temple.flatMap(({ gives }) => gives),
    ...[blue, green, red, yellow, white].flat(),
  ].map((effect) => ({ name: nameOfEffect(effect), kind: effectKinds.indexOf(effect.kind), amount: effect.n }))
  const distinct = printed.filter(({ name }, index) => printed.findIndex((other) => other.name === name) === index)
  distinct.sort((one, other) => one.kind - other.kind || one.amount - other.amount)
  return {
    names: distinct.map(({ name }) => name),
    kinds: distinct.map(({ kind }) => kind),
    amounts: distinct.map(({ amount }) => amount),
  }
}
