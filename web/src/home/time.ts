import type { Language } from '@durbar/kernel'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long somebody has been thinking, short and as the language writes it; empty for less than a minute. */
export function ago(since: string, now: number, language: Language): string {
  const passed = Math.max(0, now - Date.parse(since))
  if (passed < minute) return ''
  const [value, unit] =
    passed < hour
      ? [Math.floor(passed / minute), 'minute' as const]
      : passed < day
        ? [Math.floor(passed / hour), 'hour' as const]
        : [Math.floor(passed / day), 'day' as const]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
}
