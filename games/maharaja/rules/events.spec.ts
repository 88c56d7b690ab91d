import { describe, expect, it } from 'vitest'
import { chapters } from '../text/rulebook/chapters.ts'
import { ruleOfEvent } from './events.ts'
import { options } from './options.ts'

const rulebook: readonly string[] = chapters.flatMap((chapter) => [...chapter.rules])

describe('events and options', () => {
  it('cite a rule that stands in the rulebook', () => {
    for (const rule of Object.values(ruleOfEvent)) expect(rulebook).toContain(rule)
    for (const { rule } of Object.values(options)) expect(rulebook).toContain(rule)
  })
})
