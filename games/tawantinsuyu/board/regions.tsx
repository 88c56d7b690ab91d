import { Chips, PlayerMark, PlayerPiece, Points } from './art/index.ts'
import { Heading } from './heading.tsx'
import { Spot } from './spot.tsx'
import { type Table, useTable } from './table.tsx'
import { inCamp } from './village.tsx'

const CELL = 40

type RegionData = Table['atlas']['document']['regions'][number]

/** A region: five spaces joined, and who leads. */
export function Region({ index }: { readonly index: number }) {
  const { atlas, view, color, words } = useTable()
  const region = atlas.document.regions[index]
  if (!region) return null
  const name = words.regionNames[region.id as keyof typeof words.regionNames] ?? region.id
  const leader = view.rulers[region.id] ?? undefined
  const worth = inCamp(view.casualties).length
  return (
    <>
      <Heading width={150}>{name}</Heading>
      {leader !== undefined && (
        <g className="tw-still">
          <PlayerMark player={color(leader)} cx={CELL * 5 - 25} cy={7} r={4.8} />
          <Points points={worth} x={CELL * 5 - 8} y={7} size={16} />
        </g>
      )}
      <g transform="translate(0 17)">
        {region.spaces.map((space, place) => (
          <Cell key={space.id} space={space} place={place} region={name} />
        ))}
      </g>
    </>
  )
}

interface CellProps {
  readonly space: RegionData['spaces'][number]
  readonly place: number
  readonly region: string
}

function Cell({ space, place, region }: CellProps) {
  const { view, words, color } = useTable()
  const owner = view.conquests[space.id]
  const taken = owner !== null && owner !== undefined
  const double = space.gives.length > 1
  return (
    <Spot
      name={`conquest:${space.id}`}
      label={`${words.conquest}, ${region} ${place + 1}`}
      x={place * CELL}
      y={0}
      box={[CELL, CELL, place === 0 || place === 4 ? 5 : 2]}
    >
      <path d={edge(place)} fill={taken ? 'var(--tw-taken)' : 'var(--tw-face)'} stroke="var(--tw-hairline)" />
      <path d={`M.5 ${CELL - 13.5}h${CELL - 1}`} stroke="var(--tw-hairline-soft)" />
      <Soldiers down={space.down} discard={space.discard} faint={taken} />
      {taken ? (
        <PlayerPiece player={color(owner)} cx={CELL / 2} cy={(CELL - 13) / 2} r={7.6} />
      ) : (
        <Chips
          effects={space.gives}
          x={CELL / 2}
          y={(CELL - 13) / 2}
          size={double ? 13.5 : 16}
          text={double ? 11 : 13}
          gap={1.5}
        />
      )}
    </Spot>
  )
}

function edge(place: number): string {
  if (place === 0) return `M5 0H${CELL}V${CELL}H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Z`
  if (place === 4) return `M0 0H${CELL - 5}a5 5 0 0 1 5 5V${CELL - 5}a5 5 0 0 1-5 5H0Z`
  return `M0 0H${CELL}V${CELL}H0Z`
}

interface SoldiersProps {
  readonly down: number
  readonly discard: number
  readonly faint: boolean
}

/** A hollow lying card is turned down, a crimson standing one discarded. */
function Soldiers({ down, discard, faint }: SoldiersProps) {
  const whole = down * 8 + discard * 6.2 - 1.5 + (down > 0 && discard > 0 ? 2 : 0)
  const left = CELL / 2 - whole / 2
  const standing = left + down * 8 + (down > 0 && discard > 0 ? 2 : 0)
  const y = CELL - 6.8
  return (
    <g opacity={faint ? 0.45 : 1}>
      {Array.from({ length: down }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: soldiers are alike
          key={index}
          x={left + 0.6 + index * 8}
          y={y - 2}
          width="5.8"
          height="4.2"
          rx=".8"
          fill="#fff"
          stroke="#5b4630"
          strokeWidth="1.2"
        />
      ))}
      {Array.from({ length: discard }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: soldiers are alike
          key={index}
          x={standing + index * 6.2}
          y={y - 3.5}
          width="4.7"
          height="7"
          rx=".8"
          fill="var(--tw-crimson)"
        />
      ))}
    </g>
  )
}
