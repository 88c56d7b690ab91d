import { just, push, type Refusal, type Seat } from '@durbar/kernel'
import { Action, characterNames, None, Part } from '../names.ts'
import { type Position, player } from '../position.ts'
import { listBank, refuseBankCard, takeFromBank } from './choose-character.ts'
import { finishPart, refusePart } from './parts.ts'
import type { QuestionOf, RuleOf } from './rule-types.ts'
import { gainAbilities, type TurnFrame } from './turn.ts'

/** MH:34 who was robbed of a character picks another one at once, out of turn. */
export interface ReplaceFrame {
  k: 'replace'
  seat: Seat
}

/** MH:71 who is lured chooses which character goes. */
export interface SurrenderFrame {
  k: 'surrender'
  seat: Seat
  to: Seat
}

/** MH:34, MH:70 take a character: from the bank, or, as long as everybody has just one, from anybody. */
export const take: RuleOf<'take'> = {
  list(p, seat, out, frame) {
    if (refuseOpen(frame as TurnFrame)) return
    for (let card = 0; card < characterNames.length; card++)
      if (!refuseTake(p, seat, card)) out.push({ k: 'take', card })
  },
  refuse: (p, seat, move, frame) => refuseOpen(frame as TurnFrame) ?? refuseTake(p, seat, move.card),
  play(p, seat, { card }, sink, frame) {
    finishPart(frame as TurnFrame, Action.Characters, Part.Character)
    const from = holderOf(p, card)
    if (!p.rules.severalCharacters) {
      const who = player(p, seat)
      const old = 31 - Math.clz32(who.characters)
      p.bank |= who.characters
      who.characters = 0
      sink?.({ k: 'character-returned', seat, card: old })
    }
    sink?.({ k: 'character-taken', seat, card, from })
    if (from === None) takeFromBank(p, seat, card)
    else {
      handOver(p, from, seat, card)
      push(p, { k: 'replace', seat: from })
    }
    gainAbilities(p, frame as TurnFrame, sink)
  },
}

function refuseOpen(frame: TurnFrame): Refusal | undefined {
  return refusePart(frame, Action.Characters, Part.Character)
}

/** The seat that holds the card, or None if it lies in the bank or is not in the game. */
function holderOf(p: Position, card: number): number {
  for (let seat = 0; seat < p.rules.players; seat++) if (player(p, seat).characters & (1 << card)) return seat
  return None
}

function handOver(p: Position, from: Seat, to: Seat, card: number): void {
  player(p, from).characters &= ~(1 << card)
  player(p, to).characters |= 1 << card
}

const ownAlready: Refusal = { rule: 'MH:Q64', reason: 'own-character' }
const notInGame: Refusal = { rule: 'MH:2', reason: 'not-in-game' }
const bankFirst: Refusal = { rule: 'MH:70', reason: 'bank-first' }
const exchangeInstead: Refusal = { rule: 'MH:71', reason: 'exchange-or-lure' }

function refuseTake(p: Position, seat: Seat, card: number): Refusal | undefined {
  if ((p.rules.characters & (1 << card)) === 0) return notInGame
  if (player(p, seat).characters & (1 << card)) return ownAlready
  if (!p.rules.severalCharacters || p.bank & (1 << card)) return undefined
  return p.bank === 0 ? exchangeInstead : bankFirst
}

export const replaceCharacter: QuestionOf<'replace'> = {
  rule: 'MH:34',
  asks: ['replace'],
  deciders: (_, frame) => just(frame.seat),
}

export const replace: RuleOf<'replace'> = {
  list(p, _, out) {
    listBank(p, (card) => out.push({ k: 'replace', card }))
  },
  refuse: (p, _, move) => refuseBankCard(p, move.card),
  play(p, seat, { card }, sink) {
    takeFromBank(p, seat, card)
    sink?.({ k: 'character-replaced', seat, card })
  },
}

const onlySeveral: Refusal = { rule: 'MH:69', reason: 'only-with-several-characters' }

