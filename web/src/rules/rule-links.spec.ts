import { describe, expect, it } from 'vitest'
import { pieces } from './rule-links.ts'
import { searchBook } from './search.ts'

const known = new Set(['MH:27', 'MH:Q11', 'AG:5.4'])
const exists = (rule: string) => known.has(rule)

describe('pieces', () => {
  it('turns mentions of rules into links', () => {
    expect(pieces('See MH:27, and MH:Q11.', exists)).toEqual([
      { text: 'See ' },
      { rule: 'MH:27' },
      { text: ', and ' },
      { rule: 'MH:Q11' },
      { text: '.' },
    ])
  })

  it('reads dotted numbers whole and leaves the full stop alone', () => {
    expect(pieces('(AG:5.4). 見 MH:27。', exists)).toEqual([
      { text: '(' },
      { rule: 'AG:5.4' },
      { text: '). 見 ' },
      { rule: 'MH:27' },
      { text: '。' },
    ])
  })

  it('leaves what is no rule as it is', () => {
    expect(pieces('MH:999 at 10:30', exists)).toEqual([{ text: 'MH:999 at 10:30' }])
    expect(pieces('', exists)).toEqual([])
  })
})

describe('searchBook', () => {
  const book = {
    order: [
      { id: 'actions', rules: ['MH:27', 'MH:28'] },
      { id: 'end', rules: ['MH:57'] },
    ],
    chapters: { actions: 'Actions', end: 'The end' },
    rules: {
      'MH:27': { title: 'House', body: 'Build a house.' },
      'MH:28': { title: '2 Houses', body: 'Build two.' },
      'MH:57': { title: 'Łódź', body: 'The game ends.' },
    },
  }

  it('finds words, without regard to case and accents', () => {
    expect(searchBook(book, 'HOUSE').map(({ rules }) => rules)).toEqual([['MH:27', 'MH:28']])
    expect(searchBook(book, 'lodz').map(({ rules }) => rules)).toEqual([['MH:57']])
    expect(searchBook(book, 'build house').map(({ rules }) => rules)).toEqual([['MH:27', 'MH:28']])
  })

  it('finds a rule by its number', () => {
    expect(searchBook(book, 'mh:57').map(({ id }) => id)).toEqual(['end'])
    expect(searchBook(book, '57').map(({ id }) => id)).toEqual(['end'])
  })

  it('gives the whole book for an empty question', () => {
    expect(searchBook(book, ' ')).toEqual(book.order)
  })
})
