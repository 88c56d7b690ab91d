import type { GameText } from '@durbar/kernel'
import type { GameInfo } from '@durbar/protocol'
import { useId } from 'react'
import type { Book } from '../games.ts'
import { paths } from '../router.ts'
import { valueName } from '../rules/readings.ts'
import { RuleId } from '../ui/rule-id.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { useWords } from '../words/index.ts'
import type { Draft } from './draft.ts'

interface OptionsProps {
  readonly kind: 'variant' | 'ruling'
  readonly draft: Draft
  readonly info: GameInfo
  readonly text: GameText
  readonly book: Book | undefined
  onChange(draft: Draft): void
}

export function Options({ kind, draft, info, text, book, onChange }: OptionsProps) {
  const words = useWords()
  const heading = useId()
  const listed = Object.entries(info.options).filter(([, option]) => option.kind === kind)
  if (listed.length === 0) return null
  const changed = listed.filter(([id, option]) => draft.options[id] !== option.default).length
  const [title, hint] =
    kind === 'variant'
      ? [words.create.variants, words.create.variantsHint]
      : [words.create.rulings, words.create.rulingsHint]
  return (
    <section className="create-part" aria-labelledby={heading}>
      {/* Rulings are for the few who care; whoever opens them gets them all. */}
      <details open={kind === 'variant' || changed > 0}>
        <summary>
          <h2 id={heading}>{title}</h2>
          <small>{hint}</small>
        </summary>
        <div className="options">
          {listed.map(([id, option]) => (
            <div className="option" key={id} data-changed={draft.options[id] !== option.default}>
              <Segmented
                legend={text.options[id]?.name ?? id}
                choices={option.values.map((value) => ({ value, label: valueName(text, words, id, value) }))}
                value={draft.options[id] ?? option.default}
                onChange={(value) => onChange({ ...draft, options: { ...draft.options, [id]: value } })}
              />
              <p className="hint">
                {book?.rules[option.rule]?.body} <RuleId id={option.rule} href={paths.rules(info.id, option.rule)} />
              </p>
            </div>
          ))}
        </div>
      </details>
    </section>
  )
}
