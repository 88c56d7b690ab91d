import type { Refusal, Seat } from '@durbar/kernel'
import type { Cost } from '../box.ts'
import { eachPayment, settles, spend } from '../goods.ts'
import { Corn, Gold, Potato, resourceNames, Stone } from '../names.ts'
import { count, player } from '../position.ts'
import { type FrameOf, onlySeat, type QuestionOf, type RuleOf } from './rule-types.ts'

/** TW:1.3 how a cost is paid, where there is more than one way. Not a window: nobody may spend what is due. */
export type PayFrame = { readonly k: 'pay'; readonly seat: Seat; readonly cost: Cost }

export const payment: QuestionOf<'pay'> = { rule: 'TW:1.3', asks: ['pay'], deciders: onlySeat }

export const pay: RuleOf<'pay'> = {
  list(p, seat, out, frame) {
    eachPayment(p, player(p, seat), (frame as FrameOf<'pay'>).cost, (potato, corn, stone, gold) =>
      out.push({ k: 'pay', potato, corn, stone, gold }),
    )
  },
  refuse(p, seat, { potato, corn, stone, gold }, frame): Refusal | undefined {
    const { goods } = player(p, seat)
    const given = [potato, corn, stone, gold]
    for (const resource of [Potato, Corn, Stone, Gold])
      if (count(given, resource) > count(goods, resource))
        return {
          rule: 'TW:1.3',
          reason: `needs-${resourceNames[resource]}`,
          need: count(given, resource),
          have: count(goods, resource),
        }
    if (settles(p, (frame as FrameOf<'pay'>).cost, potato, corn, stone, gold)) return undefined
    return { rule: 'TW:1.3', reason: 'not-the-price' }
  },
  play(p, seat, { potato, corn, stone, gold }, sink) {
    spend(p, seat, potato, corn, stone, gold, sink)
  },
}
