import { type ChangeEvent, useState } from 'react'
import { api } from '../net/rest.ts'
import { Icon } from '../ui/icon.tsx'
import { problemText } from '../ui/problem.ts'
import { saveFile } from '../ui/save-file.ts'
import { useWords } from '../words/index.ts'
import type { Draft } from './draft.ts'

interface PackProps {
  readonly draft: Draft
  readonly game: string
  onChange(draft: Draft): void
}

/** Printed values typed in by an owner of the box. Here only: is it JSON? What it says is the server's to check. */
export function Pack({ draft, game, onChange }: PackProps) {
  const words = useWords()
  const { create } = words
  const [problem, setProblem] = useState<string>()

  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (file === undefined) return
    setProblem(undefined)
    try {
      const parsed: unknown = JSON.parse(await file.text())
      if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new TypeError('no object')
      onChange({ ...draft, pack: { file: file.name, components: parsed as NonNullable<Draft['pack']>['components'] } })
    } catch (failure) {
      onChange({ ...draft, pack: undefined })
      const where = failure instanceof SyntaxError ? ` ${failure.message}` : ''
      setProblem(`${create.packNotJson}${where}`)
    }
    // So that the same file, once corrected, can be chosen again.
    input.value = ''
  }

  async function saveOurs(): Promise<void> {
    try {
      const ours = JSON.stringify(await api.components(game), null, 2)
      saveFile(`${game}-components.json`, new Blob([ours], { type: 'application/json' }))
    } catch (failure) {
      setProblem(problemText(failure, words))
    }
  }

  return (
    <section className="create-part" aria-labelledby="create-pack">
      <h2 id="create-pack">{create.pack}</h2>
      <p className="hint">{create.packHint}</p>
      <div className="row">
        <label className="button file-button">
          <input type="file" accept="application/json,.json" onChange={choose} />
          {draft.pack?.file ?? create.packChoose}
        </label>
        {draft.pack && (
          <button type="button" className="button quiet" onClick={() => onChange({ ...draft, pack: undefined })}>
            {create.packRemove}
          </button>
        )}
        <button type="button" className="text-link" onClick={saveOurs}>
          <Icon name="down" size={1} /> {create.packHouse}
        </button>
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
