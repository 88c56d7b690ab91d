import { loadGame } from '@durbar/catalog/load'
import type { Answer, Job } from '@durbar/table'
import { type AdviceJob, type Suggestion, suggest } from '@durbar/table/advise'
import { think } from '@durbar/table/think'
import { type AnalysisBudget, analyze, type Finding } from '../study/analyze.ts'
import { readStudy } from '../study/document.ts'

/**
 * What the page asks a thread: to have a game's rules ready, for a bot's move, for a hint, or to analyze a record. One
 * program for all of it, so that the rules of a game are built for threads once. A thread whose answer nobody wants any
 * more is ended from outside.
 */
export type Question =
  | { readonly t: 'warm'; readonly game: string }
  | { readonly t: 'job'; readonly job: Job }
  | { readonly t: 'hint'; readonly job: AdviceJob }
  | { readonly t: 'analysis'; readonly record: string; readonly budget: AnalysisBudget }

export type HintMessage = { readonly suggestions: readonly Suggestion[] } | { readonly problem: string }
export type AnalysisMessage = Finding | { readonly t: 'done' } | { readonly t: 'failed'; readonly problem: string }

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  switch (data.t) {
    case 'warm':
      await loadGame(data.game)
      return
    case 'job':
      return postMessage(think(data.job, await loadGame(data.job.game)) satisfies Answer)
    case 'hint':
      return postMessage((await hintFor(data.job)) satisfies HintMessage)
    case 'analysis':
      return tellAnalysis(data.record, data.budget)
  }
})

async function hintFor(job: AdviceJob): Promise<HintMessage> {
  try {
    return { suggestions: suggest(job, await loadGame(job.game)) }
  } catch (problem) {
    return { problem: String(problem) }
  }
}

async function tellAnalysis(record: string, budget: AnalysisBudget): Promise<void> {
  const tell = (message: AnalysisMessage): void => postMessage(message)
  try {
    const { main } = await readStudy(record)
    for (const finding of analyze(main, budget)) tell(finding)
    tell({ t: 'done' })
  } catch (problem) {
    tell({ t: 'failed', problem: String(problem) })
  }
}
