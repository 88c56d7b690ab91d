import type { Language } from '@durbar/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { UpdateNotice } from './offline/update-notice.tsx'
import { usePreferences } from './preferences.ts'
import { useRoute } from './router.ts'
import { Notice } from './ui/notice.tsx'
import { loadWords, useWords, type Words, WordsContext } from './words/index.ts'

const Home = lazy(() => import('./home/home.tsx'))
const MyTables = lazy(() => import('./home/tables-page.tsx'))
const Create = lazy(() => import('./create/create.tsx'))
const Join = lazy(() => import('./join/join.tsx'))
const Table = lazy(() => import('./table/page.tsx'))
const Rules = lazy(() => import('./rules/rules-page.tsx'))
const Study = lazy(() => import('./study/page.tsx'))

interface Spoken {
  readonly language: Language
  readonly words: Words
}

/** The words change only when the new ones are here, so that no page is ever half translated. */
function useSpoken(first: Spoken): Spoken {
  const { language } = usePreferences()
  const [spoken, setSpoken] = useState(first)
  useEffect(() => {
    let wanted = true
    if (language !== spoken.language)
      loadWords(language).then((words) => wanted && setSpoken({ language, words }), console.error)
    return () => {
      wanted = false
    }
  }, [language, spoken.language])
  return spoken
}

export function App({ first }: { readonly first: Spoken }) {
  const { words, language } = useSpoken(first)
  const { theme, motion } = usePreferences()

  useEffect(() => {
    const { documentElement: page } = document
    page.lang = language
    const manifest = document.getElementById('manifest')
    if (manifest instanceof HTMLLinkElement)
      manifest.href = `${import.meta.env.BASE_URL}manifest-${language}.webmanifest`
    page.dataset.theme = theme
    page.dataset.motion = motion
  }, [language, theme, motion])

  return (
    <WordsContext value={words}>
      <a className="skip" href="#content">
        {words.nav.skip}
      </a>
      <Suspense fallback={<div className="page-loading" />}>
        <Page />
      </Suspense>
      <UpdateNotice />
    </WordsContext>
  )
}

function Page() {
  const route = useRoute()
  const { errors } = useWords()
  switch (route.page) {
    case 'home':
      return <Home />
    case 'tables':
      return <MyTables />
    case 'new':
      return <Create key={route.game} game={route.game} />
    case 'join':
      return <Join key={route.table} table={route.table} invite={route.invite} />
    case 'table':
      return <Table key={route.table} id={route.table} invite={route.invite} />
    case 'rules':
      return <Rules key={route.game} game={route.game} rule={route.rule} />
    case 'study':
      return <Study key={route.table ?? ''} table={route.table} />
    case 'unknown':
      return <Notice title={errors.unknownPage} hint={errors.unknownPageHint} />
  }
}
