import type { BoardProps } from '@durbar/kernel'
import type { View } from '../rules/view.ts'
import { textWidth } from './art/text.tsx'
import { rupeesOf, saidOf, withoutPrice } from './chooser.tsx'
import { Besides, Menu, useMenu } from './menu.tsx'
import { MoveSign, toolIcon } from './move-sign.tsx'
import { paymentOf, sailingOf } from './previews.ts'
import { CoinSign, IconSign } from './signs.tsx'
import { Status } from './status.tsx'
import { makeTable, type Table, TableProvider, useTable } from './table.tsx'
import { offersOf, type Tool } from './tools.ts'
import type { WrittenMove } from './written.ts'

/** The bar between the question and undo: kinds of moves, answers without a place, what else is possible, the end. */
export function Actions(props: BoardProps<View>) {
  return (
    <TableProvider value={makeTable(props)}>
      <div className="ag-actions" data-compact={props.compact}>
        <Answers />
      </div>
    </TableProvider>
  )
}

function Answers() {
  const table = useTable()
  const { moves, asked, compact, words, view, printed } = table
  if (!asked) return null
  const { tools, buttons, besides, end } = offersOf(moves)
  // A building that is paid for may be paid for twice, but nobody wants to.
  const paidEnough = end?.move === 'stop' && paymentOf(view, printed) !== undefined
  const counted = buttons.filter(({ move }) => move === 'produce' || move === 'process')
  const single = buttons.filter(({ move }) => move !== 'produce' && move !== 'process')
  // What stands in the row if every kind of move is one button.
  const taken = sum([
    ...tools.map(({ tool }) => words.tools[tool]),
    ...single.map((move) => labelOf(move, table)),
    ...(besides.length > 0 ? [words.besides] : []),
    ...(end ? [endLabel(end, table)] : []),
  ])
  // What is too much for the row loses its names, secondary actions first; they stay as titles and for ears.
  const counts = (tools.length + (besides.length > 0 ? 1 : 0)) * COUNT
  const over = compact ? 0 : taken + counts + STATUS - WHOLE
  const namelessBesides = compact ? tools.length > 1 : over > 0
  const namelessTools = over > textWidth(words.besides, 13)
  return (
    <>
      <div className="ag-tools">
        <Status />
        {tools.map(({ tool, moves: own }) => (
          <ToolButton
            key={tool}
            tool={tool}
            moves={own}
            alone={tools.length === 1}
            nameless={namelessTools && tools.length > 1}
            fits={compact || taken - widthOf(words.tools[tool]) + sum(own.map((move) => labelOf(move, table))) <= ROW}
          />
        ))}
        {counted.length > 1 && <Counts moves={counted} />}
        {[...(counted.length === 1 ? counted : []), ...single].map((move) => (
          <MoveButton key={JSON.stringify(move)} move={move} />
        ))}
        {besides.length > 0 && <Besides moves={besides} nameless={namelessBesides} />}
      </div>
      {end && <EndButton move={end} open={!paidEnough && tools.length + buttons.length > 0} />}
    </>
  )
}

/** Few enough to stand in the bar one by one. */
const FEW = 3
/** Pixels of one row beside the question on a small laptop. */
const ROW = 540
/** With the button that ends the question, while undo and its neighbors bear their names. */
const WHOLE = 640
/** What the number of a tool takes, and where the action stands. */
const COUNT = 27
const STATUS = 70
const spelled: ReadonlySet<Tool> = new Set(['step', 'order', 'tracker', 'tile', 'bonus'])

interface ToolButtonProps {
  readonly tool: Tool
  readonly moves: readonly WrittenMove[]
  readonly alone: boolean
  /** Its sign and number have to do. */
  readonly nameless: boolean
  /** There is room for its moves one by one. */
  readonly fits: boolean
}

/** One kind of move: pressing it lets only its places glow. A kind with few moves shows them at once. */
function ToolButton({ tool, moves, alone, nameless, fits }: ToolButtonProps) {
  const { words, hand, pickTool } = useTable()
  const menu = useMenu()
  const inHand = hand === tool
  if (moves.length <= FEW && fits && (spelled.has(tool) || alone))
    return moves.map((move) => <MoveButton key={JSON.stringify(move)} move={move} />)
  return (
    <div ref={menu.box} className="ag-tool-box">
      <button
        type="button"
        className="action ag-tool"
        data-legal="true"
        aria-pressed={inHand}
        aria-expanded={menu.open}
        title={nameless ? words.tools[tool] : undefined}
        onClick={() => {
          // The board first: a second press lists the moves, a third lets go.
          if (alone || inHand) menu.toggle()
          if (!alone && (!inHand || menu.open)) pickTool(inHand ? undefined : tool)
        }}
      >
        <IconSign name={toolIcon[tool]} size={20} fill="var(--ag-accent-strong)" />
        <b className={nameless ? 'ag-nameless' : undefined}>{words.tools[tool]}</b>
        <span className="ag-count">{moves.length}</span>
      </button>
      {menu.open && <Menu moves={moves} onPlay={menu.close} />}
    </div>
  )
}

