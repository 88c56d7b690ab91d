import type { JsonObject } from '@durbar/kernel'
import { useEffect, useState } from 'react'
import { GodSign, Icon, type IconName } from './art/index.ts'
import { herTurnAfter, untold } from './axomamma-turn.ts'
import { RuleLink } from './card.tsx'
import { useScene } from './scene.tsx'
import { IconSign } from './sign.tsx'
import { useTable } from './table.tsx'

/** Whoever has closed the account of her turn finds a button in its place from then on. */
let folded = false

/** Solo: her board, and what she did line by line, each decision with its reason and rule. */
export function AxomammaPanel() {
  const { view, recent, words } = useTable()
  const { shown, show } = useScene()
  const her = view.players.find(({ automaton }) => automaton)?.seat
  const [turn, setTurn] = useState(untold)
  const [news, setNews] = useState(false)
  const [open, setOpen] = useState(false)
  // Her turn is told until the next move is made: nothing covers the table longer than it is news.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the events alone open and close the panel
  useEffect(() => {
    const next = her === undefined ? undefined : herTurnAfter(turn, recent, her)
    if (next) setTurn(next)
    setNews(next !== undefined && next.events.length > 0)
    setOpen(!folded)
  }, [recent])
  const told = turn.events
  const studied = her !== undefined && shown === her
  if (her === undefined || !view.axomamma || (!news && !studied)) return null
  const fold = (now: boolean): void => {
    folded = now
    setOpen(!now)
  }
  if (!open && !studied)
    return (
      <button type="button" className="tw-her-news" aria-expanded="false" onClick={() => fold(false)}>
        {words.herTurn}
      </button>
    )
  return (
    <section className="tw-her" data-whole={studied} aria-label={words.herBoard}>
      <div className="tw-pop-head">
        <b className="tw-pop-title">{studied ? words.axomamma : words.herTurn}</b>
        {!studied && (
          <button type="button" className="tw-rule" onClick={() => show(her)}>
            {words.herBoard}
          </button>
        )}
        <button
          type="button"
          className="tw-close"
          aria-label={words.close}
          onClick={() => {
            if (!studied) fold(true)
            else if (view.you !== null) show(view.you)
          }}
        >
          ×
        </button>
      </div>
      {studied && <HerBoard />}
      {studied && told.length > 0 && <h3 className="tw-her-title">{words.herTurn}</h3>}
      {told.length > 0 && <HerTurn events={told} />}
    </section>
  )
}

function HerTurn({ events }: { readonly events: readonly JsonObject[] }) {
  const { text, speech, openRule } = useTable()
  const { point } = useScene()
  useEffect(() => () => point(undefined), [point])
  return (
    <ol className="tw-her-turn" aria-live="polite">
      {events.map((event, index) => {
        const reason = event.event === 'axomamma'
        const rule = reason && typeof event.rule === 'string' ? event.rule : undefined
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: events keep their order
            key={index}
            data-reason={reason}
            onPointerEnter={() => point(event)}
            onPointerLeave={() => point(undefined)}
            style={{ animationDelay: `${Math.min(index, 14) * 220}ms` }}
          >
            <span>{text.event(event, speech)}</span>
            {rule && <RuleLink rule={rule} openRule={openRule} />}
          </li>
        )
      })}
    </ol>
  )
}

const fieldIcons: Readonly<Record<string, IconName>> = {
  potato: 'potato',
  corn: 'corn',
  stone: 'stone',
  gold: 'gold',
  'stone-or-corn': 'stone',
  weaving: 'weaving',
  'production-building': 'produce',
  statue: 'statue',
  'passive-building': 'building',
  stairs: 'stairs',
  'village-potato': 'potato',
  'village-corn': 'corn',
  nomad: 'worker',
}

const rows = ['top', 'middle', 'bottom'] as const
const FIELD = 46

/** Three rows of fields with her tokens, the gods under the board, her nature and the die. */
function HerBoard() {
  const { view, atlas, words } = useTable()
  const her = view.axomamma
  const printed = atlas.document.axomamma
  if (!her) return null
  return (
    <>
      <svg className="tw-her-board" viewBox={`0 0 ${FIELD * 5 + 2} 132`} role="img" aria-label={words.herBoard}>
        {rows.map((row, y) =>
          printed.rows[row].map((field, x) => {
            const tokens = printed.tokens.filter((token) => token.row === row && her.tokens[token.id] === x)
            const icon = fieldIcons[field]
            const village = field.startsWith('village')
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: fields of a row are counted
              <g key={`${row} ${x}`} transform={`translate(${1 + x * FIELD} ${1 + y * 44})`}>
                <rect width={FIELD - 3} height="41" rx="5" fill="var(--tw-face)" stroke="var(--tw-hairline)" />
                {icon && <Icon name={icon} x={village ? 15 : FIELD / 2 - 1.5} y={13} size={17} />}
                {village && <Icon name="worker" x={30} y={13} size={15} />}
                {field === 'stone-or-corn' && <Icon name="corn" x={33} y={13} size={13} />}
                {tokens.map((token, index) => (
                  <g key={token.id} transform={`translate(${12 + index * 19} 31)`}>
                    <circle r="8" fill="var(--tw-crimson)" stroke="#fff" />
                    <text className="tw-number" y="4" fontSize="11" textAnchor="middle" fill="#fff">
                      {token.value}
                    </text>
                  </g>
                ))}
              </g>
            )
          }),
        )}
      </svg>
      <p className="tw-line">
        <span className="tw-soft">{words.herSlots}</span>
        <svg width="92" height="24" viewBox="0 0 92 24" aria-hidden="true">
          {her.slots.map((god, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slots are counted
            <g key={index} transform={`translate(${index * 23} 1)`}>
              <rect width="20" height="22" rx="3" fill="var(--tw-crimson)" />
              {god && <GodSign god={god} x={10} y={11} size={13} color="var(--tw-gold-light)" />}
            </g>
          ))}
        </svg>
        {her.die > 0 && (
          <span className="tw-effect">
            <IconSign name="die" size={16} color="currentColor" /> {words.herDie} <b>{her.die}</b>
          </span>
        )}
        <b>{words.personalities[her.personality as keyof typeof words.personalities]}</b>
      </p>
    </>
  )
}
