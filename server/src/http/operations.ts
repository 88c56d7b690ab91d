import {
  createdTable,
  deletedTable,
  document,
  gameList,
  health,
  joinRequest,
  leaveRequest,
  me,
  newInvite,
  newTable,
  newWebhook,
  pauseRequest,
  recoverRequest,
  recoveryCode,
  renameRequest,
  startRequest,
  substituteRequest,
  tableList,
  tableQuery,
  tableSummary,
  webhookAnswer,
  webhookRequest,
  webhookTest,
  z,
} from '@durbar/protocol'

/** Every address of the REST API, as data: the routes and the OpenAPI document are both made of it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly body?: z.ZodType
  readonly query?: z.ZodType
  readonly answer: z.ZodType
  /** What the answer is, where it is not JSON. */
  readonly type?: string
  readonly status?: number
}

export const operations = {
  health: { method: 'GET', path: '/healthz', summary: 'Does the process live', answer: health },
  ready: {
    method: 'GET',
    path: '/readyz',
    summary: 'Does the store answer, and is the server not about to stop',
    answer: health,
  },
  me: { method: 'GET', path: '/api/me', summary: 'Who am I; sets the guest cookie', answer: me },
  rename: { method: 'PATCH', path: '/api/me', summary: 'Change my name', body: renameRequest, answer: me },
  newRecovery: {
    method: 'POST',
    path: '/api/me/recovery',
    summary: 'A new recovery code in place of the old one',
    answer: recoveryCode,
  },
  recover: {
    method: 'POST',
    path: '/api/me/recover',
    summary: 'Be the guest whose recovery code this is; sets the guest cookie',
    body: recoverRequest,
    answer: me,
  },
  webhook: {
    method: 'GET',
    path: '/api/me/webhook',
    summary: 'Where I am called when a table waits for me',
    answer: webhookAnswer,
  },
  setWebhook: {
    method: 'PUT',
    path: '/api/me/webhook',
    summary: 'Be called there from now on; the secret of the signature is told only here',
    body: webhookRequest,
    answer: newWebhook,
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/api/me/webhook',
    summary: 'Be called no more',
    answer: webhookAnswer,
  },
  testWebhook: {
    method: 'POST',
    path: '/api/me/webhook/test',
    summary: 'Call me now, to see whether it works',
    answer: webhookTest,
  },
  games: { method: 'GET', path: '/api/games', summary: 'The titles with their options and bots', answer: gameList },
  gameComponents: {
    method: 'GET',
    path: '/api/games/:game/components',
    summary: 'The printed data of the house',
    answer: document,
  },
  create: {
    method: 'POST',
    path: '/api/tables',
    summary: 'Make a table',
    body: newTable,
    answer: createdTable,
    status: 201,
  },
  tables: { method: 'GET', path: '/api/tables', summary: 'My tables, the last touched first', answer: tableList },
  table: { method: 'GET', path: '/api/tables/:id', summary: 'One table', query: tableQuery, answer: tableSummary },
  remove: {
    method: 'DELETE',
    path: '/api/tables/:id',
    summary: 'Delete a table for good (host; not while others play)',
    answer: deletedTable,
  },
  tableComponents: {
    method: 'GET',
    path: '/api/tables/:id/components',
    summary: 'The printed data this table is played with',
    query: tableQuery,
    answer: document,
  },
  join: {
    method: 'POST',
    path: '/api/tables/:id/join',
    summary: "Sit down: a free seat, a bot's, or my own again",
    body: joinRequest,
    answer: tableSummary,
  },
  leave: {
    method: 'POST',
    path: '/api/tables/:id/leave',
    summary: 'Give my seat to a bot, or free it before the start',
    body: leaveRequest,
    answer: tableSummary,
  },
  start: {
    method: 'POST',
    path: '/api/tables/:id/start',
    summary: 'Begin (host); open seats may be filled with a bot',
    body: startRequest,
    answer: tableSummary,
  },
  pause: {
    method: 'POST',
    path: '/api/tables/:id/pause',
    summary: 'Wish for a pause, or no longer; when all people at the table do, nobody’s time runs',
    body: pauseRequest,
    answer: tableSummary,
  },
  substitute: {
    method: 'POST',
    path: '/api/tables/:id/substitute',
    summary: 'Let a bot play for somebody the table has waited for too long',
    body: substituteRequest,
    answer: tableSummary,
  },
  invite: {
    method: 'POST',
    path: '/api/tables/:id/invite',
    summary: 'A new invite in place of the old one (host)',
    answer: newInvite,
  },
  record: {
    method: 'GET',
    path: '/api/tables/:id/record',
    summary: 'The record, when the game is over',
    query: tableQuery,
    answer: z.string(),
    type: 'application/jsonl',
  },
} as const satisfies Readonly<Record<string, Operation>>

export type OperationName = keyof typeof operations

type Part<N extends OperationName, K extends 'body' | 'query'> = (typeof operations)[N] extends {
  readonly [key in K]: infer S extends z.ZodType
}
  ? z.output<S>
  : undefined

export type BodyOf<N extends OperationName> = Part<N, 'body'>
export type QueryOf<N extends OperationName> = Part<N, 'query'>
export type AnswerOf<N extends OperationName> = z.output<(typeof operations)[N]['answer']>
