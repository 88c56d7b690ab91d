import { at, push, type Refusal, type Seat } from '@durbar/kernel'
import { framesOf, offeredEffects } from '../effects.ts'
import { Ability, BasicCount, Good, GoodCount, goodNames, Ledger, None, Notable } from '../names.ts'
import {
  addRupees,
  goodsOf,
  hasLying,
  isBuilt,
  onlySeat,
  owns,
  type Position,
  player,
  spendGood,
  valueNow,
} from '../position.ts'
import { construct } from './architect.ts'
import { refuseExchange } from './choices.ts'
import { generousBonus } from './delivery.ts'
import type { QuestionOf, RuleOf, WorkOf } from './rule-types.ts'

/** AG:14 abilities used once in a turn, and those offered once to a contract's winner. */

const noFrench: Refusal = { rule: 'AG:14.6', reason: 'not-your-contract', notable: 'french-trader' }
const frenchUsed: Refusal = { rule: 'AG:14.6', reason: 'used-this-turn', notable: 'french-trader' }
const frenchPlaces = 3

/** AG:14.6 one good on the empty place for its value. */
function refuseFrench(p: Position, seat: Seat, good: number): Refusal | undefined {
  if (!owns(p, seat, Notable.FrenchTrader)) return noFrench
  if (p.abilities & Ability.FrenchTrader && !p.rules.frenchUnlimited) return frenchUsed
  const name = goodNames[good] as string
  if (goodsOf(p, seat, good) === 0) return { rule: 'AG:14.6', reason: 'needs-good', good: name, need: 1, have: 0 }
  const value = valueNow(p, good)
  if (value < 1 || value > frenchPlaces) return { rule: 'AG:14.6', reason: 'no-place-for-value', have: value }
  return player(p, seat).french[value - 1] === None
    ? undefined
    : { rule: 'AG:14.6', reason: 'place-taken', have: value }
}

export const french: RuleOf<'french'> = {
  list(p, seat, out) {
    if (!owns(p, seat, Notable.FrenchTrader)) return
    for (let good = 0; good < GoodCount; good++) if (!refuseFrench(p, seat, good)) out.push({ k: 'french', good })
  },
  refuse: (p, seat, { good }) => refuseFrench(p, seat, good),
  play(p, seat, { good }, sink) {
    const who = player(p, seat)
    p.abilities |= Ability.FrenchTrader
    who.goods[good] = at(who.goods, good) - 1
    who.french[valueNow(p, good) - 1] = good
    sink?.({ k: 'french-trader', seat, good })
    generousBonus(p, seat, good, sink)
    if (who.french.includes(None)) return
    who.french.fill(None)
    who.supply += frenchPlaces
    addRupees(p, seat, Ledger.Contracts, p.rules.printed.values.frenchRupees, sink)
  },
}

const noCaliph: Refusal = { rule: 'AG:14.11', reason: 'not-your-contract', notable: 'caliph' }
const caliphUsed: Refusal = { rule: 'AG:14.11', reason: 'used-this-turn', notable: 'caliph' }
const needsCotton: Refusal = { rule: 'AG:14.11', reason: 'needs-good', good: 'cotton', need: 1, have: 0 }
const nobodyLies: Refusal = { rule: 'AG:10.2', reason: 'nobody-lies' }

function refuseCaliph(p: Position, seat: Seat): Refusal | undefined {
  if (!owns(p, seat, Notable.Caliph)) return noCaliph
  if (p.abilities & Ability.Caliph) return caliphUsed
  if (goodsOf(p, seat, Good.Cotton) === 0) return needsCotton
  return hasLying(p, seat) ? undefined : nobodyLies
}

export const caliph: RuleOf<'caliph'> = {
  list(p, seat, out) {
    if (!refuseCaliph(p, seat)) out.push({ k: 'caliph' })
  },
  refuse: refuseCaliph,
  play(p, seat, _, sink) {
    p.abilities |= Ability.Caliph
    spendGood(p, seat, Good.Cotton, sink)
    push(p, { k: 'stand-up', seat, left: 1, mayStop: false })
  },
}

const noEnglish: Refusal = { rule: 'AG:14.14', reason: 'not-your-contract', notable: 'english-trader' }
const englishUsed: Refusal = { rule: 'AG:14.14', reason: 'used-this-turn', notable: 'english-trader' }

function refuseEnglish(p: Position, seat: Seat, good: number): Refusal | undefined {
  if (!owns(p, seat, Notable.EnglishTrader)) return noEnglish
  return p.abilities & Ability.EnglishTrader ? englishUsed : refuseExchange(p, seat, good)
}

export const english: RuleOf<'english'> = {
  list(p, seat, out) {
    if (!owns(p, seat, Notable.EnglishTrader)) return
    for (let good = 0; good < GoodCount; good++) if (!refuseEnglish(p, seat, good)) out.push({ k: 'english', good })
  },
  refuse: (p, seat, { good }) => refuseEnglish(p, seat, good),
  play(p, seat, { good }) {
    p.abilities |= Ability.EnglishTrader
    push(p, { k: 'exchange-for', seat, good })
  },
}

/** AG:9.11 a contract's once-effect that its winner may decline. */
export interface OnceFrame {
  readonly k: 'once'
  readonly seat: Seat
  readonly notable: number
}

export interface BuildFirstFrame {
  readonly k: 'build-first'
  readonly seat: Seat
}

export const once: QuestionOf<'once'> = {
  rule: 'AG:9.11',
  asks: ['use-ability', 'decline'],
  deciders: (_, frame) => onlySeat(frame),
  // AG:14.16 void once everything is built.
  moot: (p, { notable }) => notable === Notable.Mujtahida && firstSite(p) === None,
}

export const useAbility: RuleOf<'use-ability'> = {
  list: (_p, _seat, out) => out.push({ k: 'use-ability' }),
  refuse: () => undefined,
  play(p, seat, _, _sink, frame) {
    push(p, ...framesOf(seat, offeredEffects[(frame as OnceFrame).notable] ?? []))
  },
}

/** AG:14.16 the first site on the path. */
function firstSite(p: Position): number {
  for (let building = BasicCount; building < GoodCount; building++) if (!isBuilt(p, building)) return building
  return None
}

export const buildFirst: WorkOf<'build-first'> = {
  run: (p, { seat }, sink) => construct(p, seat, firstSite(p), true, sink),
}
