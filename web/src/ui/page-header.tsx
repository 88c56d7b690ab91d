import { Mark } from '../home/illustrations/mark.tsx'
import { MyName } from '../home/my-name.tsx'
import { paths } from '../router.ts'
import { useWords } from '../words/index.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Link } from './link.tsx'
import { ThemeButton } from './theme-button.tsx'

/** The header of every page but the table's. */
export function PageHeader() {
  const { nav, study } = useWords()
  return (
    <header className="page-header">
      <Link href={paths.home} className="brand" aria-label={nav.home}>
        <Mark size={30} className="brand-mark" />
        <span className="brand-name">Durbar</span>
      </Link>
      <nav aria-label={nav.site}>
        <Link href={paths.rules('maharaja')}>{nav.rulebooks}</Link>
        <Link href={paths.tables}>{nav.tables}</Link>
        <Link href={paths.study()}>{study.title}</Link>
      </nav>
      <div className="page-tools">
        <ThemeButton />
        <LanguageSwitch />
        <MyName />
      </div>
    </header>
  )
}
