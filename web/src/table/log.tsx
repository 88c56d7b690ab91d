import type { GameText, JsonObject, Speech, Viewer } from '@durbar/kernel'
import type { LogEntry } from '@durbar/protocol'
import { memo, useMemo, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { RuleId } from '../ui/rule-id.tsx'
import { useWords } from '../words/index.ts'
import { firstSinceLastTurn, type Line, linesOf } from './log-lines.ts'
import { Sentence } from './sentence.tsx'
import { useStickToEnd } from './stick-to-end.ts'

interface LogProps {
  readonly log: readonly LogEntry[]
  readonly viewer: Viewer
  /** Everybody's color by seat. */
  readonly colors: readonly number[]
  readonly text: GameText
  readonly speech: Speech
  onRule(rule: string): void
  readonly onSince: (() => void) | undefined
}

export function Log({ log, viewer, colors, text, speech, onRule, onSince }: LogProps) {
  const { log: words } = useWords()
  const lines = useMemo(() => linesOf(log), [log])
  const since = firstSinceLastTurn(lines, viewer)
  const box = useRef<HTMLOListElement>(null)
  useStickToEnd(box, lines)

  if (lines.length === 0) return <p className="empty">{words.empty}</p>
  return (
    <>
      {since !== undefined && (
        <button
          type="button"
          className="text-link log-since"
          onClick={() => {
            show(box.current)
            onSince?.()
          }}
        >
          <Icon name="replay" size={1.1} />
          {words.since}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ol className="log" ref={box} tabIndex={0} aria-label={words.title}>
        {lines.map((line, index) => (
          <LineView
            key={`${line.kind}${line.seq}`}
            line={line}
            marked={index === since}
            fresh={since !== undefined && index >= since}
            last={index === lines.length - 1}
            colors={colors.join()}
            viewer={viewer}
            text={text}
            speech={speech}
            onRule={onRule}
          />
        ))}
      </ol>
    </>
  )
}

function show(box: HTMLElement | null): void {
  box?.querySelector('[data-since]')?.scrollIntoView({ block: 'start' })
}

interface LineViewProps {
  readonly line: Line
  readonly marked: boolean
  readonly fresh: boolean
  readonly last: boolean
  readonly colors: string
  readonly viewer: Viewer
  readonly text: GameText
  readonly speech: Speech
  onRule(rule: string): void
}

const LineView = memo(function LineView(props: LineViewProps) {
  const { line, marked, fresh, last, colors, viewer, text, speech, onRule } = props
  const { log: words } = useWords()
  const colorOf = colors.split(',').map(Number)
  const marker = marked && (
    <li className="log-marker" data-since>
      <span>{words.sinceMarker}</span>
    </li>
  )
  if (line.kind === 'took-back')
    return (
      <>
        {marker}
        <li className="log-line took-back">
          <PlayerMark color={colorOf[line.seat] ?? 0} size={0.9} />
          <span>
            {line.seat === viewer ? words.youTookBack(line.count) : words.tookBack(speech.name(line.seat), line.count)}
          </span>
        </li>
      </>
    )
  return (
    <>
      {marker}
      {line.events.map((event, index) => (
        <EventLine
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened does not change places
          key={index}
          event={event}
          fresh={fresh}
          last={last}
          colorOf={colorOf}
          text={text}
          speech={speech}
          onRule={onRule}
        />
      ))}
    </>
  )
})

interface EventLineProps {
  readonly event: JsonObject
  readonly fresh: boolean
  readonly last: boolean
  readonly colorOf: readonly number[]
  readonly text: GameText
  readonly speech: Speech
  onRule(rule: string): void
}

function EventLine({ event, fresh, last, colorOf, text, speech, onRule }: EventLineProps) {
  const sentence = text.event(event, speech)
  const seat = typeof event.seat === 'number' ? event.seat : undefined
  const rule = typeof event.rule === 'string' ? event.rule : undefined
  if (sentence === '') return null
  return (
    <li className="log-line" data-fresh={fresh} data-last={last}>
      {seat === undefined ? <i className="no-mark" /> : <PlayerMark color={colorOf[seat] ?? 0} size={0.9} />}
      <span>
        <Sentence text={sentence} speech={speech} seats={colorOf.length} />
        {/* What an automaton decides by is told with the rule that says so. */}
        {rule !== undefined && (
          <>
            {' '}
            <RuleId id={rule} onOpen={() => onRule(rule)} />
          </>
        )}
      </span>
    </li>
  )
}
