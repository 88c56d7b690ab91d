import type { ReactNode } from 'react'
import { Mark } from '../home/illustrations/mark.tsx'
import { paths } from '../router.ts'
import { LanguageMenu } from '../table/header.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { ThemeButton } from '../ui/theme-button.tsx'
import { useWords } from '../words/index.ts'

interface StudyHeaderProps {
  readonly name: string
  readonly title: string
  readonly progress: string
  readonly compact: boolean
  /** Where there is room for them. */
  readonly tools: ReactNode
  onKeys(): void
  onMenu(): void
}

export function StudyHeader(props: StudyHeaderProps) {
  const { name, title, progress, compact, tools, onKeys, onMenu } = props
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
        {compact ? (
          <button type="button" className="icon-button menu-button" aria-label={nav.menu} onClick={onMenu}>
            <Icon name="menu" size={1.5} />
          </button>
        ) : (
          <>
            {tools}
            <button type="button" aria-label={study.keys} title={study.keys} onClick={onKeys}>
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
