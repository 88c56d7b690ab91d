import type { PlayerView } from '../rules/view.ts'
import {
  ArmyCard,
  Building,
  CardBack,
  fitSize,
  GodCard,
  GodSign,
  Icon,
  PlayerMark,
  ROLE_OF,
  Tapestry,
  textWidth,
  Worker,
  type WorkerColor,
} from './art/index.ts'
import { useDraft } from './draft.ts'
import { Heading } from './heading.tsx'
import { ownsStatue } from './market.tsx'
import { useScene } from './scene.tsx'
import { Spot } from './spot.tsx'
import { useTable } from './table.tsx'
import type { Good } from './written.ts'

interface PartProps {
  readonly player: PlayerView
  readonly width: number
}

const goods = ['potato', 'corn', 'stone', 'gold'] as const satisfies readonly Good[]

/** How far things in a row stand from each other so that all of them fit. */
const pitchOf = (count: number, width: number, each: number, most: number): number =>
  count < 2 ? most : Math.min(most, (width - each) / (count - 1))

interface NoteProps {
  readonly heading: string
  readonly note: string
  readonly width: number
}

/** A heading with a quieter note at the end of its line; where the note has no room only its number stays. */
function Noted({ heading, note, width }: NoteProps) {
  const room = width - textWidth(heading, 13.2) - 6
  const said = fitSize(note, room, 11) >= 9.5 ? note : (/\d+/.exec(note)?.[0] ?? '')
  return (
    <>
      <Heading width={width - textWidth(said, 11) - 4}>{heading}</Heading>
      <text x={width} y={11} fontSize={fitSize(said, Math.max(12, room), 11)} textAnchor="end" fill="var(--tw-quiet)">
        {said !== note && <title>{note}</title>}
        {said}
      </text>
    </>
  )
}

export function Supply({ player, width }: PartProps) {
  const { who, color, me, words, hand, atlas, view } = useTable()
  const own = player.seat === me
  const name = who(player.seat)
  const limit = atlas.document.values.workerLimit.value
  // More than two stand closer and smaller, side by side.
  const cell = Math.min(36, 78 / Math.max(1, player.workers.length))
  return (
    <>
      <Heading width={70}>{name}</Heading>
      <PlayerMark player={color(player.seat)} cx={Math.min(84, textWidth(name, 13.5) + 10)} cy={7} r={4.5} />
      <text x={width} y={11} fontSize="11" textAnchor="end" fill="var(--tw-quiet)">
        {player.workers.length}/{limit}
      </text>
      {goods.map((good, index) => {
        const amount = player.goods[good] ?? 0
        const [x, y] = [(index % 2) * 43, 19 + Math.floor(index / 2) * 34]
        const drawing = (
          <>
            <rect width="42" height="31" fill="transparent" />
            <Icon name={good} x={11} y={15} size={20} />
            <text
              className="tw-number"
              x={24}
              y={21.5}
              fontSize="18"
              fill={amount > 0 ? 'var(--tw-text)' : 'var(--tw-faint)'}
            >
              {amount}
            </text>
          </>
        )
        return own ? (
          <Spot
            key={good}
            name={`good:${good}`}
            label={`${words.goods[good]}: ${amount}`}
            x={x}
            y={y}
            box={[41, 31, 7]}
          >
            {drawing}
          </Spot>
        ) : (
          <g key={good} transform={`translate(${x} ${y})`}>
            {drawing}
          </g>
        )
      })}
      {player.workers.map((worker, index) => {
        const held = own && hand?.startsWith(`${worker} `) && view.question.question === 'turn'
        const figure = (
          <>
            <rect width={cell} height="46" rx="8" fill={held ? 'var(--tw-selected-face)' : 'transparent'} />
            <Worker color={worker} x={cell / 2} y={23} size={Math.min(33, cell * 1.1)} />
          </>
        )
        const x = 90 + index * cell
        const label = words.roles[ROLE_OF[worker as WorkerColor]]
        return own ? (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: workers of a color are alike
            key={index}
            name={`worker:${worker}`}
            label={label}
            x={x}
            y={26}
            box={[cell, 46, 8]}
            selected={held === true}
          >
            {figure}
          </Spot>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: workers of a color are alike
          <g key={index} transform={`translate(${x} 26)`}>
            {figure}
          </g>
        )
      })}
    </>
  )
}

