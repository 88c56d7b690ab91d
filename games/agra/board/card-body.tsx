import { tokenNames } from '../rules/names.ts'
import type { DockNumber } from '../text/sentences.ts'
import { BuildingCard, CharacterCard } from './card-city.tsx'
import { BowlCard, GuildCard, OrderCard } from './card-court.tsx'
import { NotableCard } from './card-notable.tsx'
import { CardHead, Line, Provenance, Row } from './card-parts.tsx'
import { type FarmChange, farmChanges } from './farm-preview.ts'
import { goodOf } from './printed.ts'
import { GoodSign } from './signs.tsx'
import { type Table, useTable } from './table.tsx'
import type { TargetKey } from './targets.ts'
import type {
  BonusName,
  BuildingName,
  CharacterName,
  CircleName,
  FavorName,
  GoodName,
  GuildName,
  NotableName,
  TokenName,
  WrittenMove,
} from './written.ts'

/** What the card is about, in a few words. */
export function titleOf(key: TargetKey, { words, view }: Table): string {
  const [kind, name = ''] = key.split(':')
  switch (kind) {
    case 'space':
      return goodOf(name) ? words.spaces[name as BuildingName] : words.characters[name as CharacterName].name
    case 'notable':
    case 'contract':
      return words.notables[name as NotableName].name
    case 'guild':
      return words.guilds[name as GuildName]
    case 'order':
      return `${words.tools.order}: ${words.guilds[name as GuildName]}`
    case 'bowl':
      return `${words.akbar}: ${words.goods[name as GoodName]}`
    case 'tile':
      return words.favors[name as FavorName].name
    case 'pile':
      return words.pile(view.pile)
    case 'bonus':
      return `${words.tools.bonus}, ${words.level(name[0] ?? '')}`
    case 'cover':
      return words.circle['remove-cover'].name
    case 'cell':
      return words.circle['move-farmer'].name
    case 'token':
      return words.tools.price
    case 'circle':
      return words.circle[name as CircleName | 'move-farmer'].name
    case 'niche':
      return words.goods[name as GoodName]
    case 'tracker':
      return words.meditation
    case 'food':
      return `${words.goods.oil}, ${words.goods.curry}`
    case 'dock':
      return `${words.river} ${name}`
    case 'supply':
      return words.supply
    default:
      return words.favor
  }
}

export interface CardBodyProps {
  readonly name: TargetKey
  readonly legal: readonly WrittenMove[]
  /** The choices stand below and say the rest. */
  readonly choosing: boolean
  readonly rule: string | undefined
}

export function CardBody(props: CardBodyProps) {
  const [kind, name = ''] = props.name.split(':')
  const table = useTable()
  switch (kind) {
    case 'notable':
      return <NotableCard {...props} notable={name as NotableName} />
    case 'space': {
      const good = goodOf(name)
      return good ? (
        <BuildingCard {...props} building={name as BuildingName} good={good} />
      ) : (
        <CharacterCard {...props} character={name as CharacterName} />
      )
    }
    case 'order':
      return <OrderCard {...props} guild={name as GuildName} />
    case 'guild':
      return <GuildCard {...props} guild={name as GuildName} />
    case 'bowl':
      return <BowlCard {...props} good={name as GoodName} />
    default:
      return <PlainCard {...props} table={table} />
  }
}

interface PlainCardProps extends CardBodyProps {
  readonly table: Table
}

/** Name, what it does, and what a click would do. */
function PlainCard({ name: key, legal, choosing, rule, table }: PlainCardProps) {
  const { words, printed, view, mine, say, cost } = table
  const [kind, name = ''] = key.split(':')
  const { sail } = view
  return (
    <>
      <CardHead title={titleOf(key, table)} rule={rule} />
      {kind === 'contract' && <Line>{words.notables[name as NotableName].does}</Line>}
      {kind === 'tile' && (
        <>
          <Line>{words.favors[name as FavorName].does}</Line>
          <Line soft>
            {words.have(cost(name as FavorName).have, cost(name as FavorName).pay)}
            {mine?.usedActions.includes(name) && ` · ${words.usedUp}`}
          </Line>
        </>
      )}
      {kind === 'bonus' && (
        <>
          {legal.length === 0 && <Line>{bonusText(name as BonusName, table)}</Line>}
          <Provenance of={printed.bonusTiles[name as BonusName].provenance.level} />
        </>
      )}
      {kind === 'circle' && (
        <>
          <Line>{words.circle[name as CircleName | 'move-farmer'].does}</Line>
          {view.blocked === name && <Line soft>{words.blocked}</Line>}
          {view.phase === 'meditation' && view.points > 0 && <Line soft>{words.points(view.points)}</Line>}
        </>
      )}
      {kind === 'niche' && <Line>{words.luxury[name as keyof typeof words.luxury]}</Line>}
      {kind === 'food' && <Line>{words.foodHelp}</Line>}
      {kind === 'dock' && <Line>{words.docks[Number(name) as DockNumber]}</Line>}
      {kind === 'dock' && Number(name) === view.dock && sail && (
        <Line soft>{words.boatWaits(sail.need - sail.done)}</Line>
      )}
      {kind === 'supply' && <Line>{mine?.supply}</Line>}
      {kind === 'favor' && <Line>{mine?.favor}</Line>}
      {kind === 'tracker' && <TrackerLine table={table} />}
      {kind === 'token' && (
        <Provenance of={printed.priceTokens[tokenNames.indexOf(name as TokenName)]?.provenance ?? 'text'} />
      )}
      {(kind === 'cover' || kind === 'cell') && legal[0] && mine && (
        <FarmLines changes={farmChanges(legal[0], mine, printed)} />
      )}
      {kind === 'cover' && <Provenance of={printed.farm.covered.provenance} />}
      {!choosing && legal.length === 1 && legal[0] && <Line strong>{say(legal[0])}</Line>}
    </>
  )
}

interface FarmLinesProps {
  readonly changes: readonly FarmChange[]
}

/** Numbers before clicks: what the corners would bring then. */
function FarmLines({ changes }: FarmLinesProps) {
  const { words } = useTable()
  if (changes.length === 0) return null
  return (
    <div className="ag-preview">
      {changes.map(({ good, from, to }) => (
        <Row
          key={good}
          label={
            <>
              <GoodSign good={good} /> {words.goods[good]}
            </>
          }
        >
          {from} → <b>{to}</b>
        </Row>
      ))}
    </div>
  )
}

function bonusText(name: BonusName, { words, printed }: Table): string {
  const { guild, favor, covers, rupees } = printed.bonusTiles[name]
  if (guild) return `${words.bonus(rupees)} ${words.stepUp(words.guilds[guild])}`
  if (favor) return `${words.bonus(rupees)} ${favor} ${words.favor}`
  if (covers) return `${words.bonus(rupees)} ${words.circle['remove-cover'].name}`
  return `${rupees} ${words.rupees}`
}

function TrackerLine({ table }: { readonly table: Table }) {
  const { mine, printed, words } = table
  const space = printed.meditation.spaces[(mine?.tracker ?? 1) - 1]
  if (!space) return null
  return (
    <>
      <Line>{words.points(space.points)}</Line>
      {space.cost.length > 0 && (
        <Line>
          {words.costs}: {space.cost.map((good) => words.goods[good]).join(' + ')}
        </Line>
      )}
      <Provenance of={space.provenance.cost} />
    </>
  )
}
