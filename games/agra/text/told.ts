import { at, type Seat, type Speech } from '@durbar/kernel'
import { buildingNames, goodNames, guildNames } from '../rules/names.ts'
import type { PlayerView, View } from '../rules/view.ts'
import { columnValues, favorPay, generous, lastDock, mosaicPoints, orderDeliveries, printed } from './printed.ts'
import type {
  AidName,
  BuildingName,
  FavorName,
  GoodName,
  GuildName,
  MoveKind,
  NotableName,
  QuestionKind,
  Sailing,
  WrittenMove,
  WrittenMoveOf,
  WrittenQuestion,
  WrittenQuestionOf,
} from './written.ts'

/** What sentences tell beyond the move or question itself, looked up in the view once for all languages. */

/** Where one can stop, and what can be declined. */
export type StopKind =
  | 'materials'
  | 'sailor'
  | 'sailor-payment'
  | 'trader'
  | 'trade'
  | 'botanist'
  | 'second-step'
  | 'farmers'
  | 'choose-guild'
  | 'stand-up'
export type DeclineKind = 'cook' | 'follow' | 'jagirdar' | 'once' | 'sadr' | 'mosaic' | 'steps' | 'shortage'

/** A tile that is declared together with the move, and what it takes. */
export interface AidTold {
  readonly tile: FavorName
  readonly pay: number
  readonly mullah: boolean
}

interface Processing {
  readonly good: GoodName
  /** All that is processed, the tile's good included. */
  readonly total: number
  readonly help: AidTold | undefined
}

interface ByPoints {
  /** Meditation points, where the circle takes them. */
  readonly points: number | undefined
}

interface Extras {
  mosaic: { readonly points: number }
  place: {
    readonly bumps: Seat | undefined
    readonly merchant: boolean
    readonly builder: boolean
    readonly rupees: number
  }
  peon: { readonly price: number; readonly help: AidTold | undefined }
  'pay-sailor': { readonly value: number }
  give: { readonly value: number }
  'price-token': { readonly value: number; readonly on: GoodName | null }
  'set-price': { readonly value: number }
  produce: { readonly good: GoodName; readonly dyed: GoodName | undefined }
  process: Processing
  'process-good': Processing & ByPoints
  follow: Processing
  deliver: ByPoints & { readonly rupees: number }
  order: { readonly goods: readonly GoodName[] }
  exchange: ByPoints
  take: { readonly value: number }
  sell: { readonly rupees: number }
  'remove-cover': ByPoints
  'move-farmer': ByPoints
  step: { readonly from: number }
  'use-ability': { readonly notable: NotableName }
  'take-favor': { readonly favor: number }
  stop: { readonly at: StopKind /** Rupees for deliveries paid and not used. */; readonly refund: number }
  decline: { readonly at: DeclineKind }
  favor: { readonly pay: number | undefined }
  luxury: { readonly rupees: number }
  french: { readonly value: number }
}

export type MoveTold<K extends MoveKind> = K extends keyof Extras ? WrittenMoveOf<K> & Extras[K] : WrittenMoveOf<K>

