import type { IconName } from './art/icons.tsx'
import { GoodSign, IconSign, SealSign, TileSign } from './signs.tsx'
import { useTable } from './table.tsx'
import type { Tool } from './tools.ts'
import type { GoodName, MoveName, WrittenMove } from './written.ts'

export const toolIcon: Readonly<Record<Tool, IconName>> = {
  'lay-down': 'lie-down',
  deliver: 'deliver',
  process: 'process',
  exchange: 'exchange',
  'remove-cover': 'cover',
  'move-farmer': 'farmer',
  tracker: 'meditation',
  place: 'worker',
  peon: 'stand-up',
  build: 'builder',
  step: 'influence',
  pay: 'value',
  give: 'exchange',
  take: 'value',
  price: 'value',
  order: 'order',
  akbar: 'akbar',
  'stand-up': 'stand-up',
  sell: 'rupee',
  return: 'exchange',
  tile: 'favor',
  bonus: 'rupee',
  dye: 'dye',
}

const moveIcon: Readonly<Partial<Record<MoveName, IconName>>> = {
  food: 'stand-up',
  caliph: 'stand-up',
  'take-favor': 'favor',
  'return-favor': 'favor',
  'use-ability': 'check',
  store: 'curry',
  'take-from-cook': 'curry',
  statue: 'statue',
  'advance-tracker': 'meditation',
  mosaic: 'favor',
  produce: 'farmer',
  process: 'process',
  follow: 'process',
  'bonus-tile': 'rupee',
  'remove-cover': 'cover',
  'move-farmer': 'farmer',
  'price-token': 'value',
  place: 'worker',
  peon: 'stand-up',
  'lay-down': 'lie-down',
  'stand-up': 'stand-up',
}

interface MoveSignProps {
  readonly move: WrittenMove
  readonly size: number
}

/** The sign of a move: the goods it moves, the guild it goes to, or what it does. */
export function MoveSign({ move, size }: MoveSignProps) {
  const { view, question } = useTable()
  if (move.move === 'order') {
    const column = view.guilds[move.guild]
    const order = column && column.marker !== null ? column.orders[column.marker] : undefined
    return order?.goods.map((good) => <GoodSign key={good} good={good as GoodName} size={size} />)
  }
  if (move.move === 'step') return <SealSign guild={move.guild} size={size} />
  if (move.move === 'take-tile' || move.move === 'give-up') return <TileSign tile={move.tile} height={size} />
  if (move.move === 'favor') return <TileSign tile={move.action} height={size} />
  if (move.move === 'produce' && question?.good)
    return (
      <>
        {question.dyed && <GoodSign good={question.dyed} size={size} />}
        {(move.count > 0 || !question.dyed) && <GoodSign good={question.good} size={size} />}
      </>
    )
  if ('good' in move) return <GoodSign good={move.good} size={size} />
  return <IconSign name={moveIcon[move.move] ?? 'check'} size={size} />
}
