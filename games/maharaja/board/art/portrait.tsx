import { type ComponentProps, memo, type ReactNode } from 'react'
import type { CharacterNumber } from './icons.tsx'

interface PortraitProps extends ComponentProps<'g'> {
  character: CharacterNumber
}

/** A bust in a box of 48 × 48. No expressions: headdress, beard and tools say who it is. */
export const Portrait = memo(function Portrait({ character, ...rest }: PortraitProps) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" {...rest}>
      {BUSTS[character]}
    </g>
  )
})

/** Paint box of the portraits. People keep their colors at night. */
const INDIGO = '#2f3a6b'
const GOLD = '#e0a11b'
const GOLD_DEEP = '#a86f08'
const TERRACOTTA = '#b4532e'
const RUST = '#8c3f24'
const SAFFRON = '#e58a2b'
const SAFFRON_DEEP = '#a85a10'
const CREAM = '#fff7e6'
const LINEN = '#f3e7cf'
const LINEN_DEEP = '#cdb98e'
const INK = '#2a2420'
const ASH = '#6b6058'
const STEEL = '#8c8f99'

interface PartProps {
  fill: string
}

const Shoulders = ({ fill }: PartProps) => <path d="M3 48C3.5 37 12 32.5 24 32.5S44.5 37 45 48Z" fill={fill} />

/** Neck, ears, head and the shade under the chin: light comes from the upper left, as on the map. */
const Head = ({ fill }: PartProps) => (
  <>
    <path d="M20 26H28V34C28 36.6 20 36.6 20 34Z" fill={fill} />
    <path d="M20 29.2C22.6 31.4 25.4 31.4 28 29.2V32.4C25.4 33.8 22.6 33.3 20 31.4Z" fill={INDIGO} opacity={0.22} />
    <path d="M16.6 18.8C14.9 18.3 14.9 22.8 17 23.3ZM31.4 18.8C33.1 18.3 33.1 22.8 31 23.3Z" fill={fill} />
    <path d="M16.3 19C16.3 12 19.5 9.5 24 9.5S31.7 12 31.7 19C31.7 25.5 28.5 30 24 30S16.3 25.5 16.3 19Z" fill={fill} />
    <path
      d="M27.5 10.2C30.4 11.7 31.7 14.3 31.7 19 31.7 24.6 29.3 28.8 25.8 29.8 28.7 26.5 29.6 22.7 29.4 18.3 29.3 15 28.8 12.4 27.5 10.2Z"
      fill={INDIGO}
      opacity={0.13}
    />
  </>
)

interface StringProps {
  d: string
  stroke: string
  width?: number
  gap?: number
}

/** Beads on a string: dashes of no length. */
const Beads = ({ d, stroke, width = 1.8, gap = 2.6 }: StringProps) => (
  <path d={d} fill="none" stroke={stroke} strokeWidth={width} strokeDasharray={`0 ${gap}`} />
)

const Mogul = (
  <>
    <Shoulders fill={INDIGO} />
    <path d="M19 33.5 24 41 29 33.5V48H19Z" fill={GOLD} />
    <path d="M21.5 48V43.5H26.5V48" fill="none" stroke={GOLD_DEEP} strokeWidth={0.8} />
    <path d="M19 33.5 24 41 29 33.5" fill="none" stroke={GOLD_DEEP} strokeWidth={0.9} />
    <Beads d="M15 36.5C17 42.5 31 42.5 33 36.5" stroke={CREAM} />
    <Head fill="#b97c53" />
    <path d="M16.3 20C17 29 20 32.5 24 32.5S31 29 31.7 20C30 24.5 28 25.6 24 25.6S18 24.5 16.3 20Z" fill={INK} />
    <path d="M13 18.5C11 10 17 5 25 5.5 32 6 36 11.5 34.5 18.5 31 15 17 14.6 13 18.5Z" fill={TERRACOTTA} />
    <path
      d="M13.3 15.5C19 11.5 29 10.5 34.9 14M15 10.5C21 8 28 7.5 33 9.5"
      fill="none"
      stroke="#e9b08d"
      strokeWidth={1}
    />
    <path d="M24 9.5C23 5 26 1 30.5.5 29.5 4.5 28 8 24 9.5Z" fill={GOLD} />
    <path d="M24.6 8.6C25.6 6 27.2 3.5 29.4 1.7" fill="none" stroke={GOLD_DEEP} strokeWidth={0.6} />
    <circle cx={24} cy={11.8} r={2.3} fill={GOLD} stroke={CREAM} strokeWidth={0.8} />
    <circle cx={24} cy={11.8} r={0.8} fill={TERRACOTTA} />
    <circle cx={15.6} cy={23.6} r={0.9} fill={GOLD} />
    <circle cx={32.4} cy={23.6} r={0.9} fill={GOLD} />
  </>
)

