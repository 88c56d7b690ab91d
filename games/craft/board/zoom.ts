import { type PointerEvent, useRef, useState } from 'react'

/** Which part of the drawing shows: the scale, and the upper left corner as a fraction of the whole. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

const whole: Zoom = { scale: 1, x: 0, y: 0 }
const MOST = 4
const CLOSE = 2.4

interface Finger {
  readonly x: number
  readonly y: number
}

/** Pinch, pan and double tap. A finger that has moved is no tap: its click is swallowed. */
export function useZoom() {
  const [zoom, setZoom] = useState<Zoom>(whole)
  const fingers = useRef(new Map<number, Finger>())
  const dragged = useRef(false)
  const last = useRef<{ readonly time: number; readonly at: Finger }>(undefined)
  const at = (event: PointerEvent<HTMLElement>): Finger => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }
  const toggle = (point: Finger): void => setZoom((now) => (now.scale > 1 ? whole : around(now, point, CLOSE)))
  const lift = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(event.pointerId)
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (fingers.current.size === 0) dragged.current = false
      fingers.current.set(event.pointerId, at(event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = at(event)
      if (Math.hypot(now.x - before.x, now.y - before.y) < (dragged.current ? 0 : 0.015)) return
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      dragged.current = true
      fingers.current.set(event.pointerId, now)
      setZoom((old) => {
        if (other) {
          const spread = distance(now, other) / Math.max(0.01, distance(before, other))
          return around(old, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, old.scale * spread)
        }
        return inside({ ...old, x: old.x - (now.x - before.x) / old.scale, y: old.y - (now.y - before.y) / old.scale })
      })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      lift(event)
      // Two quick taps on something legal are two answers, not a wish to see it closer.
      const onLegal = event.target instanceof Element && event.target.closest('[data-key]:not([aria-disabled])')
      if (dragged.current || onLegal || event.pointerType !== 'touch') return
      const tap = { time: event.timeStamp, at: at(event) }
      const before = last.current
      last.current = tap
      if (before && tap.time - before.time < 320 && distance(before.at, tap.at) < 0.08) toggle(tap.at)
    },
    onPointerCancel: lift,
    onPointerLeave: lift,
    onClickCapture(event: { stopPropagation(): void }) {
      if (dragged.current) event.stopPropagation()
    },
  }
  return { zoom, handlers, toggle: () => toggle({ x: 0.5, y: 0.5 }) }
}

const distance = (a: Finger, b: Finger): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The same point stays under the fingers. */
function around(old: Zoom, point: Finger, wanted: number): Zoom {
  const scale = Math.max(1, Math.min(MOST, wanted))
  return inside({
    scale,
    x: old.x + point.x / old.scale - point.x / scale,
    y: old.y + point.y / old.scale - point.y / scale,
  })
}

function inside({ scale, x, y }: Zoom): Zoom {
  const room = 1 - 1 / scale
  return { scale, x: Math.max(0, Math.min(room, x)), y: Math.max(0, Math.min(room, y)) }
}
