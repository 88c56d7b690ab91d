import { useId } from 'react'
import { RuleId } from '../ui/rule-id.tsx'
import { useWords } from '../words/index.ts'
import type { Reading } from './readings.ts'

interface InForceProps {
  readonly readings: readonly Reading[]
  onAsk(rule: string): void
}

/** Which variants and which readings of disputed rules this table plays with, each with the rule it settles. */
export function InForce({ readings, onAsk }: InForceProps) {
  const { rules, create } = useWords()
  const heading = useId()
  if (readings.length === 0) return null
  return (
    <section className="in-force" aria-labelledby={heading}>
      <h2 id={heading}>{rules.inForce}</h2>
      {(['variant', 'ruling'] as const).map((kind) => {
        const listed = readings.filter((reading) => reading.kind === kind)
        return (
          listed.length > 0 && (
            <details key={kind} open>
              <summary>{kind === 'variant' ? create.variants : create.rulings}</summary>
              <dl>
                {listed.map(({ option, rule, name, value, unusual }) => (
                  <div key={option} data-unusual={unusual}>
                    <dt>
                      {name} <RuleId id={rule} onOpen={() => onAsk(rule)} />
                    </dt>
                    <dd>
                      {value}
                      {unusual && <span className="tag">{rules.unusual}</span>}
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          )
        )
      })}
    </section>
  )
}
