import { expect, it } from 'vitest'
import { bucket, buckets } from './rate.ts'

it('gives a burst and then nothing until time has passed', () => {
  const tokens = bucket({ burst: 3, perSecond: 0 })
  expect([1, 2, 3, 4].map(() => tokens.take())).toEqual([true, true, true, false])
  expect(tokens.isFull()).toBe(false)
})

it('keeps a bucket for each key and forgets the full ones when there are many', () => {
  const take = buckets({ burst: 1, perSecond: 0 }, 2)
  expect([take('a'), take('a'), take('b'), take('c'), take('a')]).toEqual([true, false, true, true, false])
})

it('keeps no more buckets than fit, however many keys there are', () => {
  const take = buckets({ burst: 1, perSecond: 0 }, 2)
  const keys = Array.from({ length: 8 }, (_, index) => `key ${index}`)
  expect(keys.map(take)).toEqual(keys.map(() => true))
  expect(keys.map(take)).toEqual(keys.map(() => false))
  expect(take('one more')).toBe(true)
  // The oldest had to go; the others are still known.
  expect([take('key 7'), take('key 0')]).toEqual([false, true])
})
