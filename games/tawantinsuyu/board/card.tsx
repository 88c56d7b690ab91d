import { type Answer, useCard, useWhy } from '@durbar/craft/board'
import type { RefObject } from 'react'
import { CardBody, titleOf } from './card-body.tsx'
import { Chooser } from './chooser.tsx'
import { putBeside } from './placement.ts'
import { ruleOf } from './rules-of.ts'
import { useScene } from './scene.tsx'
import { type Table, useTable } from './table.tsx'
import { meaning, obviousMove, type TargetKey } from './targets.ts'
import { WhyNot } from './why-card.tsx'
import type { WrittenMove } from './written.ts'

interface TargetCardProps {
  /** The box the card stays inside. */
  readonly root: RefObject<HTMLDivElement | null>
}

/** The one card of the table: what the thing under the pointer is, costs and would do, or why it would not. */
export function TargetCard({ root }: TargetCardProps) {
  const table = useTable()
  const { touch } = useScene()
  const key = touch.open ?? touch.hot
  const legal = key === undefined ? [] : meaning(table.target(key))
  const answer = useWhy(
    table,
    key !== undefined && legal.length === 0 ? obviousMove(key, table.view, table.hand) : undefined,
  )
  if (key === undefined) return null
  return <Card key={key} name={key} {...{ root, legal, answer }} />
}

interface CardProps extends TargetCardProps {
  readonly name: TargetKey
  readonly legal: readonly WrittenMove[]
  readonly answer: Answer | undefined
}

function Card({ root, name, legal, answer }: CardProps) {
  const table = useTable()
  const { touch } = useScene()
  const box = useCard(touch, name, root, putBeside)
  const opened = touch.open === name
  const target = table.target(name)
  const choices = !opened ? [] : table.compact && target ? [...target.now, ...target.other] : legal
  const { title, detail } = titleOf(name, table)
  const rule = answer?.rule ?? ruleOf(name, detail)

  return (
    <section
      ref={box}
      className="tw-pop"
      data-open={opened}
      aria-live="polite"
      aria-label={title}
      onPointerEnter={touch.hold}
      onPointerLeave={() => touch.release()}
    >
      <CardBody name={name} rule={rule && <RuleLink rule={rule} openRule={table.openRule} />} />
      {answer && <WhyNot answer={answer} />}
      {choices.length > 0 && choices[0]?.move !== 'keep' && <Chooser moves={choices} onPlay={touch.close} />}
    </section>
  )
}

interface RuleLinkProps {
  readonly rule: string
  readonly openRule: Table['openRule']
}

export function RuleLink({ rule, openRule }: RuleLinkProps) {
  return (
    <button type="button" className="tw-rule" onClick={() => openRule(rule)}>
      {rule}
    </button>
  )
}