const Trader = (
  <>
    <Shoulders fill={RUST} />
    <path d="M12 36 24 47 36 36 40 40V48H8V40Z" fill="#a9512f" />
    <path d="M20 34 24 48 28 34Z" fill="#fff3da" />
    <path d="M12 36 24 47 36 36" fill="none" stroke={GOLD} strokeWidth={0.9} />
    <Head fill="#a8693f" />
    <path
      d="M18.3 23.5C21 21.5 27 21.5 29.7 23.5 31 25 30 26 28.5 25.3 26 24.3 22 24.3 19.5 25.3 18 26 17 25 18.3 23.5Z"
      fill={INK}
    />
    <path d="M11.5 17.5C10 9.5 16 5.5 24 5.5S38 9.5 36.5 17.5C33 14 15 14 11.5 17.5Z" fill={GOLD} />
    <path d="M12 14C18 11 30 11 36 14M14 9.5C20 7.3 28 7.3 34 9.5" fill="none" stroke={GOLD_DEEP} strokeWidth={1} />
    <path d="M35 15C39 18 39.5 24 37 30L34.5 29C36 24 35.5 20 33.5 17Z" fill={GOLD} />
    <path d="M35.3 18C37 21.5 37 25.5 35.9 29.3" fill="none" stroke={GOLD_DEEP} strokeWidth={0.7} />
    <circle cx={15.6} cy={23.4} r={0.9} fill={GOLD} />
  </>
)

const Sadhu = (
  <>
    <Shoulders fill="#a8693f" />
    <path d="M30 33.2C36 35 42 39 43.5 48H33C32 42 31 38 26 33Z" fill={SAFFRON} />
    <path
      d="M33 36C36 39.5 37.5 43.5 38 48M38 38.5C40 41.5 41 44.5 41.3 48"
      fill="none"
      stroke={SAFFRON_DEEP}
      strokeWidth={0.8}
    />
    <Beads d="M14 35C15 45 33 45 34 35" stroke="#5b3a22" width={2.3} gap={3} />
    <Head fill="#a8693f" />
    <path d="M16 17C15.5 34 20 41 24 41.5 28 41 32.5 34 32 17 31 23.5 28 25 24 25S17 23.5 16 17Z" fill="#efe7da" />
    <path
      d="M19.5 29C20.5 34 22 37.5 24 39.5M28.5 29C27.8 33 27 36 25.8 38.5"
      fill="none"
      stroke="#cfc3b0"
      strokeWidth={0.8}
    />
    <path d="M14.5 20C12.5 10 18 7.5 24 7.5S35.5 10 33.5 20C32 14.5 29 12.5 24 12.5S16 14.5 14.5 20Z" fill={ASH} />
    <path d="M18 8C17 3 20 .5 24 .5S31 3 30 8C27 9.5 21 9.5 18 8Z" fill={ASH} />
    <path d="M20.5 2.5C22.5 4 25.5 4 27.5 2.5" fill="none" stroke="#8d8276" strokeWidth={0.8} />
    <path d="M18.5 6.8H29.5" stroke={SAFFRON} strokeWidth={1.5} />
    <path d="M20 14.3H28M20 16.5H28" stroke={CREAM} strokeWidth={1.1} />
    <path d="M24 13.3V18" stroke={TERRACOTTA} strokeWidth={1.4} />
  </>
)

const Monk = (
  <>
    <Shoulders fill={SAFFRON} />
    <path d="M17 33C13 37 9 42 8 48H3C3.5 39 10 34.5 17 33Z" fill="#c58b62" />
    <path d="M17 33C24 38 30 42 33 48M21 33C28 37 34 41 38 48" fill="none" stroke={SAFFRON_DEEP} strokeWidth={1} />
    <path d="M40.5 14V48" stroke="#6b4a2a" strokeWidth={2} />
    <path d="M36 8C36 4 45 4 45 8 45 11.5 40.5 12 40.5 14.5" fill="none" stroke="#6b4a2a" strokeWidth={1.8} />
    <path d="M39 17.5H42M39 19.8H42" stroke={GOLD} strokeWidth={1} />
    <Head fill="#c58b62" />
    <path d="M17 14C19 9.5 29 9.5 31 14 29 8.7 19 8.7 17 14Z" fill="#9a6742" />
    <path d="M20.5 26.8C22.5 28 25.5 28 27.5 26.8" fill="none" stroke="#8a5733" strokeWidth={1} />
  </>
)

