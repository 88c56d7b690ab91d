import { type FormEvent, useState } from 'react'
import { api } from '../net/rest.ts'
import { problemText } from '../ui/problem.ts'
import { useWords } from '../words/index.ts'

/** Being the same guest in another browser: a code is shown here and typed there. */
export function Recovery() {
  const words = useWords()
  const { recovery } = words
  const [code, setCode] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function show(): Promise<void> {
    try {
      setCode((await api.newRecovery()).code)
      setProblem(undefined)
    } catch (failure) {
      setProblem(problemText(failure, words))
    }
  }

  async function recover(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('code') ?? '')
    try {
      await api.recover(typed)
      // Everything on this page was somebody else's.
      location.reload()
    } catch (failure) {
      setProblem(problemText(failure, words))
    }
  }

  return (
    <section className="recovery stack" aria-label={recovery.title}>
      <h3>{recovery.title}</h3>
      <p className="hint">{recovery.hint}</p>
      {code === undefined ? (
        <button type="button" className="button" onClick={show}>
          {recovery.show}
        </button>
      ) : (
        <p aria-live="polite">
          <code className="recovery-code">{code}</code>
          <small className="hint">{recovery.shownHint}</small>
        </p>
      )}
      <form className="stack" onSubmit={recover}>
        <label className="field">
          <span>{recovery.code}</span>
          <input
            name="code"
            required
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <small>{recovery.useHint}</small>
        </label>
        <button type="submit" className="button">
          {recovery.use}
        </button>
      </form>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
