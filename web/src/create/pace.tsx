import { usePreferences } from '../preferences.ts'
import { Segmented } from '../ui/segmented.tsx'
import { useWords } from '../words/index.ts'
import { spanOf } from '../words/span.ts'
import type { Draft } from './draft.ts'
import { type PaceName, paceNames, paces } from './paces.ts'

const timeouts = ['ask', 'bot'] as const

/** How fast the table is meant to be played. */
export function PaceChoice({ draft, onChange }: { readonly draft: Draft; onChange(draft: Draft): void }) {
  const { clock } = useWords()
  const { language } = usePreferences()
  const label = (name: PaceName): string => {
    const pace = paces[name]
    return pace === undefined
      ? clock.none
      : `${clock.kinds[pace.kind]}: ${clock.bank(spanOf(pace.bank, language), spanOf(pace.increment, language))}`
  }
  return (
    <section className="create-part" aria-labelledby="create-pace">
      <h2 id="create-pace">{clock.pace}</h2>
      <p className="hint">{clock.hint}</p>
      <select
        aria-labelledby="create-pace"
        value={draft.pace}
        onChange={(event) => {
          const pace = paceNames.find((name) => name === event.currentTarget.value)
          if (pace) onChange({ ...draft, pace })
        }}
      >
        {paceNames.map((name) => (
          <option key={name} value={name}>
            {label(name)}
          </option>
        ))}
      </select>
      {draft.pace !== 'none' && (
        <Segmented
          legend={clock.timeout}
          choices={timeouts.map((timeout) => ({ value: timeout, label: clock.timeouts[timeout] }))}
          value={draft.timeout}
          onChange={(timeout) => onChange({ ...draft, timeout })}
        />
      )}
    </section>
  )
}