/** MH:70, MH:71 exchanging and luring begin when the bank is empty. */
function refuseBetweenPlayers(p: Position, frame: TurnFrame): Refusal | undefined {
  if (!p.rules.severalCharacters) return onlySeveral
  return refuseOpen(frame) ?? (p.bank === 0 ? undefined : bankFirst)
}

/** MH:71 any opponent's character for one of the own, both named by the player on turn. */
export const exchange: RuleOf<'exchange'> = {
  list(p, seat, out, frame) {
    if (refuseBetweenPlayers(p, frame as TurnFrame)) return
    for (let card = 0; card < characterNames.length; card++)
      for (let give = 0; give < characterNames.length; give++)
        if (!refuseExchange(p, seat, card, give)) out.push({ k: 'exchange', card, give })
  },
  refuse: (p, seat, move, frame) =>
    refuseBetweenPlayers(p, frame as TurnFrame) ?? refuseExchange(p, seat, move.card, move.give),
  play(p, seat, { card, give }, sink, frame) {
    finishPart(frame as TurnFrame, Action.Characters, Part.Character)
    const from = holderOf(p, card)
    handOver(p, from, seat, card)
    handOver(p, seat, from, give)
    sink?.({ k: 'character-taken', seat, card, from })
    sink?.({ k: 'character-given', seat, card: give, to: from })
    gainAbilities(p, frame as TurnFrame, sink)
  },
}

const notTheirs: Refusal = { rule: 'MH:71', reason: 'no-opponent-holds-it' }
const notYours: Refusal = { rule: 'MH:71', reason: 'not-yours-to-give' }

function refuseExchange(p: Position, seat: Seat, card: number, give: number): Refusal | undefined {
  const holder = holderOf(p, card)
  if (holder === None || holder === seat) return notTheirs
  return player(p, seat).characters & (1 << give) ? undefined : notYours
}

/** MH:71 a character of the opponent's choice, from one who has more of them. */
export const lure: RuleOf<'lure'> = {
  list(p, seat, out, frame) {
    if (refuseBetweenPlayers(p, frame as TurnFrame)) return
    for (let from = 0; from < p.rules.players; from++) if (!refuseLure(p, seat, from)) out.push({ k: 'lure', from })
  },
  refuse: (p, seat, move, frame) => refuseBetweenPlayers(p, frame as TurnFrame) ?? refuseLure(p, seat, move.from),
  play(p, seat, { from }, sink, frame) {
    finishPart(frame as TurnFrame, Action.Characters, Part.Character)
    sink?.({ k: 'lured', seat, from })
    push(p, { k: 'surrender', seat: from, to: seat })
  },
}

function refuseLure(p: Position, seat: Seat, from: Seat): Refusal | undefined {
  const have = countOf(player(p, seat).characters)
  const theirs = countOf(player(p, from).characters)
  return theirs > have
    ? undefined
    : { rule: 'MH:71', reason: 'no-more-characters-than-you', need: have + 1, have: theirs }
}

function countOf(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

export const surrender: QuestionOf<'surrender'> = {
  rule: 'MH:71',
  asks: ['give'],
  deciders: (_, frame) => just(frame.seat),
}

export const give: RuleOf<'give'> = {
  list(p, seat, out) {
    for (let card = 0; card < characterNames.length; card++)
      if (!refuseGive(p, seat, card)) out.push({ k: 'give', card })
  },
  refuse: (p, seat, move) => refuseGive(p, seat, move.card),
  play(p, seat, { card }, sink, frame) {
    const { to } = frame as SurrenderFrame
    handOver(p, seat, to, card)
    sink?.({ k: 'character-given', seat, card, to })
    // The lured card joins the turn that is under way right below this question.
    gainAbilities(p, p.agenda[p.agenda.length - 1] as TurnFrame, sink)
  },
}

function refuseGive(p: Position, seat: Seat, card: number): Refusal | undefined {
  return player(p, seat).characters & (1 << card) ? undefined : notYours
}
