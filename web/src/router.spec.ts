import { describe, expect, it } from 'vitest'
import { parseInvite, parseRoute, paths } from './router.ts'

describe('parseRoute', () => {
  it('knows every page', () => {
    expect(parseRoute('/')).toEqual({ page: 'home' })
    expect(parseRoute('/tables')).toEqual({ page: 'tables' })
    expect(parseRoute('/new/maharaja')).toEqual({ page: 'new', game: 'maharaja' })
    expect(parseRoute('/join/t1', '#secret')).toEqual({ page: 'join', table: 't1', invite: 'secret' })
    expect(parseRoute('/table/t1')).toEqual({ page: 'table', table: 't1', invite: undefined })
    expect(parseRoute('/table/t1', '#secret')).toEqual({ page: 'table', table: 't1', invite: 'secret' })
    expect(parseRoute('/study')).toEqual({ page: 'study', table: undefined })
    expect(parseRoute('/study/t1')).toEqual({ page: 'study', table: 't1' })
    expect(parseRoute('/rules/maharaja', '#MH:27')).toEqual({ page: 'rules', game: 'maharaja', rule: 'MH:27' })
  })

  it('has a friendly answer to everything else', () => {
    expect(parseRoute('/nowhere').page).toBe('unknown')
    expect(parseRoute('/table').page).toBe('unknown')
    expect(parseRoute('/table/t1/more').page).toBe('unknown')
    expect(parseRoute('/table/%E0%A4%A').page).toBe('table')
  })

  it('reads back the paths it writes', () => {
    const [path = '', invite = ''] = paths.join('a b', 'x/y').split('#')
    expect(parseRoute(path, invite)).toEqual({ page: 'join', table: 'a b', invite: 'x/y' })
  })
})

describe('parseInvite', () => {
  it('accepts a whole link or its path', () => {
    expect(parseInvite(' https://durbar.example/join/t1#secret ')).toBe('/join/t1#secret')
    expect(parseInvite('/table/t1#secret')).toBe('/join/t1#secret')
    expect(parseInvite('https://durbar.example/table/t1')).toBe('/table/t1')
  })

  it('refuses what is no link to a table', () => {
    expect(parseInvite('')).toBeUndefined()
    expect(parseInvite('hello')).toBeUndefined()
    expect(parseInvite('https://durbar.example/rules/maharaja')).toBeUndefined()
  })
})
