import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const dirs: string[] = []
// Registered before everything a spec registers, hence run after it.
afterAll(() => {
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true })
})

/** A directory that is gone after the spec file. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'durbar-'))
  dirs.push(dir)
  return dir
}
