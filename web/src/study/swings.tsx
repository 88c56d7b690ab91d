import type { GameText, JsonObject } from '@durbar/kernel'
import { type Dispatch, useMemo } from 'react'
import { Icon } from '../ui/icon.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { useWords } from '../words/index.ts'
import type { StudyWords } from '../words/study/types.ts'
import type { Swing } from './analyze.ts'
import { type Line, readMove, writeMove } from './line.ts'
import { type Seated, speechOf } from './seated.ts'
import type { Eyes, StudyAction, StudyState } from './state.ts'
import type { Analysis } from './use-analysis.ts'

interface SwingsProps {
  readonly state: StudyState
  readonly show: Dispatch<StudyAction>
  readonly text: GameText
  readonly seated: readonly Seated[]
  readonly analysis: Analysis
  readonly percent: Intl.NumberFormat
}

/** The turns that changed most, the biggest first; through a seat's eyes those of that seat. */
export function Swings(props: SwingsProps) {
  const { study } = useWords()
  const { analysis, seated, state } = props
  const swings = swingsSeenBy(state.eyes, analysis.swings)
  const who = typeof state.eyes === 'number' ? seated[state.eyes] : undefined
  return (
    <>
      <h2>{who ? study.swingsOf(who.name) : study.swings}</h2>
      {swings.length > 0 ? (
        <ol className="swings">
          {swings.map((swing) => (
            <SwingRow key={swing.from} swing={swing} {...props} />
          ))}
        </ol>
      ) : (
        <p className="hint">{analysis.status === 'done' ? study.noSwings : '…'}</p>
      )}
    </>
  )
}

export function swingsSeenBy(eyes: Eyes, swings: readonly Swing[]): readonly Swing[] {
  return typeof eyes === 'number' ? swings.filter(({ seat }) => seat === eyes) : swings
}

/** What a swing was, in a sentence. */
export function swingText(
  { seat, before, after }: Swing,
  seated: readonly Seated[],
  percent: Intl.NumberFormat,
  study: StudyWords,
): string {
  const told = after > before ? study.rose : study.fell
  return told(seated[seat]?.name ?? '', percent.format(before), percent.format(after))
}

interface SwingRowProps extends SwingsProps {
  readonly swing: Swing
}

function SwingRow({ swing, percent, state, show, seated, text }: SwingRowProps) {
  const { study } = useWords()
  const [main] = state.lines
  const { from, to, seat, before, after, instead } = swing
  const played = useMemo(() => {
    const first = instead?.from ?? from
    const steps = Array.from({ length: to - first }, (_, index) => main.step(first + index + 1))
    const own = steps.slice(0, Math.max(1, instead?.moves.length ?? mostMoves))
    return sentencesOf(
      main,
      first,
      seat,
      own.map(({ move }) => writeMove(main, move)),
      text,
      seated,
    )
  }, [main, from, to, seat, instead, text, seated])
  const other = useMemo(
    () => instead && sentencesOf(main, instead.from, seat, instead.moves, text, seated),
    [main, seat, instead, text, seated],
  )
  return (
    <li className="swing" data-fell={after < before} data-current={state.line === 0 && state.at === from}>
      <button type="button" className="swing-go" onClick={() => show({ t: 'line', line: 0, at: from })}>
        <PlayerMark color={seated[seat]?.color ?? seat} />
        <span>
          {swingText(swing, seated, percent, study)}
          <small>{study.at(from + 1, main.length)}</small>
        </span>
      </button>
      <p>
        <b>{study.played}:</b> {played}
      </p>
      {instead === undefined ? (
        <p>{study.nothingBetter}</p>
      ) : (
        <>
          <p>
            <b>{study.instead(percent.format(instead.chance))}:</b> {other}
          </p>
          <button
            type="button"
            className="text-link"
            onClick={() =>
              show({
                t: 'show',
                from: instead.from,
                moves: instead.moves.map((move) => ({ seat, move: readMove(main, move) })),
              })
            }
          >
            <Icon name="branch" size={1.1} />
            {study.showInstead}
          </button>
        </>
      )}
    </li>
  )
}

/** A turn of more moves than this is told by its beginning. */
const mostMoves = 4

/** Moves of a seat in a row, each said from the view in which it is made. */
function sentencesOf(
  main: Line,
  from: number,
  seat: number,
  moves: readonly JsonObject[],
  text: GameText,
  seated: readonly Seated[],
): string {
  const position = main.position(from)
  const told = moves.map((move) => {
    const said = text.move(move, main.game.view(position, seat), speechOf(seated, seat))
    main.game.play(position, seat, readMove(main, move))
    return said
  })
  return told.length > mostMoves ? `${told.slice(0, mostMoves).join(' · ')} …` : told.join(' · ')
}
