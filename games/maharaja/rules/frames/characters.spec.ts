import { describe, expect, it } from 'vitest'
import { Blue, Green, type Guest, Red, type Setting, type Table, table, travel, why } from '../../test/table.ts'

const take = (card: string): { move: string; card: string } => ({ move: 'take', card })
const replace = (card: string): { move: string; card: string } => ({ move: 'replace', card })

/** Red the Builder is on turn, Blue the Mogul has played, Green the Master Craftsman has not. */
function exchanging(red: Partial<Guest> = {}, more: Partial<Setting> = {}): Table {
  return table({
    players: [
      { character: 'builder', disc: ['characters', 'gold'], ...red },
      { character: 'mogul' },
      { character: 'master-craftsman', disc: ['characters', 'gold'] },
    ],
    turnOf: Red,
    ...more,
  })
}

describe('the Characters action', () => {
  it('MH:34, MH:Q28 a character is taken from the bank, and the own one goes there', () => {
    const game = exchanging()
    expect(game.play(Red, take('sadhu'))).toEqual([
      { event: 'character-returned', seat: Red, card: 'builder' },
      { event: 'character-taken', seat: Red, card: 'sadhu', from: null },
    ])
    expect(game.player(Red).characters).toEqual(['sadhu'])
    expect(game.now().bank).toEqual(['trader', 'wandering-monk', 'builder'])
    expect(game.asked()).toEqual({ seats: [Red], question: 'turn' })
  })

  it('MH:34, MH:Q29, MH:Q30 or from a player, who cannot refuse and picks another one at once', () => {
    const game = exchanging()
    const events = game.play(Red, take('mogul'))
    expect(events.at(-1)).toEqual({ event: 'character-taken', seat: Red, card: 'mogul', from: Blue })
    expect(game.asked()).toEqual({ seats: [Blue], question: 'replace' })
    expect(why(game.refusal(Red, { move: 'gold' }))).toBe('MH:34 not-your-decision')
    expect(why(game.refusal(Blue, { move: 'pass' }))).toBe('MH:34 not-asked-now')
    game.play(Blue, replace('trader'))
    expect(game.now().players.map((someone) => someone.characters)).toEqual([
      ['mogul'],
      ['trader'],
      ['master-craftsman'],
    ])
    expect(game.asked()).toEqual({ seats: [Red], question: 'turn' })
  })

  it('MH:34 the bank already holds the card just returned, and not the one just taken', () => {
    const game = exchanging()
    game.play(Red, take('mogul'))
    expect(game.moves(Blue)).toEqual(['trader', 'sadhu', 'wandering-monk', 'builder'].map(replace))
    expect(why(game.refusal(Blue, replace('mogul')))).toBe('MH:34 not-in-bank')
    game.play(Blue, replace('builder'))
    expect(game.player(Blue).characters).toEqual(['builder'])
  })

  it('MH:Q64 the own card cannot be named', () => {
    const game = exchanging()
    expect(why(game.refusal(Red, take('builder')))).toBe('MH:Q64 own-character')
    expect(game.movesOf(Red, 'take')).toHaveLength(5)
  })

  it('MH:2 nor one that is not in the game', () => {
    expect(why(exchanging().refusal(Red, take('yogi')))).toBe('MH:2 not-in-game')
    expect(exchanging({}, { options: { yogi: 'on' } }).refusal(Red, take('yogi'))).toBeUndefined()
  })

  it('MH:15 once for each arrow', () => {
    const game = exchanging()
    game.play(Red, take('sadhu'))
    expect(why(game.refusal(Red, take('trader')))).toBe('MH:15 action-not-open')
    expect(game.movesOf(Red, 'take')).toEqual([])
  })

  it('MH:69 exchanging and luring belong to the game with several characters', () => {
    const game = exchanging()
    expect(why(game.refusal(Red, { move: 'lure', from: Blue }))).toBe('MH:69 only-with-several-characters')
    expect(why(game.refusal(Red, { move: 'exchange', card: 'mogul', give: 'builder' }))).toBe(
      'MH:69 only-with-several-characters',
    )
  })
})

describe('the bank', () => {
  it('MH:Q33 always has a character for who was robbed, also of five players in the basic game', () => {
    const game = table({
      players: [
        { character: 'mogul', disc: ['characters', 'gold'] },
        { character: 'trader' },
        { character: 'sadhu' },
        { character: 'builder' },
        { character: 'master-craftsman' },
      ],
    })
    game.play(Red, take('builder'))
    expect(game.moves(3)).toEqual(['mogul', 'wandering-monk'].map(replace))
  })
})

