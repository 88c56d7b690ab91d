import type { ServerMessage, z } from '@durbar/protocol'
import { Problem } from './problem.ts'

/** Reads what came from outside, or says what is wrong with it. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = safely(() => schema.safeParse(value))
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, 5)
  throw badRequest(
    issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; '),
  )
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The message is not JSON.')
  }
}

/** A message as it is sent. */
export function textOf(message: ServerMessage): string {
  return JSON.stringify(message)
}

/** Documents nested thousands deep exhaust the stack of whoever walks through them. */
function safely<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) throw badRequest('The document is nested too deeply.')
    throw error
  }
}

export function badRequest(message: string): Problem {
  return new Problem(400, 'bad-request', message)
}
