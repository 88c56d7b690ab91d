import { prefer, usePreferences } from '../preferences.ts'
import { useWords } from '../words/index.ts'
import { Icon } from './icon.tsx'

/** One press for the other of light and dark, whatever the system says. */
export function ThemeButton() {
  const { nav } = useWords()
  const { theme } = usePreferences()
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={nav.theme}
      onClick={() => prefer({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  )
}
