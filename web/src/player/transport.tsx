import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useWords } from '../words/index.ts'
import { markFrom } from './marks.ts'
import '../styles/player.css'

interface TransportProps {
  /** Where it stands, from `first` to `length`. */
  readonly at: number
  readonly first?: number
  readonly length: number
  /** Where turns begin. */
  readonly turns: readonly number[]
  readonly playing: boolean
  /** Where it stands, in words. */
  readonly count: string
  /** What happened last, for ears. */
  readonly said: string
  onGo(at: number): void
  onPlaying(playing: boolean): void
  /** Autoplay goes one step on. */
  onTick(): void
  /** Drawn on the timeline. */
  readonly marks?: ReactNode
}

const speeds = [0.5, 1, 2, 4] as const
/** At normal speed a step stays this long. */
const pace = 900

/** Slider, steps and autoplay. */
export function Transport(transport: TransportProps) {
  const { at, first = 0, length, turns, playing, count, said, onGo, onPlaying, onTick, marks } = transport
  const { study } = useWords()
  const [speed, setSpeed] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every step waits anew
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(onTick, pace / speed)
    return () => clearTimeout(timer)
  }, [playing, at, speed])

  const fill = (100 * (at - first)) / Math.max(length - first, 1)
  return (
    <div className="transport">
      <div className="transport-steps">
        <Step icon="first" label={study.first} off={at <= first} onPress={() => onGo(first)} />
        <Step
          icon="previous-turn"
          label={study.previousTurn}
          off={at <= first}
          onPress={() => onGo(Math.max(first, markFrom(turns, at, -1)))}
        />
        <Step icon="previous" label={study.previous} off={at <= first} onPress={() => onGo(at - 1)} />
        <button
          type="button"
          className="transport-play"
          aria-label={playing ? study.pause : study.play}
          title={playing ? study.pause : study.play}
          disabled={length === first}
          onClick={() => onPlaying(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} size={1.5} />
        </button>
        <Step icon="next" label={study.next} off={at >= length} onPress={() => onGo(at + 1)} />
        <Step
          icon="next-turn"
          label={study.nextTurn}
          off={at >= length}
          onPress={() => onGo(Math.min(length, markFrom(turns, at, 1)))}
        />
        <Step icon="last" label={study.last} off={at >= length} onPress={() => onGo(length)} />
      </div>
      <div className="timeline">
        <input
          type="range"
          min={first}
          max={Math.max(length, first + 1)}
          value={at}
          disabled={length === first}
          style={{ '--fill': `${fill}%` } as CSSProperties}
          aria-label={study.timeline}
          aria-valuetext={`${count}. ${said}`}
          onChange={(event) => onGo(Number(event.currentTarget.value))}
        />
        {marks}
      </div>
      <label className="transport-speed">
        <span className="sr-only">{study.speed}</span>
        <select value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
          {speeds.map((value) => (
            <option key={value} value={value}>{`${value}×`}</option>
          ))}
        </select>
      </label>
      <span className="transport-count">{count}</span>
    </div>
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
