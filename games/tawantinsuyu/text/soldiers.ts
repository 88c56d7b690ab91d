import type { Soldiers } from './written.ts'

/** Army cards told by the soldiers on them: "1 + 2 + 2". */
export function soldiersOn({ ones, twos }: Soldiers, none: string): string {
  return [...Array<string>(ones).fill('1'), ...Array<string>(twos).fill('2')].join(' + ') || none
}
