import { describe, expect, it } from 'vitest'
import { table } from '../test/table.ts'
import { favorEffects, framesOf, luxuryEffects, offeredEffects, onceFrames, refuseEffect } from './effects.ts'
import { frames } from './frames/index.ts'
import { Favor, FavorCount, Good, Notable, NotableCount } from './names.ts'

describe('effects', () => {
  it('AG:10.7 AG:10.8 AG:3.7 every favor action has one, but for the two that change something else', () => {
    const without = Array.from({ length: FavorCount }, (_, action) => action).filter((action) => !favorEffects[action])
    expect(without).toEqual([Favor.ProcessExtra, Favor.FreePeon])
  })

  it('AG:9.11 only some contracts do something at once', () => {
    const once = Array.from({ length: NotableCount }, (_, notable) => notable).filter(
      (notable) => onceFrames(0, notable).length > 0,
    )
    const { Sufi, MosaicMaker, Mujtahida, Painter, SadrUsSudur, GrandMufti, GrandImam, CourtArtist, Dewan } = Notable
    expect(once).toEqual([
      Sufi,
      MosaicMaker,
      Mujtahida,
      Painter,
      SadrUsSudur,
      GrandMufti,
      GrandImam,
      CourtArtist,
      Dewan,
    ])
  })

  it('become frames that the agenda knows, for the seat they belong to', () => {
    const all = [
      ...Object.values(favorEffects),
      ...Object.values(luxuryEffects).flat(),
      ...Object.values(offeredEffects).flat(),
    ]
    for (const frame of framesOf(3, all)) {
      expect(Object.keys(frames)).toContain(frame.k)
      expect(frame).toMatchObject({ seat: 3 })
    }
    expect(framesOf(0, luxuryEffects[Good.Book] ?? []).map((frame) => frame.k)).toEqual(['stand-up', 'gain-favor'])
  })

  it('AG:10.2 are refused where they would do nothing', () => {
    const { position } = table({ seats: [{ covers: [], tracker: 6 }] })
    const refused = Object.values(favorEffects).filter((effect) => refuseEffect(position, 0, effect))
    expect(refused.map((effect) => effect.k)).toEqual([
      'process',
      'stand-up',
      'cover',
      'points',
      'akbar-or-order',
      'process',
      'sell',
      'deliver',
      'exchange',
      'tracker',
    ])
  })
})
