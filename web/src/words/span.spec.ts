import { expect, it } from 'vitest'
import { countdown, spanOf } from './span.ts'

it('says spans in their largest unit', () => {
  expect(spanOf(20, 'en')).toBe('20 sec')
  expect(spanOf(600, 'en')).toBe('10 min')
  expect(spanOf(43_200, 'es')).toBe('12 h')
  expect(spanOf(3 * 86_400, 'pl')).toBe('3 dni')
  expect(spanOf(86_400, 'zh-Hant')).toBe('1 天')
})

it('counts down in minutes and seconds, then hours, then days', () => {
  expect(countdown(0, 'en')).toBe('0:00')
  expect(countdown(61_000, 'en')).toBe('1:01')
  expect(countdown(60_001, 'en')).toBe('1:01')
  expect(countdown(3_600_000, 'en')).toBe('1:00 h')
  expect(countdown(5 * 3_600_000 + 7 * 60_000, 'en')).toBe('5:07 h')
  expect(countdown(36 * 3_600_000, 'en')).toBe('1.5 days')
})
