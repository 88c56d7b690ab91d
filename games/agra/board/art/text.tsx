import type { ReactNode } from 'react'
import { round } from './geometry.ts'

/** SVG text does not measure itself before it is drawn; this estimate is for Inter and errs on the wide side. */
export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const letter of text) {
    if (/[\u3000-\u9fff\uf900-\ufaff\uff00-\uffef]/.test(letter)) ems += 1
    else if (/[ijlIftr.,:;'’|!()[\] ]/.test(letter)) ems += 0.32
    else if (/[mwMW@%]/.test(letter)) ems += 0.86
    else if (/[A-ZÀ-ÞĄĆĘŁŃÓŚŹŻ]/.test(letter)) ems += 0.68
    else ems += 0.56
  }
  return ems * size
}

interface LabelProps {
  readonly x: number
  readonly y: number
  readonly children: ReactNode
  readonly size?: number
  readonly weight?: number
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  /** The display face instead of the text face. */
  readonly display?: boolean
  readonly opacity?: number | undefined
  /** The room there is: a longer text becomes smaller first, then narrower, and is never cut. */
  readonly room?: number
}

export function Label(props: LabelProps) {
  const { x, y, children, weight = 500, fill = 'var(--ag-ink)', anchor, display = false, opacity, room } = props
  let { size = 11 } = props
  let squeezed: number | undefined
  if (room !== undefined && typeof children === 'string') {
    const wide = textWidth(children, size) * (display ? 1.08 : weight >= 600 ? 1.05 : 1)
    if (wide > room) {
      size = Math.max(size * 0.84, (size * room) / wide)
      if (size < (props.size ?? 11) * 0.841 && wide * 0.84 > room) squeezed = room
    }
  }
  return (
    <text
      x={round(x)}
      y={round(y)}
      className={display ? 'ag-text ag-display' : 'ag-text'}
      fontSize={round(size)}
      fontWeight={weight}
      fill={fill}
      textAnchor={anchor}
      opacity={opacity}
      {...(squeezed === undefined ? {} : { textLength: round(squeezed), lengthAdjust: 'spacingAndGlyphs' })}
    >
      {children}
    </text>
  )
}
