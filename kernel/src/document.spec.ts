import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { toyGame } from '../testing/toy-game.ts'
import {
  documentSchemas,
  gameIdOf,
  hashPosition,
  readEntry,
  readPosition,
  readRecordHead,
  startOf,
  writeEntry,
  writePosition,
  writeRecordHead,
} from './document.ts'
import { type Json, type JsonObject, NotationError } from './json.ts'
import { configure } from './options.ts'

const config = configure(toyGame, { players: 2, options: { dice: 'off' } })
const document = writePosition(toyGame, toyGame.setup(config, 'seed'))
const copy = (json: JsonObject): Json => JSON.parse(JSON.stringify(json)) as Json

describe('a position document', () => {
  it('names its kind, format, game, rules, players and options', () => {
    expect(document).toMatchObject({
      durbar: 'position',
      format: 1,
      game: 'toy',
      rulesVersion: 3,
      players: 2,
      options: { pile: 'small', dice: 'off' },
      position: { pile: 12, stones: [0, 0] },
    })
    expect(gameIdOf(document)).toBe('toy')
  })

  it('is read back as the same position, with its configuration', () => {
    const read = readPosition(toyGame, copy(document))
    expect(hashPosition(toyGame, read)).toBe(hashPosition(toyGame, toyGame.setup(config, 'seed')))
    expect(toyGame.configOf(read)).toEqual(config)
  })

  it('may leave out options that are the default', () => {
    const { options: _, ...without } = document
    expect(toyGame.configOf(readPosition(toyGame, without)).options).toEqual({ pile: 'small', dice: 'on' })
  })

  it('brings its components along', () => {
    const own = configure(toyGame, { players: 2, components: { pile: 5 } })
    const written = writePosition(toyGame, toyGame.setup(own, 'seed'))
    expect(written.components).toEqual({ pile: 5 })
    expect(toyGame.configOf(readPosition(toyGame, copy(written))).components).toEqual({ pile: 5 })
  })

  const wrong: readonly (readonly [string, JsonObject, string])[] = [
    ['another kind', { ...document, durbar: 'record' }, 'durbar: expected "position"'],
    ['another format', { ...document, format: 2 }, 'format: this build reads format 1'],
    ['another game', { ...document, game: 'chess' }, 'game: expected "toy"'],
    ['other rules', { ...document, rulesVersion: 2 }, 'rulesVersion: this build plays version 3 of the toy rules'],
    ['no players', { ...document, players: 'two' }, 'players: expected a whole number'],
    ['wrong options', { ...document, options: [] }, 'options: expected an object'],
    ['wrong components', { ...document, components: 5 }, 'components: expected an object'],
    ['something wrong inside', { ...document, position: { pile: -1 } }, 'position.pile: -1 is not between 0'],
  ]

  it.each(wrong)('is refused with %s', (_, json, problem) => {
    expect(() => readPosition(toyGame, json)).toThrow(NotationError)
    expect(() => readPosition(toyGame, json)).toThrow(problem)
  })

  it('is refused without its inside, or as something else altogether', () => {
    const { position: _, ...empty } = document
    expect(() => readPosition(toyGame, empty)).toThrow('"position" is missing')
    expect(() => readPosition(toyGame, 'position')).toThrow('expected an object')
    expect(() => gameIdOf({ game: 3 })).toThrow('game: expected the name of a game')
  })

  it('is refused with options that the game refuses', () => {
    expect(() => readPosition(toyGame, { ...document, options: { pile: 'huge' } })).toThrow('option "pile" is one of')
  })

  it('has a fingerprint that changes with anything in it', () => {
    const p = toyGame.setup(config, 'seed')
    const before = hashPosition(toyGame, p)
    p.revealed++
    expect(hashPosition(toyGame, p)).not.toBe(before)
  })
})

