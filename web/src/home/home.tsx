import { useState } from 'react'
import { navigate, paths } from '../router.ts'
import { handOver, useRecordDrop } from '../study/hand-over.ts'
import { useTitle } from '../table/tab-title.ts'
import { PageFooter } from '../ui/page-footer.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { problemText } from '../ui/problem.ts'
import { useWords } from '../words/index.ts'
import { Hero } from './hero.tsx'
import { MyTables } from './my-tables.tsx'
import { playNow } from './play-now.ts'
import { useCatalog } from './shelf.ts'
import { Tiles } from './tiles.tsx'
import '../styles/home.css'

export default function Home() {
  const words = useWords()
  const catalog = useCatalog()
  const [opening, setOpening] = useState(false)
  const [problem, setProblem] = useState<string>()
  useTitle()
  useRecordDrop(
    (text) => {
      handOver(text)
      navigate(paths.study())
    },
    () => setProblem(words.study.unreadable['too-large']),
  )

  async function open(game: string): Promise<void> {
    setOpening(true)
    setProblem(undefined)
    try {
      await playNow(game, words)
    } catch (failure) {
      setProblem(problemText(failure, words))
    } finally {
      setOpening(false)
    }
  }

  return (
    <div className="home">
      <PageHeader />
      <main id="content">
        <Hero opening={opening} problem={problem} onPlay={open} />
        <MyTables />
        <Tiles catalog={catalog} opening={opening} onPlay={open} />
      </main>
      <PageFooter />
    </div>
  )
}