interface MovesProps {
  readonly moves: readonly WrittenMove[]
}

/** How many: from all down to none, the most first. */
function Counts({ moves }: MovesProps) {
  const { words, say, answer } = useTable()
  const [first] = moves
  if (!first) return null
  return (
    <fieldset className="ag-counts" aria-label={words.buttons[first.move] ?? first.move}>
      <MoveSign move={first} size={20} />
      <b aria-hidden="true">{words.buttons[first.move]}</b>
      {moves.map((move, index) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          className="ag-number"
          data-most={index === 0}
          aria-label={named('count' in move ? String(move.count) : '', say(move))}
          title={say(move)}
          onClick={() => answer(move)}
        >
          {'count' in move ? move.count : ''}
          {'aid' in move && move.aid !== 'none' && <small>{move.aid === 'tile' ? '+1' : '+1*'}</small>}
        </button>
      ))}
    </fieldset>
  )
}

interface MoveButtonProps {
  readonly move: WrittenMove
}

function MoveButton({ move }: MoveButtonProps) {
  const table = useTable()
  const { say, answer } = table
  const rupees = rupeesOf(move, table)
  const short = labelOf(move, table)
  return (
    <button
      type="button"
      className="action ag-tool"
      data-legal="true"
      aria-label={named(short, say(move))}
      title={say(move)}
      onClick={() => answer(move)}
    >
      <MoveSign move={move} size={20} />
      <b>{short}</b>
      {rupees !== undefined && (
        <span className="ag-price">
          <CoinSign size={14} />
          {rupees > 0 ? `+${rupees}` : rupees}
        </span>
      )}
    </button>
  )
}

/** The name of a button contains what it shows, so that it can be called by voice. */
function named(shown: string, sentence: string): string {
  return sentence.includes(shown) ? sentence : `${shown}: ${sentence}`
}

/** What a button says: the whole sentence, or less where the sign beside it tells the rest. */
function labelOf(move: WrittenMove, table: Table): string {
  const { words, view } = table
  switch (move.move) {
    case 'step':
      return words.guilds[move.guild]
    case 'order':
      return words.tools.order
    case 'take-tile':
    case 'give-up':
      return words.favors[move.tile].name
    case 'bonus-tile':
      return words.tools.bonus
    case 'dye':
      return `${words.notables.dyer.name}: ${words.goods[move.good]}`
    case 'take':
      return `${words.goods[move.good]} · ${view.values[move.good]}`
    default:
      return saidOf(move, table)
  }
}

/** With its sign, its padding and the gap to the next. */
const widthOf = (label: string): number => textWidth(label, 13) + 56
const sum = (labels: readonly string[]): number => labels.reduce((width, label) => width + widthOf(label), 0)

interface EndButtonProps {
  readonly move: WrittenMove
  /** Something is still possible: it can be ended, but does not ask to be. */
  readonly open: boolean
}

function EndButton({ move, open }: EndButtonProps) {
  const table = useTable()
  const { say, answer, view } = table
  const label = endLabel(move, table)
  const refund = refundOf(move, view)
  return (
    <button
      type="button"
      className="action action-end ag-end"
      data-open={open}
      aria-label={named(label, say(move))}
      title={say(move)}
      onClick={() => answer(move)}
    >
      <IconSign
        name={open && (move.move === 'stop' || move.move === 'decline') ? 'stop' : 'check'}
        size={18}
        fill="currentColor"
      />
      <b>{label}</b>
      {refund > 0 && (
        <span className="ag-price">
          <CoinSign size={14} />+{refund}
        </span>
      )}
    </button>
  )
}

function refundOf(move: WrittenMove, view: View): number {
  return move.move === 'stop' ? (sailingOf(view)?.refund ?? 0) : 0
}

function endLabel(move: WrittenMove, { words, view, say }: Table): string {
  const sentence = words.buttons[move.move] ?? say(move)
  return refundOf(move, view) > 0 ? withoutPrice(sentence) : sentence
}
