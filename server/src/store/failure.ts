import { Problem } from '../problem.ts'

/**
 * What a failure of the store means for whoever asked: a disk that is full or may not be written, or a database that is
 * away. The same request may succeed later. Undefined if it is something else.
 */
export function storeProblem(error: unknown): Problem | undefined {
  const code = codeOf(error)
  if (full.test(code))
    return new Problem(503, 'store-full', 'The server has no space left to keep this; nothing was changed.')
  if (isLineLost(error))
    return new Problem(
      503,
      'store-uncertain',
      'The line to the store was lost: it is not known whether this was kept. Look again.',
    )
  if (unavailable.test(code) || (code === '' && error instanceof Error && unreachable.test(error.message)))
    return new Problem(503, 'store-unavailable', 'The server cannot write now; nothing was changed. Try again later.')
  return undefined
}

/**
 * Whether the database went away while something was asked of it. If that was a commit, only the store can tell whether
 * it has happened.
 */
export function isLineLost(error: unknown): boolean {
  const code = codeOf(error)
  return lost.test(code) || (code === '' && error instanceof Error && lostLine.test(error.message))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** What the PostgreSQL driver says, without a code, when the database goes away under it. */
const lostLine = /^(Connection terminated|Client has encountered a connection error)/
/** The same when it could not be reached in the first place. */
const unreachable = /^(Client was closed|timeout exceeded when trying to connect)/
/** The line broke, or the database told us that it is about to. */
const lost = /^(ECONNRESET|EPIPE|ETIMEDOUT|08003|08006|08007|57P01|57P02)$/
/** SQLite, the file system, PostgreSQL. */
const full = /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/
const unavailable =
  /^(SQLITE_(READONLY|IOERR|CANTOPEN|BUSY|LOCKED|PERM)\w*|EROFS|EACCES|ECONNREFUSED|25006|08\w{3}|53\w{3}|57P0\d)$/
