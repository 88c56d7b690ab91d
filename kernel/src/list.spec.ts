import { describe, expect, it } from 'vitest'
import { at, othersInOrder, range } from './list.ts'

describe('lists', () => {
  it('give the element that is there and complain about one that is not', () => {
    expect(at(['a', 'b'], 1)).toBe('b')
    expect(() => at(['a', 'b'], 2)).toThrow('no element 2 in a list of 2')
    expect(() => at(['a'], -1)).toThrow(RangeError)
  })

  it('count from 0', () => {
    expect(range(3)).toEqual([0, 1, 2])
    expect(range(0)).toEqual([])
  })

  it('go around the table from the left neighbor', () => {
    expect(othersInOrder(2, 4)).toEqual([3, 0, 1])
    expect(othersInOrder(0, 2)).toEqual([1])
  })
})
