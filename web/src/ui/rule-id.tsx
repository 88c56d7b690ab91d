import { useWords } from '../words/index.ts'

interface RuleIdProps {
  readonly id: string
  /** A page to go to, or something to do. */
  readonly href?: string
  onOpen?(): void
}

/** A rule's number that leads to the rule. */
export function RuleId({ id, href, onOpen }: RuleIdProps) {
  const { why } = useWords()
  if (href !== undefined)
    return (
      // In a tab of its own: whoever looks up a rule is in the middle of something.
      <a className="rule-id" href={href} aria-label={why.rule(id)} target="_blank" rel="noreferrer">
        {id}
      </a>
    )
  return (
    <button type="button" className="rule-id" aria-label={why.rule(id)} onClick={onOpen}>
      {id}
    </button>
  )
}
