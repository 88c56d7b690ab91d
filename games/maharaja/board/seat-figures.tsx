import type { SeatProps } from '@durbar/kernel'
import type { ReactNode } from 'react'
import type { ActionView, PlayerView, View } from '../rules/view.ts'
import { words as textWords } from '../text/index.ts'
import { type CITY_IDS, DiscRoundel, HiddenPurse } from './art/index.ts'
import { BlockSign, CoinSign, HouseSign, Medallion, PalaceSign, PrivilegeSign } from './signs.tsx'
import { characterNumber, languageOf, playerColor } from './table.tsx'
import { boardWords } from './words.ts'

/** A seat's key figures: its characters beside the name, its stock and its disc below. */
export function SeatFigures({ view, seat, text, color, compact }: SeatProps<View>) {
  const language = languageOf(text)
  const words = boardWords[language]
  const names = textWords[language]
  const mine = view.players.find((player) => player.seat === seat)
  if (!mine) return null
  const player = playerColor(color)
  const palaces = mine.palacesLeft + mine.palacesBuilt
  return (
    <>
      <span className="seat-aside mh-seat-characters">
        {mine.characters.map((card) => {
          const number = characterNumber(card)
          return (
            <span key={card} className="mh-seat-character" title={names.characters[card]}>
              <Medallion character={number} home={HOME_COLORS[number]} size={compact ? 17 : 19} />
              {mine.characters.length === 1 ? (
                <span>{names.characters[card]}</span>
              ) : (
                <span className="mh-unseen">{names.characters[card]}</span>
              )}
            </span>
          )
        })}
      </span>
      <span className="seat-figures mh-seat-figures">
        <Figure name={words.palaces} sign={<PalaceSign player={player} size={19} />}>
          {mine.palacesBuilt}
          {!compact && <small> /{palaces}</small>}
        </Figure>
        <Figure name={words.pool} sign={<HouseSign player={player} size={16} />}>
          {mine.pool}
        </Figure>
        {!compact && (
          <Figure name={words.quarry} sign={<BlockSign size={15} />}>
            {mine.quarry}
          </Figure>
        )}
        {mine.gold === null ? (
          !compact && (
            <span className="mh-figure mh-soft" title={words.goldWord}>
              <HiddenPurse size={15} /> {words.hidden}
            </span>
          )
        ) : (
          <Figure name={words.goldWord} sign={<CoinSign size={16} />}>
            {mine.gold}
          </Figure>
        )}
        {mine.privileges > 0 && (
          <Figure name={words.privileges} sign={<PrivilegeSign size={15} />}>
            {mine.privileges}
          </Figure>
        )}
        <Roundels
          player={mine}
          view={view}
          words={{ unset: words.discUnset, hidden: words.discHidden, done: words.done, actions: names.actions }}
        />
      </span>
    </>
  )
}

/** The home of each character on the printed map; a pack may move them, the colors of the numbers stay. */
const HOME_COLORS = {
  1: 'delhi',
  2: 'ahmadabad',
  3: 'varanasi',
  4: 'khajuraho',
  5: 'udaipur',
  6: 'agra',
  7: 'jodhpur',
} as const satisfies Record<number, (typeof CITY_IDS)[number]>

interface FigureProps {
  readonly name: string
  readonly sign: ReactNode
  readonly children: ReactNode
}

function Figure({ name, sign, children }: FigureProps) {
  return (
    <span className="mh-figure" title={name}>
      {sign}
      <span className="mh-unseen">{name}: </span>
      <b>{children}</b>
    </span>
  )
}

interface RoundelsProps {
  readonly player: PlayerView
  readonly view: View
  readonly words: {
    readonly unset: string
    readonly hidden: string
    readonly done: string
    readonly actions: Readonly<Record<ActionView['action'], string>>
  }
}

/** The two arrows: not set, hidden, or open with a tick for what has been done. */
function Roundels({ player, view, words }: RoundelsProps) {
  const { disc, seat } = player
  if (view.turn === 0) return null
  if (disc === 'unset' || disc === 'hidden') {
    const shows = disc === 'unset' ? 'setting' : 'locked'
    return (
      <span className="mh-roundels" title={disc === 'unset' ? words.unset : words.hidden}>
        <DiscRoundel shows={shows} />
        <DiscRoundel shows={shows} />
        <span className="mh-unseen">{disc === 'unset' ? words.unset : words.hidden}</span>
      </span>
    )
  }
  const turn = view.current?.seat === seat ? view.current : undefined
  return (
    <span className="mh-roundels">
      {disc.map((action, index) => {
        // Who has played and is not at it any more is through with both.
        const done = turn ? turn.actions[index]?.left.length === 0 : player.played
        const name = done ? `${words.actions[action]}, ${words.done}` : words.actions[action]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: both arrows may show the same action
          <span key={index} title={name}>
            <DiscRoundel shows={action} done={done} />
            <span className="mh-unseen">{name}</span>
          </span>
        )
      })}
    </span>
  )
}
