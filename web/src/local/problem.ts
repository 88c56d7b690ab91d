import { ApiFailure } from '../net/rest.ts'

/** The same answer as the server's, so that pages need not know who answered. */
export const noSuchTable = (): ApiFailure => new ApiFailure('no-such-table', '', 404)
