import { type Language, languages, type SeatProps } from '@durbar/kernel'
import type { ReactNode } from 'react'
import { components } from '../rules/components.ts'
import { guildNames } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { playerColor } from './art/players.ts'
import { printedOf } from './printed.ts'
import { CoinSign, GoodSign, IconSign, MarkSign, SealSign, TileSign, WorkerSign } from './signs.tsx'
import { boardWords } from './words.ts'
import type { FavorName, GuildName, NotableName } from './written.ts'

const basics = ['sandstone', 'wood', 'turmeric', 'cotton'] as const

/** A seat's key figures: contracts and tiles beside the name, then what it has, then what it would produce. */
export function SeatFigures({ view, seat, color, compact }: SeatProps<View>) {
  const words = boardWords[pageLanguage()]
  const player = view.players.find((one) => one.seat === seat)
  if (!player) return null
  const mark = playerColor(color)
  const orders = guildNames.reduce(
    (sum, guild) => sum + (view.guilds[guild]?.orders.filter(({ owner }) => owner === seat).length ?? 0),
    0,
  )
  const bowls = Object.values(view.bowls).filter((owner) => owner === seat).length
  return (
    <>
      {!compact && player.contracts.length > 0 && (
        <span className="seat-aside ag-seat-aside">
          {player.contracts.map((contract) => (
            <span key={contract} title={words.notables[contract as NotableName].name}>
              <SealSign guild={guildOf(contract)} size={15} />
            </span>
          ))}
        </span>
      )}
      <span className="seat-figures ag-seat">
        <Figure name={words.favor} sign={<IconSign name="favor" size={15} fill="var(--ag-lotus)" />}>
          {player.favor}
        </Figure>
        <Figure name={words.workers} sign={<WorkerSign player={mark} size={16} />}>
          {player.workers}
        </Figure>
        <Figure name={words.markers} sign={<MarkSign player={mark} size={13} />}>
          {player.supply}
        </Figure>
        {!compact && (
          <>
            <Figure name={words.stepsOn} sign={<IconSign name="meditation" size={16} fill="var(--ag-quiet)" />}>
              {player.tracker}
            </Figure>
            <Figure name={words.ordersDone} sign={<IconSign name="order" size={14} fill="var(--ag-quiet)" />}>
              {orders}
            </Figure>
            <Figure name={words.akbar} sign={<IconSign name="akbar" size={15} fill="var(--ag-quiet)" />}>
              {bowls}
            </Figure>
          </>
        )}
        <Figure name={player.rupees === null ? words.hiddenRupees : words.rupees} sign={<CoinSign size={16} />} end>
          {player.rupees ?? '?'}
        </Figure>
        {!compact && (
          <span className="ag-seat-row">
            {basics.map((good) => (
              <Figure
                key={good}
                name={`${words.production}: ${words.goods[good]}`}
                sign={<GoodSign good={good} size={14} />}
              >
                {player.production[good]}
              </Figure>
            ))}
            <span className="ag-seat-tiles">
              {player.tiles.map((tile) => (
                <span key={tile} title={words.favors[tile as FavorName].name}>
                  <TileSign tile={tile as FavorName} />
                  <span className="ag-unseen">{words.favors[tile as FavorName].name}</span>
                </span>
              ))}
            </span>
          </span>
        )}
      </span>
    </>
  )
}

interface FigureProps {
  readonly name: string
  readonly sign: ReactNode
  readonly children: ReactNode
  readonly end?: boolean
}

function Figure({ name, sign, children, end = false }: FigureProps) {
  return (
    <span className="ag-figure" data-end={end} title={name}>
      {sign}
      <span className="ag-unseen">{name}</span>
      <b>{children}</b>
    </span>
  )
}

/** Seats are not told the language; the page says it. */
function pageLanguage(): Language {
  const { lang } = document.documentElement
  return (
    languages.find((language) => language === lang) ?? languages.find((language) => lang.startsWith(language)) ?? 'en'
  )
}

/** Seat cards are not told which components the table is played with: the guild is that of the standard ones. */
function guildOf(contract: string): GuildName {
  return printedOf(components.standard).notables[contract as NotableName].guild
}
