import { at, type Seat, type Viewer } from '@durbar/kernel'
import type { Cost } from './box.ts'
import { drillSeat } from './determinize.ts'
import { linkEffects } from './effects.ts'
import { type ForecastView, forecastsOf, type WayView, waysOf } from './forecast.ts'
import { missingPotatoes, rulerOf } from './frames/festival.ts'
import type { Frame } from './frames/index.ts'
import { stepsFor } from './frames/worship.ts'
import {
  actionNames,
  colorNames,
  godNames,
  None,
  ProductionCount,
  personalityNames,
  resourceNames,
  roleNames,
  sideActionNames,
  sizeNames,
  sourceNames,
  statueNames,
  taskNames,
} from './names.ts'
import { actionAt, count, isAxomamma, type Position, player, total } from './position.ts'
import { pricesOf } from './prices.ts'
import { type End, endOf } from './scoring.ts'

type Counts = Readonly<Record<string, number>>

export interface PlayerView {
  readonly seat: Seat
  readonly automaton: boolean
  readonly score: number
  readonly sources: Counts
  readonly goods: Counts
  readonly workers: readonly string[]
  /** Section of the High Priest, null before it is placed. */
  readonly priest: number | null
  readonly temple: number
  readonly stairsLeft: number
  readonly markersLeft: number
  /** Cards in hand; the lists are null where the viewer may not see them. */
  readonly godCards: number
  readonly gods: readonly string[] | null
  readonly kept: readonly string[] | null
  readonly hasChosenHand: boolean
  readonly armyCards: number
  readonly army: Counts | null
  readonly armyUp: Counts
  readonly armyDown: Counts
  readonly ready: readonly string[]
  readonly spent: readonly string[]
  readonly passives: readonly string[]
  readonly statues: Counts
  readonly tapestries: readonly (readonly string[])[]
  /** What a Trader would bring now. */
  readonly links: readonly string[]
}

export interface PlacementView {
  readonly worker: string
  readonly roles: readonly string[]
  readonly space: string
  readonly card: string | null
  readonly benefits: readonly string[]
  readonly tasks: number
  /** Tasks already done in the current set of three. */
  readonly used: readonly string[]
}

export interface AxomammaView {
  readonly tokens: Counts
  readonly personality: string
  /** The gods under her board; the cards themselves are hidden. */
  readonly slots: readonly (string | null)[]
  readonly die: number
}

/** What is being asked, without anything hidden. */
export interface QuestionView {
  readonly question: Frame['k'] | 'over'
  /** Side actions already taken this turn. */
  readonly done?: readonly string[]
  readonly action?: string
  readonly cost?: Counts
  readonly effects?: readonly string[]
  readonly space?: string
  readonly tile?: string
  /** Benefits of a god card: the tasks are done. */
  readonly after?: boolean
  /** God cards without a potato, and the points each costs. */
  readonly unfed?: { readonly cards: number; readonly points: number }
  /** Temple steps for a statue of each size. */
  readonly steps?: Counts
  /** What the answers cost, by what tells them apart, or under `any`. */
  readonly prices?: Readonly<Record<string, Counts>>
  /** How the game has ended. */
  readonly end?: End
}

export interface View {
  readonly you: Seat | null
  readonly players: readonly PlayerView[]
  readonly active: Seat | null
  readonly first: Seat
  /** The action of each section. */
  readonly coricancha: readonly string[]
  readonly hill: Readonly<Record<string, string | null>>
  readonly stairs: Readonly<Record<string, Seat | null>>
  /** From the potato end to the corn end. */
  readonly village: readonly string[]
  readonly nomads: Counts
  readonly bag: Counts
  readonly casualties: Counts
  readonly box: Counts
  readonly godDeck: number
  /** Oldest first. */
  readonly offer: readonly string[]
  readonly offerSize: number
  readonly limbo: readonly string[]
  readonly armyDeck: number
  readonly armyDiscard: Counts
  /** The cards drawn for training, null where the viewer may not see them. */
  readonly drill: readonly string[] | null
  readonly productionStack: number
  readonly passiveStack: number
  readonly market: readonly string[]
  readonly weavingStack: number
  readonly topWeaving: string | null
  readonly loom: readonly string[]
  readonly weavingsOut: readonly string[]
  readonly statues: Counts
  readonly conquests: Readonly<Record<string, Seat | null>>
  /** Who would be paid in each region at the next Festival. */
  readonly rulers: Readonly<Record<string, Seat | null>>
  readonly festivals: number
  readonly holder: Seat | null
  readonly placement: PlacementView | null
  /** The way to every segment for the viewer, and what each of the viewer's workers would cost and get where. */
  readonly ways: readonly WayView[]
  readonly forecasts: readonly ForecastView[]
  readonly axomamma: AxomammaView | null
  readonly deciders: readonly Seat[]
  readonly question: QuestionView
}

