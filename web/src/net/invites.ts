import { recall, remember } from '../memory.ts'

/** The invite of a table is told once, to whoever makes it; this browser keeps it to show the link again. */
export function keepInvite(table: string, invite: string): void {
  remember('invites', { ...recall<Record<string, string>>('invites', {}), [table]: invite })
}

export function inviteOf(table: string): string | undefined {
  return recall<Record<string, string>>('invites', {})[table]
}
