import { Icon, ROLE_OF, Worker, type WorkerColor } from './art/index.ts'
import { Box, Heading } from './heading.tsx'
import { Spot } from './spot.tsx'
import { useTable } from './table.tsx'
import type { End } from './written.ts'

/** How many the Village holds at the start of a round, by players. */
function useVillageSize(): number {
  const { view, atlas } = useTable()
  const { village2, village3, village4 } = atlas.document.values
  const size = view.players.length <= 2 ? village2.value : view.players.length === 3 ? village3.value : village4.value
  return Math.max(size, view.village.length)
}

const PITCH = 25.5
const WIDTH = 46

/** The queue with its two ends; places already taken stay as dots. */
export function Village() {
  const { view, words } = useTable()
  const size = useVillageSize()
  const pitch = Math.min(PITCH, 255 / size)
  const before = Math.floor((size - view.village.length) / 2)
  const height = size * pitch + 8
  const places = Array.from({ length: size }, (_, index) => view.village[index - before])
  return (
    <>
      <Heading width={58}>{words.village}</Heading>
      <Box y={17} width={WIDTH} height={height + 40} />
      <QueueEnd end="potato" y={17} />
      <QueueEnd end="corn" y={17 + height + 20} />
      {places.map((worker, index) => {
        const y = 17 + 24 + pitch * (index + 0.5)
        return worker === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of the queue stay where they are
          <circle key={index} cx={WIDTH / 2} cy={y} r="3" fill="var(--tw-faint)" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: workers of a color are alike, a place is not
          <Worker key={index} color={worker} x={WIDTH / 2} y={y} size={24} />
        )
      })}
      {view.village.length > 0 && (
        <>
          <EndSpot end="potato" worker={view.village[0]} y={17 + 24 + pitch * before} pitch={pitch} />
          {view.village.length > 1 && (
            <EndSpot
              end="corn"
              worker={view.village.at(-1)}
              y={17 + 24 + pitch * (before + view.village.length - 1)}
              pitch={pitch}
            />
          )}
        </>
      )}
    </>
  )
}

function QueueEnd({ end, y }: { readonly end: End; readonly y: number }) {
  const { words, view } = useTable()
  const low = end === 'corn'
  const sign = (
    <>
      <rect width={WIDTH} height={20} fill="transparent" />
      <text className="tw-number" x={WIDTH / 2 - 5} y={14.5} fontSize="13" textAnchor="middle" fill="var(--tw-text)">
        1
      </text>
      <Icon name={end} x={WIDTH / 2 + 6} y={10} size={14} />
    </>
  )
  return (
    <>
      <path d={`M1 ${low ? y : y + 20}h${WIDTH - 2}`} stroke="var(--tw-box-line)" />
      {/* With one worker left both ends are the same one; each keeps its own price. */}
      {view.village.length <= 1 ? (
        <Spot name={`village:${end}`} label={words.queueEnd(words.effects[end](1))} x={0} y={y} box={[WIDTH, 20, 6]}>
          {sign}
        </Spot>
      ) : (
        <g transform={`translate(0 ${y})`} className="tw-still">
          {sign}
        </g>
      )}
    </>
  )
}

interface EndSpotProps {
  readonly end: End
  readonly worker: string | undefined
  readonly y: number
  readonly pitch: number
}

function EndSpot({ end, worker, y, pitch }: EndSpotProps) {
  const { words, view } = useTable()
  if (worker === undefined || view.village.length <= 1) return null
  const role = words.roles[ROLE_OF[worker as WorkerColor]]
  return (
    <Spot
      name={`village:${end}`}
      label={`${role}: ${words.queueEnd(words.effects[end](1))}`}
      x={4}
      y={y}
      box={[WIDTH - 8, pitch, 8]}
    >
      <rect width={WIDTH - 8} height={pitch} fill="transparent" />
    </Spot>
  )
}

/** Those in the camp, one figure each; no order. */
export function inCamp(counts: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counts).flatMap(([color, n]) => Array.from({ length: n }, () => color))
}

export function Nomads() {
  const { view, words } = useTable()
  const camp = inCamp(view.nomads)
  const left = inCamp(view.bag).length
  return (
    <>
      <Heading width={64}>{words.nomads}</Heading>
      <Box y={17} width={64} height={58} dashed />
      {camp.map((color, index) => (
        <Spot
          // biome-ignore lint/suspicious/noArrayIndexKey: workers of a color are alike
          key={index}
          name={`nomad:${color}`}
          label={words.roles[ROLE_OF[color as WorkerColor]]}
          x={5 + (index % 2) * 28}
          y={19 + Math.floor(index / 2) * 28}
          box={[26, 26, 8]}
        >
          <rect width="26" height="26" fill="transparent" />
          <Worker color={color} x={13} y={13} size={24} />
        </Spot>
      ))}
      <g transform="translate(82 40)" className="tw-still">
        <Icon name="bag" size={22} color="var(--tw-bag)" />
        <text className="tw-number" y="7" fontSize="11" textAnchor="middle" fill="#fff">
          {left}
        </text>
        <text y="24" fontSize="11" textAnchor="middle" fill="var(--tw-quiet)">
          {words.bag}
        </text>
      </g>
    </>
  )
}

export function Casualties() {
  const { view, words } = useTable()
  const fallen = inCamp(view.casualties)
  const crowd = fallen.length > 3
  const pitch = Math.min(26, (crowd ? 58 : 52) / Math.max(1, fallen.length - 1))
  return (
    <>
      <title>{words.fallenHint}</title>
      <Heading width={72}>{words.casualties}</Heading>
      {crowd && (
        <text className="tw-number" x={96} y={11} fontSize="12" textAnchor="end" fill="var(--tw-text)">
          {fallen.length}
        </text>
      )}
      <Box y={17} width={crowd ? 96 : 72} height={32} fallen />
      {fallen.map((color, index) => (
        <Worker
          // biome-ignore lint/suspicious/noArrayIndexKey: the fallen of a color are alike
          key={index}
          color={color}
          x={20 + index * pitch}
          y={33}
          size={21}
          fallen
          opacity={0.85}
        />
      ))}
    </>
  )
}

export function Festivals() {
  const { view, words, atlas } = useTable()
  const { festivalTile1, festivalTile2, festivalTile3 } = atlas.document.values
  return (
    <>
      <Heading width={84}>{words.festivals}</Heading>
      {[festivalTile1, festivalTile2, festivalTile3].map(({ value }, index) => {
        const [held, next] = [index < view.festivals, index === view.festivals]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first, second and third Festival
          <g key={index} transform={`translate(${10 + index * 22} 28)`} className="tw-still">
            <circle
              r="9"
              fill={held ? 'var(--tw-crimson)' : 'var(--tw-face)'}
              stroke={next ? 'var(--tw-crimson)' : 'var(--tw-hairline)'}
              strokeWidth={next ? 2 : 1.2}
              strokeDasharray={held || next ? undefined : '3 2.5'}
            />
            {held ? (
              <Icon name="check" size={12} color="var(--tw-gold-light)" />
            ) : (
              <text className="tw-number" y="4.3" fontSize="12" textAnchor="middle" fill="var(--tw-ink)">
                {value}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
