import { ApiFailure } from '../net/rest.ts'

/** The same answer as the server's, so that pages need not know who answered. */
export const noSuchTable = (): ApiFailure => new ApiFailure('no-such-table', '', 404)

/** A browser that keeps nothing, as in some private windows. */
export const noStorage = (): ApiFailure => new ApiFailure('no-storage', '', 507)
