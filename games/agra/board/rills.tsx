import { goodNames } from '../rules/names.ts'
import { Rill } from './art/rill.tsx'
import type { CityLayout } from './layout.ts'
import { buildingOf } from './printed.ts'
import { useTable } from './table.tsx'
import { movesAt, useTouch } from './touch.tsx'

/** The rill into each good: along the row, or below the second column into the third. */
export function Rills({ layout }: { readonly layout: CityLayout }) {
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
