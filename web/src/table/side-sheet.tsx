import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words/index.ts'
import { Side, type SideProps } from './side.tsx'

interface SideSheetProps extends SideProps {
  onSettings(): void
  onClose(): void
}

/** What stands beside the board on a wide screen, in a sheet on a phone. */
export function SideSheet({ onSettings, onClose, ...side }: SideSheetProps) {
  const { nav } = useWords()
  return (
    <Dialog title={side.table.name} kind="sheet" className="side-sheet" onClose={onClose}>
      <Side {...side} />
      <button type="button" className="button sheet-settings" onClick={onSettings}>
        <Icon name="gear" />
        {nav.settings}
      </button>
    </Dialog>
  )
}
