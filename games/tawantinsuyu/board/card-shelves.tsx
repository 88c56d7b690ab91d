import { ArmyCard, CardBack, GodCard } from './art/index.ts'
import { useDraft } from './draft.ts'
import { Noted } from './heading.tsx'
import { ownsStatue } from './market.tsx'
import { Spot } from './spot.tsx'
import { pitchOf, type ShelfProps } from './strip-layout.ts'
import { useTable } from './table.tsx'

/** The god cards in hand; of another player only how many. */
export function GodHand({ player, width }: ShelfProps) {
  const { atlas, words, me, view } = useTable()
  const draft = useDraft()
  const own = player.seat === me
  const height = 70
  // The opening hand lies on the tray, where all of it can be read.
  const onTray = own && view.question.question === 'opening-hand'
  const cards = onTray ? [] : (player.gods ?? Array.from({ length: player.godCards }, () => undefined))
  // Many cards get narrower before they overlap: what they bring stays readable.
  const cardWidth = Math.max(34, Math.min(46, (width - 4 * (cards.length - 1)) / Math.max(1, cards.length)))
  const pitch = pitchOf(cards.length, width, cardWidth, cardWidth + 5)
  return (
    <>
      <Noted heading={words.godCards} note={String(player.godCards)} width={width} />
      {cards.map((id, index) => {
        const card = id === undefined ? undefined : atlas.godCard(id)
        const x = index * pitch
        if (!card || !own)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are alike
            <g key={index} transform={`translate(${x} 19)`}>
              {card ? (
                <GodCard god={card.god} benefits={card.benefits} width={cardWidth} height={height} />
              ) : (
                <CardBack kind="god" width={cardWidth} height={height} />
              )}
            </g>
          )
        return (
          <Spot
            key={card.id}
            name={`god:${card.id}`}
            label={words.gods[card.god]}
            x={x}
            y={19}
            box={[cardWidth, height]}
            selected={draft.includes(card.id) || player.kept?.includes(card.id) === true}
          >
            <GodCard
              god={card.god}
              benefits={card.benefits}
              idle={!ownsStatue(player.statues, card.god)}
              width={cardWidth}
              height={height}
            />
          </Spot>
        )
      })}
    </>
  )
}

const cardsOf = (counts: Readonly<Record<string, number>> | null): readonly string[] =>
  counts === null ? [] : Object.entries(counts).flatMap(([id, n]) => Array.from({ length: n }, () => id))

/** Army cards in hand and in the field, those turned down in the color of stone. */
export function ArmyShelf({ player, width }: ShelfProps) {
  const { atlas, words, me } = useTable()
  const own = player.seat === me
  const hand = player.army === null ? Array.from({ length: player.armyCards }, () => '') : cardsOf(player.army)
  const field = [
    ...cardsOf(player.armyUp).map((id) => ({ id, at: 'up' as const })),
    ...cardsOf(player.armyDown).map((id) => ({ id, at: 'down' as const })),
  ]
  const [cardWidth, height] = [30, 53]
  const all = Math.max(1, hand.length + field.length)
  const gap = 10
  const pitch = pitchOf(all, width - gap, cardWidth, 33)
  const start = hand.length * pitch + (hand.length > 0 ? gap : 0)
  const down = cardsOf(player.armyDown).length
  return (
    <>
      <Noted heading={words.army} note={down > 0 ? words.faceDown(down) : ''} width={width} />
      {hand.map((id, index) => {
        const card = atlas.armyCard(id)
        const x = index * pitch
        return card && own ? (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
            key={index}
            name={`army:hand:${id}`}
            label={words.soldiers(card.soldiers)}
            x={x}
            y={19}
            box={[cardWidth, height, 4]}
          >
            <ArmyCard {...card} width={cardWidth} height={height} />
          </Spot>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are alike
          <g key={index} transform={`translate(${x} 19)`}>
            <CardBack kind="army" width={cardWidth} height={height} />
          </g>
        )
      })}
      {field.map(({ id, at }, index) => {
        const card = atlas.armyCard(id)
        return (
          card && (
            <Spot
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
              key={index}
              name={`army:${at}:${id}`}
              label={words.soldiers(card.soldiers)}
              x={start + index * pitch}
              y={19}
              box={[cardWidth, height, 4]}
            >
              <ArmyCard {...card} width={cardWidth} height={height} down={at === 'down'} />
            </Spot>
          )
        )
      })}
      {hand.length > 0 && (
        <text x={0} y={85} fontSize="11" fill="var(--tw-quiet)">
          {words.inHand}
        </text>
      )}
      {field.length > 0 && (
        <>
          <path
            d={`M${start - gap / 2 - (pitch < cardWidth ? 0 : 1.5)} 22v60`}
            stroke="var(--tw-box-line)"
            strokeDasharray="2 3"
          />
          <text x={start} y={85} fontSize="11" fill="var(--tw-quiet)">
            {words.inField}
          </text>
        </>
      )}
    </>
  )
}