describe('a new character', () => {
  it('MH:42 helps at once: the Monk travels for free', () => {
    const game = exchanging({ gold: 0 }, { villages: { sanganer: [Blue] } })
    expect(why(game.refusal(Red, travel('agra', [Blue, 1])))).toBe('MH:23 needs-toll')
    game.play(Red, take('wandering-monk'), travel('agra', [Blue, 1]))
    expect(game.gold()).toEqual([0, 16, 15])
  })

  it('MH:42, MH:43 what the old one gave stays', () => {
    const game = exchanging()
    game.play(Red, { move: 'house', for: 'builder', at: 'kol' }, take('sadhu'))
    expect(game.now().villages.kol).toEqual([Red])
  })

  it('MH:43 what was not used before is lost with the card', () => {
    const game = exchanging()
    game.play(Red, take('sadhu'))
    expect(why(game.refusal(Red, { move: 'house', for: 'builder', at: 'kol' }))).toBe('MH:39 not-the-builder')
  })

  it('MH:Q24 the Builder builds once, also if he is given away and taken again', () => {
    const game = exchanging({ disc: ['characters', 'characters'] })
    game.play(Red, { move: 'house', for: 'builder', at: 'kol' }, take('sadhu'), take('builder'))
    expect(why(game.refusal(Red, { move: 'house', for: 'builder', at: 'kara' }))).toBe('MH:39 builder-used')
  })

  it('MH:42, MH:Q23 the Trader taken in the turn pays at that moment', () => {
    const game = exchanging({ gold: 0 })
    expect(game.play(Red, take('trader')).at(-1)).toEqual({ event: 'trader-paid', seat: Red, gold: 1 })
    expect(game.gold()[Red]).toBe(1)
  })

  it('MH:Q24 the Trader pays once, also if he is given away and taken again', () => {
    const game = exchanging({ character: 'trader', gold: 0, disc: ['characters', 'characters'] })
    game.play(Red, take('sadhu'), take('trader'))
    expect(game.player(Red)).toMatchObject({ characters: ['trader'], gold: 1 })
  })

  it('MH:Q23 the Trader picked out of turn does not pay', () => {
    const game = exchanging()
    game.play(Red, take('mogul'))
    game.play(Blue, replace('trader'))
    expect(game.gold()[Blue]).toBe(15)
  })

  it('MH:45, MH:Q32 who is robbed plays with the replacement and may take the old card back', () => {
    const game = exchanging()
    game.play(Red, take('master-craftsman'))
    game.play(Green, replace('trader'))
    game.play(Red, { move: 'gold' })
    game.end(Red)
    expect(game.gold()[Green]).toBe(16)
    game.play(Green, take('master-craftsman'))
    game.play(Red, replace('builder'))
    expect(game.player(Green).characters).toEqual(['master-craftsman'])
    expect(game.player(Red).characters).toEqual(['builder'])
  })
})

