import type { GameText } from '@durbar/kernel'
import type { GameInfo } from '@durbar/protocol'
import { type FormEvent, useState } from 'react'
import { type Book, loadBook, loadText } from '../games.ts'
import { pickOne } from '../home/names.ts'
import { titleOf, titles, useCatalog } from '../home/shelf.ts'
import { ApiFailure, api, isOffline } from '../net/rest.ts'
import { usePreferences } from '../preferences.ts'
import { paths } from '../router.ts'
import { useTitle } from '../table/tab-title.ts'
import { GameEmblem } from '../ui/game-emblem.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFooter } from '../ui/page-footer.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { problemText } from '../ui/problem.ts'
import { RuleId } from '../ui/rule-id.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Switch } from '../ui/switch.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { useWords } from '../words/index.ts'
import { changePlace, countOf, type Draft, hasCompany, newDraft, requestOf, startsAtOnce } from './draft.ts'
import { openNewTable, type Place } from './open-table.ts'
import { Options } from './options.tsx'
import { PaceChoice } from './pace.tsx'
import { Pack } from './pack.tsx'
import { Seats } from './seats.tsx'
import '../styles/create.css'

export default function Create({ game }: { readonly game: string }) {
  const words = useWords()
  const { language } = usePreferences()
  useTitle(words.create.title)
  const loaded = useLoaded(`${game} ${language}`, async () => {
    const [{ info, places }, text, book] = await Promise.all([
      knownOf(game),
      loadText(game, language),
      loadBook(game, language),
    ])
    return { info, places, text, book }
  })
  if (loaded.state === 'failed') return <Notice title={problemText(loaded.problem, words)} />
  if (loaded.state === 'loading') return <div className="page-loading" />
  const { info, places, text, book } = loaded.value
  if (info === undefined) return <Notice title={words.create.noGame} />
  return (
    <div className="page">
      <PageHeader />
      <main id="content" className="narrow create">
        <h1>{words.create.title}</h1>
        <Games chosen={game} />
        <Form info={info} places={places} text={text} book={book} />
      </main>
      <PageFooter />
    </div>
  )
}

interface Known {
  readonly info: GameInfo | undefined
  /** Where a table of it can be made now. */
  readonly places: readonly Place[]
}

async function knownOf(game: string): Promise<Known> {
  try {
    return { info: (await api.games()).find(({ id }) => id === game), places: ['friends', 'device'] }
  } catch (problem) {
    if (!isOffline(problem)) throw problem
    const { localGame } = await import('../local/index.ts')
    return { info: await localGame(game).catch(() => undefined), places: ['device'] }
  }
}

function Games({ chosen }: { readonly chosen: string }) {
  const words = useWords()
  const catalog = useCatalog() ?? titles.map(({ id }) => id)
  return (
    <nav className="create-games" aria-label={words.create.game}>
      {catalog.map((id) => (
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
  readonly places: Known['places']
  readonly text: GameText
  readonly book: Book | undefined
}

function Form({ info, places, text, book }: FormProps) {
  const words = useWords()
  const { create } = words
  const [draft, setDraft] = useState<Draft>(() => newDraft(info, places[0]))
  const [suggestion] = useState(() => pickOne(create.tableNames))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await openNewTable(requestOf(draft, info.id, suggestion), draft.place, words)
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
      <Where place={draft.place} places={places} onChange={(place) => setDraft(changePlace(draft, place))} />
      <Seats draft={draft} info={info} onChange={setDraft} />
      {draft.place === 'friends' && <PaceChoice draft={draft} onChange={setDraft} />}
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

interface WhereProps {
  readonly place: Place
  readonly places: Known['places']
  onChange(place: Place): void
}

function Where({ place, places, onChange }: WhereProps) {
  const { local } = useWords()
  return (
    <section className="create-part create-where">
      {places.length > 1 && (
        <Segmented
          legend={local.where}
          choices={places.map((value) => ({ value, label: local.places[value] }))}
          value={place}
          onChange={onChange}
        />
      )}
      <p className="hint">{places.length > 1 ? local.placeHints[place] : local.noServer}</p>
    </section>
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
