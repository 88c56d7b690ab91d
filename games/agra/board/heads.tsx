import { bonusNames } from '../rules/names.ts'
import { BonusChip } from './art/bonus.tsx'
import { arch, roundedBox } from './art/geometry.ts'
import { Glow } from './art/glow.tsx'
import { Icon } from './art/icons.tsx'
import { Label } from './art/text.tsx'
import type { CityLayout } from './layout.ts'
import { useTable } from './table.tsx'
import { Hit, useTouch } from './touch.tsx'

interface HeadsProps {
  readonly layout: CityLayout
  readonly y: number
}

/** Above the columns: their level as arches, and the bonus tiles that are left. */
export function Heads({ layout, y }: HeadsProps) {
  const { view, words, printed } = useTable()
  const touch = useTouch()
  return (
    <>
      {view.lastRound === null ? (
        <Label x={layout.tile(0).x + 2} y={y + 4} fill="var(--ag-field-text)" size={12}>
          {words.production}
        </Label>
      ) : (
        <>
          <Icon name="end" x={layout.tile(0).x + 8} y={y} size={13} fill="var(--ag-gold-pale)" />
          <Label
            x={layout.tile(0).x + 19}
            y={y + 4}
            size={12}
            weight={600}
            fill="var(--ag-gold-pale)"
            room={layout.tile(0).width - 21}
          >
            {`${words.lastRound}: ${view.lastRound}`}
          </Label>
        </>
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
