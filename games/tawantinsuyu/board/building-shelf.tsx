import { Building, GodSign, Icon } from './art/index.ts'
import { Noted } from './heading.tsx'
import { Spot } from './spot.tsx'
import type { ShelfProps } from './strip-layout.ts'
import { useTable } from './table.tsx'

/** Buildings, face-up and face-down, then the statues. */
export function BuildingShelf({ player, width }: ShelfProps) {
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