/** How far the play is: as much of everybody's view as a list of tables tells. */
export function progress(p: Position): Pick<View, 'active' | 'festivals' | 'question'> {
  return { active: orNull(p.active), festivals: p.festivals, question: questionView(p) }
}

/** What looks different to different viewers. */
type Own = 'you' | 'players' | 'drill' | 'ways' | 'forecasts'

/** Built by naming what is shown: a new field of the position stays hidden until it is named here. */
export function everybodySees(p: Position, deciders: readonly Seat[]): Omit<View, Own> {
  const { box } = p.rules
  const top = p.weavingStack.at(-1)
  return {
    ...progress(p),
    first: p.first,
    coricancha: [0, 1, 2, 3, 4].map((section) => at(actionNames, actionAt(p, section))),
    hill: Object.fromEntries(box.spaceNames.map((id, space) => [id, colorNames[count(p.hill, space)] ?? null])),
    stairs: owners(box.stairNames, p.stairs),
    village: p.village.map((worker) => at(colorNames, worker)),
    nomads: counts(colorNames, p.nomads),
    bag: counts(colorNames, p.bag),
    casualties: counts(colorNames, p.casualties),
    box: counts(colorNames, p.box),
    godDeck: p.godDeck.length,
    offer: names(box.godCardNames, p.offer),
    offerSize: p.rules.offerSize,
    limbo: names(box.godCardNames, p.limbo),
    armyDeck: p.armyDeck.length,
    armyDiscard: counts(box.armyNames, p.armyDiscard),
    productionStack: p.productionStack.length,
    passiveStack: p.passiveStack.length,
    market: names(box.tileNames, p.market),
    weavingStack: p.weavingStack.length,
    topWeaving: top === undefined ? null : at(box.weavingNames, top),
    loom: names(box.weavingNames, p.loom),
    weavingsOut: names(box.weavingNames, p.weavingsOut),
    statues: counts(statueNames, p.statues),
    conquests: owners(box.conquestNames, p.conquests),
    rulers: owners(
      box.regionNames,
      box.regionNames.map((_, region) => rulerOf(p, region)),
    ),
    holder: orNull(p.holder),
    placement: placementView(p),
    axomamma: p.rules.solo ? axomammaView(p) : null,
    deciders: [...deciders],
  }
}

export function viewerSees(p: Position, viewer: Viewer, everybody: Omit<View, Own>): View {
  const { armyNames } = p.rules.box
  return {
    you: viewer === 'spectator' ? null : viewer,
    players: p.players.map((_, seat) => playerView(p, seat, viewer)),
    ...everybody,
    drill: p.drill.length > 0 && drillSeat(p) === viewer ? names(armyNames, p.drill) : null,
    ways: viewer === 'spectator' ? [] : waysOf(p, viewer),
    forecasts: viewer === 'spectator' ? [] : forecastsOf(p, viewer),
  }
}

