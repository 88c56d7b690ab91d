import { type Json, type JsonObject, range } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { boxOf, components } from './components.ts'
import { godNames, taskNames } from './names.ts'

const box = boxOf()

/** The standard document with one value replaced. */
function changed(path: readonly (string | number)[], value: Json): JsonObject {
  const copy = JSON.parse(JSON.stringify(components.standard)) as Record<string, Json>
  let node = copy as Record<string | number, Json>
  for (const key of path.slice(0, -1)) node = node[key] as Record<string | number, Json>
  node[path.at(-1) ?? ''] = value
  return copy as JsonObject
}

describe('the board', () => {
  it('TW:1.4 has five sections, three terraces and fifteen segments', () => {
    const segments = new Set(box.spaceNames.map((_, space) => `${box.terrace[space]}${box.section[space]}`))
    expect(segments.size).toBe(15)
    expect(range(3).map((terrace) => box.terrace.filter((other) => other === terrace).length)).toEqual([15, 20, 25])
  })

  it('TW:1.5 makes spaces adjacent that share an icon on the same terrace, across sections too', () => {
    const named = (space: string): string[] =>
      (box.neighbors[box.spaceNames.indexOf(space)] ?? []).map((other) => box.spaceNames[other] ?? '')
    expect(named('M1b').sort()).toEqual(['M1a', 'M1d', 'M2a', 'M2c'])
    // U0b and M0a share the icon C0m, but not the terrace
    expect(named('U0b')).not.toContain('M0a')
    for (const [space, neighbors] of box.neighbors.entries())
      for (const other of neighbors) {
        expect(box.terrace[other]).toBe(box.terrace[space])
        expect(box.neighbors[other]).toContain(space)
      }
  })

  it('TW:5.2 puts three different tasks next to every space', () => {
    for (const tasks of box.tasks) expect(new Set(tasks).size).toBe(3)
    expect(new Set(box.tasks.flat()).size).toBe(taskNames.length)
  })

  it('TW:4.2 gives every god ten spaces', () => {
    expect(godNames.map((_, god) => box.god.filter((other) => other === god).length)).toEqual([10, 10, 10, 10, 10, 10])
  })

  it('TW:2.6 marks one upper and one middle space of every section for two players', () => {
    const sections = (spaces: readonly number[]): (number | undefined)[] => spaces.map((space) => box.section[space])
    expect(sections(box.blockedAtSetup)).toEqual([0, 1, 2, 3, 4])
    expect(sections(box.blockedLater)).toEqual([0, 1, 2, 3, 4])
    expect(box.blockedAtSetup.every((space) => box.terrace[space] === 0)).toBe(true)
    expect(box.blockedLater.every((space) => box.terrace[space] === 1)).toBe(true)
  })
})

describe('cards and tiles', () => {
  it('TW:2.8 has 42 god cards, 30 army cards and 18 statues', () => {
    expect(box.godOfCard).toHaveLength(42)
    expect(box.armyCopies.reduce((sum, copies) => sum + copies, 0)).toBe(30)
    expect(6 * (box.values.smallStatues + box.values.largeStatues)).toBe(18)
  })

  it('TW:5.10 has weavings of seven patterns in unequal numbers', () => {
    const sizes = range(7).map((pattern) => box.pattern.filter((other) => other === pattern).length)
    expect(sizes.sort()).toEqual([4, 4, 4, 5, 5, 6, 7])
  })

  it('TW:11.2 knows six kinds of temple reward', () => {
    const kinds = box.temple.filter(({ effects }) => effects.length > 0)
    expect(kinds.map(({ effects, choose }) => [choose, ...effects.map((effect) => box.effectNames[effect])])).toEqual([
      [false, '1 potato', '1 god-card'],
      [false, '1 train'],
      [true, '1 stone', '1 worker'],
      [false, '2 stone'],
      [false, '1 god-card', '1 train'],
      [false, '1 gold'],
    ])
  })
})

describe('component packs', () => {
  it('accepts the standard document and says what is wrong with a bad one', () => {
    expect(() => components.check(components.standard)).not.toThrow()
    expect(() => components.check(changed(['spaces', 3, 'icons', 1], 'X9'))).toThrow(
      'spaces[3].icons: unknown icon "X9"',
    )
    expect(() => components.check(changed(['armyCards', 0, 'copies'], 6))).toThrow('armyCards: wrong count')
    expect(() => components.check(changed(['godCards', 0, 'god'], 'sun'))).toThrow('godCards[0].god: expected one of')
    expect(() => components.check(changed(['weavings', 8, 'left'], 'silver'))).toThrow('unknown link "silver"')
    expect(() => components.check(changed(['temple'], []))).toThrow('temple')
    expect(() => components.check(changed(['regions', 0, 'spaces', 0, 'down'], 0))).toThrow('at least one soldier')
    expect(() => components.check(changed(['values', 'startStone', 'provenance'], 'dream'))).toThrow('provenance')
    expect(() => components.check(changed(['coricancha', 'clockwise', 0], 'offering'))).toThrow('coricancha')
    expect(() => components.check(changed(['weavings', 4, 'id'], 'W02'))).toThrow('two of them have the id "W02"')
  })
})
