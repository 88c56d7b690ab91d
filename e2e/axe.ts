import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
}

/** Nothing on the page that axe knows to keep somebody out. */
export async function expectAccessible(page: Page, where: string, theme: 'light' | 'dark' = 'light'): Promise<void> {
  // The page forbids foreign scripts, so axe comes in through the debugger.
  await page.evaluate(axeSource)
  // In the dark the page is the same but for its colors.
  const options = theme === 'dark' ? { runOnly: ['color-contrast'] } : {}
  const { violations } = await page.evaluate(
    (wanted) => (globalThis as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run(wanted),
    options,
  )
  expect(violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes[0]?.html}`)).toEqual([])
}