const Builder = (
  <>
    <Shoulders fill={LINEN} />
    <path d="M10 38C18 34.5 30 34.5 38 38" fill="none" stroke={LINEN_DEEP} strokeWidth={1} />
    <path d="M21.5 34 24 38 26.5 34M24 38V48" fill="none" stroke={LINEN_DEEP} strokeWidth={1.2} />
    <path d="M6 40 16 48H3.3Z" fill="#4d76a8" />
    <Head fill="#9a6238" />
    <path d="M18 24C20 30.5 28 30.5 30 24 30.5 29 28 32 24 32S17.5 29 18 24Z" fill={INK} />
    <path d="M13.5 18C12 10.5 17 7 24 7S36 10.5 34.5 18C31 15.5 17 15.5 13.5 18Z" fill="#4d76a8" />
    <path d="M14 15.5C20 11 29 13.5 34 10.5M15 11.5C20 8 27 10 32 8.2" fill="none" stroke="#b9cce2" strokeWidth={1} />
    <g transform="translate(38.5 36) rotate(24)">
      <path d="M0-11 5.5 0H-5.5Z" fill={STEEL} stroke={CREAM} strokeWidth={0.8} />
      <path d="M0-10V-1.5" stroke={CREAM} strokeWidth={0.6} opacity={0.7} />
      <path d="M0 0V4" stroke={STEEL} strokeWidth={1.6} />
      <rect x={-1.7} y={4} width={3.4} height={7} rx={1.4} fill={RUST} />
    </g>
  </>
)

const Craftsman = (
  <>
    <Shoulders fill="#6e5a2a" />
    <path d="M15 34V48H33V34C30 36.5 18 36.5 15 34Z" fill="#c8962a" />
    <path d="M15 41.5H33M21 41.5V45.5H27V41.5" fill="none" stroke="#8a6512" strokeWidth={1} />
    <Head fill="#b07649" />
    <path
      d="M16.3 19.5C16.3 31 20 35.5 24 35.5S31.7 31 31.7 19.5C30 24.5 28 25.3 24 25.3S18 24.5 16.3 19.5Z"
      fill="#8b8378"
    />
    <path d="M20.5 28.5C21.3 31 22.5 33 24 34.2" fill="none" stroke="#aaa196" strokeWidth={0.8} />
    <path
      d="M15.5 16.5C15.5 9 19 7 24 7S32.5 9 32.5 16.5C29 14.5 19 14.5 15.5 16.5Z"
      fill="#fff3da"
      stroke="#c9b487"
      strokeWidth={0.8}
    />
    <path d="M15.7 14.5C20 12.3 28 12.3 32.3 14.5" fill="none" stroke="#c8962a" strokeWidth={1.6} />
    <g transform="translate(9.5 31) rotate(-22)">
      <path d="M-1.2-4V14" stroke="#7b4a26" strokeWidth={2.4} />
      <rect x={-6.5} y={-9} width={11} height={6} rx={1} fill="#5e6270" stroke={CREAM} strokeWidth={0.8} />
    </g>
  </>
)

const Yogi = (
  <>
    <circle cx={24} cy={20} r={17} fill="#f7e0a3" />
    <circle
      cx={24}
      cy={20}
      r={17}
      fill="none"
      stroke={GOLD}
      strokeWidth={1}
      strokeDasharray="1 2.2"
      strokeLinecap="butt"
    />
    <Shoulders fill="#9a6238" />
    <Beads d="M15 34C17 42 31 42 33 34" stroke={CREAM} gap={2.8} />
    <path d="M33 34.5 15 48H20L36 36Z" fill="#fff3da" />
    <Head fill="#9a6238" />
    <path d="M14.8 24C12 12 17 8 24 8S36 12 33.2 24C32.5 15.5 29.5 13 24 13S15.5 15.5 14.8 24Z" fill={INK} />
    <ellipse cx={24} cy={5.2} rx={5} ry={4.2} fill={INK} />
    <path d="M19.3 7.8H28.7" stroke="#80619c" strokeWidth={1.7} />
    <circle cx={24} cy={17.3} r={1.3} fill={TERRACOTTA} />
    <path
      d="M18.8 20.3C19.8 21.2 21.3 21.2 22.3 20.3M25.7 20.3C26.7 21.2 28.2 21.2 29.2 20.3"
      fill="none"
      stroke="#4a2b16"
      strokeWidth={1}
    />
    <circle cx={15.5} cy={24} r={1} fill={GOLD} />
    <circle cx={32.5} cy={24} r={1} fill={GOLD} />
  </>
)

const BUSTS: Readonly<Record<CharacterNumber, ReactNode>> = {
  1: Mogul,
  2: Trader,
  3: Sadhu,
  4: Monk,
  5: Builder,
  6: Craftsman,
  7: Yogi,
}
