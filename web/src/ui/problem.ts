import { ApiFailure } from '../net/rest.ts'
import type { Words } from '../words/index.ts'

/** The sentence for something that went wrong; the server's own words where it has some. */
export function problemText(problem: unknown, words: Words): string {
  if (!(problem instanceof ApiFailure)) return words.errors.general
  if (problem.code === 'offline') return words.errors.offline
  if (problem.code === 'no-storage') return words.local.noStorage
  if (problem.code === 'no-such-code') return words.recovery.unknown
  if (problem.code === 'bad-webhook') return words.webhook.bad
  if (problem.code === 'private-webhook') return words.webhook.problems['private-address']
  return failureText(problem.code, words) ?? (problem.message || words.errors.general)
}

/** The sentence for a failure of the server's store; undefined for any other. */
export function failureText(code: string, { errors: { store } }: Words): string | undefined {
  return code in store ? store[code as keyof typeof store] : undefined
}
