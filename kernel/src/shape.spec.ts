import { describe, expect, it } from 'vitest'
import { type Json, NotationError } from './json.ts'
import {
  expectObject,
  flag,
  int,
  keyed,
  list,
  maybe,
  named,
  nameSet,
  number,
  type Shape,
  scoped,
  struct,
  text,
  union,
  word,
} from './shape.ts'

const fruits = ['apple', 'banana', 'cherry']

type Deed =
  | { readonly k: 'eat'; readonly fruit: number; readonly only?: readonly number[] }
  | { readonly k: 'sleep'; readonly only?: readonly number[] }
const deed = union<Deed>('deed', { eat: { fruit: named(fruits) }, sleep: {} })

interface Meal {
  readonly guest: string
  readonly dishes: readonly number[]
}
const meal = struct<Meal>({ guest: text, dishes: list(named(fruits)) as Shape<readonly number[]> })

/** What is held, and how it is written. */
const pairs: readonly (readonly [string, Shape<unknown>, unknown, Json])[] = [
  ['a whole number', int() as Shape<unknown>, -3, -3],
  ['a number', number as Shape<unknown>, 2.5, 2.5],
  ['a flag', flag as Shape<unknown>, true, true],
  ['a text', text as Shape<unknown>, 'ä', 'ä'],
  ['one of a few words', word(['on', 'off']) as Shape<unknown>, 'off', 'off'],
  ['a name', named(fruits) as Shape<unknown>, 2, 'cherry'],
  ['something missing', maybe(named(fruits), -1) as Shape<unknown>, -1, null],
  ['something not missing', maybe(named(fruits), -1) as Shape<unknown>, 1, 'banana'],
  ['a set of names', nameSet(fruits) as Shape<unknown>, 0b101, ['apple', 'cherry']],
  ['an empty set', nameSet(fruits) as Shape<unknown>, 0, []],
  ['a list', list(int()) as Shape<unknown>, [3, 1], [3, 1]],
  ['a list by name', keyed(fruits, int()) as Shape<unknown>, [1, 2, 3], { apple: 1, banana: 2, cherry: 3 }],
  ['an object', meal as Shape<unknown>, { guest: 'Ada', dishes: [0] }, { guest: 'Ada', dishes: ['apple'] }],
  ['a case', deed as Shape<unknown>, { k: 'eat', fruit: 1 }, { deed: 'eat', fruit: 'banana' }],
  ['an empty case', deed as Shape<unknown>, { k: 'sleep' }, { deed: 'sleep' }],
  ['a case for everybody', scoped(deed) as Shape<unknown>, { k: 'sleep' }, { deed: 'sleep' }],
  ['a case for some', scoped(deed) as Shape<unknown>, { k: 'sleep', only: [1] }, { deed: 'sleep', only: [1] }],
]

describe('a shape', () => {
  it.each(pairs)('writes %s and reads it back', (_, shape, value, json) => {
    expect(shape.write(value)).toEqual(json)
    expect(shape.read(json, '')).toEqual(value)
  })
})

