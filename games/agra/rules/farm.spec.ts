import { describe, expect, it } from 'vitest'
import { table } from '../test/table.ts'
import { openCells, productionOf, refuseFarmerStep } from './farm.ts'

function production(seat: object): number[] {
  const { position } = table({ seats: [seat] })
  return [0, 1, 2, 3].map((good) => openCells(position, 0, good))
}

describe('the farm', () => {
  it('AG:1.20 AG:7.1 yields two of everything at the start', () => {
    expect(production({})).toEqual([2, 2, 2, 2])
  })

  it('AG:1.20 a step takes from one corner what it gives to the next', () => {
    expect(production({ farmers: { top: 4 } })).toEqual([3, 1, 2, 2])
    expect(production({ farmers: { left: 2 } })).toEqual([3, 2, 2, 1])
  })

  it('AG:1.22 a removed cover adds to its own corner', () => {
    const covers = ['top-far', 'right-near', 'right-far', 'bottom-near', 'bottom-far', 'left-near', 'left-far']
    expect(production({ covers })).toEqual([3, 2, 2, 2])
    expect(production({ covers: [] })).toEqual([4, 4, 4, 4])
  })

  it('AG:7.2 counts Mahout and Khatib', () => {
    const { position } = table({ seats: [{ contracts: ['mahout'] }] })
    expect([0, 1, 2, 3].map((good) => productionOf(position, 0, good))).toEqual([3, 3, 2, 2])
  })

  it('AG:1.21 lets farmers step on open cells of their side', () => {
    const { position } = table({ seats: [{ farmers: { top: 2 } }] })
    expect(refuseFarmerStep(position, 0, 0, 1)).toBeUndefined()
    expect(refuseFarmerStep(position, 0, 0, 0)).toMatchObject({ reason: 'cell-covered', cell: 1 })
  })
})
