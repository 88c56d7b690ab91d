import type { Answer } from '@durbar/craft/board'
import { useTable } from './table.tsx'

interface WhyNotProps {
  readonly answer: Answer
}

/** The refusal in the player's language; the rule's number stands in the head of the card. */
export function WhyNot({ answer }: WhyNotProps) {
  const { words } = useTable()
  return (
    <p className="mh-why">
      <b>{words.whyNot}</b> {answer.sentence}
    </p>
  )
}
