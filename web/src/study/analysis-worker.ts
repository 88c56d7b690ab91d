import { type AnalysisBudget, analyze, type Finding } from './analyze.ts'
import { readStudy } from './document.ts'

/** What the page asks the thread that analyzes: a record as text. It is ended from outside when nobody wants to know. */
export interface AnalysisRequest {
  readonly record: string
  readonly budget: AnalysisBudget
}

export type AnalysisMessage = Finding | { readonly t: 'done' } | { readonly t: 'failed'; readonly problem: string }

addEventListener('message', async ({ data }: MessageEvent<AnalysisRequest>) => {
  const tell = (message: AnalysisMessage): void => postMessage(message)
  try {
    const { main } = await readStudy(data.record)
    for (const finding of analyze(main, data.budget)) tell(finding)
    tell({ t: 'done' })
  } catch (problem) {
    tell({ t: 'failed', problem: String(problem) })
  }
})
