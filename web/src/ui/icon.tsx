/** Line icons on a grid of 20, drawn for this house. */
const drawings = {
  book: 'M3 4.5C5 3.3 7.500 3.300 10 5 12.500 3.300 15 3.300 17 4.500V16C15 14.800 12.500 14.800 10 16.500 7.500 14.800 5 14.800 3 16ZM10 5V16.500',
  chat: 'M3.500 4.500h13v9h-7l-3.500 3v-3h-2.500Z',
  check: 'M4 10.500 8.200 14.500 16 6',
  chevron: 'M5 12.500 10 7.500 15 12.500',
  clock: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM10 6V10L13 12',
  close: 'M5 5 15 15M15 5 5 15',
  copy: 'M7 7V3.500h9.500V13H13M3.500 7H13v9.500H3.500Z',
  down: 'M10 3.500V12.500M6 9 10 13 14 9M4 16.500H16',
  gear: 'M12.600 10a2.600 2.600 0 1 1-5.200 0 2.600 2.600 0 0 1 5.200 0ZM15.300 10a5.300 5.300 0 1 1-10.600 0 5.300 5.300 0 0 1 10.600 0ZM10 2.500v2.200M10 15.300v2.200M2.500 10h2.200M15.300 10h2.200M4.700 4.700l1.550 1.550M13.750 13.750l1.550 1.550M4.700 15.300l1.550-1.550M13.750 6.250l1.550-1.550',
  link: 'M8.500 11.500a3.500 3.500 0 0 0 5 0l3-3a3.500 3.500 0 0 0-5-5l-1 1M11.500 8.500a3.500 3.500 0 0 0-5 0l-3 3a3.500 3.500 0 0 0 5 5l1-1',
  list: 'M7 5.500H17M7 10H17M7 14.500H17M3.500 5.500h.01M3.500 10h.01M3.500 14.500h.01',
  log: 'M4.500 3.500h11v13h-11ZM7.500 7.500h5M7.500 10.500h5M7.500 13.500h3',
  menu: 'M3 6H17M3 10H13M3 14H15',
  moon: 'M16 12.300A6.800 6.800 0 0 1 7.700 4 6.800 6.800 0 1 0 16 12.300Z',
  people:
    'M10 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM1.500 16.500C1.500 13 4 11.500 7 11.500S12.500 13 12.500 16.500M13 4.500a2.800 2.800 0 0 1 0 5.200M14.800 12c2.200.6 3.700 2 3.700 4.500',
  play: 'M6 4.500 15.500 10 6 15.500Z',
  plus: 'M10 4V16M4 10H16',
  redo: 'M12.500 4 16.500 8 12.500 12M16.500 8H8a4.500 4.500 0 0 0 0 9h4',
  replay: 'M4.500 10a5.500 5.500 0 1 0 1.800-4M4 3.500V7H7.500',
  search: 'M14 9A5 5 0 1 1 4 9a5 5 0 0 1 10 0ZM12.700 12.700 17 17',
  start: 'M4 4V16M16 4.500 7 10 16 15.500Z',
  sun: 'M13.500 10a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0ZM10 2v2M10 16v2M2 10h2M16 10h2M4.300 4.300l1.400 1.400M14.300 14.300l1.400 1.400M4.300 15.700l1.400-1.400M14.300 5.700l1.400-1.400',
  trophy:
    'M6 3.500h8v5a4 4 0 0 1-8 0ZM6 5H3c0 3 1.200 4.500 3.300 4.500M14 5h3c0 3-1.200 4.500-3.300 4.500M10 12.500V15M6.500 16.500h7',
  undo: 'M7.500 4 3.500 8 7.500 12M3.500 8H12a4.500 4.500 0 0 1 0 9H8',
} as const

export type IconName = keyof typeof drawings

interface IconProps {
  readonly name: IconName
  /** In em of the text around it. */
  readonly size?: number
  readonly filled?: boolean
}

/** Decoration beside a word, or inside a control that has a name of its own. */
export function Icon({ name, size = 1.25, filled = false }: IconProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width={`${size}em`}
      height={`${size}em`}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
