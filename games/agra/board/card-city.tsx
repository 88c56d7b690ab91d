import type { CardBodyProps } from './card-body.tsx'
import { CardHead, Line, Provenance, Row } from './card-parts.tsx'
import { CoinSign, GoodSign, IconSign, MarkSign, ValueSign, WorkerSign } from './signs.tsx'
import { useTable } from './table.tsx'
import type { BuildingName, CharacterName, GoodName, SpaceName } from './written.ts'

interface CharacterCardProps extends CardBodyProps {
  readonly character: CharacterName
}

export function CharacterCard({ character, legal, choosing, rule }: CharacterCardProps) {
  const { words, say } = useTable()
  const { name, does } = words.characters[character]
  return (
    <>
      <CardHead title={name} rule={rule} sign={<IconSign name={character} size={24} />} />
      <Line>{does}</Line>
      <WorkerLine space={character} />
      {!choosing && legal.length === 1 && legal[0] && <Line strong>{say(legal[0])}</Line>}
    </>
  )
}

interface WorkerLineProps {
  readonly space: SpaceName
}

function WorkerLine({ space }: WorkerLineProps) {
  const { view, words, who, color } = useTable()
  const at = view.spaces[space]
  if (!at || at.worker === null) return null
  return (
    <Line soft>
      <WorkerSign player={color(at.worker)} /> {who(at.worker)}: {at.lying ? words.lying : words.standing}
    </Line>
  )
}

interface BuildingCardProps extends CardBodyProps {
  readonly building: BuildingName
  readonly good: GoodName
}

/** Value, where the good comes from, who has how many, and what a click would do. */
export function BuildingCard({ building, good, legal, choosing, rule }: BuildingCardProps) {
  const { view, words, printed, say, seats, color, who, mine } = useTable()
  const at = view.spaces[building]
  const site = printed.buildings[building]
  const value = view.values[good] ?? 0
  const base = printed.goods[good].value
  const owners = seats.filter((seat) => (view.players[seat]?.goods[good] ?? 0) > 0)
  return (
    <>
      <CardHead
        title={words.spaces[building]}
        rule={rule}
        sign={<GoodSign good={good} size={24} />}
        sub={
          <>
            {words.goods[good]} · {words.value} <ValueSign value={value} token={value !== base} size={14} />
            {value !== base && ` (${words.printedValue(base)})`}
          </>
        }
      />
      {site && (
        <Row label={words.from}>
          <GoodSign good={site.source} /> {words.goods[site.source]}
          {mine && ` ×${mine.goods[site.source] ?? 0}`}
        </Row>
      )}
      {site && at && !at.built && (
        <Row label={words.site}>
          {words.cost(site.cost)} <Provenance of={site.provenance.cost} />
        </Row>
      )}
      {!site && mine && <Line>{words.produces(mine.production[good] ?? 0, words.goods[good])}</Line>}
      {owners.length > 0 && (
        <p className="ag-demands">
          {owners.map((seat) => (
            <span key={seat}>
              <MarkSign player={color(seat)} /> {who(seat)} <b>{view.players[seat]?.goods[good]}</b>
            </span>
          ))}
        </p>
      )}
      <WorkerLine space={building} />
      {at && at.rupees > 0 && (
        <Line soft>
          <CoinSign size={14} /> {words.coins(at.rupees)}
        </Line>
      )}
      {view.merchant === building && <Line soft>{words.merchantHere}</Line>}
      {view.builder === building && <Line soft>{words.builderHere}</Line>}
      {!choosing && legal.length === 1 && legal[0] && <Line strong>{say(legal[0])}</Line>}
      {!choosing && legal.length > 1 && (
        <Line strong>
          {[...new Set(legal.map(({ move }) => move))]
            .map((move) => words.buttons[move])
            .filter(Boolean)
            .join(' · ')}
        </Line>
      )}
    </>
  )
}
