import { fitSize, textWidth } from './art/index.ts'

interface HeadingProps {
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly children: string
}

/** The name of an area; long words get smaller, none is cut. */
export function Heading({ x = 0, y = 11, width, children }: HeadingProps) {
  return (
    <text className="tw-title" x={x} y={y} fontSize={fitSize(children, width, 12)} fill="var(--tw-text)">
      {children}
    </text>
  )
}

interface BoxProps {
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
  readonly dashed?: boolean
  readonly fallen?: boolean
}

/** The ground of an area. */
export function Box({ x = 0, y = 0, width, height, dashed = false, fallen = false }: BoxProps) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx="8"
      fill={fallen ? 'var(--tw-fallen)' : 'var(--tw-box)'}
      stroke={fallen ? 'var(--tw-fallen-line)' : dashed ? 'var(--tw-plain-edge)' : 'var(--tw-box-line)'}
      strokeDasharray={dashed ? '4 3' : undefined}
    />
  )
}

interface NoteProps {
  readonly heading: string
  readonly note: string
  readonly width: number
}

/** A heading with a quieter note at the end of its line; where the note has no room only its number stays. */
export function Noted({ heading, note, width }: NoteProps) {
  const room = width - textWidth(heading, 13.2) - 6
  const said = fitSize(note, room, 11) >= 9.5 ? note : (/\d+/.exec(note)?.[0] ?? '')
  return (
    <>
      <Heading width={width - textWidth(said, 11) - 4}>{heading}</Heading>
      <text x={width} y={11} fontSize={fitSize(said, Math.max(12, room), 11)} textAnchor="end" fill="var(--tw-quiet)">
        {said !== note && <title>{note}</title>}
        {said}
      </text>
    </>
  )
}
