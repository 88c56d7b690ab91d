import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { storeFile } from './database.ts'

/** A copy that cannot be made, for a reason that whoever asked can do something about. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupError'
  }
}

export interface Backup {
  readonly tables: number
  readonly entries: number
}

/**
 * Copies the store in a folder into one file, whole and consistent, while a server goes on writing to it. The file is
 * checked before it gets its name; a file that is there already is left alone.
 */
export async function backUp(dataDir: string, out: string): Promise<Backup> {
  const source = join(dataDir, storeFile)
  if (!existsSync(source)) throw new BackupError(`there is no ${source}`)
  if (existsSync(out)) throw new BackupError(`${out} is there already`)
  const draft = `${out}.${process.pid}.draft`
  const file = new Database(source, { readonly: true, fileMustExist: true })
  try {
    await file.backup(draft)
    const counts = check(draft)
    renameSync(draft, out)
    return counts
  } finally {
    file.close()
    for (const rest of [draft, `${draft}-journal`, `${draft}-wal`, `${draft}-shm`]) rmSync(rest, { force: true })
  }
}

function check(path: string): Backup {
  const copy = new Database(path)
  try {
    // One file without companions; the server that opens it switches back by itself.
    copy.pragma('journal_mode = DELETE')
    const [result] = copy.pragma('integrity_check') as { integrity_check: string }[]
    if (result?.integrity_check !== 'ok') throw new Error(`the copy is damaged: ${result?.integrity_check}`)
    const count = (table: string): number => Number(copy.prepare(`select count(*) from ${table}`).pluck().get())
    return { tables: count('game_table'), entries: count('entry') }
  } finally {
    copy.close()
  }
}
