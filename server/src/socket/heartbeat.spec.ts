import { EventEmitter } from 'node:events'
import { range } from '@durbar/kernel'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { createHeartbeat, type Heartbeat } from './heartbeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A connection that answers as long as it may. */
class Line extends EventEmitter {
  pings = 0
  answers = true
  ping(): void {
    this.pings++
    if (this.answers) this.emit('pong')
  }
}

function crowd(heartbeat: Heartbeat, size: number): Line[] {
  return range(size).map(() => {
    const line = new Line()
    heartbeat.add(line as unknown as WebSocket)
    return line
  })
}

it('asks everybody once in a round, and never a crowd at the same moment', () => {
  const heartbeat = createHeartbeat(30_000, () => expect.unreachable())
  const lines = crowd(heartbeat, 600)
  for (const _ of range(60)) {
    const before = lines.filter(({ pings }) => pings > 0).length
    vi.advanceTimersByTime(500)
    expect(lines.filter(({ pings }) => pings > 0).length - before).toBe(10)
  }
  expect(lines.every(({ pings }) => pings === 1)).toBe(true)
  heartbeat.stop()
  vi.advanceTimersByTime(60_000)
  expect(lines.every(({ pings }) => pings === 1)).toBe(true)
})

it('tells who has not answered when it is asked the next time, and forgets who has gone', () => {
  const silent: unknown[] = []
  const heartbeat = createHeartbeat(30_000, (client) => void silent.push(client))
  const [good, mute, gone] = crowd(heartbeat, 3) as [Line, Line, Line]
  mute.answers = false
  vi.advanceTimersByTime(30_000)
  expect(silent).toEqual([])
  gone.answers = false
  gone.emit('close')
  vi.advanceTimersByTime(30_000)
  expect(silent).toEqual([mute])
  expect(good.pings).toBe(2)
  expect(gone.pings).toBe(1)
  heartbeat.stop()
})
