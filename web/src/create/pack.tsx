import { type ChangeEvent, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words/index.ts'
import type { Draft } from './draft.ts'

interface PackProps {
  readonly draft: Draft
  readonly game: string
  onChange(draft: Draft): void
}

/** Printed values typed in by an owner of the box. Here only: is it JSON? What it says is the server's to check. */
export function Pack({ draft, game, onChange }: PackProps) {
  const { create } = useWords()
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
        <a className="text-link" href={`/api/games/${game}/components`} download={`${game}-components.json`}>
          <Icon name="down" size={1} /> {create.packHouse}
        </a>
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
