import { type Language, languages, type SeatProps } from '@durbar/kernel'
import type { ReactNode } from 'react'
import type { View } from '../rules/view.ts'
import type { IconName } from './art/index.ts'
import { IconSign, WorkerSign } from './sign.tsx'
import { boardWords } from './words.ts'

/** Seats are not told the language; the page is. */
function pageLanguage(): Language {
  const { lang } = document.documentElement
  return languages.find((language) => language === lang) ?? 'en'
}

/** A seat's key figures: workers and score beside the name, goods, cards and progress below. */
export function SeatFigures({ view, seat, compact }: SeatProps<View>) {
  const words = boardWords[pageLanguage()]
  const player = view.players.find((one) => one.seat === seat)
  if (!player) return null
  const goods = ['potato', 'corn', 'stone', 'gold'] as const
  const field = total(player.armyUp) + total(player.armyDown)
  const buildings = player.ready.length + player.spent.length + player.passives.length
  const markers = Object.values(view.conquests).filter((owner) => owner === seat).length
  return (
    <>
      <span className="seat-aside tw-root tw-seat-aside">
        <span className="tw-seat-workers" title={words.workers}>
          {player.workers.map((color, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: workers of a color are alike
            <WorkerSign key={index} color={color} size={18} />
          ))}
        </span>
        <span className="tw-seat-score" title={words.points}>
          <span className="tw-unseen">{words.points}: </span>
          <b className="tw-number">{player.score}</b>
        </span>
      </span>
      <span className="seat-figures tw-root tw-seat-figures">
        <span className="tw-seat-row">
          {goods.map((good) => (
            <Figure key={good} name={words.goods[good]} icon={good}>
              {player.goods[good]}
            </Figure>
          ))}
          {!compact && <i className="tw-seat-rule" />}
          <Figure name={words.godCards} icon="god-card">
            {player.godCards}
          </Figure>
          <Figure name={words.army} icon="army-card">
            {player.armyCards}
            {field > 0 && `+${field}`}
          </Figure>
        </span>
        {!compact && (
          <span className="tw-seat-row tw-seat-minor">
            <Figure name={words.temple} icon="climb" plain>
              {player.temple}
            </Figure>
            <Figure name={words.stairs} icon="stairs" plain>
              {Object.values(view.stairs).filter((owner) => owner === seat).length}
            </Figure>
            <Figure name={words.conquest} icon="conquest" plain>
              {markers}
            </Figure>
            <Figure name={words.buildings} icon="building" plain>
              {buildings}
              {player.spent.length > 0 && <small> −{player.spent.length}</small>}
            </Figure>
            <Figure name={words.statues} icon="statue" plain>
              {total(player.statues)}
            </Figure>
            <Figure name={words.tapestries} icon="weaving" plain>
              {player.tapestries.map((row) => row.length).join(', ') || 0}
            </Figure>
          </span>
        )}
      </span>
    </>
  )
}

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0)
}

interface FigureProps {
  readonly name: string
  readonly icon: IconName
  readonly plain?: boolean
  readonly children: ReactNode
}

function Figure({ name, icon, plain = false, children }: FigureProps) {
  return (
    <span className="tw-figure" title={name}>
      <IconSign name={icon} size={plain ? 13 : 15} {...(plain ? { color: 'currentColor' } : {})} />
      <span className="tw-unseen">{name}: </span>
      <b>{children}</b>
    </span>
  )
}
