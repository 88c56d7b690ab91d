import type { GameText } from '@durbar/kernel'
import type { GameInfo } from '@durbar/protocol'
import { type FormEvent, useState } from 'react'
import { type Book, loadBook, loadText } from '../games.ts'
import { pickOne } from '../home/names.ts'
import { titleOf } from '../home/shelf.ts'
import { keepInvite } from '../net/invites.ts'
import { ApiFailure, api } from '../net/rest.ts'
import { usePreferences } from '../preferences.ts'
import { navigate, paths } from '../router.ts'
import { useTitle } from '../table/tab-title.ts'
import { GameEmblem } from '../ui/game-emblem.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFooter } from '../ui/page-footer.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { problemText } from '../ui/problem.ts'
import { RuleId } from '../ui/rule-id.tsx'
import { Switch } from '../ui/switch.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { useWords } from '../words/index.ts'
import { countOf, type Draft, hasCompany, newDraft, requestOf, startsAtOnce } from './draft.ts'
import { Options } from './options.tsx'
import { Pack } from './pack.tsx'
import { Seats } from './seats.tsx'
import '../styles/create.css'

export default function Create({ game }: { readonly game: string }) {
  const words = useWords()
  const { language } = usePreferences()
  useTitle(words.create.title)
  const loaded = useLoaded(`${game} ${language}`, async () => {
    const [games, text, book] = await Promise.all([api.games(), loadText(game, language), loadBook(game, language)])
    return { games, text, book }
  })
  if (loaded.state === 'failed') return <Notice title={problemText(loaded.problem, words)} />
  if (loaded.state === 'loading') return <div className="page-loading" />
  const { games, text, book } = loaded.value
  const info = games.find(({ id }) => id === game)
  if (info === undefined) return <Notice title={words.create.noGame} />
  return (
    <div className="page">
      <PageHeader />
      <main id="content" className="narrow create">
        <h1>{words.create.title}</h1>
        <Games games={games} chosen={game} />
        <Form info={info} text={text} book={book} />
      </main>
      <PageFooter />
    </div>
  )
}

function Games({ games, chosen }: { readonly games: readonly GameInfo[]; readonly chosen: string }) {
  const words = useWords()
  return (
    <nav className="create-games" aria-label={words.create.game}>
      {games.map(({ id }) => (
        <Link key={id} href={paths.new(id)} aria-current={id === chosen ? 'page' : undefined}>
          <GameEmblem game={id} size={40} />
          {titleOf(id, words)}
        </Link>
      ))}
    </nav>
  )
}

interface FormProps {
  readonly info: GameInfo
  readonly text: GameText
  readonly book: Book | undefined
}

function Form({ info, text, book }: FormProps) {
  const words = useWords()
  const { create } = words
  const [draft, setDraft] = useState<Draft>(() => newDraft(info))
  const [suggestion] = useState(() => pickOne(create.tableNames))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { table, invite } = await api.create(requestOf(draft, info.id, suggestion))
      keepInvite(table.id, invite)
      navigate(paths.table(table.id))
    } catch (failure) {
      setProblem(failure)
      setBusy(false)
    }
  }

  return (
    <form className="create-form" onSubmit={submit}>
      <label className="field">
        <span>
          {create.tableName} <small>{create.tableNameHint}</small>
        </span>
        <input
          maxLength={60}
          value={draft.name}
          placeholder={suggestion}
          autoComplete="off"
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
      </label>
      <Seats draft={draft} info={info} onChange={setDraft} />
      <Options kind="variant" draft={draft} info={info} text={text} book={book} onChange={setDraft} />
      <Options kind="ruling" draft={draft} info={info} text={text} book={book} onChange={setDraft} />
      {hasCompany(draft) && (
        <Switch
          label={words.study.hintsSetting}
          hint={words.study.hintsSettingHint}
          checked={draft.hints}
          onChange={(hints) => setDraft({ ...draft, hints })}
        />
      )}
      <Pack draft={draft} game={info.id} onChange={setDraft} />
      <div className="create-foot">
        {problem !== undefined && <CreateProblem problem={problem} text={text} game={info.id} />}
        <p>{create.summary(countOf(draft, 'person'), countOf(draft, 'open'), countOf(draft, 'bot'))}</p>
        <button type="submit" className="button primary large" aria-disabled={busy}>
          {busy ? words.home.opening : startsAtOnce(draft) ? create.createAndStart : create.create}
        </button>
      </div>
    </form>
  )
}

/** The game's own sentence where the server gave a reason, with the rule it comes from. */
function CreateProblem(props: { readonly problem: unknown; readonly text: GameText; readonly game: string }) {
  const words = useWords()
  const refusal = props.problem instanceof ApiFailure ? props.problem.refusal : undefined
  if (refusal === undefined)
    return (
      <p className="problem" role="alert">
        {problemText(props.problem, words)}
      </p>
    )
  return (
    <p className="problem" role="alert">
      {props.text.refusal(refusal, { you: 'spectator', name: String })}{' '}
      <RuleId id={refusal.rule} href={paths.rules(props.game, refusal.rule)} />
    </p>
  )
}
