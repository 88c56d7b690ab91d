import type { View } from '../rules/view.ts'
import {
  type CharacterNumber,
  type CityId,
  GovernorTrack,
  LyingGovernorTrack,
  type TrackContents,
} from './art/index.ts'
import type { Atlas } from './atlas.ts'
import type { Marked } from './last-move.ts'
import { useTable } from './table.tsx'
import type { Touch } from './touch.ts'

interface TrackProps {
  readonly touch: Touch
  readonly marked: Marked
}

interface UprightProps extends TrackProps {
  readonly height: number
}

/** 127 wide, beside the map. */
export function TrackColumn({ touch, marked, height }: UprightProps) {
  const { atlas, place, words } = useTable()
  const names = Object.fromEntries(atlas.cities.map(({ art, id }) => [art, place(id)])) as Record<CityId, string>
  return (
    <GovernorTrack
      width={127}
      height={height}
      names={names}
      words={{ title: words.governors, now: words.now, next: words.next }}
      {...useContents({ touch, marked })}
    />
  )
}

interface LyingProps extends TrackProps {
  readonly width: number
}

export function TrackRow({ touch, marked, width }: LyingProps) {
  const { words } = useTable()
  return <LyingGovernorTrack width={width} nextWord={words.next} {...useContents({ touch, marked })} />
}

function useContents({ touch, marked }: TrackProps): TrackContents {
  const { view, atlas, place, target } = useTable()
  const art = (id: string | null | undefined): CityId | undefined => (id ? atlas.city(id)?.art : undefined)
  const next = view.lastTurn || view.question.question === 'over' ? undefined : view.track.find((city) => city !== null)
  const considered = (touch.open ?? touch.hot)?.split(':')
  const ordering = considered?.[0] === 'token' && target(`token:${considered[1]}`) ? considered[1] : undefined
  return {
    fields: view.track.map(art),
    unnumbered: view.numberedFrom,
    homes: homesOf(atlas),
    current: art(view.maharaja),
    next: next === view.maharaja ? undefined : art(next),
    landing: next === undefined ? undefined : landingOf(view),
    ordering: art(ordering),
    tokenProps: (city) => {
      const { id } = atlas.byArt(city)
      return {
        ...touch.props(`token:${id}`, place(id)),
        ...touch.marks(`token:${id}`),
        lastMove: marked.tokens.has(id),
      }
    },
  }
}

const homesOf = (atlas: Atlas): Record<CityId, CharacterNumber> =>
  Object.fromEntries(atlas.cities.map(({ art, home }) => [art, home])) as Record<CityId, CharacterNumber>

/** MH:10, MH:11 the field of the coming turn, shown only where it is also the first free one above all governors. */
function landingOf(view: View): number | undefined {
  const field = view.numberedFrom + view.turn
  const top = view.track.findLastIndex((city) => city !== null)
  return field < view.track.length && (top === field - 1 || (view.turn === 0 && top < field)) ? field : undefined
}
