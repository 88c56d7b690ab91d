import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { keepApp } from './offline/updates.ts'
import { preferences } from './preferences.ts'
import './styles/index.css'
import { loadWords } from './words/index.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
const { language } = preferences()
createRoot(root).render(<App first={{ language, words: await loadWords(language) }} />)
keepApp()