/** The god cards in hand; of another player only how many. */
export function GodHand({ player, width }: PartProps) {
  const { atlas, words, me, view } = useTable()
  const draft = useDraft()
  const own = player.seat === me
  const height = 70
  // The opening hand lies on the tray, where all of it can be read.
  const onTray = own && view.question.question === 'opening-hand'
  const cards = onTray ? [] : (player.gods ?? Array.from({ length: player.godCards }, () => undefined))
  // Many cards get narrower before they overlap: what they bring stays readable.
  const cardWidth = Math.max(34, Math.min(46, (width - 4 * (cards.length - 1)) / Math.max(1, cards.length)))
  const pitch = pitchOf(cards.length, width, cardWidth, cardWidth + 5)
  return (
    <>
      <Noted heading={words.godCards} note={String(player.godCards)} width={width} />
      {cards.map((id, index) => {
        const card = id === undefined ? undefined : atlas.godCard(id)
        const x = index * pitch
        if (!card || !own)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are alike
            <g key={index} transform={`translate(${x} 19)`}>
              {card ? (
                <GodCard god={card.god} benefits={card.benefits} width={cardWidth} height={height} />
              ) : (
                <CardBack kind="god" width={cardWidth} height={height} />
              )}
            </g>
          )
        return (
          <Spot
            key={card.id}
            name={`god:${card.id}`}
            label={words.gods[card.god]}
            x={x}
            y={19}
            box={[cardWidth, height]}
            selected={draft.includes(card.id) || player.kept?.includes(card.id) === true}
          >
            <GodCard
              god={card.god}
              benefits={card.benefits}
              idle={!ownsStatue(player.statues, card.god)}
              width={cardWidth}
              height={height}
            />
          </Spot>
        )
      })}
    </>
  )
}

const cardsOf = (counts: Readonly<Record<string, number>> | null): readonly string[] =>
  counts === null ? [] : Object.entries(counts).flatMap(([id, n]) => Array.from({ length: n }, () => id))

/** Army cards in hand and in the field, those turned down in the color of stone. */
export function ArmyShelf({ player, width }: PartProps) {
  const { atlas, words, me } = useTable()
  const own = player.seat === me
  const hand = player.army === null ? Array.from({ length: player.armyCards }, () => '') : cardsOf(player.army)
  const field = [
    ...cardsOf(player.armyUp).map((id) => ({ id, at: 'up' as const })),
    ...cardsOf(player.armyDown).map((id) => ({ id, at: 'down' as const })),
  ]
  const [cardWidth, height] = [30, 53]
  const all = Math.max(1, hand.length + field.length)
  const gap = 10
  const pitch = pitchOf(all, width - gap, cardWidth, 33)
  const start = hand.length * pitch + (hand.length > 0 ? gap : 0)
  const down = cardsOf(player.armyDown).length
  return (
    <>
      <Noted heading={words.army} note={down > 0 ? words.faceDown(down) : ''} width={width} />
      {hand.map((id, index) => {
        const card = atlas.armyCard(id)
        const x = index * pitch
        return card && own ? (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
            key={index}
            name={`army:hand:${id}`}
            label={words.soldiers(card.soldiers)}
            x={x}
            y={19}
            box={[cardWidth, height, 4]}
          >
            <ArmyCard {...card} width={cardWidth} height={height} />
          </Spot>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are alike
          <g key={index} transform={`translate(${x} 19)`}>
            <CardBack kind="army" width={cardWidth} height={height} />
          </g>
        )
      })}
      {field.map(({ id, at }, index) => {
        const card = atlas.armyCard(id)
        return (
          card && (
            <Spot
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
              key={index}
              name={`army:${at}:${id}`}
              label={words.soldiers(card.soldiers)}
              x={start + index * pitch}
              y={19}
              box={[cardWidth, height, 4]}
            >
              <ArmyCard {...card} width={cardWidth} height={height} down={at === 'down'} />
            </Spot>
          )
        )
      })}
      {hand.length > 0 && (
        <text x={0} y={85} fontSize="11" fill="var(--tw-quiet)">
          {words.inHand}
        </text>
      )}
      {field.length > 0 && (
        <>
          <path
            d={`M${start - gap / 2 - (pitch < cardWidth ? 0 : 1.5)} 22v60`}
            stroke="var(--tw-box-line)"
            strokeDasharray="2 3"
          />
          <text x={start} y={85} fontSize="11" fill="var(--tw-quiet)">
            {words.inField}
          </text>
        </>
      )}
    </>
  )
}

