import { useEffect, useState } from 'react'
import { hireThread } from '../thread/hire.ts'
import type { AnalysisMessage, Question } from '../thread/worker.ts'
import type { AnalysisBudget, Sample, Swing } from './analyze.ts'

export type Depth = 'quick' | 'normal' | 'deep'

const budgets: Readonly<Record<Depth, AnalysisBudget>> = {
  quick: { playOuts: 4, positions: 48, swings: 4, iterations: 150 },
  normal: { playOuts: 16, positions: 160, swings: 8, iterations: 800 },
  deep: { playOuts: 40, positions: 400, swings: 12, iterations: 3000 },
}

export interface Analysis {
  readonly status: 'idle' | 'running' | 'done' | 'stopped' | 'failed'
  /** In the order of the game. */
  readonly samples: readonly Sample[]
  /** The biggest first. */
  readonly swings: readonly Swing[]
  readonly done: number
  readonly total: number
}

const nothing: Analysis = { status: 'idle', samples: [], swings: [], done: 0, total: 0 }

function receive(analysis: Analysis, message: AnalysisMessage): Analysis {
  switch (message.t) {
    case 'sample': {
      // A closer look at a position takes the place of the first one.
      const others = analysis.samples.filter(({ index }) => index !== message.sample.index)
      const samples = [...others, message.sample].sort((a, b) => a.index - b.index)
      return { ...analysis, samples, done: message.done, total: message.total }
    }
    case 'swing':
      return { ...analysis, swings: [...analysis.swings, message.swing], done: message.done, total: message.total }
    case 'done':
    case 'failed':
      return { ...analysis, status: message.t }
  }
}

/** Analyzes the record in a thread of its own, from the moment the study opens; can be stopped and begun anew. */
export function useAnalysis(record: string | undefined, depth: Depth) {
  const [analysis, setAnalysis] = useState(nothing)
  const [wanted, setWanted] = useState(true)

  useEffect(() => {
    if (record === undefined || !wanted) return
    setAnalysis({ ...nothing, status: 'running' })
    const worker = hireThread()
    worker.onmessage = ({ data }: MessageEvent<AnalysisMessage>) => setAnalysis((known) => receive(known, data))
    worker.onerror = () => setAnalysis((known) => ({ ...known, status: 'failed' }))
    worker.postMessage({ t: 'analysis', record, budget: budgets[depth] } satisfies Question)
    return () => worker.terminate()
  }, [record, depth, wanted])

  return {
    analysis,
    stop() {
      setWanted(false)
      setAnalysis((known) => (known.status === 'running' ? { ...known, status: 'stopped' } : known))
    },
    begin: () => setWanted(true),
  }
}
