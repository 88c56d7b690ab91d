import { goodNames } from '../rules/names.ts'
import { Building } from './art/building.tsx'
import { Character } from './art/character.tsx'
import { type CircleAction, circlePart, MeditationCircle } from './art/circle.tsx'
import { octagon, roundedBox, star } from './art/geometry.ts'
import { Label } from './art/text.tsx'
import { Heads } from './heads.tsx'
import type { Trace } from './last-move.ts'
import type { CityLayout } from './layout.ts'
import { buildingOf } from './printed.ts'
import { Rills } from './rills.tsx'
import { type Table, useTable } from './table.tsx'
import { Tokens } from './tokens.tsx'
import { Hit, movesAt, useTouch } from './touch.tsx'
import type { BuildingName, CharacterName, GoodName, SpaceName, WrittenMove } from './written.ts'

const characters: readonly CharacterName[] = ['architect', 'sailor', 'trader', 'botanist']

interface CityProps {
  readonly layout: CityLayout
  readonly trace: Trace
}

/** The main board above the river: characters, the circle, and sixteen buildings with their arrows. */
export function City({ layout, trace }: CityProps) {
  const { circle, headY } = layout
  return (
    <g>
      {headY !== undefined &&
        [-1, 1].map((side) => {
          const at = { x: circle.x + side * 66, y: circle.y + 6 }
          return (
            <g key={side}>
              <path d={star(at.x, at.y, 11, 8)} fill="none" stroke="var(--ag-star)" strokeOpacity={0.75} />
              <path d={star(at.x, at.y, 6, 4.4)} fill="var(--ag-star)" fillOpacity={0.8} />
            </g>
          )
        })}
      <Circle layout={layout} />
      {characters.map((character, index) => (
        <Plate key={character} character={character} index={index} layout={layout} trace={trace} />
      ))}
      {headY !== undefined && <Heads layout={layout} y={headY} />}
      <Rills layout={layout} />
      {goodNames.map((good) => (
        <Tile key={good} good={good} layout={layout} trace={trace} />
      ))}
      <Tokens {...layout.character(2)} layout={layout} />
    </g>
  )
}

/** Whose worker would stand there after the click. */
function ghostOf(moves: readonly WrittenMove[], hot: boolean, table: Table) {
  return hot && table.me !== undefined && moves.some(({ move }) => move === 'place') ? table.color(table.me) : undefined
}

interface PlateProps extends CityProps {
  readonly character: CharacterName
  readonly index: number
}

function Plate({ character, index, layout, trace }: PlateProps) {
  const table = useTable()
  const touch = useTouch()
  const { view, words, color, question } = table
  const key = `space:${character}` as const
  const spot = layout.character(index)
  const at = view.spaces[character]
  const marks = touch.marks(key)
  const { name } = words.characters[character]
  const running = question?.frame === character && question.seat !== undefined ? color(question.seat) : undefined
  return (
    <>
      <Character
        {...spot}
        {...marks}
        detail={layout.detail}
        character={character}
        name={name}
        worker={at && at.worker !== null ? { player: color(at.worker), lying: at.lying } : undefined}
        active={running}
        ghost={at?.worker === null ? ghostOf(movesAt(table, key), marks.hot === true, table) : undefined}
        last={trace.has(key)}
        step={trace.get(key)}
      />
      <Hit id={key} name={name} d={roundedBox(spot.x, spot.y, spot.width, spot.height, 5)} />
    </>
  )
}

function Circle({ layout }: { readonly layout: CityLayout }) {
  const { view, printed, words } = useTable()
  const touch = useTouch()
  const { circle } = layout
  const prices: Readonly<Partial<Record<CircleAction, number>>> = {
    deliver: printed.value('deliverPoints'),
    'remove-cover': printed.value('removeCoverPoints'),
    'move-farmer': printed.value('moveFarmerPoints'),
  }
  const actions: readonly CircleAction[] = ['exchange', 'deliver', 'process', 'remove-cover', 'move-farmer']
  return (
    <>
      <MeditationCircle
        {...circle}
        blocked={view.blocked as CircleAction}
        price={(action) => prices[action]}
        marks={(action) => touch.marks(`circle:${action}`)}
      />
      {view.points > 0 && (
        <g className="ag-glow" filter="url(#ag-lift)">
          <path
            d={octagon(circle.x + circle.r * 0.8, circle.y + circle.r * 0.8, 11)}
            fill="var(--ag-onyx)"
            stroke="var(--ag-gold)"
          />
          <Label
            x={circle.x + circle.r * 0.8}
            y={circle.y + circle.r * 0.8 + 4.6}
            size={13}
            weight={700}
            anchor="middle"
            fill="var(--ag-gold-pale)"
          >
            {view.points}
          </Label>
        </g>
      )}
      {actions.map((action) => (
        <Hit key={action} id={`circle:${action}`} name={words.circle[action].name} d={circlePart(circle, action)} />
      ))}
    </>
  )
}

interface TileProps extends CityProps {
  readonly good: GoodName
}

function Tile({ good, layout, trace }: TileProps) {
  const table = useTable()
  const touch = useTouch()
  const { view, words, printed, color, seats, me, question } = table
  const building: BuildingName = buildingOf(good)
  const key = `space:${building as SpaceName}` as const
  const spot = layout.tile(goodNames.indexOf(good))
  const at = view.spaces[building]
  const marks = touch.marks(key)
  const token = Object.values(view.tokens).some((one) => one.good === good)
  return (
    <>
      <Building
        {...spot}
        {...marks}
        open={marks.open || (question?.frame === 'materials' && question.building === building)}
        detail={layout.detail}
        good={good}
        name={words.spaces[building]}
        built={at?.built ?? false}
        cost={printed.buildings[building]?.cost ?? 0}
        value={view.values[good] ?? 0}
        token={token}
        goods={seats.map((seat) => ({
          player: color(seat),
          count: view.players[seat]?.goods[good] ?? 0,
          mine: seat === me,
        }))}
        worker={at && at.worker !== null ? { player: color(at.worker), lying: at.lying } : undefined}
        ghost={at?.worker === null ? ghostOf(movesAt(table, key), marks.hot === true, table) : undefined}
        rupees={at?.rupees ?? 0}
        merchant={view.merchant === building}
        builder={view.builder === building}
        last={trace.has(key)}
        step={trace.get(key)}
        named={layout.named}
        letters={layout.letters}
        pieceMoved={
          (view.merchant === building && trace.has('merchant')) || (view.builder === building && trace.has('builder'))
        }
      />
      <Hit id={key} name={words.spaces[building]} d={roundedBox(spot.x, spot.y, spot.width, spot.height, 5)} />
    </>
  )
}
