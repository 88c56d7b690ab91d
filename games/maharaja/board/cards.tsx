import { characterNames } from '../rules/names.ts'
import { CARD_HEIGHT, CARD_WIDTH, CharacterCard } from './art/index.ts'
import type { Marked } from './last-move.ts'
import { characterNumber, useTable } from './table.tsx'
import type { Touch } from './touch.ts'

interface CardsProps {
  readonly touch: Touch
  readonly marked: Marked
}

/** The characters of this game, each with its holder. Room for the rings and the raised own card around each. */
export function Cards({ touch, marked }: CardsProps) {
  const { view, atlas, names, words, color, who, me } = useTable()
  const inGame = characterNames.filter(
    (card) => view.bank.includes(card) || view.players.some(({ characters }) => characters.includes(card)),
  )
  return (
    <ul className="mh-cards" aria-label={words.cards}>
      {inGame.map((card) => {
        const number = characterNumber(card)
        const holder = view.players.find(({ characters }) => characters.includes(card))
        const home = atlas.cities.find((city) => city.home === number)
        const held = holder ? who(holder.seat) : words.bank
        // The name of the target begins with what stands on the card, so that saying what one sees finds it.
        const seen = `${number} ${names.characters[card]} ${held}`
        const target = touch.props(`card:${card}`, seen)
        const label = target['aria-label']
        return (
          <li key={card}>
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a second tooltip; the card itself has the name */}
            <svg className="mh-art mh-cardbox" viewBox={`-6 -10 ${CARD_WIDTH + 12} ${CARD_HEIGHT + 17}`}>
              <CharacterCard
                character={number}
                home={home?.art ?? 'agra'}
                name={names.characters[card]}
                holder={holder && { player: color(holder.seat), name: held }}
                bank={words.bank}
                own={holder !== undefined && holder.seat === me}
                {...target}
                aria-label={label === seen ? seen : `${seen}: ${label}`}
                {...touch.marks(`card:${card}`)}
                lastMove={marked.cards.has(card)}
              />
            </svg>
          </li>
        )
      })}
    </ul>
  )
}
