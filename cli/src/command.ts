import { ConfigError, NotationError } from '@durbar/kernel'

/** One word of the command line. */
export interface Command {
  /** The whole of `--help`. */
  readonly help: string
  run(args: readonly string[]): Promise<void> | void
}

/** Bad input: told in one sentence, exit code 2, nothing changed. */
export class InputError extends Error {
  /** The refusal, for readers that want it as data. */
  readonly detail: object | undefined

  constructor(message: string, detail?: object) {
    super(message)
    this.name = 'InputError'
    this.detail = detail
  }
}

export function isBadInput(error: unknown): error is Error {
  return (
    error instanceof InputError ||
    error instanceof NotationError ||
    error instanceof ConfigError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  )
}
