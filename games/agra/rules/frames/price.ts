import { push, type Refusal, type Seat } from '@durbar/kernel'
import { faceNames, GoodCount, goodNames, TokenCount } from '../names.ts'
import { onlySeat, type Position } from '../position.ts'
import type { Frame } from './index.ts'
import type { FrameOf, QuestionOf, RuleOf } from './rule-types.ts'

/** AG:1.6 a price token is placed, moved or turned. */

/** AG:10.8 favor tile 4: which token. */
export interface ChooseTokenFrame {
  readonly k: 'choose-token'
  readonly seat: Seat
}

export interface PriceFrame {
  readonly k: 'price'
  readonly seat: Seat
  readonly token: number
}

export const chooseToken: QuestionOf<'choose-token'> = {
  rule: 'AG:1.6',
  asks: ['price-token'],
  deciders: (_, frame) => onlySeat(frame),
}

export const price: QuestionOf<'price'> = {
  rule: 'AG:1.6',
  asks: ['set-price'],
  deciders: (_, frame) => onlySeat(frame),
}

const unchanged: Refusal = { rule: 'AG:1.6', reason: 'changes-nothing' }

/** AG:1.5 one token on a good, exactly one away from what is printed there. */
function refuseSetPrice(p: Position, token: number, good: number, face: number): Refusal | undefined {
  const { faces, value } = p.rules.printed
  const printed = value[good] as number
  const shown = (faces[token] as readonly number[])[face] as number
  if (Math.abs(shown - printed) !== 1)
    return { rule: 'AG:1.5', reason: 'not-one-away', good: goodNames[good] as string, need: printed, have: shown }
  for (let other = 0; other < TokenCount; other++)
    if (other !== token && p.tokens[other] === good)
      return { rule: 'AG:1.5', reason: 'token-there', good: goodNames[good] as string }
  return p.tokens[token] === good && p.faces[token] === face ? unchanged : undefined
}

function canSetPrice(p: Position, token: number): boolean {
  for (let good = 0; good < GoodCount; good++)
    for (let face = 0; face < faceNames.length; face++) if (!refuseSetPrice(p, token, good, face)) return true
  return false
}

const priced: Refusal = { rule: 'AG:6.12', reason: 'priced-already' }
const nowhere: Refusal = { rule: 'AG:1.5', reason: 'fits-nowhere' }

function refuseToken(p: Position, token: number, frame: Frame): Refusal | undefined {
  if (frame.k === 'trader' && frame.priced) return priced
  return canSetPrice(p, token) ? undefined : nowhere
}

export function canPrice(p: Position): boolean {
  for (let token = 0; token < TokenCount; token++) if (canSetPrice(p, token)) return true
  return false
}

export const priceToken: RuleOf<'price-token'> = {
  list(p, _, out, frame) {
    for (let token = 0; token < TokenCount; token++)
      if (!refuseToken(p, token, frame)) out.push({ k: 'price-token', token })
  },
  refuse: (p, _, { token }, frame) => refuseToken(p, token, frame),
  play(p, seat, { token }, _, frame) {
    if (frame.k === 'trader') push(p, { k: 'trader', seat, traded: frame.traded, priced: true })
    push(p, { k: 'price', seat, token })
  },
}

export const setPrice: RuleOf<'set-price'> = {
  list(p, _, out, frame) {
    const { token } = frame as FrameOf<'price'>
    for (let good = 0; good < GoodCount; good++)
      for (let face = 0; face < faceNames.length; face++)
        if (!refuseSetPrice(p, token, good, face)) out.push({ k: 'set-price', good, face })
  },
  refuse: (p, _, { good, face }, frame) => refuseSetPrice(p, (frame as FrameOf<'price'>).token, good, face),
  play(p, _, { good, face }, sink, frame) {
    const { token } = frame as FrameOf<'price'>
    p.tokens[token] = good
    p.faces[token] = face
    sink?.({ k: 'priced', token, good, value: (p.rules.printed.faces[token] as readonly number[])[face] as number })
  },
}
