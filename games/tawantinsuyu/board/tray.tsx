import type { ReactNode } from 'react'
import { ArmyCard, GodCard, Icon, textWidth, Weaving } from './art/index.ts'
import { useDraft } from './draft.ts'
import { Spot } from './spot.tsx'
import { useTable } from './table.tsx'
import { only, written } from './written.ts'

interface Laid {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly items: readonly ReactNode[]
}

interface TrayProps {
  /** The middle of its lower edge. */
  readonly x: number
  readonly y: number
  readonly room: number
  /** Larger where the drawing around it is small. */
  readonly scale?: number
}

/** What is laid out to choose from: starting weavings, weavings on sale, drawn army cards, the opening hand. */
export function Tray({ x, y, room, scale = 1 }: TrayProps) {
  const laid = useLaid()
  if (!laid) return null
  const { title, width, height, items } = laid
  const columns = Math.min(laid.columns, Math.max(1, Math.floor((room / scale - 16) / (width + 10))))
  const rows = Math.ceil(items.length / columns)
  const inner = Math.max(Math.min(items.length, columns) * (width + 10) - 10, textWidth(title, 13))
  const [w, h] = [inner + 28, rows * (height + 10) + 34]
  const start = (w - (Math.min(items.length, columns) * (width + 10) - 10)) / 2
  return (
    <g transform={`translate(${x - (w * scale) / 2} ${y - h * scale}) scale(${scale})`}>
      <rect y="3" width={w} height={h} rx="12" fill="#000" opacity=".18" />
      <rect width={w} height={h} rx="12" fill="var(--tw-pop)" stroke="var(--tw-pop-line)" />
      <text className="tw-title" x={w / 2} y={21} fontSize="13" textAnchor="middle" fill="var(--tw-text)">
        {title}
      </text>
      {items.map((item, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: what is laid out keeps its place
          key={index}
          transform={`translate(${start + (index % columns) * (width + 10)} ${32 + Math.floor(index / columns) * (height + 10)})`}
        >
          {item}
        </g>
      ))}
    </g>
  )
}

function useLaid(): Laid | undefined {
  const { view, moves, atlas, words, mine } = useTable()
  const draft = useDraft()
  const starters = only(written(moves), 'starter').map(({ tile }) => tile)
  const { tile: held } = view.question
  if (held !== undefined && only(written(moves), 'lay').length > 0) {
    const tile = atlas.weaving(held)
    const [width, height] = [96, 64]
    return {
      title: words.toLay,
      width,
      height,
      columns: 1,
      items: [tile && <Weaving key={held} tile={tile} width={width} height={height} size={18} />],
    }
  }
  const weavings = starters.length > 0 ? starters : view.loom
  if (weavings.length > 0) {
    const [width, height] = [84, 56]
    return {
      title: words.shown,
      width,
      height,
      columns: 5,
      items: weavings.map((id) => {
        const tile = atlas.weaving(id)
        return (
          tile && (
            <Spot name={`loom:${id}`} label={`${words.weavings} ${id}`} x={0} y={0} box={[width, height, 2]}>
              <Weaving tile={tile} width={width} height={height} size={17} />
            </Spot>
          )
        )
      }),
    }
  }
  if (view.drill && view.drill.length > 0) {
    const [width, height] = [48, 78]
    return {
      title: words.drawn,
      width,
      height,
      columns: 4,
      items: view.drill.map((id) => {
        const card = atlas.armyCard(id)
        return (
          card && (
            <Spot name={`drill:${id}`} label={words.soldiers(card.soldiers)} x={0} y={0} box={[width, height, 4]}>
              <ArmyCard {...card} width={width} height={height} />
            </Spot>
          )
        )
      }),
    }
  }
  if (view.question.question === 'opening-hand' && mine?.gods) {
    const [width, height] = [62, 92]
    const wanted = atlas.document.values.godCardsKept.value
    return {
      title: mine.hasChosenHand && draft.length === 0 ? words.chosen : words.pickCards(draft.length, wanted),
      width,
      height,
      columns: 4,
      items: mine.gods.map((id) => {
        const card = atlas.godCard(id)
        const chosen = draft.length > 0 ? draft.includes(id) : mine.kept?.includes(id) === true
        return (
          card && (
            <Spot name={`god:${id}`} label={words.gods[card.god]} x={0} y={0} box={[width, height]} selected={chosen}>
              <GodCard god={card.god} benefits={card.benefits} width={width} height={height} />
              {chosen && <Chosen x={width - 3} y={3} />}
            </Spot>
          )
        )
      }),
    }
  }
  return undefined
}

/** Chosen is more than pointed at: it has a tick. */
function Chosen({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="9" fill="var(--tw-crimson)" stroke="#fff" strokeWidth="1.5" />
      <Icon name="check" size={12} color="#fff" />
    </g>
  )
}