const extras: { readonly [K in keyof Extras]: (move: WrittenMoveOf<K>, view: View) => Extras[K] } = {
  mosaic: ({ favor }) => ({ points: mosaicPoints[favor] ?? 0 }),
  place({ space }, view) {
    const { worker, rupees } = look(view.spaces, space)
    return { bumps: worker ?? undefined, merchant: view.merchant === space, builder: view.builder === space, rupees }
  },
  peon({ aid }, view) {
    const { contracts, workers, rupees } = asking(view)
    const price = contracts.includes('calligrapher') ? printed.peonPriceCalligrapher : printed.peonPrice
    // AG:5.9 whoever has no worker left pays what he can.
    const paid = workers === 0 ? Math.min(price, rupees ?? price) : price
    return { price: aid === 'none' ? paid : 0, help: help('free-peon', aid) }
  },
  'pay-sailor': ({ good }, view) => ({ value: worth(good, view) }),
  give: ({ good }, view) => ({ value: worth(good, view) }),
  'price-token'({ token }, view) {
    const { value, good } = look(view.tokens, token)
    return { value, on: good as GoodName | null }
  },
  'set-price': ({ good, face }, view) => ({ value: faceValue(good, face, view) }),
  produce(_, view) {
    const asked = questionOf(view, 'production', 'dyed-production')
    return { good: asked.good, dyed: asked.frame === 'dyed-production' ? asked.dyed : undefined }
  },
  process({ count, aid }, view) {
    const { building } = questionOf(view, 'process', 'process-once')
    const tile = help('process-extra', aid)
    return { good: goodOf(building), total: count + (tile ? 1 : 0), help: tile }
  },
  'process-good'({ good, aid }, view) {
    const tile = help('process-extra', aid)
    return { good, total: tile ? 2 : 1, help: tile, points: points(worth(good, view), view) }
  },
  follow({ aid }, view) {
    const tile = help('process-extra', aid)
    return { good: goodOf(questionOf(view, 'follow').building), total: tile ? 2 : 1, help: tile }
  },
  deliver({ notable, good, double }, view) {
    const card = view.river.find((other) => other.notable === notable)
    const there = card?.demand.reduce((sum, { markers }) => sum + markers, 0) ?? 0
    const each = asking(view).contracts.reduce((sum, contract) => {
      const bonus = generous[contract as NotableName]
      return bonus?.good === good ? sum + bonus.rupees : sum
    }, 1)
    return { rupees: there + (double ? 2 : 1) * each, points: points(printed.deliverPoints, view) }
  },
  order({ guild }, view) {
    const { orders, marker } = look(view.guilds, guild)
    return { goods: (marker === null ? [] : at(orders, marker).goods) as readonly GoodName[] }
  },
  exchange: ({ good }, view) => ({ points: points(worth(good, view), view) }),
  take: ({ good }, view) => ({ value: worth(good, view) }),
  sell: ({ good }, view) => ({ rupees: worth(good, view) }),
  'remove-cover': (_, view) => ({ points: points(printed.removeCoverPoints, view) }),
  'move-farmer': (_, view) => ({ points: points(printed.moveFarmerPoints, view) }),
  step: ({ guild }, view) => ({ from: look(asking(view).influence, guild) }),
  'use-ability': (_, view) => ({ notable: questionOf(view, 'once').notable }),
  'take-favor': (_, view) => ({ favor: questionOf(view, 'influence-bonus').favor }),
  stop(_, view) {
    const asked = view.question as unknown as WrittenQuestion
    const refund = asked.frame === 'sailor' ? Math.min(asked.paid ?? 0, deliveriesLeft(asked, view)) : 0
    return { at: asked.frame as StopKind, refund }
  },
  decline: (_, view) => ({ at: (view.question as unknown as WrittenQuestion).frame as DeclineKind }),
  favor: ({ action, mullah }) => ({
    pay: action === 'remove-cover' ? undefined : favorPay[action] - (mullah ? 1 : 0),
  }),
  luxury: ({ good }, view) => ({
    rupees: worth(good, view) + (view.dock === lastDock ? printed.clothesAtLastDock : 0),
  }),
  french: ({ good }, view) => ({ value: worth(good, view) }),
}

/** The move with what the view adds to it. */
export function tellMove(move: WrittenMove, view: View): WrittenMove {
  const extra = (extras as Partial<Record<MoveKind, (move: WrittenMove, view: View) => object>>)[move.move]
  return extra ? { ...move, ...extra(move, view) } : move
}

export interface Asked {
  /** The reader has to decide. */
  readonly mine: boolean
  /** The seat that has to. */
  readonly seat: Seat
}

/** What a building makes its good of, and how many at most without help. */
interface Ingredients {
  readonly source: GoodName
  readonly most: number
}

interface QuestionExtras {
  meditation: {
    readonly points: number /** A worker can be laid down, or taken from the Cook. */
    readonly able: boolean
  }
  action: { readonly workers: number /** A worker of the asked one is on the board. */; readonly again: boolean }
  orders: {
    /** There is an order to fulfill. */
    readonly order: boolean
    /** There is a good that Akbar takes. */
    readonly akbar: boolean
  }
  materials: { /** What the payment counts so far. */ readonly counts: number }
  sailor: {
    readonly left: number
    /** Deliveries for an order are there, or can still be paid for. */
    readonly order: boolean
    readonly payable: boolean
  }
  'sailor-payment': { readonly value: number }
  trade: { /** What may still be taken is worth at most this. */ readonly room: number; readonly mayGive: boolean }
  price: { readonly value: number }
  production: { readonly count: number }
  process: Ingredients
  'process-once': Ingredients
}

export type QuestionTold<K extends QuestionKind> = WrittenQuestionOf<K> &
  Asked &
  (K extends keyof QuestionExtras ? QuestionExtras[K] : unknown)

const questionExtras: {
  readonly [K in keyof QuestionExtras]: (asked: WrittenQuestionOf<K>, view: View) => QuestionExtras[K]
} = {
  meditation(_, view) {
    const { seat, stored } = asking(view)
    const standing = Object.values(view.spaces).some(({ worker, lying }) => worker === seat && !lying)
    return { points: view.points, able: standing || stored > 0 }
  },
  action(_, view) {
    const { seat, workers } = asking(view)
    return { workers, again: Object.values(view.spaces).some(({ worker }) => worker === seat) }
  },
  orders: (_, view) => ({ order: fulfillsAny(view), akbar: givesAkbar(view) }),
  materials({ paid, kinds }, view) {
    const mixed = kinds.length > 1 ? printed.mixedMaterials : 0
    const takshaka = asking(view).contracts.includes('takshaka') ? printed.takshakaMaterials : 0
    return { counts: paid + mixed + takshaka }
  },
  sailor(asked, view) {
    const left = deliveriesLeft(asked, view)
    const payable = asked.paid === null && Object.values(asking(view).goods).some((count) => count > 0)
    return { left, order: !asked.ordered && fulfillsAny(view) && (payable || left >= orderDeliveries), payable }
  },
  'sailor-payment': ({ paid }) => ({ value: paid ?? 0 }),
  trade: ({ given, worth: given_, taken }) => ({
    room: Math.max(0, given_ - 1 - taken),
    mayGive: taken === 0 && given < printed.traderGoods,
  }),
  price: ({ token }, view) => ({ value: look(view.tokens, token).value }),
  production: ({ good }, view) => ({ count: look(asking(view).production, good) }),
  process: ingredientsOf,
  'process-once': ingredientsOf,
}

