import { describe, expect, it } from 'vitest'
import { languageFor } from './preferences.ts'

describe('languageFor', () => {
  it('takes the first language the house speaks', () => {
    expect(languageFor(['de-DE', 'pl-PL', 'en'])).toBe('pl')
    expect(languageFor(['es-419'])).toBe('es')
    expect(languageFor(['zh-TW', 'en'])).toBe('zh-Hant')
  })

  it('speaks English to everybody else', () => {
    expect(languageFor(['fi'])).toBe('en')
    expect(languageFor([])).toBe('en')
  })
})
