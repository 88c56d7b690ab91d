import { type Answer, useCard, useWhy } from '@durbar/craft/board'
import type { RefObject } from 'react'
import type { CharacterName, WrittenMove } from '../text/written.ts'
import { CardBody, titleOf } from './card-body.tsx'
import { Chooser } from './chooser.tsx'
import { putBeside } from './placement.ts'
import { ruleOf, ruleOfAction, ruleOfCharacter } from './rules-of.ts'
import { type Table, useTable } from './table.tsx'
import { meaning, obviousMove, type TargetKey } from './targets.ts'
import type { Touch } from './touch.ts'
import { WhyNot } from './why-card.tsx'

interface TargetCardProps {
  readonly touch: Touch
  /** The box the card stays inside. */
  readonly root: RefObject<HTMLDivElement | null>
}

/** The one card of the table: what the thing under the pointer is, costs and would do, or why it would not. */
export function TargetCard({ touch, root }: TargetCardProps) {
  const table = useTable()
  const key = touch.open ?? touch.hot
  const legal = key === undefined ? [] : meaning(table.target(key))
  const answer = useWhy(
    table,
    key !== undefined && legal.length === 0 ? obviousMove(key, table.view, table.hand) : undefined,
  )
  if (key === undefined) return null
  return <Card key={key} name={key} {...{ touch, root, legal, answer }} />
}

interface CardProps extends TargetCardProps {
  readonly name: TargetKey
  readonly legal: readonly WrittenMove[]
  readonly answer: Answer | undefined
}

function Card({ touch, root, name, legal, answer }: CardProps) {
  const table = useTable()
  const box = useCard(touch, name, root, putBeside)
  const opened = touch.open === name
  const target = table.target(name)
  const choices = !opened ? [] : table.compact && target ? [...target.now, ...target.other] : legal
  const rule = answer?.rule ?? ruleShown(name, legal)

  return (
    <section
      ref={box}
      className="mh-pop"
      data-open={opened}
      aria-live="polite"
      aria-label={titleOf(name, legal, table)}
      onPointerEnter={touch.hold}
      onPointerLeave={() => touch.release()}
    >
      <div className="mh-pop-head">
        <b className="mh-pop-title">{titleOf(name, legal, table)}</b>
        {rule && <RuleLink rule={rule} openRule={table.openRule} />}
      </div>
      <CardBody name={name} legal={legal} asking={answer !== undefined} choosing={choices.length > 0} />
      {answer && <WhyNot answer={answer} />}
      {choices.length > 0 && <Chooser moves={choices} onPlay={touch.close} />}
    </section>
  )
}

interface RuleLinkProps {
  readonly rule: string
  readonly openRule: Table['openRule']
}

export function RuleLink({ rule, openRule }: RuleLinkProps) {
  return (
    <button type="button" className="mh-rule" onClick={() => openRule(rule)}>
      {rule}
    </button>
  )
}

/** The rule behind what the card shows: of the move, or of the thing itself. */
function ruleShown(key: TargetKey, legal: readonly WrittenMove[]): string | undefined {
  const [kind, id] = key.split(':')
  if (kind === 'card') return ruleOfCharacter[id as CharacterName]
  if (kind === 'sector') return ruleOfAction[id as keyof typeof ruleOfAction]
  const [first] = legal
  return first && ruleOf(first)
}
