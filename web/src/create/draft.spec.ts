import type { GameInfo } from '@durbar/protocol'
import { describe, expect, it } from 'vitest'
import { addSeat, changePlace, changeSeat, newDraft, removeSeat, requestOf } from './draft.ts'

const game: GameInfo = {
  id: 'maharaja',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: { yogi: { kind: 'variant', rule: 'MH:63', values: ['off', 'on'], default: 'off' } },
  bots: ['suri', 'mira', 'kiran', 'pacha'],
}

describe('a table being thought up', () => {
  it('begins with one seat of each kind and the usual options', () => {
    const request = requestOf(newDraft(game), 'maharaja', 'Monsoon table')
    expect(request.name).toBe('Monsoon table')
    expect(request.seats).toEqual([{ kind: 'person' }, { kind: 'open' }, { kind: 'bot', bot: 'kiran', name: 'Kiran' }])
    expect(request.options).toEqual({ yogi: 'off' })
    expect(request.start).toBeUndefined()
  })

  it('keeps to the seats of the game', () => {
    let draft = newDraft(game)
    draft = addSeat(addSeat(addSeat(draft, game), game), game)
    expect(draft.seats).toHaveLength(4)
    for (const { key } of draft.seats) draft = removeSeat(draft, game, key)
    expect(draft.seats).toHaveLength(2)
  })

  it('calls bots by their names, and two of a kind by numbers', () => {
    let draft = addSeat(newDraft(game), game)
    draft = changeSeat(changeSeat(draft, 0, { name: 'Pacha' }), 1, { kind: 'bot', bot: 'pacha' })
    const names = requestOf(draft, 'maharaja', 'Monsoon table').seats.map(({ name }) => name)
    expect(names).toEqual(['Pacha', 'Pacha 2', 'Kiran', 'Kiran 2'])
  })

  it('starts at once when nobody is to come by link', () => {
    const draft = changeSeat(newDraft(game), 1, { kind: 'person', name: ' Tomek ' })
    const request = requestOf(draft, 'maharaja', 'Monsoon table')
    expect(request.start).toBe(true)
    expect(request.seats[1]).toEqual({ kind: 'person', name: 'Tomek' })
  })

  it('leaves nobody to wait for at a table on this device', () => {
    const draft = changePlace(newDraft(game), 'device')
    expect(draft.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
    expect(requestOf(draft, 'maharaja', '').start).toBe(true)
    expect(newDraft(game, 'device').seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
  })
})
