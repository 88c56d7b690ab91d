import type { ActionName, CharacterName, Toll, WrittenMove, WrittenMoveOf } from '../text/written.ts'
import { costOf } from './costs.ts'
import { ruleOfAction, ruleOfCharacter } from './rules-of.ts'
import { CoinSign, HouseSign, MarkSign } from './signs.tsx'
import { type Table, useTable } from './table.tsx'
import type { TargetKey } from './targets.ts'
import { useRule } from './use-rule.ts'

/** What the card is about, in a few words. */
export function titleOf(key: TargetKey, legal: readonly WrittenMove[], table: Table): string {
  const [kind, id = ''] = key.split(':')
  const { names, place, words, view } = table
  if (kind === 'card') return names.characters[id as CharacterName]
  if (kind === 'sector') return names.actions[id as ActionName]
  if (kind === 'stock') return id === 'gold' ? words.goldWord : words.quarry
  if (legal.length > 0 && legal.every(({ move }) => move === 'travel') && view.cities[id])
    return words.travelTo(place(id))
  return place(id)
}

interface CardBodyProps {
  readonly name: TargetKey
  readonly legal: readonly WrittenMove[]
  /** A refusal follows: what is true of the thing anyway is left out. */
  readonly asking: boolean
  /** The moves follow as buttons, which say what they do. */
  readonly choosing: boolean
}

export function CardBody({ name, legal, asking, choosing }: CardBodyProps) {
  const [kind, id = ''] = name.split(':')
  const table = useTable()
  const { view } = table
  // On a phone there is room for the buttons alone.
  if (choosing && table.compact) return null
  const told = choosing ? [] : legal
  if (kind === 'card') return <RuleBody rule={ruleOfCharacter[id as CharacterName]} legal={told} />
  if (kind === 'sector') return <RuleBody rule={ruleOfAction[id as ActionName]} legal={[]} />
  const travels = told.filter((move): move is WrittenMoveOf<'travel'> => move.move === 'travel')
  const deeds = told.filter(({ move }) => move !== 'travel')
  return (
    <>
      {kind === 'place' && view.villages[id] && !asking && <Owners village={id} />}
      {travels.length > 0 && id === nextStop(view.track) && <p className="mh-pop-line">{table.words.nextStop}</p>}
      {travels.map((move) => (
        <Journey key={JSON.stringify(move.pays)} to={id} pays={move.pays} />
      ))}
      {deeds.map((move) => (
        <Deed key={JSON.stringify(move)} move={move} />
      ))}
      {kind === 'place' && view.cities[id] && <Payouts city={id} />}
    </>
  )
}

const nextStop = (track: readonly (string | null)[]): string | undefined =>
  track.find((city) => city !== null) ?? undefined

interface RuleBodyProps {
  readonly rule: (typeof ruleOfAction)[ActionName]
  readonly legal: readonly WrittenMove[]
}

/** What a character or an action does, in the words of the rulebook. */
function RuleBody({ rule, legal }: RuleBodyProps) {
  const { language, say } = useTable()
  const text = useRule(language, rule)
  return (
    <>
      {legal.map((move) => (
        <p key={JSON.stringify(move)} className="mh-pop-deed">
          {say(move)}
        </p>
      ))}
      {text && <p className="mh-pop-line">{text.body}</p>}
    </>
  )
}

interface OwnersProps {
  readonly village: string
}

function Owners({ village }: OwnersProps) {
  const { view, words, color, who } = useTable()
  const owners = view.villages[village] ?? []
  if (owners.length === 0) return <p className="mh-pop-line">{words.noHouse}</p>
  return (
    <p className="mh-pop-line mh-pop-owners">
      {owners.map((seat, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two houses of one owner have no other identity
        <span key={index}>
          <HouseSign player={color(seat)} size={15} /> {who(seat)}
        </span>
      ))}
    </p>
  )
}

interface JourneyProps {
  readonly to: string
  readonly pays: readonly Toll[]
}

/** Who is paid what on the way, and what remains. */
function Journey({ to, pays }: JourneyProps) {
  const { view, words, color, who, me, atlas } = useTable()
  const cost = costOf({ move: 'travel', to, pays }, { view, me, atlas }) ?? 0
  const gold = me === undefined ? null : (view.players[me]?.gold ?? null)
  return (
    <div className="mh-journey">
      {pays.map((toll) => (
        <p key={toll.to} className="mh-pop-row">
          <span>
            <MarkSign player={color(toll.to)} /> {who(toll.to)}
          </span>
          <span className="mh-soft">+{words.gold(toll.gold)}</span>
        </p>
      ))}
      <p className="mh-pop-row mh-pop-sum">
        <span>
          {cost > 0 ? (
            <>
              {words.toll} <b>{cost}</b> <CoinSign size={13} />
            </>
          ) : pays.length > 0 ? (
            words.bankPays
          ) : (
            words.free
          )}
        </span>
        {gold !== null && <span>{words.youKeep(gold - cost, gold)}</span>}
      </p>
    </div>
  )
}

interface DeedProps {
  readonly move: WrittenMove
}

/** Anything else that can be done there, with its price. */
function Deed({ move }: DeedProps) {
  const table = useTable()
  const { say, words, view, me } = table
  const cost = costOf(move, table)
  const gold = me === undefined ? null : (view.players[me]?.gold ?? null)
  return (
    <p className="mh-pop-row">
      <span>{say(move)}</span>
      {cost !== undefined && cost > 0 && gold !== null && (
        <span className="mh-soft">{words.youKeep(gold - cost, gold)}</span>
      )}
    </p>
  )
}

interface PayoutsProps {
  readonly city: string
}

/** What the city would pay if it were scored now. */
function Payouts({ city }: PayoutsProps) {
  const { view, words, color, who } = useTable()
  const scoring = (view.cities[city]?.scoring ?? []).filter(({ points }) => points > 0)
  return (
    <div className="mh-payouts">
      <p className="mh-pop-caption">{words.payouts}</p>
      {scoring.length === 0 ? (
        <p className="mh-pop-line">{words.nobody}</p>
      ) : (
        <p className="mh-payout-list">
          {scoring.map(({ seat, points, gold }) => (
            <span key={seat} title={who(seat)}>
              <MarkSign player={color(seat)} /> <b className="mh-display">{points}</b> <CoinSign size={12} /> {gold}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
