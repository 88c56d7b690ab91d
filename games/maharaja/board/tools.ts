import type { JsonObject } from '@durbar/kernel'
import type { TurnView, View } from '../rules/view.ts'
import type { PartName, WrittenMove } from '../text/written.ts'
import { obviousMove, sourceFor, type Tool, toolNames, toolOf, written } from './targets.ts'

/** What the viewer's turn offers, for the action bar. */
export interface ToolState {
  readonly tool: Tool
  /** `ready`: has legal moves. `used`: nothing of it is left. `blocked`: open, but not possible now. */
  readonly state: 'ready' | 'used' | 'blocked'
  /** How many parts of this kind are still open. */
  readonly left: number
  /** The legal moves made with it. */
  readonly moves: readonly WrittenMove[]
  /** The move to ask about where it is not ready. */
  readonly ask: JsonObject
}

const toolOfPart: Readonly<Record<PartName, Tool>> = {
  gold: 'gold',
  house: 'house',
  'city-house': 'house',
  move: 'move-house',
  'first-stone': 'quarry',
  'second-stone': 'quarry',
  palace: 'palace',
  governor: 'governor',
  character: 'characters',
}

/** Travel first, then what the disc and a privilege say, in the order of the disc, then the abilities. */
export function toolsOf(view: View, moves: readonly JsonObject[]): readonly ToolState[] {
  const turn = view.current
  if (view.question.question !== 'turn' || !turn || turn.seat !== view.you) return []
  const mine = view.players[turn.seat]
  const offered = new Set<Tool>([
    'travel',
    ...turn.actions.flatMap(({ parts }) => parts.map((part) => toolOfPart[part])),
  ])
  if (mine?.characters.includes('builder') || turn.builderUsed) offered.add('builder')
  if ((mine?.privileges ?? 0) > 0 || turn.privilegeUsed) offered.add('privilege')
  const all = written(moves)
  return toolNames
    .filter((tool) => offered.has(tool))
    .map((tool) => {
      const own = all.filter((move) => toolOf(move) === tool)
      const left = leftOf(tool, turn)
      return {
        tool,
        moves: own,
        left,
        state: own.length > 0 ? 'ready' : left === 0 ? 'used' : 'blocked',
        ask: askOf(tool, view),
      }
    })
}

function leftOf(tool: Tool, turn: TurnView): number {
  if (tool === 'travel') return 1
  if (tool === 'builder') return turn.builderUsed ? 0 : 1
  if (tool === 'privilege') return turn.privilegeUsed ? 0 : 1
  const parts = turn.actions.flatMap(({ left }) => left).filter((part) => toolOfPart[part] === tool)
  // Both stones of one quarry are taken together.
  return tool === 'quarry' ? turn.actions.filter(({ left }) => left.includes('first-stone')).length : parts.length
}

/** The tool in hand: the one picked as long as it is good for something, else the first that is. */
export function inHand(picked: string | undefined, tools: readonly ToolState[]): Tool | undefined {
  const onBoard = tools.filter(({ state, tool }) => state === 'ready' && tool !== 'gold' && tool !== 'quarry')
  return (onBoard.find(({ tool }) => tool === picked) ?? onBoard[0])?.tool
}

function askOf(tool: Tool, view: View): JsonObject {
  const mine = view.players[view.you ?? -1]
  const here = mine && view.cities[mine.architect] ? mine.architect : (Object.keys(view.villages)[0] ?? '')
  switch (tool) {
    case 'house':
      return { move: 'house', for: sourceFor(view, 'house'), at: here }
    case 'builder':
      return { move: 'house', for: 'builder', at: here }
    case 'move-house':
      return { move: 'move-house', for: 'move-house', from: here }
    case 'palace':
      return { move: 'palace', for: sourceFor(view, 'palace'), site: 'outer' }
    case 'governor':
      return { move: 'governor', city: view.track.findLast((city) => city !== null) ?? view.maharaja }
    case 'characters':
      return { move: 'take', card: view.bank[0] ?? 'mogul' }
    case 'privilege':
      return { move: 'privilege', action: 'gold' }
    case 'travel':
      return obviousMove(`place:${view.maharaja}`, view, 'travel') ?? { move: 'gold' }
    default:
      return { move: tool }
  }
}