/** Buildings, face-up and face-down, then the statues. */
export function BuildingShelf({ player, width }: PartProps) {
  const { atlas, words } = useTable()
  const down = new Set(player.spent)
  const tiles = [...player.ready, ...player.spent, ...player.passives]
  const statues = Object.entries(player.statues).filter(([, n]) => n > 0)
  const count = tiles.length + statues.length
  const columns = Math.max(2, Math.ceil(count / 2))
  const [tileWidth, height, gap] = [Math.min(42, (width + 3) / columns - 3), 33, 3]
  const at = (index: number) => ({
    x: (index % columns) * (tileWidth + gap),
    y: 19 + Math.floor(index / columns) * (height + gap),
  })
  return (
    <>
      <Noted heading={words.buildings} note={down.size > 0 ? words.faceDown(down.size) : ''} width={width} />
      {tiles.map((id, index) => {
        const building = atlas.building(id)
        return (
          building && (
            <Spot
              key={id}
              name={`tile:${id}`}
              label={words.houses[id as keyof typeof words.houses] ?? id}
              {...at(index)}
              box={[tileWidth, height]}
            >
              <Building building={building} width={tileWidth} height={height} down={down.has(id)} />
            </Spot>
          )
        )
      })}
      {statues.map(([id, n], index) => {
        const [god = '', size = ''] = id.split('-')
        const large = size === 'large'
        return (
          <Spot
            key={id}
            name={`idol:${id}`}
            label={words.statueTitle(large ? 'large' : 'small', words.gods[god as keyof typeof words.gods])}
            {...at(tiles.length + index)}
            box={[tileWidth, height]}
          >
            <rect width={tileWidth} height={height} rx="5" fill="var(--tw-taken)" stroke="var(--tw-plain-edge)" />
            <Icon
              name="statue"
              x={tileWidth * 0.32}
              y={height / 2}
              size={large ? 20 : 15}
              color={large ? '#9a6b00' : '#6f695e'}
            />
            <GodSign
              god={god}
              x={tileWidth * 0.74}
              y={height / 2 - (n > 1 ? 5 : 0)}
              size={11}
              color="var(--tw-crimson)"
            />
            {n > 1 && (
              <text
                className="tw-number"
                x={tileWidth * 0.74}
                y={height - 6}
                fontSize="11"
                textAnchor="middle"
                fill="var(--tw-ink)"
              >
                ×{n}
              </text>
            )}
          </Spot>
        )
      })}
    </>
  )
}

/** Woven rows; where a weaving is to be laid, their ends glow. */
export function TapestryShelf({ player, width }: PartProps) {
  const { atlas, words, me, view } = useTable()
  const { marked } = useScene()
  const laying = player.seat === me && view.question.question === 'lay'
  const rows = player.tapestries.map((row) => row.flatMap((id) => atlas.weaving(id) ?? []))
  const lines = rows.length + (laying ? 1 : 0)
  const height = lines <= 2 ? 33 : Math.min(24, (72 - 3 * (lines - 1)) / lines)
  const longest = Math.max(3, ...rows.map((row) => row.length + (laying ? 1 : 0)))
  const tile = Math.min(48, (width - 14 - (laying ? 20 : 0)) / longest)
  const matching = rows.reduce(
    (sum, row) => sum + row.filter((one, index) => row[index + 1]?.left === one.right).length,
    0,
  )
  const indent = laying ? 22 : 7
  return (
    <>
      <Noted heading={words.tapestries} note={words.links(matching)} width={width} />
      {rows.map((row, index) => {
        const y = 19 + index * (height + 3.5)
        const [first, last] = [row[0], row.at(-1)]
        return (
          <g key={first?.id ?? index}>
            <g transform={`translate(${indent} ${y})`}>
              <Tapestry
                tiles={row}
                width={tile}
                height={height}
                size={height > 28 ? 12 : 10}
                stitched={row.findIndex(
                  ({ id }, place) => marked.laid.has(id) || marked.laid.has(row[place + 1]?.id ?? ''),
                )}
              />
            </g>
            {laying && first && last && (
              <>
                <EndSpot name={`end:${first.id}:left`} x={0} y={y} height={height} />
                <EndSpot name={`end:${last.id}:right`} x={indent + row.length * tile + 4} y={y} height={height} />
              </>
            )}
          </g>
        )
      })}
      {laying && (
        <EndSpot name="end:new:right" x={indent} y={19 + rows.length * (height + 3.5)} height={height} wide={tile} />
      )}
    </>
  )
}

interface EndSpotProps {
  readonly name: `end:${string}:${'left' | 'right'}`
  readonly x: number
  readonly y: number
  readonly height: number
  readonly wide?: number
}

function EndSpot({ name, x, y, height, wide = 18 }: EndSpotProps) {
  const { words } = useTable()
  return (
    <Spot
      name={name}
      label={name.startsWith('end:new') ? words.newTapestry : words.layHere}
      x={x}
      y={y}
      box={[wide, height, 4]}
    >
      <rect width={wide} height={height} rx="4" fill="var(--tw-accent-face)" />
      <text
        className="tw-number"
        x={wide / 2}
        y={height / 2 + 5}
        fontSize="15"
        textAnchor="middle"
        fill="var(--tw-accent-ink)"
      >
        +
      </text>
    </Spot>
  )
}
