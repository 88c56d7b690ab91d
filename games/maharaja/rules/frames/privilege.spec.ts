import { describe, expect, it } from 'vitest'
import { Blue, eventsOf, Green, type Guest, Red, type Setting, type Table, table, why } from '../../test/table.ts'

const use = (action: string): { move: string; action: string } => ({ move: 'privilege', action })

/** Red is on turn, in the game with Yogi and privileges. */
function extended(red: Partial<Guest>, options = {}, more: Partial<Setting> = {}): Table {
  return table({
    options: { yogi: 'on', privileges: 'on', ...options },
    players: [{ character: 'mogul', ...red }, { character: 'trader' }, { character: 'sadhu' }],
    turnOf: Red,
    ...more,
  })
}

describe('the Yogi', () => {
  it('MH:41, MH:63 brings one privilege in each own turn, usable at once', () => {
    const game = extended({ character: 'yogi' })
    expect(game.player(Red).privileges).toBe(1)
    expect(game.refusal(Red, use('quarry'))).toBeUndefined()
  })

  it('MH:63 nothing without his holder’s own turn', () => {
    const game = table({
      options: { yogi: 'on', privileges: 'on' },
      players: [{ character: 'mogul' }, { character: 'yogi' }],
    })
    expect(game.player(Blue).privileges).toBe(0)
    expect(eventsOf(game.end(Red), 'privilege-gained')).toEqual([{ event: 'privilege-gained', seat: Blue }])
  })

  it('MH:63 the privilege stays with its owner when the Yogi is given away, and can be used', () => {
    const game = extended({ character: 'yogi', disc: ['characters', 'gold'] })
    game.play(Red, { move: 'take', card: 'builder' })
    expect(game.player(Red)).toMatchObject({ characters: ['builder'], privileges: 1 })
    expect(game.refusal(Red, use('quarry'))).toBeUndefined()
  })

  it('MH:63 also when the Yogi is taken by somebody else', () => {
    const game = table({
      options: { yogi: 'on', privileges: 'on' },
      players: [
        { character: 'mogul', disc: ['characters', 'gold'] },
        { character: 'yogi', privileges: 2 },
      ],
    })
    game.play(Red, { move: 'take', card: 'yogi' })
    game.play(Blue, { move: 'replace', card: 'mogul' })
    expect(game.now().players.map((someone) => someone.privileges)).toEqual([1, 2])
  })

  it('MH:63, MH:Q42 several are kept for any later turn', () => {
    const game = extended({ privileges: 3, oldPrivileges: 3 })
    game.end(Red)
    expect(game.player(Red).privileges).toBe(3)
  })

  it('MH:Q43 taken in the own turn he brings his privilege at once', () => {
    const game = extended({ disc: ['characters', 'gold'] })
    const events = game.play(Red, { move: 'take', card: 'yogi' })
    expect(events.at(-1)).toEqual({ event: 'privilege-gained', seat: Red })
    game.play(Red, use('quarry'))
    expect(game.player(Red).privileges).toBe(0)
  })

  it('MH:Q24, MH:Q43 and only once, also if he is given away and taken again', () => {
    const game = extended({ character: 'yogi', disc: ['characters', 'characters'] })
    game.play(Red, { move: 'take', card: 'builder' }, { move: 'take', card: 'yogi' })
    expect(game.player(Red).privileges).toBe(1)
  })

  it('MH:Q67 there are seven privileges: with all of them out he brings none, also not later in the turn', () => {
    const game = table({
      options: { yogi: 'on', privileges: 'on' },
      players: [
        { character: 'yogi', privileges: 3, disc: ['characters', 'characters'] },
        { character: 'trader', privileges: 4 },
      ],
      turnOf: Red,
    })
    expect(game.player(Red).privileges).toBe(3)
    game.play(Red, use('gold'), { move: 'take', card: 'builder' }, { move: 'take', card: 'yogi' })
    expect(game.player(Red)).toMatchObject({ characters: ['yogi'], privileges: 2 })
  })

  it('MH:63 without the privileges of the extended game he is only a number', () => {
    const game = table({
      options: { yogi: 'on' },
      players: [{ character: 'yogi' }, { character: 'trader' }],
      turnOf: Red,
    })
    expect(game.player(Red).privileges).toBe(0)
    expect(why(game.refusal(Red, use('gold')))).toBe('MH:64 no-privilege')
  })
})

