import { useCard, useWhy } from '@durbar/craft/board'
import type { RefObject } from 'react'
import { CardBody, titleOf } from './card-body.tsx'
import { Chooser } from './chooser.tsx'
import { obviousMove } from './obvious.ts'
import { putBeside } from './placement.ts'
import { ReadingLine } from './reading.tsx'
import { ruleOfKey, ruleOfMove } from './rules-of.ts'
import { useTable } from './table.tsx'
import type { TargetKey } from './targets.ts'
import { movesAt, useTouch } from './touch.tsx'

interface TargetCardProps {
  /** The box the card stays inside. */
  readonly root: RefObject<HTMLDivElement | null>
}

/** The one card of the table: what the thing is and would do, or why it would not. */
export function TargetCard({ root }: TargetCardProps) {
  const touch = useTouch()
  const key = touch.open ?? touch.hot
  return key === undefined ? null : <Card key={key} name={key} root={root} />
}

interface CardProps extends TargetCardProps {
  readonly name: TargetKey
}

function Card({ name, root }: CardProps) {
  const table = useTable()
  const touch = useTouch()
  const box = useCard(touch, name, root, putBeside)
  const opened = touch.open === name
  const legal = movesAt(table, name)
  const answer = useWhy(table, legal.length === 0 ? obviousMove(name, table.view, table.hand) : undefined)
  const rule = answer?.rule ?? (legal[0] ? ruleOfMove(legal[0], table.question) : ruleOfKey(name))
  const { words } = table

  return (
    <section
      ref={box}
      className="ag-pop"
      data-open={opened}
      aria-live="polite"
      aria-label={titleOf(name, table)}
      onPointerEnter={touch.hold}
      onPointerLeave={() => touch.release()}
    >
      <CardBody name={name} legal={legal} choosing={opened} rule={rule} />
      {!(opened && legal.length > 0) && <ReadingLine of={name} />}
      {answer && (
        <p className="ag-why">
          <b>{words.whyNot}</b> {answer.sentence}
        </p>
      )}
      {opened && legal.length > 0 && <Chooser moves={legal} onPlay={touch.close} />}
    </section>
  )
}
