import { describe, expect, it } from 'vitest'
import { splitNames } from './sentence.tsx'

const bold = (text: string, names: string[], you = 'You') =>
  splitNames(text, names, you)
    .filter((part) => part.bold)
    .map((part) => part.text)

describe('splitNames', () => {
  it('finds people, whole names only, longest first', () => {
    expect(bold('Ines-Maria paid Ines 2 gold.', ['Ines', 'Ines-Maria'])).toEqual(['Ines-Maria', 'Ines'])
    expect(bold('Indra built a house.', ['In'])).toEqual([])
  })

  it('finds you at the beginning', () => {
    expect(bold('You built. You see.', [])).toEqual(['You'])
    expect(bold('Yours it is.', [])).toEqual([])
  })

  it('takes names as they are', () => {
    expect(bold('A. (bot) wins', ['A. (bot)'])).toEqual(['A. (bot)'])
  })
})
