import { Cards } from './cards.tsx'
import { OwnDisc } from './disc-setter.tsx'
import type { Marked } from './last-move.ts'
import { Stock } from './stock.tsx'
import { useTable } from './table.tsx'
import type { Touch } from './touch.ts'

interface OwnStripProps {
  readonly touch: Touch
  readonly marked: Marked
}

/** Below the map: the sun, what I own, and the characters. Spectators see the characters alone. */
export function OwnStrip({ touch, marked }: OwnStripProps) {
  const { me, words } = useTable()
  return (
    <section className="mh-strip" data-spectator={me === undefined} aria-label={words.ownThings}>
      <OwnDisc touch={touch} />
      <Stock touch={touch} />
      <Cards touch={touch} marked={marked} />
    </section>
  )
}
