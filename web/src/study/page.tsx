import { useEffect, useState } from 'react'
import { api } from '../net/rest.ts'
import { navigate, paths } from '../router.ts'
import { useWords } from '../words/index.ts'
import { readStudy, type Studied } from './document.ts'
import { handedText, handOver, useRecordDrop } from './hand-over.ts'
import { OpenStudy } from './open-study.tsx'
import { Study } from './study.tsx'
import '../styles/table.css'
import '../styles/study/index.css'

type Reading =
  | { readonly t: 'empty'; readonly problem?: unknown }
  | { readonly t: 'reading' }
  | { readonly t: 'open'; readonly studied: Studied; readonly text: string }

/** Finds what is to be studied: a finished table's record, a file, or a pasted text. */
export default function StudyPage({ table }: { readonly table: string | undefined }) {
  const { study } = useWords()
  const [reading, setReading] = useState<Reading>({ t: 'reading' })

  function read(source: Promise<string | undefined>): void {
    setReading({ t: 'reading' })
    source
      .then(async (text): Promise<Reading> => {
        if (text === undefined) return { t: 'empty' }
        return { t: 'open', studied: await readStudy(text), text }
      })
      .then(setReading, (problem: unknown) => setReading({ t: 'empty', problem }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once per table
  useEffect(() => {
    read(table === undefined ? Promise.resolve(handedText()) : api.record(table))
  }, [table])

  /** A text that comes by hand belongs to no table; the address must not say otherwise. */
  function openText(text: string): void {
    handOver(text)
    if (table === undefined) read(Promise.resolve(text))
    else navigate(paths.study())
  }
  useRecordDrop(openText, (problem) => setReading({ t: 'empty', problem }))

  if (reading.t === 'reading') return <div className="page-loading" role="status" aria-label={study.reading} />
  if (reading.t === 'empty')
    return (
      <OpenStudy
        problem={reading.problem}
        onText={openText}
        onProblem={(problem) => setReading({ t: 'empty', problem })}
      />
    )
  return (
    <Study
      key={reading.text}
      studied={reading.studied}
      table={table}
      onClose={() => {
        handOver(undefined)
        if (table === undefined) setReading({ t: 'empty' })
        else navigate(paths.study())
      }}
    />
  )
}
