import { type FormEvent, useEffect, useState } from 'react'
import { api, type Webhook as Hook } from '../net/rest.ts'
import { problemText } from '../ui/problem.ts'
import { useWords, type Words } from '../words/index.ts'

/** Being called outside the browser, by a program of one's own. */
export function Webhook() {
  const words = useWords()
  const { webhook } = words
  const [hook, setHook] = useState<Hook | null>()
  const [secret, setSecret] = useState<string>()
  const [said, setSaid] = useState<string>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    // Where no server answers there is nobody who could call.
    api.webhook().then(
      (answer) => setHook(answer.webhook),
      () => setHook(undefined),
    )
  }, [])
  if (hook === undefined) return null

  async function attempt(deed: () => Promise<string | undefined>): Promise<void> {
    setBusy(true)
    setSaid(undefined)
    setSaid(await deed().catch((failure: unknown) => problemText(failure, words)))
    setBusy(false)
  }

  function set(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const url = String(new FormData(event.currentTarget).get('url') ?? '')
    return attempt(async () => {
      const answer = await api.setWebhook(url.trim())
      setHook(answer.webhook)
      setSecret(answer.secret)
      return undefined
    })
  }
  const test = () =>
    attempt(async () => {
      const { problem } = await api.testWebhook()
      setHook((await api.webhook()).webhook)
      return problem === null ? webhook.works : undefined
    })
  const remove = () =>
    attempt(async () => {
      await api.removeWebhook()
      setHook(null)
      setSecret(undefined)
      return undefined
    })

  return (
    <section className="webhook stack" aria-label={webhook.title}>
      <h3>{webhook.title}</h3>
      <p className="hint">{webhook.hint}</p>
      {hook === null ? (
        <form className="stack" onSubmit={set}>
          <label className="field">
            <span>{webhook.url}</span>
            <input name="url" type="url" required maxLength={1000} placeholder="https://" autoComplete="off" />
          </label>
          <button type="submit" className="button" disabled={busy}>
            {webhook.set}
          </button>
        </form>
      ) : (
        <>
          <code className="webhook-url">{hook.url}</code>
          {secret !== undefined && (
            <p aria-live="polite">
              <code className="recovery-code">{secret}</code>
              <small className="hint">{webhook.secretHint}</small>
            </p>
          )}
          {hook.problem !== null && <p role="alert">{whatIsWrong(hook.problem, words)}</p>}
          {hook.offAt !== null && <p>{webhook.off}</p>}
          <div className="webhook-deeds">
            <button type="button" className="button" disabled={busy} onClick={test}>
              {webhook.test}
            </button>
            <button type="button" className="button" disabled={busy} onClick={remove}>
              {webhook.remove}
            </button>
          </div>
        </>
      )}
      {said && <p role="status">{said}</p>}
    </section>
  )
}

function whatIsWrong(problem: string, { webhook }: Words): string {
  const status = /^status-(\d+)$/.exec(problem)?.[1]
  if (status !== undefined) return webhook.status(status)
  const known: Readonly<Record<string, string>> = webhook.problems
  return known[problem] ?? webhook.problems.unreachable
}
