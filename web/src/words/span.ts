import type { Language } from '@durbar/kernel'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** A span of time in its largest unit that fits: "12 hr", "3 days". */
export function spanOf(seconds: number, language: Language): string {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? units[3]
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
  return format.format(seconds / size)
}

const two = (value: number): string => String(value).padStart(2, '0')

/** What is left on a clock: minutes and seconds, hours and minutes, or days. */
export function countdown(milliseconds: number, language: Language): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)} h`
  return spanOf(Math.floor(seconds / 3600) * 3600, language)
}
