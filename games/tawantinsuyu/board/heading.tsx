import { fitSize } from './art/index.ts'

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
