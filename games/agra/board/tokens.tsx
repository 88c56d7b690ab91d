import { goodNames, tokenNames } from '../rules/names.ts'
import { pennantPath, roundedBox } from './art/geometry.ts'
import { Glow } from './art/glow.tsx'
import { Pennant } from './art/pieces.tsx'
import type { CityLayout } from './layout.ts'
import { useTable } from './table.tsx'
import { Hit, useTouch } from './touch.tsx'
import type { GoodName } from './written.ts'

interface TokensProps {
  readonly x: number
  readonly y: number
  readonly layout: CityLayout
}

/** Price tokens at home lie with the Trader; those on goods can be picked from their pennant. */
export function Tokens({ x, y, layout }: TokensProps) {
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
