import type { WrittenMove } from '../text/written.ts'
import type { Table } from './table.tsx'

/** What a move takes out of the viewer's purse, for previews; undefined where no gold is involved. */
export function costOf(
  move: WrittenMove,
  { view, me, atlas }: Pick<Table, 'view' | 'me' | 'atlas'>,
): number | undefined {
  const mine = me === undefined ? undefined : view.players[me]
  switch (move.move) {
    case 'travel':
      // MH:25 the bank pays for the Wandering Monk.
      if (mine?.characters.includes('wandering-monk')) return 0
      return move.pays.reduce((sum, { gold }) => sum + gold, 0)
    case 'house':
      return move.for === 'builder' ? 0 : atlas.values.housePrice
    case 'palace':
      return palacePrice({ view, me, atlas })
    default:
      return undefined
  }
}

export function palacePrice({ view, me, atlas }: Pick<Table, 'view' | 'me' | 'atlas'>): number {
  const craftsman = me !== undefined && view.players[me]?.characters.includes('master-craftsman')
  return craftsman ? atlas.values.craftsmanPalacePrice : atlas.values.palacePrice
}