describe('a privilege', () => {
  it('MH:64 gives a third action, announced when used', () => {
    const game = extended({ privileges: 1, disc: ['gold', 'gold'] })
    expect(why(game.refusal(Red, { move: 'quarry' }))).toBe('MH:15 action-not-open')
    expect(game.play(Red, use('quarry'))).toEqual([{ event: 'privilege-used', seat: Red, action: 'quarry' }])
    game.play(Red, { move: 'quarry' }, { move: 'gold' }, { move: 'gold' })
    expect(game.player(Red)).toMatchObject({ gold: 19, pool: 12, privileges: 0 })
  })

  it('MH:64 any action of the disc but Characters', () => {
    const game = extended({ privileges: 1, disc: ['characters', 'gold'] })
    expect(game.movesOf(Red, 'privilege').map((move) => move.action)).toEqual([
      'gold',
      'house',
      'two-houses',
      'move-house',
      'quarry',
      'palace',
      'palace-house',
      'governor',
    ])
    expect(why(game.refusal(Red, use('characters')))).toBe('MH:64 not-for-characters')
  })

  it('MH:64 also one that is set', () => {
    const game = extended({ privileges: 1, disc: ['gold', 'gold'] })
    game.play(Red, use('gold'), { move: 'gold' }, { move: 'gold' }, { move: 'gold' })
    expect(game.player(Red).gold).toBe(21)
  })

  it('MH:64, MH:Q45 first, or between the halves of another action', () => {
    const game = extended({ privileges: 1, architect: 'agra', disc: ['two-houses', 'gold'] })
    const house = { move: 'house', for: 'two-houses', at: 'agra' }
    game.play(Red, house, use('governor'), { move: 'governor', city: 'agra' }, house, { move: 'gold' })
    expect(game.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: [], compensation: 0 }])
  })

  it('MH:64 needs one in hand', () => {
    const game = extended({})
    expect(why(game.refusal(Red, use('gold')))).toBe('MH:64 no-privilege')
    expect(game.movesOf(Red, 'privilege')).toEqual([])
  })

  it('MH:65 one in a turn; it returns to the bank', () => {
    const game = extended({ privileges: 2 })
    game.play(Red, use('gold'))
    expect(game.player(Red).privileges).toBe(1)
    expect(why(game.refusal(Red, use('quarry')))).toBe('MH:65 one-privilege-a-turn')
  })

  it('MH:65 what is back in the bank can be gained again', () => {
    const game = table({
      options: { yogi: 'on', privileges: 'on' },
      players: [
        { character: 'mogul', privileges: 7 },
        { character: 'yogi', privileges: 0 },
      ],
    })
    game.play(Red, use('gold'))
    game.end(Red)
    expect(game.player(Blue).privileges).toBe(1)
  })

  it('MH:Q44 an announced action that is not finished is a forfeit', () => {
    const game = extended({ privileges: 1 })
    game.play(Red, use('governor'), { move: 'gold' }, { move: 'gold' })
    game.play(Red, { move: 'end', undone: ['governor'], compensation: 2 })
    expect(game.gold()).toEqual([19, 18, 17])
  })

  it('MH:Q68 and counts as one more action where each is compensated', () => {
    const game = extended({ privileges: 1, disc: ['quarry', 'palace'] }, { compensation: 'per-action' })
    game.play(Red, use('governor'))
    expect(game.movesOf(Red, 'end')).toMatchObject([{ compensation: 6 }])
  })
})

describe('privileges that expire', () => {
  const expiring = { privilegeExpires: 'on' }

  it('MH:Q42, MH:Q66 a privilege gained in this turn is kept for the next', () => {
    const game = extended({ character: 'yogi' }, expiring)
    expect(eventsOf(game.end(Red), 'privileges-expired')).toEqual([])
    expect(game.player(Red).privileges).toBe(1)
  })

  it('MH:Q66 one from before is lost at the end of the own turn', () => {
    const game = extended({ privileges: 1, oldPrivileges: 1 }, expiring)
    expect(eventsOf(game.end(Red), 'privileges-expired')).toEqual([
      { event: 'privileges-expired', seat: Red, count: 1 },
    ])
    expect(game.player(Red).privileges).toBe(0)
  })

  it('MH:Q66 the oldest is used first, so the new one stays', () => {
    const game = extended({ character: 'yogi', privileges: 1, oldPrivileges: 1 }, expiring)
    expect(game.player(Red).privileges).toBe(2)
    game.play(Red, use('gold'))
    expect(eventsOf(game.end(Red), 'privileges-expired')).toEqual([])
    expect(game.player(Red).privileges).toBe(1)
  })

  it('MH:Q66 through two game turns: gained, kept, lost', () => {
    const game = extended({ character: 'yogi', disc: ['gold', 'characters'] }, expiring)
    game.play(Red, { move: 'take', card: 'builder' })
    game.end(Red)
    for (const seat of [Red, Blue, Green]) game.play(seat, { move: 'disc', actions: ['gold', 'gold'] })
    game.end(Blue)
    game.end(Green)
    expect(game.refusal(Red, use('gold'))).toBeUndefined()
    game.end(Red)
    expect(game.player(Red).privileges).toBe(0)
  })

  it('MH:Q42 by default nothing expires', () => {
    const game = extended({ privileges: 2, oldPrivileges: 2 })
    expect(eventsOf(game.end(Red), 'privileges-expired')).toEqual([])
    expect(game.player(Red).privileges).toBe(2)
  })
})
