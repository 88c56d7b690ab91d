import { nextInt, pick, reveal } from '@durbar/kernel'
import { drawArmyCards, type Sink } from '../goods.ts'
import { Corn, Gold, None, personalityNames, Stone } from '../names.ts'
import { count, type Position, player } from '../position.ts'
import { Her, You } from './purse.ts'

/** TW:17.1–17.3 what she begins with, once the person's High Priest stands. */
export function setUpAxomamma(p: Position, sink: Sink): void {
  const { values, axomamma: board } = p.rules.box
  const she = player(p, Her)
  she.goods[Stone] = values.axomammaStone + (p.rules.axomamma.extraStone ? values.startStone : 0)
  she.goods[Corn] = values.axomammaCorn
  she.goods[Gold] = values.axomammaGold
  drawArmyCards(p, Her, values.axomammaArmyCards, sink)
  const roll = rollDie(p, 'TW:17.2', sink)
  she.priest = (player(p, You).priest + roll) % 5
  sink?.({ k: 'priest-settled', seat: Her, section: she.priest })
  placeFirstStairs(p, sink)
  for (let slot = 0; slot < p.axomamma.tucked.length; slot++) fillSlot(p, slot, sink)
  p.axomamma.personality = pick(p.rng, pick(p.rng, board.personalities))
  const about = personalityNames[p.axomamma.personality] ?? ''
  sink?.({ k: 'axomamma', why: 'personality', value: 0, about, rule: 'TW:17.3' })
}

export function rollDie(p: Position, rule: string, sink: Sink): number {
  const roll = pick(p.rng, p.rules.box.axomamma.die)
  p.axomamma.die = roll
  sink?.({ k: 'axomamma', why: 'die', value: roll, about: '', rule })
  return roll
}

/** TW:17.2 a free marker without benefits; where opening cards have filled that slot already, the next one clockwise. */
function placeFirstStairs(p: Position, sink: Sink): void {
  const she = player(p, Her)
  for (let step = 0; step < 5; step++) {
    const slot = ((she.priest + step) % 5) * 2
    if (p.stairs[slot] !== None) continue
    p.stairs[slot] = Her
    she.stairs--
    sink?.({ k: 'stairs-built', seat: Her, slot })
    return
  }
}

/** TW:17.9 a card from the deck, of which only the god shows. */
export function fillSlot(p: Position, slot: number, sink: Sink): void {
  const card = p.godDeck.pop()
  p.axomamma.tucked[slot] = card ?? None
  if (card === undefined) return
  reveal(p)
  sink?.({ k: 'slot-filled', slot, god: count(p.rules.box.godOfCard, card) })
}

/** One of several at random, without using chance where there is no choice. */
export function anyOf(p: Position, choices: readonly number[], rule: string, sink: Sink): number {
  if (choices.length <= 1) return choices[0] ?? None
  const chosen = count(choices, nextInt(p.rng, choices.length))
  sink?.({ k: 'axomamma', why: 'random', value: choices.length, about: '', rule })
  return chosen
}
