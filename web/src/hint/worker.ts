import { loadGame } from '@durbar/catalog/load'
import { type AdviceJob, type Suggestion, suggest } from '@durbar/table/advise'

export type HintMessage = { readonly suggestions: readonly Suggestion[] } | { readonly problem: string }

/** The thread in which hints are thought out on this device. It is ended from outside when nobody waits any more. */
addEventListener('message', async ({ data }: MessageEvent<AdviceJob>) => {
  const tell = (message: HintMessage): void => postMessage(message)
  try {
    tell({ suggestions: suggest(data, await loadGame(data.game)) })
  } catch (problem) {
    tell({ problem: String(problem) })
  }
})
