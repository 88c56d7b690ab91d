import { type CSSProperties, type Dispatch, useEffect } from 'react'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useWords } from '../words/index.ts'
import { lineAt, type StudyAction, type StudyState } from './state.ts'
import { type Divisions, markFrom } from './turns.ts'

interface TransportProps {
  readonly state: StudyState
  readonly dispatch: Dispatch<StudyAction>
  readonly divisions: Divisions
  /** How far the play is at each round mark. */
  readonly roundNames: readonly string[]
  /** What happened last, for ears. */
  readonly said: string
  /** Indices with something to see. */
  readonly swings: readonly number[]
  readonly speed: number
  onSpeed(speed: number): void
}

const speeds = [0.5, 1, 2, 4] as const
/** At normal speed a move stays this long. */
const pace = 900

/** Slider, steps and autoplay. */
export function Transport({ state, dispatch, divisions, roundNames, said, swings, speed, onSpeed }: TransportProps) {
  const { study } = useWords()
  const { at, playing } = state
  const { length } = lineAt(state)
  const go = (to: number) => dispatch({ t: 'go', at: to })
  const { turns, rounds } = divisions

  // biome-ignore lint/correctness/useExhaustiveDependencies: every position waits anew
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => dispatch({ t: 'tick' }), pace / speed)
    return () => clearTimeout(timer)
  }, [playing, at, speed, dispatch])

  return (
    <div className="transport">
      <div className="transport-steps">
        <Step icon="first" label={study.first} off={at === 0} onPress={() => go(0)} />
        <Step
          icon="previous-turn"
          label={study.previousTurn}
          off={at === 0}
          onPress={() => go(markFrom(turns, at, -1))}
        />
        <Step icon="previous" label={study.previous} off={at === 0} onPress={() => go(at - 1)} />
        <button
          type="button"
          className="transport-play"
          aria-label={playing ? study.pause : study.play}
          title={playing ? study.pause : study.play}
          disabled={length === 0}
          onClick={() => dispatch({ t: 'playing', playing: !playing })}
        >
          <Icon name={playing ? 'pause' : 'play'} size={1.5} />
        </button>
        <Step icon="next" label={study.next} off={at >= length} onPress={() => go(at + 1)} />
        <Step
          icon="next-turn"
          label={study.nextTurn}
          off={at >= length}
          onPress={() => go(Math.min(length, markFrom(turns, at, 1)))}
        />
        <Step icon="last" label={study.last} off={at >= length} onPress={() => go(length)} />
      </div>
      <div className="timeline">
        <input
          type="range"
          min={0}
          max={Math.max(length, 1)}
          value={at}
          disabled={length === 0}
          style={{ '--fill': `${(100 * at) / Math.max(length, 1)}%` } as CSSProperties}
          aria-label={study.timeline}
          aria-valuetext={`${study.at(at, length)}. ${said}`}
          onChange={(event) => go(Number(event.currentTarget.value))}
        />
        {length > 0 && <Marks length={length} rounds={rounds} names={roundNames} swings={swings} line={state.line} />}
      </div>
      <label className="transport-speed">
        <span className="sr-only">{study.speed}</span>
        <select value={speed} onChange={(event) => onSpeed(Number(event.currentTarget.value))}>
          {speeds.map((value) => (
            <option key={value} value={value}>{`${value}×`}</option>
          ))}
        </select>
      </label>
      <span className="transport-count">{study.at(at, length)}</span>
    </div>
  )
}

interface MarksProps {
  readonly length: number
  readonly rounds: readonly number[]
  readonly names: readonly string[]
  readonly swings: readonly number[]
  readonly line: number
}

/** Ticks where rounds begin and where the game turned; the keyboard has its own ways to get there. */
function Marks({ length, rounds, names, swings, line }: MarksProps) {
  const inner = rounds.slice(1, -1).filter((round) => round < length)
  return (
    <svg className="timeline-marks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      {inner.map((round, index) => (
        <rect key={round} x={(1000 * round) / length - 1} y={0} width={2} height={10}>
          <title>{names[index + 1]}</title>
        </rect>
      ))}
      {line === 0 &&
        swings.map((swing) => (
          <rect
            key={`swing ${swing}`}
            className="timeline-swing"
            x={(1000 * swing) / length - 2}
            y={0}
            width={5}
            height={10}
          />
        ))}
    </svg>
  )
}

interface StepProps {
  readonly icon: IconName
  readonly label: string
  readonly off: boolean
  onPress(): void
}

/** Stays focusable while it is off, so that the keyboard does not lose its place at the end. */
function Step({ icon, label, off, onPress }: StepProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      <Icon name={icon} />
    </button>
  )
}