function ingredientsOf({ building }: { readonly building: BuildingName }, view: View): Ingredients {
  const source = sourceOf(goodOf(building))
  return { source, most: Math.min(printed.processLimit, look(asking(view).goods, source)) }
}

/** The question with what the view adds to it. */
export function tellQuestion(asked: WrittenQuestion, view: View, speech: Speech): QuestionTold<QuestionKind> {
  const seat = view.deciders[0] ?? view.active
  const add = (questionExtras as Partial<Record<QuestionKind, (asked: WrittenQuestion, view: View) => object>>)[
    asked.frame
  ]
  return { ...asked, mine: seat === speech.you, seat, ...add?.(asked, view) } as QuestionTold<QuestionKind>
}

export interface Outcome {
  readonly winners: readonly Seat[]
  readonly rupees: number
}

/** AG:15.5 most rupees, then goods at their value and favor; whoever is still equal shares the win. */
export function outcomeOf(view: View): Outcome {
  const ranks = view.players.map(({ seat, score, goods, favor }) => ({
    seat,
    score: score ?? 0,
    tie: goodNames.reduce((sum, good) => sum + look(goods, good) * worth(good, view), favor),
  }))
  const best = at(
    ranks.toSorted((a, b) => b.score - a.score || b.tie - a.tie),
    0,
  )
  const winners = ranks.filter(({ score, tie }) => score === best.score && tie === best.tie)
  return { winners: winners.map(({ seat }) => seat), rupees: best.score }
}

/** AG:1.8 the good that a building makes. */
export function goodOf(building: BuildingName): GoodName {
  return at(goodNames, buildingNames.indexOf(building))
}

/** AG:1.7 advanced goods are made of the basic one of their row, luxury goods of the third one. */
function sourceOf(good: GoodName): GoodName {
  const index = goodNames.indexOf(good)
  return at(goodNames, (index & 3) + (index < 12 ? 0 : 8))
}

/** AG:11.3 a good whose own bowl is free. */
function givesAkbar(view: View): boolean {
  const { goods } = asking(view)
  return Object.entries(view.bowls).some(([bowl, owner]) => owner === null && look(goods, bowl) > 0)
}

const fulfillsAny = (view: View): boolean => guildNames.some((guild) => fulfills(guild, view))

/** AG:11.5 the marked order, below the limit, with influence and both goods. */
function fulfills(guild: GuildName, view: View): boolean {
  const { goods, influence } = asking(view)
  const { orders, marker } = look(view.guilds, guild)
  return (
    marker !== null &&
    orders.filter(({ owner }) => owner !== null).length < view.orderLimit &&
    look(influence, guild) > 0 &&
    at(orders, marker).goods.every((good) => look(goods, good) > 0)
  )
}

/** Who is asked. */
function asking(view: View): PlayerView {
  return at(view.players, view.deciders[0] ?? view.active)
}

function questionOf<K extends QuestionKind>(view: View, ...kinds: readonly K[]): { [F in K]: WrittenQuestionOf<F> }[K] {
  const asked = view.question as unknown as { [F in K]: WrittenQuestionOf<F> }[K] | null
  if (!asked || !kinds.includes(asked.frame)) throw new RangeError(`no question about ${kinds.join(' or ')}`)
  return asked
}

function look<T>(table: Readonly<Record<string, T>>, key: string): T {
  const value = table[key]
  if (value === undefined) throw new RangeError(`nothing in the view about "${key}"`)
  return value
}

function worth(good: GoodName, view: View): number {
  return look(view.values, good)
}

/** AG:6.6 free deliveries and those paid for, without those used. */
function deliveriesLeft({ paid, used }: Sailing, view: View): number {
  return (asking(view).contracts.includes('jagirdar') ? 2 : 1) + (paid ?? 0) - used
}

function points(cost: number, view: View): number | undefined {
  return view.question?.frame === 'meditation' ? cost : undefined
}

function help(tile: 'free-peon' | 'process-extra', aid: AidName): AidTold | undefined {
  if (aid === 'none') return undefined
  const mullah = aid === 'tile-and-mullah'
  return { tile, pay: favorPay[tile] - (mullah ? 1 : 0), mullah }
}

/** AG:1.5 a face is one more or less than the printed value; the view shows only the one that lies up. */
function faceValue(good: GoodName, face: string, view: View): number {
  const shown = look(view.tokens, questionOf(view, 'price').token)
  if (shown.face === face) return shown.value
  const value = columnValues[goodNames.indexOf(good) >> 2] ?? 0
  const [less, more] = [value - 1, value + 1]
  return face === 'upper' ? (less > shown.value ? less : more) : more < shown.value ? more : less
}
