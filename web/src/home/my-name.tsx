import { type FormEvent, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { problemText } from '../ui/problem.ts'
import { useWords } from '../words/index.ts'
import { rename, useMyName } from './me.ts'
import { Recovery } from './recovery.tsx'
import { Webhook } from './webhook.tsx'

/** Who I am at every new table; a press changes it. */
export function MyName() {
  const { me } = useWords()
  const name = useMyName()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className="my-name"
        aria-label={`${name ?? me.you}. ${me.rename}`}
        onClick={() => setAsking(true)}
      >
        <PlayerMark color={0} size={1.1} />
        <span>{name ?? me.you}</span>
      </button>
      {asking && <NameDialog name={name ?? ''} onClose={() => setAsking(false)} />}
    </>
  )
}

function NameDialog({ name, onClose }: { readonly name: string; onClose(): void }) {
  const words = useWords()
  const [problem, setProblem] = useState<string>()

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    try {
      await rename(wanted)
      onClose()
    } catch (failure) {
      setProblem(problemText(failure, words))
    }
  }

  return (
    <Dialog title={words.me.rename} kind="center" onClose={onClose}>
      <form className="stack" onSubmit={save}>
        <label className="field">
          <span>{words.me.name}</span>
          <input name="name" defaultValue={name} required maxLength={24} autoComplete="nickname" />
        </label>
        {problem && <p role="alert">{problem}</p>}
        <button type="submit" className="button primary">
          {words.me.save}
        </button>
      </form>
      <Recovery />
      <Webhook />
    </Dialog>
  )
}
