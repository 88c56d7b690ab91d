import {
  addEntry,
  configure,
  documentSchemas,
  type Entry,
  hashPosition,
  type JsonObject,
  nextInt,
  pick,
  rngFromSeed,
  startPlay,
  undoable,
  writeEntry,
  writePosition,
  writeRecordHead,
} from '@durbar/kernel'
import { type Move, maharaja, ruleOfEvent } from '@durbar/maharaja/rules'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { optionSets } from './option-sets.ts'

type Documents = Record<'components' | 'position' | 'move' | 'event' | 'record', JsonObject[]>

/** Everything that a game played at random writes down. */
function written(players: number, options: Readonly<Record<string, string>>, which = 0): Documents {
  const config = configure(maharaja, { players, options })
  const seed = `documents ${players} ${JSON.stringify(options)} ${which}`
  const rng = rngFromSeed(seed)
  const play = startPlay(maharaja, config, seed)
  const { move: moveShape, event: eventShape } = maharaja.notation(config)
  const documents: Documents = {
    components: [maharaja.components.standard],
    position: [writePosition(maharaja, play.position)],
    move: [],
    event: [],
    record: [writeRecordHead(maharaja, { config, seed })],
  }
  for (
    let deciders = maharaja.deciders(play.position);
    deciders.length > 0;
    deciders = maharaja.deciders(play.position)
  ) {
    const seat = pick(rng, deciders)
    const back = undoable(play, seat)
    const move = pick(rng, maharaja.legalMoves(play.position, seat))
    const entry: Entry<Move> = back > 0 && nextInt(rng, 12) === 0 ? { seat, undo: back } : { seat, move }
    const events: JsonObject[] = []
    addEntry(play, entry, (event) => events.push(eventShape.write(event) as JsonObject))
    if ('move' in entry) documents.move.push(moveShape.write(entry.move) as JsonObject)
    documents.event.push(...events)
    documents.record.push({
      seq: play.entries.length,
      ...writeEntry(maharaja, config, entry),
      events,
      hash: hashPosition(maharaja, play.position),
    })
    if (play.entries.length % 9 === 0) documents.position.push(writePosition(maharaja, play.position))
  }
  documents.position.push(writePosition(maharaja, play.position))
  return documents
}

function validators(players: number): Record<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: true, strictRequired: false })
  const schemas = documentSchemas(maharaja, configure(maharaja, { players }))
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]))
}

describe('the schemas, asked of another validator', () => {
  it.each([2, 3, 5])('accept everything that random play of %i writes down', (players) => {
    const valid = validators(players)
    for (const { options } of optionSets.filter((set) => set.options.length !== 'short'))
      for (const [name, documents] of Object.entries(written(players, options))) {
        const validate = valid[name]
        expect(documents.length).toBeGreaterThan(0)
        for (const json of documents) {
          const problems = validate?.(json) ? [] : validate?.errors
          expect(problems, `${name} ${JSON.stringify(json).slice(0, 300)}`).toEqual([])
        }
      }
  })

  it('accept a position of the short game by the schema of the short game', () => {
    const config = configure(maharaja, { players: 3, options: { length: 'short' } })
    const validate = new Ajv2020({ strict: true, strictRequired: false }).compile(
      documentSchemas(maharaja, config).position ?? {},
    )
    const { position } = written(3, { length: 'short' })
    for (const json of position) expect(validate(json)).toBe(true)
    expect(validate(writePosition(maharaja, maharaja.setup(configure(maharaja, { players: 3 }), 'x')))).toBe(false)
  })

  it('see every kind of event', () => {
    const kinds = new Set<unknown>()
    const all = Object.keys(ruleOfEvent)
    // Some are rare: as many games as it takes, and never more than two hundred.
    for (let game = 0; kinds.size < all.length && game < 200; game++) {
      const { options } = optionSets[game % optionSets.length] as (typeof optionSets)[number]
      for (const event of written(2 + (game % 4), options, game).event) kinds.add(event.event)
    }
    expect([...kinds].sort()).toEqual(all.sort())
  })
})

describe('the schemas', () => {
  const valid = validators(3)
  const config = configure(maharaja, { players: 3 })
  const document = writePosition(maharaja, maharaja.setup(config, 'x'))
  const inside = document.position as JsonObject

  const broken: readonly (readonly [string, JsonObject])[] = [
    ['an unknown village', { villages: { ...(inside.villages as JsonObject), atlantis: [] } }],
    ['a missing village', { villages: {} }],
    ['a seat that is not there', { villages: { ...(inside.villages as JsonObject), kol: [3] } }],
    ['an unknown character', { bank: ['emperor'] }],
    ['a character twice', { bank: ['mogul', 'mogul'] }],
    ['a short track', { track: [] }],
    ['an unknown question', { agenda: [{ frame: 'dance' }] }],
    ['a question without its seat', { agenda: [{ frame: 'choose' }] }],
    ['a turn too many', { turn: 11 }],
    ['too few players', { players: [] }],
    ['something unknown', { weather: 'fine' }],
    ['a random source of three words', { rng: [1, 2, 3] }],
  ]

  it.each(broken)('refuse a position with %s', (_, change) => {
    expect(valid.position?.(document)).toBe(true)
    expect(valid.position?.({ ...document, position: { ...inside, ...change } })).toBe(false)
  })

  it.each([
    ['an unknown kind', { move: 'dance' }],
    ['a missing place', { move: 'place' }],
    ['an unknown place', { move: 'place', at: 'paris' }],
    ['a journey to a village', { move: 'travel', to: 'kol', pays: [] }],
    ['a negative toll', { move: 'travel', to: 'agra', pays: [{ to: 0, gold: -1 }] }],
    ['one arrow', { move: 'disc', actions: ['gold'] }],
    ['three arrows', { move: 'disc', actions: ['gold', 'gold', 'gold'] }],
    ['a part nobody knows', { move: 'end', undone: ['sleep'], compensation: 0 }],
    ['something more', { move: 'gold', gold: 2 }],
  ])('refuse a move with %s', (_, move) => {
    expect(valid.move?.({ move: 'gold' })).toBe(true)
    expect(valid.move?.(move)).toBe(false)
  })

  it('refuse broken events, components and lines of a record', () => {
    expect(valid.event?.({ event: 'gold-taken', seat: 0, gold: 2 })).toBe(true)
    expect(valid.event?.({ event: 'gold-taken', seat: 3, gold: 2 })).toBe(false)
    expect(valid.event?.({ event: 'gold-taken', seat: 0 })).toBe(false)
    expect(valid.components?.({ ...maharaja.components.standard, cities: 7 })).toBe(false)
    const line = { seq: 1, seat: 0, move: { move: 'gold' }, events: [], hash: '0123456789abcdef' }
    expect(valid.record?.(line)).toBe(true)
    for (const change of [{ seq: 0 }, { seat: 5 }, { hash: 'short' }, { undo: 1 }, { events: [{}] }])
      expect(valid.record?.({ ...line, ...change })).toBe(false)
  })
})
