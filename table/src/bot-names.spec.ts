import { expect, it } from 'vitest'
import { nameBots } from './bot-names.ts'

it('tells two of a kind apart, and a bot from a person of its name', () => {
  expect(nameBots(['mira', 'kiran', 'mira'], ['Ines'])).toEqual(['Mira', 'Kiran', 'Mira 2'])
  expect(nameBots(['mira', 'search:400'], ['Mira', 'Mira 2'])).toEqual(['Mira 3', 'Search'])
})