describe('several characters', () => {
  const several = (players: readonly Guest[], turnOf: number = Red): Table =>
    table({ options: { severalCharacters: 'on' }, players, turnOf })

  const bankLeft: readonly Guest[] = [
    { character: 'builder', disc: ['characters', 'gold'] },
    { character: ['mogul', 'trader'] },
    { character: 'sadhu' },
  ]
  const bankEmpty: readonly Guest[] = [
    { character: ['sadhu', 'builder'], disc: ['characters', 'characters'] },
    { character: ['mogul', 'trader', 'wandering-monk'] },
    { character: 'master-craftsman' },
  ]

  it('MH:69 all abilities are used: Builder, Master Craftsman, Monk and Trader in one turn', () => {
    const game = table({
      options: { severalCharacters: 'on' },
      players: [
        {
          character: ['trader', 'wandering-monk', 'builder', 'master-craftsman'],
          gold: 8,
          disc: ['palace', 'gold'],
        },
        { character: 'mogul' },
      ],
      turnOf: Red,
      villages: { sanganer: [Blue] },
    })
    expect(game.gold()[Red]).toBe(9)
    game.play(
      Red,
      travel('agra', [Blue, 1]),
      { move: 'house', for: 'builder', at: 'agra' },
      { move: 'palace', for: 'palace', site: 'central' },
    )
    expect(game.gold()).toEqual([0, 16])
  })

  it('MH:70 from the bank, and nothing is given back', () => {
    const game = several(bankLeft)
    expect(game.play(Red, take('master-craftsman'))).toEqual([
      { event: 'character-taken', seat: Red, card: 'master-craftsman', from: null },
    ])
    expect(game.player(Red).characters).toEqual(['builder', 'master-craftsman'])
    expect(game.now().bank).toEqual(['wandering-monk'])
  })

  it('MH:70, MH:Q24 who has the Trader is not paid again for another card', () => {
    const game = several([{ character: 'trader', gold: 0, disc: ['characters', 'gold'] }, { character: 'mogul' }])
    game.play(Red, take('sadhu'))
    expect(game.player(Red)).toMatchObject({ characters: ['trader', 'sadhu'], gold: 1 })
  })

  it('MH:70, MH:Q48 as long as the bank has one, the others are safe', () => {
    const game = several(bankLeft)
    expect(game.movesOf(Red, 'take')).toEqual(['wandering-monk', 'master-craftsman'].map(take))
    expect(why(game.refusal(Red, take('mogul')))).toBe('MH:70 bank-first')
    expect(why(game.refusal(Red, { move: 'lure', from: Blue }))).toBe('MH:70 bank-first')
    expect(why(game.refusal(Red, { move: 'exchange', card: 'mogul', give: 'builder' }))).toBe('MH:70 bank-first')
    expect(game.movesOf(Red, 'exchange')).toEqual([])
    expect(game.movesOf(Red, 'lure')).toEqual([])
  })

  it('MH:71, MH:Q51 the bank empty: any card of an opponent for one of the own, both chosen by the player on turn', () => {
    const game = several(bankEmpty)
    expect(game.movesOf(Red, 'exchange')).toHaveLength(4 * 2)
    expect(game.play(Red, { move: 'exchange', card: 'master-craftsman', give: 'sadhu' })).toEqual([
      { event: 'character-taken', seat: Red, card: 'master-craftsman', from: Green },
      { event: 'character-given', seat: Red, card: 'sadhu', to: Green },
    ])
    expect(game.now().players.map((someone) => someone.characters)).toEqual([
      ['builder', 'master-craftsman'],
      ['mogul', 'trader', 'wandering-monk'],
      ['sadhu'],
    ])
    expect(game.asked()).toEqual({ seats: [Red], question: 'turn' })
  })

  it('MH:71 exchange names a card of an opponent and one of the own', () => {
    const game = several(bankEmpty)
    expect(why(game.refusal(Red, { move: 'exchange', card: 'sadhu', give: 'builder' }))).toBe(
      'MH:71 no-opponent-holds-it',
    )
    expect(why(game.refusal(Red, { move: 'exchange', card: 'mogul', give: 'trader' }))).toBe('MH:71 not-yours-to-give')
    expect(why(game.refusal(Red, take('mogul')))).toBe('MH:71 exchange-or-lure')
    expect(why(game.refusal(Red, take('sadhu')))).toBe('MH:Q64 own-character')
  })

  it('MH:71, MH:Q23 an exchanged Trader pays the player on turn, not the one who receives a card', () => {
    const game = several(bankEmpty)
    game.play(Red, { move: 'exchange', card: 'trader', give: 'sadhu' })
    expect(game.gold()).toEqual([16, 15, 15])
    game.play(Red, { move: 'exchange', card: 'mogul', give: 'trader' })
    expect(game.gold()).toEqual([16, 15, 15])
  })

  it('MH:71, MH:Q49 a lure takes what the opponent gives, and gives nothing back', () => {
    const game = several(bankEmpty)
    expect(game.movesOf(Red, 'lure')).toEqual([{ move: 'lure', from: Blue }])
    expect(game.play(Red, { move: 'lure', from: Blue })).toEqual([{ event: 'lured', seat: Red, from: Blue }])
    expect(why(game.refusal(Blue, { move: 'give', card: 'builder' }))).toBe('MH:71 not-yours-to-give')
    expect(why(game.refusal(Red, { move: 'give', card: 'mogul' }))).toBe('MH:71 not-your-decision')
    expect(game.play(Blue, { move: 'give', card: 'trader' })).toEqual([
      { event: 'character-given', seat: Blue, card: 'trader', to: Red },
      { event: 'trader-paid', seat: Red, gold: 1 },
    ])
    expect(game.player(Red).characters).toEqual(['trader', 'sadhu', 'builder'])
    expect(game.player(Blue).characters).toEqual(['mogul', 'wandering-monk'])
  })

  it('MH:71, MH:Q49 only from who has more, never from oneself', () => {
    const game = several(bankEmpty)
    expect(why(game.refusal(Red, { move: 'lure', from: Green }))).toBe('MH:71 no-more-characters-than-you')
    expect(why(game.refusal(Red, { move: 'lure', from: Red }))).toBe('MH:71 no-more-characters-than-you')
  })

  it('MH:72, MH:Q41 turn order goes by the lowest card of each, one turn each', () => {
    const game = several(
      [{ character: ['sadhu', 'master-craftsman'] }, { character: ['mogul', 'builder'] }, { character: 'trader' }],
      Blue,
    )
    const order = []
    for (let asked = game.asked(); asked.question === 'turn'; asked = game.asked()) {
      order.push(...asked.seats)
      game.end(asked.seats[0] ?? -1)
    }
    expect(order).toEqual([Blue, Green, Red])
  })

  it('MH:72, MH:44 numbers that move change who is next', () => {
    const game = several([
      { character: ['mogul', 'builder'], disc: ['characters', 'gold'] },
      { character: ['trader', 'wandering-monk'] },
      { character: ['sadhu', 'master-craftsman'] },
    ])
    game.play(Red, { move: 'exchange', card: 'trader', give: 'builder' })
    game.end(Red)
    expect(game.asked().seats).toEqual([Green])
  })
})
