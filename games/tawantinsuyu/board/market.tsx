import { godNames } from '../rules/names.ts'
import type { God } from './art/gods.tsx'
import { ArmyCard, Building, CardBack, GodCard, GodSign, Icon, Pill, Weaving } from './art/index.ts'
import { Heading } from './heading.tsx'
import { Spot } from './spot.tsx'
import { useTable } from './table.tsx'

const TILE = { width: 72, height: 42, gap: 4 } as const

/** Two buildings of each kind; production above. */
export function Market() {
  const { view, atlas, words } = useTable()
  const rows = ['production', 'passive'].map((kind) =>
    view.market.flatMap((id) => {
      const building = atlas.building(id)
      return building?.kind === kind ? [building] : []
    }),
  )
  return (
    <>
      <Heading width={150}>{words.market}</Heading>
      {rows.map((row, y) =>
        row.map((building, x) => (
          <Spot
            key={building.id}
            name={`market:${building.id}`}
            label={words.houses[building.id as keyof typeof words.houses] ?? building.id}
            x={x * (TILE.width + TILE.gap)}
            y={17 + y * (TILE.height + TILE.gap)}
            box={[TILE.width, TILE.height]}
          >
            <Building building={building} width={TILE.width} height={TILE.height} priced />
          </Spot>
        )),
      )}
    </>
  )
}

/** The face-up weaving on its stack. */
export function WeavingStack() {
  const { view, atlas, words } = useTable()
  const top = view.topWeaving === null ? undefined : atlas.weaving(view.topWeaving)
  return (
    <>
      <Heading width={66}>{words.weavings}</Heading>
      <Spot name="deck:weaving" label={words.weavings} x={0} y={17} box={[58, 40, 2]}>
        <rect x="4" y="5" width="58" height="40" rx="2" fill="#b79b6c" />
        <rect x="2" y="2.5" width="58" height="40" rx="2" fill="#d0b688" stroke="#fff" strokeWidth=".6" />
        {top ? (
          <Weaving tile={top} width={58} height={40} />
        ) : (
          <rect width="58" height="40" rx="2" fill="var(--tw-taken)" stroke="var(--tw-hairline)" />
        )}
        <Pill x={58} y={41}>
          {view.weavingStack}
        </Pill>
      </Spot>
    </>
  )
}

const COLUMN = 19.5

/** Six gods: the sign, its large statue and how many small ones are left. */
export function Statues() {
  const { view, words } = useTable()
  return (
    <>
      <Heading width={120}>{words.statues}</Heading>
      {godNames.map((god, index) => (
        <StatueColumn key={god} god={god} x={index * COLUMN} />
      ))}
      <title>{`${words.statues}: ${Object.values(view.statues).reduce((sum, n) => sum + n, 0)}`}</title>
    </>
  )
}

function StatueColumn({ god, x }: { readonly god: God; readonly x: number }) {
  const { view, words } = useTable()
  const [large, small] = [view.statues[`${god}-large`] ?? 0, view.statues[`${god}-small`] ?? 0]
  const middle = COLUMN / 2
  return (
    <g transform={`translate(${x} 0)`}>
      <GodSign god={god} x={middle} y={23} size={11} color="var(--tw-crimson-line)" />
      <Spot
        name={`stock:${god}-large`}
        label={words.statueTitle('large', words.gods[god])}
        x={1}
        y={30}
        box={[COLUMN - 2, 18, 3]}
      >
        <rect width={COLUMN - 2} height="18" fill="transparent" />
        <Icon
          name="statue"
          x={middle - 1}
          y={9}
          size={17}
          color={large > 0 ? 'var(--tw-gold-dark)' : 'var(--tw-gone)'}
        />
      </Spot>
      <Spot
        name={`stock:${god}-small`}
        label={words.statueTitle('small', words.gods[god])}
        x={1}
        y={49}
        box={[COLUMN - 2, 13, 3]}
      >
        <rect width={COLUMN - 2} height="13" fill="transparent" />
        <Icon name="statue" x={5.5} y={6.5} size={11} color={small > 0 ? 'var(--tw-idol)' : 'var(--tw-gone)'} />
        <text
          className="tw-number"
          x={11.5}
          y={10.5}
          fontSize="11"
          fill={small > 0 ? 'var(--tw-text)' : 'var(--tw-faint)'}
        >
          {small}
        </text>
      </Spot>
    </g>
  )
}

/** The god cards to choose from, oldest first. */
export function Offer() {
  const { view, atlas, words, mine } = useTable()
  const width = 36
  return (
    <>
      <Heading width={190}>{words.offer}</Heading>
      {Array.from({ length: Math.max(view.offerSize, view.offer.length) }, (_, index) => {
        const id = view.offer[index]
        const card = id === undefined ? undefined : atlas.godCard(id)
        const x = index * (width + 3)
        if (!card)
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places of the offer
              key={index}
              x={x}
              y={17}
              width={width}
              height={51}
              rx="5"
              fill="none"
              stroke="var(--tw-hairline)"
              strokeDasharray="3 3"
            />
          )
        return (
          <Spot key={card.id} name={`offer:${card.id}`} label={words.gods[card.god]} x={x} y={17} box={[width, 51]}>
            <GodCard
              god={card.god}
              benefits={card.benefits}
              idle={!ownsStatue(mine?.statues, card.god)}
              width={width}
              height={51}
            />
          </Spot>
        )
      })}
    </>
  )
}

export function ownsStatue(statues: Readonly<Record<string, number>> | undefined, god: string): boolean {
  return (statues?.[`${god}-small`] ?? 0) + (statues?.[`${god}-large`] ?? 0) > 0
}

/** God deck, army deck and what has been discarded. */
export function Decks() {
  const { view, atlas, words } = useTable()
  const [width, height] = [26, 39]
  const discarded = Object.entries(view.armyDiscard).filter(([, n]) => n > 0)
  const top = atlas.armyCard(discarded.at(-1)?.[0] ?? '')
  const total = discarded.reduce((sum, [, n]) => sum + n, 0)
  return (
    <>
      <Heading width={96}>{words.decks}</Heading>
      <Spot name="deck:god" label={words.godDeck} x={0} y={17} box={[width, height]}>
        <CardBack kind="god" count={view.godDeck} width={width} height={height} />
      </Spot>
      <Spot name="deck:army" label={words.armyDeck} x={width + 5} y={17} box={[width, height]}>
        <CardBack kind="army" count={view.armyDeck} width={width} height={height} />
      </Spot>
      <g transform={`translate(${2 * width + 11} 17)`} className="tw-still">
        {top ? (
          <>
            <ArmyCard {...top} width={width} height={height} />
            <Pill x={width - 4} y={0}>
              {total}
            </Pill>
          </>
        ) : (
          <rect width={width} height={height} rx="4" fill="none" stroke="var(--tw-hairline)" strokeDasharray="3 3" />
        )}
      </g>
    </>
  )
}