describe('a record', () => {
  it('may begin with any position instead of the setup', () => {
    const start = document.position as JsonObject
    const head = { config, seed: 'any', start }
    expect(readRecordHead(toyGame, copy(writeRecordHead(toyGame, head)))).toEqual(head)
    expect(hashPosition(toyGame, startOf(toyGame, head))).toBe(hashPosition(toyGame, readPosition(toyGame, document)))
    expect(startOf(toyGame, { config, seed: 'any' })).toEqual(toyGame.setup(config, 'any'))
    const broken = { ...writeRecordHead(toyGame, head), start: { ...start, agenda: 'none' } }
    expect(() => readRecordHead(toyGame, broken)).toThrow('start')
  })

  it('begins with a head that is read back', () => {
    const head = { config, seed: 'secret' }
    const written = writeRecordHead(toyGame, head)
    expect(written).toMatchObject({ durbar: 'record', seed: 'secret', players: 2 })
    expect(readRecordHead(toyGame, copy(written))).toEqual(head)
    const table = { name: 'Monsoon table', seats: [{ name: 'Ann', color: 2 }] }
    expect(readRecordHead(toyGame, copy(writeRecordHead(toyGame, { ...head, table })))).toEqual({ ...head, table })
    expect(() => readRecordHead(toyGame, { ...written, seed: 7 })).toThrow('seed: expected a text')
    expect(() => readRecordHead(toyGame, document)).toThrow('durbar: expected "record"')
  })

  it.each([
    { seat: 1, move: { k: 'take', count: 2 } as const },
    { seat: 0, undo: 2 },
    { seat: 0, redo: 1 },
  ])('goes on with entries that are read back: %j', (entry) => {
    expect(readEntry(toyGame, config, copy(writeEntry(toyGame, config, entry)))).toEqual(entry)
  })

  it('writes moves with their names', () => {
    const entry = { seat: 1, move: { k: 'take', count: 2 } as const }
    expect(writeEntry(toyGame, config, entry)).toEqual({ seat: 1, move: { move: 'take', count: 2 } })
  })

  const wrong: readonly (readonly [string, Json, string])[] = [
    ['nobody', { undo: 1 }, 'seat: expected a whole number'],
    ['a stranger', { seat: 2, undo: 1 }, 'seat: 2 is not between 0 and 1'],
    ['nothing', { seat: 0 }, 'expected a move, an undo or a redo'],
    ['an undo of nothing', { seat: 0, undo: 0 }, 'undo: 0 is not between 1'],
    ['a redo of a text', { seat: 0, redo: 'all' }, 'redo: expected a whole number'],
    ['a wrong move', { seat: 0, move: { move: 'take' } }, 'move: "count" is missing'],
    ['no object', 7, 'expected an object'],
  ]

  it.each(wrong)('refuses an entry of %s', (_, json, problem) => {
    expect(() => readEntry(toyGame, config, json)).toThrow(problem)
  })
})

describe('the schemas', () => {
  const schemas = documentSchemas(toyGame, config)
  const valid = (name: string, json: unknown): boolean =>
    new Ajv2020({ strict: true, strictRequired: false }).compile(schemas[name] ?? {})(json)

  it('are of draft 2020-12, each with a title', () => {
    for (const schema of Object.values(schemas)) {
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
      expect(schema.title).toContain('toy')
    }
    expect(Object.keys(schemas)).toEqual(['components', 'position', 'move', 'event', 'record'])
  })

  it('accept what is written and refuse what cannot be read', () => {
    expect(valid('position', document)).toBe(true)
    expect(valid('position', { ...document, durbar: 'record' })).toBe(false)
    expect(valid('position', { ...document, players: 4 })).toBe(false)
    expect(valid('position', { ...document, options: { pile: 'huge' } })).toBe(false)
    expect(valid('position', { ...document, extra: 1 })).toBe(false)
    expect(valid('move', { move: 'take', count: 1 })).toBe(true)
    expect(valid('move', { move: 'take' })).toBe(false)
    expect(valid('event', { event: 'seen', seat: 0, color: 'red', only: [0] })).toBe(true)
    expect(valid('event', { event: 'seen', seat: 0, color: 'pink' })).toBe(false)
  })

  it('accept the lines of a record, each with exactly one of move, undo and redo', () => {
    const hash = '0123456789abcdef'
    expect(valid('record', writeRecordHead(toyGame, { config, seed: 'x' }))).toBe(true)
    expect(valid('record', writeRecordHead(toyGame, { config, seed: 'x', start: document.position as Json }))).toBe(
      true,
    )
    expect(valid('record', writeRecordHead(toyGame, { config, seed: 'x', start: 7 }))).toBe(false)
    expect(valid('record', { seq: 1, seat: 0, move: { move: 'roll' }, hash, events: [] })).toBe(true)
    expect(valid('record', { seq: 2, seat: 0, undo: 1, hash })).toBe(true)
    expect(valid('record', { seq: 2, seat: 0, undo: 1, redo: 1, hash })).toBe(false)
    expect(valid('record', { seq: 2, seat: 0, hash })).toBe(false)
    expect(valid('record', { seq: 2, seat: 0, undo: 1, hash: 'xyz' })).toBe(false)
  })
})
