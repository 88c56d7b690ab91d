import { Problem } from '../problem.ts'

/**
 * What a failure of the store means for whoever asked: a disk that is full or may not be written, or a database that is
 * away. Nothing was changed, and the same request may succeed later. Undefined if it is something else.
 */
export function storeProblem(error: unknown): Problem | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (full.test(code))
    return new Problem(503, 'store-full', 'The server has no space left to keep this; nothing was changed.')
  if (unavailable.test(code) || (code === '' && error instanceof Error && lostLine.test(error.message)))
    return new Problem(503, 'store-unavailable', 'The server cannot write now; nothing was changed. Try again later.')
  return undefined
}

/** What the PostgreSQL driver says, without a code, when the database goes away under it or cannot be reached in time. */
const lostLine =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect)/
/** SQLite, the file system, PostgreSQL. */
const full = /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/
const unavailable =
  /^(SQLITE_(READONLY|IOERR|CANTOPEN|BUSY|LOCKED|PERM)\w*|EROFS|EACCES|ECONNREFUSED|ECONNRESET|EPIPE|25006|08\w{3}|53\w{3}|57P0\d)$/
