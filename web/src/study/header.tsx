import type { Game, Position } from '@durbar/kernel'
import { useState } from 'react'
import { Mark } from '../home/illustrations/mark.tsx'
import { paths } from '../router.ts'
import { LanguageMenu } from '../table/header.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { saveFile } from '../ui/save-file.ts'
import { ThemeButton } from '../ui/theme-button.tsx'
import { useWords } from '../words/index.ts'
import { positionText } from './document.ts'

interface StudyHeaderProps {
  readonly name: string
  readonly title: string
  readonly progress: string
  readonly compact: boolean
  readonly table: string | undefined
  readonly record: string | undefined
  readonly game: Game
  readonly position: Position
  onOpen(): void
  onKeys(): void
  onMenu(): void
}

export function StudyHeader(props: StudyHeaderProps) {
  const { name, title, progress, compact, onMenu } = props
  const { nav, study } = useWords()
  return (
    <header className="table-header study-header">
      <Link href={paths.home} className="brand" aria-label={nav.home}>
        <Mark size={22} className="brand-mark" />
        {!compact && <span className="brand-name">Durbar</span>}
      </Link>
      <div className="table-title">
        <b>{compact ? title : `${study.title}: ${title}`}</b>
        {!compact && name !== title && <span>{name}</span>}
      </div>
      <div className="table-turn">
        <span className="table-progress">{progress}</span>
      </div>
      <nav className="table-nav" aria-label={nav.site}>
        <Tools {...props} />
        {compact ? (
          <button type="button" className="icon-button menu-button" aria-label={nav.menu} onClick={onMenu}>
            <Icon name="menu" size={1.5} />
          </button>
        ) : (
          <>
            <button type="button" aria-label={study.keys} title={study.keys} onClick={props.onKeys}>
              <Icon name="keyboard" />
            </button>
            <ThemeButton />
            <LanguageMenu />
          </>
        )}
      </nav>
    </header>
  )
}

/** What goes out of a study: the record, a link to it, the position; and the way to another one. */
function Tools({ compact, name, table, record, game, position, onOpen }: StudyHeaderProps) {
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
        compact={compact}
        onPress={() => void copy('position', positionText(game, position))}
      />
      {table !== undefined && !compact && (
        <Tool
          icon="link"
          label={study.shareLink}
          compact={compact}
          onPress={() => void copy('link', new URL(paths.study(table), location.href).href)}
        />
      )}
      {record !== undefined && (
        <Tool
          icon="down"
          label={study.download}
          compact={compact}
          onPress={() => saveFile(`${name}.jsonl`, new Blob([record], { type: 'application/jsonl' }))}
        />
      )}
      <Tool icon="up" label={study.openAnother} compact={compact} onPress={onOpen} />
    </>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly compact: boolean
  onPress(): void
}

function Tool({ icon, label, compact, onPress }: ToolProps) {
  return (
    <button type="button" title={label} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
      {!compact && <span className="study-tool">{label}</span>}
    </button>
  )
}
