import { bonusNames, goodNames, tokenNames } from '../rules/names.ts'
import { BonusChip } from './art/bonus.tsx'
import { Building } from './art/building.tsx'
import { Character } from './art/character.tsx'
import { type CircleAction, circlePart, MeditationCircle } from './art/circle.tsx'
import { arch, octagon, pennantPath, roundedBox, star } from './art/geometry.ts'
import { Glow } from './art/glow.tsx'
import { Icon } from './art/icons.tsx'
import { Pennant } from './art/pieces.tsx'
import { Rill } from './art/rill.tsx'
import { Label } from './art/text.tsx'
import type { Trace } from './last-move.ts'
import type { CityLayout } from './layout.ts'
import { buildingOf } from './printed.ts'
import { type Table, useTable } from './table.tsx'
import { Hit, movesAt, useTouch } from './touch.tsx'
import type { BuildingName, CharacterName, GoodName, SpaceName, WrittenMove } from './written.ts'

const characters: readonly CharacterName[] = ['architect', 'sailor', 'trader', 'botanist']

interface CityProps {
  readonly layout: CityLayout
  readonly trace: Trace
}

/** The main board above the river: characters, the circle, and sixteen buildings with their arrows. */
export function City({ layout, trace }: CityProps) {
  const { width, circle, headY } = layout
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
      {headY !== undefined && <Heads layout={layout} y={headY} width={width} />}
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

interface TokensProps {
  readonly x: number
  readonly y: number
  readonly layout: CityLayout
}

/** Price tokens at home lie with the Trader; those on goods can be picked from their pennant. */
function Tokens({ x, y, layout }: TokensProps) {
  const { view, words } = useTable()
  const touch = useTouch()
  const full = layout.detail === 'full'
  return tokenNames.map((name, index) => {
    const token = view.tokens[name]
    if (!token) return null
    const key = `token:${name}` as const
    const away = token.good === null ? undefined : layout.tile(goodNames.indexOf(token.good as GoodName))
    const [width, height] = full ? [11, 14] : [11, 12]
    const at = away
      ? { x: away.x + (full ? 3 : 2), y: away.y + (full ? 43 : 38), width: full ? 17 : 15, height: full ? 15 : 14 }
      : full
        ? { x: x + 47 + index * 13.5, y: y + 46, width, height }
        : { x: x + 3 + index * 13, y: y - 3, width, height }
    const d = pennantPath(at.x - 1, at.y - 1, at.width + 2, at.height + 2)
    return (
      <g key={name}>
        <Glow d={d} {...touch.marks(key)} />
        {!away && <Pennant {...at} value={token.value} token />}
        {(!away || touch.marks(key).legal) && (
          <Hit
            id={key}
            name={`${words.tools.price}: ${token.value}`}
            d={roundedBox(at.x - 3, at.y - 4, at.width + 6, at.height + 8, 3)}
          />
        )}
      </g>
    )
  })
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

interface HeadsProps {
  readonly layout: CityLayout
  readonly y: number
  readonly width: number
}

/** Above the columns: their level as arches, and the bonus tiles that are left. */
function Heads({ layout, y }: HeadsProps) {
  const { view, words, printed } = useTable()
  const touch = useTouch()
  return (
    <>
      <Label x={layout.tile(0).x + 2} y={y + 4} fill="var(--ag-field-text)" size={12}>
        {words.production}
      </Label>
      {view.lastRound !== null && (
        <g>
          <Icon name="end" x={layout.tile(0).x + layout.tile(0).width - 6} y={y} size={12} fill="var(--ag-gold-pale)" />
          <Label
            x={layout.tile(0).x + layout.tile(0).width - 14}
            y={y + 4}
            anchor="end"
            weight={600}
            fill="var(--ag-gold-pale)"
            room={70}
          >
            {`${words.lastRound} ${view.lastRound}`}
          </Label>
        </g>
      )}
      {[2, 3, 4].map((level) => {
        const tile = layout.tile((level - 1) * 4)
        const left = bonusNames.filter((name) => name.startsWith(`${level}-`) && view.bonusTiles.includes(name))
        return (
          <g key={level}>
            {Array.from({ length: level }, (_, index) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: arches have no identity but their place
                key={index}
                d={arch(tile.x + 1 + index * 7, y - 6, 6, 10, { spring: 0.5 })}
                fill="var(--ag-field-text)"
                fillOpacity={0.9}
              />
            ))}
            {left.map((name, index) => {
              const x = tile.x + tile.width - (left.length - index) * 30 + 3
              const { guild, favor, covers, rupees } = printed.bonusTiles[name]
              const d = roundedBox(x, y - 7.5, 27, 15, 3)
              return (
                <g key={name}>
                  <Glow d={d} {...touch.marks(`bonus:${name}`)} />
                  <BonusChip x={x} y={y} guild={guild} favor={favor > 0} cover={covers > 0} rupees={rupees} />
                  <Hit
                    id={`bonus:${name}`}
                    name={`${words.tools.bonus}: ${rupees}`}
                    d={roundedBox(x - 1, y - 9, 29, 18, 3)}
                  />
                </g>
              )
            })}
          </g>
        )
      })}
    </>
  )
}

/** The rill into each good: along the row, or below the second column into the third. */
function Rills({ layout }: { readonly layout: CityLayout }) {
  const table = useTable()
  const touch = useTouch()
  const { printed, question } = table
  return goodNames.slice(4).map((good) => {
    const building = buildingOf(good)
    const source = printed.buildings[building]?.source
    if (source === undefined) return null
    const { d, tip } = rillPath(layout, goodNames.indexOf(source), goodNames.indexOf(good))
    const key = `space:${building}` as const
    const flows = movesAt(table, key).some(
      ({ move }) => move === 'process' || move === 'process-good' || move === 'follow',
    )
    const hot = touch.hot === key || touch.open === key
    return (
      <Rill
        key={good}
        d={d}
        tip={tip}
        small={layout.detail === 'small'}
        lit={flows || question?.building === building}
        running={hot}
      />
    )
  })
}

export function rillPath(layout: CityLayout, from: number, to: number) {
  const [a, b] = [layout.tile(from), layout.tile(to)]
  const full = layout.detail === 'full'
  const right = a.x + a.width
  const skips = (to >> 2) - (from >> 2) > 1 || (from & 3) !== (to & 3)
  if (!skips) {
    const y = a.y + (full ? 24 : 20)
    return { d: `M${right - 2} ${y}H${b.x - (full ? 7 : 5)}`, tip: { x: b.x, y } }
  }
  const [out, back] = [a.y + (full ? 44 : 42), b.y + (full ? 44 : 42)]
  const under = a.y + a.height + (full ? 6 : 5)
  return {
    d: `M${right - 2} ${out}h7V${under}H${b.x - 11}V${back}h5`,
    tip: { x: b.x, y: back },
  }
}

interface TileProps extends CityProps {
  readonly good: GoodName
}

function Tile({ good, layout, trace }: TileProps) {
  const table = useTable()
  const touch = useTouch()
  const { view, words, printed, color, seats, me } = table
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
        detail={layout.detail}
        good={good}
        name={words.buildings[building]}
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
        pieceMoved={
          (view.merchant === building && trace.has('merchant')) || (view.builder === building && trace.has('builder'))
        }
      />
      <Hit id={key} name={words.buildings[building]} d={roundedBox(spot.x, spot.y, spot.width, spot.height, 5)} />
    </>
  )
}
