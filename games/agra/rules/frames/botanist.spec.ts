import { describe, expect, it } from 'vitest'
import { asked, favor, goodsOf, kindsOf, movesOf, place, read, stop, table } from '../../test/table.ts'

const step = (side: string, direction: string) => ({ move: 'move-farmer', side, direction })
const cover = (name: string) => ({ move: 'remove-cover', cover: name })
const advance = { move: 'advance-tracker' }

describe('the Botanist', () => {
  it('AG:6.14 offers two different ones of tracker, cover and farmers', () => {
    const t = table({ seats: [{ goods: { turmeric: 3, cotton: 1 } }] })
    t.play(0, place('botanist'), advance)
    expect(read(t, 'players.0.tracker')).toBe(2)
    expect(goodsOf(t, 0)).toEqual({ turmeric: 2, cotton: 1 })
    expect(t.refusal(0, advance)).toEqual({ rule: 'AG:6.14', reason: 'option-used' })
    t.play(0, cover('top-near'))
    expect(asked(t)).toMatchObject({ frame: 'orders' })
  })

  it('AG:6.14 two farmer steps are one option, by one farmer or two, and the second may be left out', () => {
    const t = table()
    t.play(0, place('botanist'), step('top', 'forward'), step('left', 'backward'))
    expect(read(t, 'players.0.farmers')).toEqual({ top: 4, right: 3, bottom: 3, left: 2 })
    expect(t.refusal(0, step('top', 'backward'))).toEqual({ rule: 'AG:6.14', reason: 'option-used' })
    t.play(0, cover('bottom-far'))
    expect(asked(t)).toMatchObject({ frame: 'orders' })
    const one = table()
    one.play(0, place('botanist'), step('top', 'forward'), stop)
    expect(asked(one)).toMatchObject({ frame: 'botanist', done: ['farmers'] })
    one.play(0, stop)
    expect(asked(one)).toMatchObject({ frame: 'orders' })
  })

  it('AG:6.14 the tracker costs what stands after its space, and the last one is the end', () => {
    const t = table({ seats: [{ tracker: 2, goods: { turmeric: 1 } }] })
    t.play(0, place('botanist'))
    expect(t.refusal(0, advance)).toEqual({ rule: 'AG:6.14', reason: 'needs-good', good: 'cotton', need: 1, have: 0 })
    const last = table({ seats: [{ tracker: 6, goods: { turmeric: 5, cotton: 5, oil: 5, curry: 5 } }] })
    last.play(0, place('botanist'))
    expect(last.refusal(0, advance)).toEqual({ rule: 'AG:6.14', reason: 'last-space' })
  })

  it('AG:1.21 a farmer stays on its side and does not enter a covered cell', () => {
    const t = table({ seats: [{ farmers: { top: 4, right: 5 }, covers: ['top-far'] }] })
    t.play(0, place('botanist'))
    expect(t.refusal(0, step('top', 'forward'))).toEqual({
      rule: 'AG:1.21',
      reason: 'cell-covered',
      side: 'top',
      cell: 5,
    })
    expect(t.refusal(0, step('right', 'forward'))).toEqual({ rule: 'AG:1.21', reason: 'end-of-side', side: 'right' })
    t.play(0, step('top', 'backward'))
    expect(read(t, 'players.0.farmers.top')).toBe(3)
  })

  it('AG:1.22 any own cover may go, and never comes back', () => {
    const t = table({ seats: [{ covers: ['top-far', 'left-near'] }] })
    t.play(0, place('botanist'))
    expect(movesOf(t, 0, 'remove-cover')).toEqual([{ cover: 'top-far' }, { cover: 'left-near' }])
    expect(t.refusal(0, cover('top-near'))).toEqual({ rule: 'AG:1.22', reason: 'cover-gone', cover: 'top-near' })
  })

  it('AG:10.8 AG:10.2 the tile for farmers moves up to two steps, at least one', () => {
    const t = table({ seats: [{ favor: 2, tiles: ['farmers'] }] })
    t.play(0, favor('farmers'))
    expect(kindsOf(t, 0)).toEqual(['move-farmer'])
    expect(t.refusal(0, stop)).toEqual({ rule: 'AG:10.2', reason: 'must-do-something' })
    t.play(0, step('top', 'forward'), stop)
    expect(read(t, 'players.0.favor')).toBe(1)
    expect(asked(t)).toMatchObject({ frame: 'action' })
  })
})
