import { loadGame } from '@durbar/catalog/load'
import type { Job } from '@durbar/table'
import { think } from '@durbar/table/think'

/** What the page asks the thread in which bots think: to have a game's rules ready, or for a move. */
export type Question = { readonly t: 'warm'; readonly game: string } | { readonly t: 'job'; readonly job: Job }

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  if (data.t === 'warm') await loadGame(data.game)
  else postMessage(think(data.job, await loadGame(data.job.game)))
})
