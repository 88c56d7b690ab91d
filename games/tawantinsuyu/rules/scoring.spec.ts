import { describe, expect, it } from 'vitest'
import { type PlayerScene, scene } from '../test/table.ts'
import { endOf, result, sheetOf } from './scoring.ts'

function ended(...players: PlayerScene[]) {
  return scene({ people: players.length, agenda: [], players, rest: { festivals: 3 } }).position
}

describe('final scoring', () => {
  it('TW:15.1 line by line', () => {
    const p = ended(
      {
        score: 50,
        temple: 13,
        tapestries: [['SW01'], ['W01', 'W02'], ['W08', 'W09', 'W03']],
        ready: ['P01', 'P02'],
        spent: ['P03'],
        passives: ['Z01'],
        gods: ['G01', 'G02'],
        up: { '1-corn': 2 },
        down: { '2-stone': 1 },
        army: { '1-gold': 3 },
        workers: ['red', 'blue'],
        gold: 3,
        potato: 4,
      },
      {},
    )
    expect(Object.fromEntries(sheetOf(p, 0).map(({ key, value }) => [key, value]))).toEqual({
      track: 50,
      tapestries: 0 + 1 + 3,
      temple: 10,
      buildings: 6,
      'god-cards': 2,
      'army-cards': 2,
      workers: 2,
      gold: 3,
    })
  })

  it('TW:15.1 a tapestry of one to seven weavings is worth 0, 1, 3, 6, 10, 15, 21', () => {
    const row = ['W01', 'W02', 'W03', 'W04', 'W05', 'W06', 'W07']
    const values = row.map((_, index) => {
      const p = ended({ tapestries: [row.slice(0, index + 1)] }, {})
      return sheetOf(p, 0).find(({ key }) => key === 'tapestries')?.value
    })
    expect(values).toEqual([0, 1, 3, 6, 10, 15, 21])
  })

  it('TW:15.2 most points win; a tie is broken by resources, then shared', () => {
    const ranks = (...players: PlayerScene[]): number[] => {
      const standings = result(ended(...players))?.standings ?? []
      return players.map((_, seat) => standings.find((standing) => standing.seat === seat)?.rank ?? Number.NaN)
    }
    expect(ranks({ score: 60 }, { score: 70 })).toEqual([2, 1])
    expect(ranks({ score: 60, corn: 2 }, { score: 60, stone: 1 })).toEqual([1, 2])
    expect(ranks({ score: 60, corn: 1 }, { score: 60, stone: 1 }, { score: 50 })).toEqual([1, 1, 3])
  })

  it('TW:15.2 the end names the winners and everybody’s points', () => {
    const p = ended({ score: 60, corn: 1 }, { score: 60, stone: 1 }, { score: 50 })
    expect(endOf(p)).toEqual({ winners: [0, 1], points: [60, 60, 50], goal: 0 })
  })

  it('TW:15.2 there is no result before the end', () => {
    expect(result(scene().position)).toBeUndefined()
  })
})
