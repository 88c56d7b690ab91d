import { describe, expect, it } from 'vitest'
import { herTurnWithRoll } from '../../test/solo.ts'
import { eventsOf } from '../../test/table.ts'

describe('her turn as a person follows it', () => {
  it('TW:17.8 TW:17.10 says why: the conditions, the die, the space, the worker, each token', () => {
    const { events } = herTurnWithRoll(2, {
      players: [{}, { workers: ['white', 'red'], priest: 0 }],
      rest: { axomamma: { tucked: ['G01', 'G08', 'G15', 'G22'] } },
    })
    expect(eventsOf(events, 'axomamma')).toEqual(
      expect.arrayContaining([
        { why: 'no-condition', value: 0, about: '', rule: 'TW:17.6' },
        { why: 'die', value: 2, about: '', rule: 'TW:17.8' },
        { why: 'cheapest', value: 1, about: 'upper', rule: 'TW:17.8' },
        { why: 'oldest', value: 2, about: 'white', rule: 'TW:17.8' },
        { why: 'token', value: 2, about: 'stone', rule: 'TW:17.10' },
        { why: 'token', value: 2, about: 'weaving', rule: 'TW:17.10' },
        { why: 'token', value: 2, about: 'nomad', rule: 'TW:17.10' },
        { why: 'cannot-pay', value: 1, about: 'weaving', rule: 'TW:17.12' },
      ]),
    )
    const order = events.map(({ event, why }) => (event === 'axomamma' ? why : event))
    expect(order.indexOf('die')).toBeLessThan(order.indexOf('placed'))
    expect(order.indexOf('placed')).toBeLessThan(order.indexOf('token'))
  })
})