const wrong: readonly (readonly [string, Shape<unknown>, Json, string])[] = [
  ['a fraction', int() as Shape<unknown>, 1.5, 'p: expected a whole number'],
  ['a text for a number', int() as Shape<unknown>, '1', 'p: expected a whole number'],
  ['too little', int(1, 5) as Shape<unknown>, 0, 'p: 0 is not between 1 and 5'],
  ['too much', int(1, 5) as Shape<unknown>, 6, 'p: 6 is not between 1 and 5'],
  ['no number', number as Shape<unknown>, null, 'p: expected a number'],
  ['no flag', flag as Shape<unknown>, 1, 'p: expected true or false'],
  ['no text', text as Shape<unknown>, 1, 'p: expected a text'],
  ['another word', word(['on', 'off']) as Shape<unknown>, 'perhaps', 'p: expected one of on, off'],
  ['another name', named(fruits) as Shape<unknown>, 'plum', 'p: "plum" is not one of apple, banana, cherry'],
  ['an index for a name', named(fruits) as Shape<unknown>, 1, 'p: 1 is not one of apple'],
  ['a wrong name in a set', nameSet(fruits) as Shape<unknown>, ['apple', 'plum'], 'p[1]: "plum" is not one of'],
  ['a name twice in a set', nameSet(fruits) as Shape<unknown>, ['apple', 'apple'], 'p: "apple" stands there twice'],
  ['no list', list(int()) as Shape<unknown>, { 0: 1 }, 'p: expected a list'],
  ['a short list', list(int(), 2) as Shape<unknown>, [1], 'p: expected 2 entries, not 1'],
  ['a wrong entry', list(int()) as Shape<unknown>, [1, 'x'], 'p[1]: expected a whole number'],
  ['a missing name', keyed(fruits, int()) as Shape<unknown>, { apple: 1, banana: 2 }, 'p: "cherry" is missing'],
  ['a wrong value', keyed(['a'], int()) as Shape<unknown>, { a: null }, 'p.a: expected a whole number'],
  ['a missing field', meal as Shape<unknown>, { guest: 'Ada' }, 'p: "dishes" is missing'],
  [
    'an unknown field',
    meal as Shape<unknown>,
    { guest: 'Ada', dishes: [], wine: 1 },
    'p: unknown "wine"; expected guest',
  ],
  ['no object', meal as Shape<unknown>, [], 'p: expected an object'],
  ['something deep', meal as Shape<unknown>, { guest: 'Ada', dishes: ['plum'] }, 'p.dishes[0]: "plum" is not one of'],
  ['an unknown case', deed as Shape<unknown>, { deed: 'dance' }, 'p.deed: expected one of eat, sleep'],
  ['no case', deed as Shape<unknown>, {}, 'p.deed: expected one of eat, sleep'],
  ['a field of another case', deed as Shape<unknown>, { deed: 'sleep', fruit: 'apple' }, 'p: unknown "fruit"'],
  [
    'a wrong scope',
    scoped(deed) as Shape<unknown>,
    { deed: 'sleep', only: ['me'] },
    'p.only[0]: expected a whole number',
  ],
]

describe('reading', () => {
  it.each(wrong)('refuses %s and says where', (_, shape, json, problem) => {
    expect(() => shape.read(json, 'p')).toThrow(NotationError)
    expect(() => shape.read(json, 'p')).toThrow(problem)
  })

  it('names the path in the error itself, and no path at the top', () => {
    try {
      meal.read({ guest: 'Ada', dishes: ['plum'] }, '')
      expect.unreachable('a plum was read')
    } catch (error) {
      expect((error as NotationError).path).toBe('dishes[0]')
    }
    expect(() => expectObject(1, '')).toThrow(/^expected an object$/)
  })
})

describe('writing', () => {
  it('does not invent names or cases', () => {
    expect(() => named(fruits).write(3)).toThrow(RangeError)
    expect(() => deed.write({ k: 'dance' } as unknown as Deed)).toThrow('no shape for deed "dance"')
  })
})

describe('the schema', () => {
  it('names limits, names and required fields', () => {
    expect(int(1, 5).schema).toEqual({ type: 'integer', minimum: 1, maximum: 5 })
    expect(int().schema).toEqual({ type: 'integer' })
    expect(named(fruits).schema).toEqual({ enum: fruits })
    expect(list(int(), 2).schema).toEqual({ type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 })
    expect(meal.schema).toMatchObject({ required: ['guest', 'dishes'], additionalProperties: false })
  })

  it('of a case requires its tag', () => {
    expect(deed.schema).toEqual({
      anyOf: [
        {
          type: 'object',
          properties: { deed: { const: 'eat' }, fruit: { enum: fruits } },
          required: ['deed', 'fruit'],
          additionalProperties: false,
        },
        { type: 'object', properties: { deed: { const: 'sleep' } }, required: ['deed'], additionalProperties: false },
      ],
    })
  })
})