function playerView(p: Position, seat: Seat, viewer: Viewer): PlayerView {
  const who = player(p, seat)
  const { box } = p.rules
  // TW:C63 hands are secret, everything else of a player is open; at the end nothing is left to hide
  const sees = seat === viewer || p.agenda.length === 0
  return {
    seat,
    automaton: isAxomamma(p, seat),
    score: who.score,
    sources: counts(sourceNames, who.ledger),
    goods: counts(resourceNames, who.goods),
    workers: names(colorNames, who.workers),
    priest: orNull(who.priest),
    temple: who.temple,
    stairsLeft: who.stairs,
    markersLeft: who.markers,
    godCards: who.gods.length,
    gods: sees ? names(box.godCardNames, who.gods) : null,
    kept: sees ? names(box.godCardNames, who.kept) : null,
    hasChosenHand: who.kept.length > 0,
    armyCards: total(who.army),
    army: sees ? counts(box.armyNames, who.army) : null,
    armyUp: counts(box.armyNames, who.up),
    armyDown: counts(box.armyNames, who.down),
    ready: inMask(box.tileNames.slice(0, ProductionCount), who.ready),
    spent: inMask(box.tileNames.slice(0, ProductionCount), who.spent),
    passives: inMask(box.tileNames.slice(ProductionCount), who.passives),
    statues: counts(statueNames, who.statues),
    tapestries: who.tapestries.map((row) => names(box.weavingNames, row)),
    links: names(box.effectNames, linkEffects(p, seat)),
  }
}

/** The worker being placed is public once its place is named, and so is the card paid. */
function placementView(p: Position): PlacementView | null {
  if (!p.agenda.some(({ k }) => k === 'pay-placement' || k === 'arrive' || k === 'tasks' || k === 'benefits'))
    return null
  const { box } = p.rules
  const { worker, roles, space, card, benefits, tasks, used } = p.placement
  const here = (box.tasks[space] as readonly number[]).filter((_, icon) => used & (1 << icon))
  return {
    worker: at(colorNames, worker),
    roles: inMask(roleNames, roles),
    space: at(box.spaceNames, space),
    card: card === None ? null : at(box.godCardNames, card),
    benefits: names(box.effectNames, benefits),
    tasks,
    used: names(taskNames, here),
  }
}

function axomammaView(p: Position): AxomammaView {
  const { box } = p.rules
  const { tokens, personality, tucked, die } = p.axomamma
  return {
    tokens: counts(box.axomamma.tokenNames, tokens),
    personality: at(personalityNames, personality),
    slots: tucked.map((card) => (card === None ? null : at(godNames, count(box.godOfCard, card)))),
    die,
  }
}

function questionView(p: Position): QuestionView {
  const frame = p.agenda.at(-1)
  if (!frame) return { question: 'over', end: endOf(p) }
  const prices = pricesOf(p, frame)
  return prices ? { ...askedBy(p, frame), prices: mapped(prices, costCounts) } : askedBy(p, frame)
}

const costCounts = (cost: Cost): Counts => counts([...resourceNames, 'food'], cost)

function mapped<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

function askedBy(p: Position, frame: Frame): QuestionView {
  const { box } = p.rules
  switch (frame.k) {
    case 'turn':
      return { question: frame.k, done: inMask(sideActionNames, frame.done) }
    case 'perform':
      return { question: frame.k, action: at(actionNames, frame.action) }
    case 'pay':
      return { question: frame.k, cost: costCounts(frame.cost) }
    case 'rewards':
    case 'choose':
      return { question: frame.k, effects: names(box.effectNames, frame.effects) }
    case 'commit':
      return { question: frame.k, space: at(box.conquestNames, frame.space) }
    case 'benefits':
      return { question: frame.k, after: frame.after }
    case 'feed':
      return {
        question: frame.k,
        unfed: { cards: missingPotatoes(p, frame.seat), points: box.values.hungerPoints },
      }
    case 'worship':
      return {
        question: frame.k,
        steps: counts(
          sizeNames,
          sizeNames.map((_, size) => stepsFor(p, size, frame.own)),
        ),
      }
    case 'lay':
      return { question: frame.k, tile: at(box.weavingNames, frame.tile) }
    default:
      return { question: frame.k }
  }
}

function orNull(value: number): number | null {
  return value === None ? null : value
}

function names(words: readonly string[], values: readonly number[]): string[] {
  return values.map((value) => at(words, value))
}

function counts(words: readonly string[], values: readonly number[]): Counts {
  return Object.fromEntries(words.map((name, index) => [name, count(values, index)]))
}

function owners(words: readonly string[], values: readonly number[]): Record<string, Seat | null> {
  return Object.fromEntries(words.map((name, index) => [name, orNull(count(values, index))]))
}

function inMask(words: readonly string[], mask: number): string[] {
  return words.filter((_, index) => mask & (1 << index))
}
