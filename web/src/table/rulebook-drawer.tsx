import type { TableSummary } from '@durbar/protocol'
import { titleOf } from '../home/shelf.ts'
import { type Asked, Rulebook } from '../rules/rulebook.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useWords } from '../words/index.ts'

interface RulebookDrawerProps {
  readonly table: TableSummary
  readonly asked: Asked | undefined
  onAsk(rule: string): void
  onClose(): void
}

/** The rulebook at reading width. */
export function RulebookDrawer({ table, asked, onAsk, onClose }: RulebookDrawerProps) {
  const words = useWords()
  const { nav } = words
  return (
    <Dialog title={`${titleOf(table.game, words)}: ${nav.rulebook}`} kind="drawer" onClose={onClose}>
      <Rulebook game={table.game} asked={asked} onAsk={onAsk} table={table} />
    </Dialog>
  )
}
