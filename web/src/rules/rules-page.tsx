import { useEffect, useState } from 'react'
import { titleOf, titles, useCatalog } from '../home/shelf.ts'
import { navigate, paths } from '../router.ts'
import { useTitle } from '../table/tab-title.ts'
import { Link } from '../ui/link.tsx'
import { PageFooter } from '../ui/page-footer.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useWords } from '../words/index.ts'
import { type Asked, Rulebook } from './rulebook.tsx'
import '../styles/rules.css'

export default function RulesPage({ game, rule }: { readonly game: string; readonly rule: string | undefined }) {
  const words = useWords()
  const { nav } = words
  const catalog = useCatalog()
  const [asked, setAsked] = useState<Asked | undefined>(rule === undefined ? undefined : { rule })
  useTitle(`${titleOf(game, words)}, ${nav.rulebook}`)

  useEffect(() => {
    if (rule !== undefined) setAsked({ rule })
  }, [rule])

  return (
    <div className="page">
      <PageHeader />
      <main id="content" className="narrow rules-page">
        <h1>{titleOf(game, words)}</h1>
        {catalog && catalog.length > 1 && (
          <nav className="rules-games" aria-label={nav.rulebooks}>
            {titles
              .filter(({ id }) => catalog.includes(id))
              .map(({ id }) => (
                <Link key={id} href={paths.rules(id)} aria-current={id === game ? 'page' : undefined}>
                  {titleOf(id, words)}
                </Link>
              ))}
          </nav>
        )}
        <Rulebook
          game={game}
          asked={asked}
          onAsk={(next) => {
            navigate(paths.rules(game, next), 'replace')
            setAsked({ rule: next })
          }}
        />
      </main>
      <PageFooter />
    </div>
  )
}
