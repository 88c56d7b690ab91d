import type { Seat } from '@durbar/kernel'
import type { Clocks } from '@durbar/protocol'
import { useEffect, useState } from 'react'
import { usePreferences } from '../preferences.ts'
import { useWords } from '../words/index.ts'
import { countdown } from '../words/span.ts'

/** What a seat has left. The server says it once; from then on it is counted here. */
export function SeatClock({ clocks, seat }: { readonly clocks: Clocks; readonly seat: Seat }) {
  const { clock } = useWords()
  const { language } = usePreferences()
  const runs = clocks.running.includes(seat) && !clocks.paused
  const spent = useSpent(clocks, runs)
  const left = Math.max(0, (clocks.left[seat] ?? 0) - spent)
  return (
    <span
      className="seat-clock"
      role="timer"
      aria-label={clock.left}
      data-runs={runs}
      data-low={runs && left < 60_000}
      data-out={left === 0}
    >
      {countdown(left, language)}
    </span>
  )
}

/** The milliseconds since the clocks were last told, while they run. */
function useSpent(clocks: Clocks, runs: boolean): number {
  const [spent, setSpent] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every message of the server begins a new count
  useEffect(() => {
    setSpent(0)
    if (!runs) return
    const told = performance.now()
    const ticking = setInterval(() => setSpent(performance.now() - told), 500)
    return () => clearInterval(ticking)
  }, [clocks, runs])
  return spent
}
