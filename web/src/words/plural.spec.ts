import { describe, expect, it } from 'vitest'
import { plural } from './plural.ts'

describe('plural', () => {
  it('declines Polish', () => {
    const moves = plural('pl', { one: '# ruch', few: '# ruchy', many: '# ruchów' })
    expect([0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 112, 122].map(moves)).toEqual([
      '0 ruchów',
      '1 ruch',
      '2 ruchy',
      '4 ruchy',
      '5 ruchów',
      '11 ruchów',
      '12 ruchów',
      '14 ruchów',
      '21 ruchów',
      '22 ruchy',
      '25 ruchów',
      '112 ruchów',
      '122 ruchy',
    ])
  })

  it('knows one from many in English and Spanish, and has one form in Chinese', () => {
    expect([1, 2, 0].map(plural('en', { one: '# move', other: '# moves' }))).toEqual(['1 move', '2 moves', '0 moves'])
    expect([1, 2].map(plural('es', { one: '# jugada', other: '# jugadas' }))).toEqual(['1 jugada', '2 jugadas'])
    expect([1, 2].map(plural('zh-Hant', { other: '# 步' }))).toEqual(['1 步', '2 步'])
  })
})
