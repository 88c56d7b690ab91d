import { useState } from 'react'
import { useMyTables } from '../home/my-tables.tsx'
import { titleOf } from '../home/shelf.ts'
import { ApiFailure } from '../net/rest.ts'
import { paths } from '../router.ts'
import { useTitle } from '../table/tab-title.ts'
import { GameEmblem } from '../ui/game-emblem.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { PageFooter } from '../ui/page-footer.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { loadedValue } from '../ui/use-loaded.ts'
import { useWords, type Words } from '../words/index.ts'
import { UnreadableStudy } from './document.ts'
import { TooLarge, textOf } from './hand-over.ts'
import '../styles/home.css'

interface OpenStudyProps {
  readonly problem: unknown
  onText(text: string): void
  onProblem(problem: unknown): void
}

/** The way in: a file, a text, or a table of mine. */
export function OpenStudy({ problem, onText, onProblem }: OpenStudyProps) {
  const words = useWords()
  const { study } = words
  const [pasted, setPasted] = useState('')
  useTitle(study.title)
  return (
    <div className="page open-study">
      <PageHeader />
      <main id="content" className="narrow">
        <h1>{study.open}</h1>
        <p className="lead">{study.openHint}</p>
        {problem !== undefined && (
          <p className="problem" role="alert">
            {problemOf(problem, words)}
          </p>
        )}
        <div className="study-drop">
          <Icon name="up" size={2} />
          <label className="button primary large">
            {study.chooseFile}
            <input
              type="file"
              className="sr-only"
              accept=".jsonl,.json,.txt,application/json,application/jsonl,text/plain"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0]
                if (file) textOf(file).then(onText, onProblem)
              }}
            />
          </label>
          <p>{study.dropHere}</p>
        </div>
        <form
          className="stack study-paste"
          onSubmit={(event) => {
            event.preventDefault()
            if (pasted.trim() !== '') onText(pasted)
          }}
        >
          <label className="field">
            <span>{study.paste}</span>
            <textarea
              rows={4}
              spellCheck={false}
              value={pasted}
              onChange={(event) => setPasted(event.currentTarget.value)}
            />
            <small>{study.pasteHint}</small>
          </label>
          <button type="submit" className="button">
            {study.openPasted}
          </button>
        </form>
        <FinishedTables />
      </main>
      <PageFooter />
    </div>
  )
}

function FinishedTables() {
  const words = useWords()
  const { study } = words
  const tables = loadedValue(useMyTables())?.filter(({ status }) => status === 'finished')
  return (
    <section className="my-tables" aria-labelledby="finished-tables">
      <h2 id="finished-tables">{study.finishedTables}</h2>
      {tables?.length === 0 && <p className="hint">{study.noFinished}</p>}
      <ul>
        {tables?.map(({ id, game, name }) => (
          <li key={id}>
            <Link className="table-row" href={paths.study(id)}>
              <GameEmblem game={game} />
              <span className="table-name">
                <b>{name}</b>
                <small>{titleOf(game, words)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function problemOf(problem: unknown, { study, errors }: Words): string {
  if (problem instanceof TooLarge) return study.unreadable['too-large']
  if (problem instanceof ApiFailure)
    return problem.code === 'offline' ? errors.offline : study.unreadable['not-finished']
  if (!(problem instanceof UnreadableStudy)) return errors.general
  const { reason, line, message } = problem
  const where = line === undefined ? '' : ` ${study.atLine(line)}:`
  return `${study.unreadable[reason]}${where} ${message}`
}
