import type { Move, Seat, Viewer } from '@durbar/kernel'
import { branchOff, type Line, movesBetween, type Played, sameMove } from './line.ts'

/** Whose eyes a study looks through; `open` sees what anybody saw. */
export type Eyes = Viewer | 'open'

export interface StudyState {
  /** The game as it was played, then the variations, which all leave it somewhere. */
  readonly lines: readonly [Line, ...Line[]]
  /** Which line is looked at, and which of its positions. */
  readonly line: number
  readonly at: number
  /** The last change was one step forward: the board may move its pieces. */
  readonly stepped: boolean
  readonly eyes: Eyes
  readonly playing: boolean
  /** Moves can be made on the board. */
  readonly trying: boolean
}

export type StudyAction =
  | { readonly t: 'go'; readonly at: number }
  /** Autoplay; it ends at the end. */
  | { readonly t: 'tick' }
  | { readonly t: 'line'; readonly line: number; readonly at: number }
  | { readonly t: 'move'; readonly seat: Seat; readonly move: Move }
  /** A variation made elsewhere, shown from its beginning to its end. */
  | { readonly t: 'show'; readonly from: number; readonly moves: readonly Played[] }
  | { readonly t: 'main' }
  | { readonly t: 'eyes'; readonly eyes: Eyes }
  | { readonly t: 'playing'; readonly playing: boolean }
  | { readonly t: 'trying'; readonly trying: boolean }

export function startStudy(main: Line): StudyState {
  return {
    lines: [main],
    line: 0,
    at: 0,
    stepped: false,
    eyes: 'open',
    playing: false,
    trying: main.length === 0,
  }
}

export function lineAt({ lines, line }: StudyState): Line {
  return lines[line] ?? lines[0]
}

export function reduceStudy(state: StudyState, action: StudyAction): StudyState {
  switch (action.t) {
    case 'go':
      return goTo(state, state.line, action.at)
    case 'tick': {
      const { length } = lineAt(state)
      return { ...goTo(state, state.line, state.at + 1), playing: state.at + 1 < length }
    }
    case 'line':
      return goTo(state, action.line, action.at)
    case 'move':
      return makeMove(state, action.seat, action.move)
    case 'show':
      return addBranch(state, action.from, action.moves)
    case 'main':
      return goTo(state, 0, Math.min(state.at, lineAt(state).from || state.at))
    case 'eyes':
      return { ...state, eyes: action.eyes, stepped: false }
    case 'playing': {
      const atEnd = state.at >= lineAt(state).length
      // From the end it begins again.
      return action.playing && atEnd
        ? { ...state, at: 0, stepped: false, playing: lineAt(state).length > 0 }
        : { ...state, playing: action.playing }
    }
    case 'trying':
      return { ...state, trying: action.trying, playing: false }
  }
}

function goTo(state: StudyState, line: number, wanted: number): StudyState {
  const known = state.lines[line] ? line : 0
  const at = Math.max(0, Math.min(wanted, (state.lines[known] as Line).length))
  if (known === state.line && at === state.at) return state
  return { ...state, line: known, at, stepped: known === state.line && at === state.at + 1 }
}

/** The move of the line is a step along it; any other one begins a variation, or goes on with one. */
function makeMove(state: StudyState, seat: Seat, move: Move): StudyState {
  const line = lineAt(state)
  const { at } = state
  if (at < line.length) {
    const next = line.step(at + 1)
    if (next.seat === seat && sameMove(line, next.move, move)) return goTo(state, state.line, at + 1)
  }
  const from = state.line === 0 ? at : Math.min(line.from, at)
  const moves = [...movesBetween(line, from, at), { seat, move }]
  if (state.line === 0 || at < line.length) return { ...addBranch(state, from, moves), stepped: true, trying: true }
  const longer = branchOff(state.lines[0], from, moves)
  const lines = state.lines.map((known, index) => (index === state.line ? longer : known))
  return { ...state, lines: lines as [Line, ...Line[]], at: at + 1, stepped: true, playing: false }
}

function addBranch(state: StudyState, from: number, moves: readonly Played[]): StudyState {
  const [main] = state.lines
  const known = state.lines.findIndex((line, index) => index > 0 && startsWith(line, from, moves))
  const lines: readonly [Line, ...Line[]] = known > 0 ? state.lines : [...state.lines, branchOff(main, from, moves)]
  const line = known > 0 ? known : lines.length - 1
  return { ...state, lines, line, at: from + moves.length, stepped: false, playing: false }
}

function startsWith(line: Line, from: number, moves: readonly Played[]): boolean {
  return (
    line.from === from &&
    line.length >= from + moves.length &&
    moves.every(({ seat, move }, index) => {
      const step = line.step(from + index + 1)
      return step.seat === seat && sameMove(line, step.move, move)
    })
  )
}
