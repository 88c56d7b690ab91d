import { type Touch as Hands, useTouch as useHands } from '@durbar/craft/board'
import { createContext, use } from 'react'
import { placeAhead } from './ahead.ts'
import type { Marks } from './art/glow.tsx'
import type { Table } from './table.tsx'
import { glow, meaning, type TargetKey } from './targets.ts'
import { offersOf, type Tool } from './tools.ts'
import type { WrittenMove } from './written.ts'

export interface Touch extends Hands<TargetKey> {
  marks(key: TargetKey): Marks
}

const TouchContext = createContext<Touch | undefined>(undefined)
export const TouchProvider = TouchContext.Provider

export function useTouch(): Touch {
  const touch = use(TouchContext)
  if (!touch) throw new Error('outside of the board')
  return touch
}

/** The quadrants of the circle are no moves but tools: they say what a click elsewhere means. */
const circleTools: Readonly<Record<string, Tool>> = {
  'circle:exchange': 'exchange',
  'circle:deliver': 'deliver',
  'circle:process': 'process',
  'circle:remove-cover': 'remove-cover',
  'circle:move-farmer': 'move-farmer',
}

export function movesAt(table: Table, key: TargetKey): readonly WrittenMove[] {
  const moves = meaning(table.target(key), table.hand)
  const ahead = moves.length === 0 && table.asked && table.hand === undefined ? placeAhead(table.view, key) : undefined
  return ahead ? [ahead] : moves
}

export function useNewTouch(table: Table): Touch {
  const { moves, target, hand, me, tools, offered } = withOffers(table)
  const toolAt = (key: TargetKey): Tool | undefined => {
    const tool = circleTools[key]
    return tool !== undefined && offered(tool) ? tool : undefined
  }
  // Where the question itself has no answer on the board, what comes after it is shown.
  const lightOf = (key: TargetKey) =>
    glow(target(key), hand, tools) ?? (tools.length === 0 && movesAt(table, key).length > 0 ? 'quiet' : undefined)
  const touch = useHands<TargetKey>({
    moves,
    able: (key) => movesAt(table, key).length > 0 || toolAt(key) !== undefined,
    label(key) {
      const [only, ...more] = movesAt(table, key)
      return only && more.length === 0 ? table.say(only) : undefined
    },
    press(key, finger) {
      const tool = toolAt(key)
      const [only, ...more] = movesAt(table, key)
      if (tool !== undefined) table.pickTool(hand === tool ? undefined : tool)
      else if (only && more.length === 0 && !finger) table.answer(only)
      else return false
      return true
    },
  })
  return {
    ...touch,
    marks(key) {
      const tool = toolAt(key)
      const legal = circleTools[key] === undefined ? lightOf(key) : tool && (hand === tool || 'quiet')
      return { legal: me === undefined ? undefined : legal, hot: touch.hot === key, open: touch.open === key }
    },
  }
}

function withOffers(table: Table) {
  const tools = offersOf(table.moves).tools.map(({ tool }) => tool)
  const meditating = table.question?.frame === 'meditation'
  return { ...table, tools, offered: (tool: Tool): boolean => meditating && tools.includes(tool) }
}

interface HitProps {
  readonly id: TargetKey
  readonly name: string
  /** The outline that takes the pointer. */
  readonly d: string
}

/** The invisible button over a drawn thing. */
export function Hit({ id, name, d }: HitProps) {
  const touch = useTouch()
  return <path d={d} className="ag-hit" fill="transparent" {...touch.props(id, name)} />
}
