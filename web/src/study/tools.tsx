import type { Game, Position } from '@durbar/kernel'
import { useState } from 'react'
import { paths } from '../router.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useWords } from '../words/index.ts'
import { positionText } from './document.ts'

interface StudyToolsProps {
  readonly name: string
  readonly table: string | undefined
  readonly record: string | undefined
  readonly game: Game
  readonly position: Position
  onOpen(): void
}

/** What goes out of a study: the record, a link to it, the position; and the way to another one. */
export function StudyTools({ name, table, record, game, position, onOpen }: StudyToolsProps) {
  const { study } = useWords()
  const [copied, setCopied] = useState<string>()

  async function copy(what: string, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(what)
    } catch {
      setCopied('failed')
    }
    setTimeout(() => setCopied(undefined), 1600)
  }

  return (
    <>
      {copied !== undefined && (
        <span className="study-copied" role="status">
          {copied === 'failed' ? study.copyFailed : study.copied}
        </span>
      )}
      <Tool
        icon="copy"
        label={study.copyPosition}
        onPress={() => void copy('position', positionText(game, position))}
      />
      {table !== undefined && (
        <Tool
          icon="link"
          label={study.shareLink}
          onPress={() => void copy('link', new URL(paths.study(table), location.href).href)}
        />
      )}
      {record !== undefined && (
        <Tool
          icon="down"
          label={study.download}
          onPress={() => saveFile(`${name}.jsonl`, new Blob([record], { type: 'application/jsonl' }))}
        />
      )}
      <Tool icon="up" label={study.openAnother} onPress={onOpen} />
    </>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  onPress(): void
}

function Tool({ icon, label, onPress }: ToolProps) {
  return (
    <button type="button" title={label} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
      <span className="study-tool">{label}</span>
    </button>
  )
}
